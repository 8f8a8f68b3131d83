import * as z from 'zod/mini';
import type { Schema } from './schema.js';
import type { DecimalString } from './values.js';

/** Amount that a person enters: a plain decimal, not negative. */
export const amount: Schema<DecimalString> = z
  .string()
  .check(z.maxLength(30), z.regex(/^(?:0|[1-9]\d*)(?:\.\d+)?$/, 'must be an amount such as 12.50'));
