import * as z from 'zod/mini';
import type { Schema } from './schema.js';

/** Readable text, without control characters, unpaired surrogates and direction marks. */
const READABLE = /^(?!\s+$)[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;

/** Text of an input with a maximum length. */
export const text = (max: number): Schema<string> =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(READABLE, 'must be text without control characters'));

/** Text of an input that may be empty, to remove the current value. */
export const removable = (max: number): Schema<string> =>
  z.string().check(z.maxLength(max), z.regex(READABLE, 'must be text without control characters'));
