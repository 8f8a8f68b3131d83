import type { Validator } from '../validator.js';
import { strictObject } from '../validation.js';

/** Empty request or response. */
export const empty: Validator<Record<string, never>> = strictObject({});
