import * as z from 'zod/mini';
import type { Schema } from './schema.js';

/** Something to read, without control characters, broken pairs and marks that turn the direction of what follows. */
const READABLE = /^(?!\s+$)[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;

/** Text of an input with its longest allowed length. */
export const text = (max: number): Schema<string> =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(READABLE, 'must be text without control characters'));

/** The same, or nothing to take away what there is. */
export const removable = (max: number): Schema<string> =>
  z.string().check(z.maxLength(max), z.regex(READABLE, 'must be text without control characters'));
