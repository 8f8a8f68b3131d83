import { isDetailField, type Details } from './details.js';

/** Returns the valid fields of stored details. Every script of the origin can write to the storage. */
export function parseDetails(stored: Readonly<Record<string, unknown>>): Details {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([field, text]) => (isDetailField(field) && typeof text === 'string' ? [[field, text]] : [])),
  );
}
