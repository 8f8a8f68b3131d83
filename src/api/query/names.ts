import { refuse } from './refuse.js';

const NAME = /^[A-Za-z]\w*$/;
const KEYWORDS: readonly string[] = ['select', 'from', 'where', 'and', 'or', 'not', 'like', 'in', 'null', 'true', 'false'];

/**
 * A name of an object or field as it may stand in a query. Types already say which names there are; this holds for callers without types too: no name
 * can bring anything but itself into the text.
 * @throws {InvalidRequestError}
 */
export function checkedName(path: string, name: unknown): string {
  if (typeof name === 'string' && NAME.test(name) && !KEYWORDS.includes(name.toLowerCase())) return name;
  throw refuse(path, 'invalid-name', 'must be a name of letters, digits and underscores that is no keyword');
}
