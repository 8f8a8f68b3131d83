import * as z from 'zod/mini';
import type { Schema } from '../schema.js';

/** Input of an operation that takes none, or answer of one that has none. */
export const empty: Schema<Record<string, never>> = z.strictObject({});
