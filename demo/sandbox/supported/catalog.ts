import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { pageRequest, type PageRequest } from './fields.js';

/** Input of a list of rate plans. `show-charge-definitions` is not supported. */
export interface ProductRatePlansInput extends PageRequest {
  'product-key': string;
}

export const productRatePlansInput: Schema<ProductRatePlansInput> = z.object({ ...pageRequest, 'product-key': z.string() });
