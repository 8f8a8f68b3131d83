import type * as z from 'zod/v4/core';
import type { Validator } from '../../src/api/schemas/validator.js';
import { isZod } from '../../src/api/wire/schema-walk.js';

/** Narrows a validator of a billing row to its zod schema. */
export function zodSchema(validator: Validator<unknown>): z.$ZodType {
  if (!isZod(validator)) throw new Error('The validator is not a zod schema.');
  return validator;
}
