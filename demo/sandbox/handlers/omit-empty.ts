import type { WireBody } from '../context.js';

/** Omits empty fields: the API definition allows `null` in few fields, but nearly every field may be absent. */
export function omitEmpty(fields: Record<string, unknown>): WireBody {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
