import type { WireBody } from '../context.js';

/** An answer without the fields that are empty: the definition allows `null` in few places and lets nearly everything be left out. */
export function withoutEmpty(fields: Record<string, unknown>): WireBody {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
