import type { WireBody } from '../context.js';

/** Those fields of an object that are asked for by their names, separated by commas, and its id; all unless asked. */
export function chosenFields(object: WireBody, fields: string | undefined): WireBody {
  if (fields === undefined || fields.trim() === '') return object;
  const wanted = new Set(['Id', ...fields.split(',').map((name) => name.trim())]);
  return Object.fromEntries(Object.entries(object).filter(([name]) => wanted.has(name)));
}
