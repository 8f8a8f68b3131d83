import type { WireBody } from '../context.js';

/** Returns the requested fields (comma-separated names) and the id. Default: all fields. */
export function selectFields(object: WireBody, fields: string | undefined): WireBody {
  if (fields === undefined || fields.trim() === '') return object;
  const wanted = new Set(['Id', ...fields.split(',').map((name) => name.trim())]);
  return Object.fromEntries(Object.entries(object).filter(([name]) => wanted.has(name)));
}
