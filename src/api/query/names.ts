import { refuse } from './refuse.js';

const NAME = /^[A-Za-z]\w*$/;
const KEYWORDS: readonly string[] = ['select', 'from', 'where', 'and', 'or', 'not', 'like', 'in', 'null', 'true', 'false'];

/**
 * Validates the name of an object or field. TypeScript allows only known names. This check protects callers in plain JavaScript.
 * @throws {InvalidRequestError}
 */
export function checkedName(path: string, name: unknown): string {
  if (typeof name === 'string' && NAME.test(name) && !KEYWORDS.includes(name.toLowerCase())) return name;
  throw refuse(path, 'invalid-name', 'must be a name of letters, digits and underscores, and not a keyword');
}
