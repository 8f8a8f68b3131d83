import type { Validator } from './validator.js';

/**
 * Returns the data that `validator` reads from `value`.
 * @throws {Error} naming each invalid field
 */
export function parse<Output>(validator: Validator<Output>, value: unknown): Output {
  const parsed = validator.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')} ${message}`);
  throw new Error(`Invalid data: ${fields.join('; ')}.`);
}
