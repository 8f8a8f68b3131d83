import type { WireBody } from '../context.js';

/** Omits empty fields: in the API definition, nearly all fields are optional, but few may be `null`. */
export function omitEmpty(fields: Record<string, unknown>): WireBody {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
