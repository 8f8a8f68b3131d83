import type { Validator } from './validator.js';
import { minLength } from './input-validation.js';
import { maxLength, pattern, refine, string } from './validation.js';

/** Excludes blank text, control characters, lone surrogates and marks that change the direction of the text after them. */
const READABLE = /^(?!\s+$)[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;

/** Text of 1 to `max` characters. */
export const text = (max: number): Validator<string> =>
  refine(string, minLength(1), maxLength(max), pattern(READABLE, 'must be text without control characters'));

/** Text of at most `max` characters. Empty text removes the current value. */
export const removableText = (max: number): Validator<string> =>
  refine(string, maxLength(max), pattern(READABLE, 'must be text without control characters'));
