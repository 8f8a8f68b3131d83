import type { WireBody } from '../context.js';

/** Omits empty fields: the definition allows `null` in few fields, but lets nearly any field be absent. */
export function omitEmpty(fields: Record<string, unknown>): WireBody {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
