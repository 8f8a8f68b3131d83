import type { Validator } from '../validator.js';
import { strictObject } from '../validation.js';

/** Input of an operation that takes none, or answer of one that has none. */
export const empty: Validator<Record<string, never>> = strictObject({});
