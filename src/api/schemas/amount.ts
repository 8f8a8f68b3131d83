import type { Validator } from './validator.js';
import type { DecimalString } from './values.js';
import { maxLength, pattern, refine, string } from './validation.js';

/** Amount that the user enters: a plain decimal, not negative. */
export const amount: Validator<DecimalString> = refine(
  string,
  maxLength(30),
  pattern(/^(?:0|[1-9]\d*)(?:\.\d+)?$/, 'must be an amount such as 12.50'),
);
