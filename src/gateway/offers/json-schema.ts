import * as z from 'zod';
import { offersSchema } from './schema.js';

/**
 * JSON Schema of the offers file, for editors, which support draft 7 best. Rules between fields, such as `min <= initial`, are only checked by the command `offers check`.
 */
export function offersJsonSchema(): Record<string, unknown> {
  return {
    ...z.toJSONSchema(offersSchema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }),
    title: 'Offers file of storefront-elements',
    description: 'Products and plans on sale, and how they are shown. Names and prices come from the product catalog.',
  };
}
