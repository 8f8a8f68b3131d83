import type { WireBody } from '../context.js';
import { jsonNumber } from '../engine/money.js';

/** Decimals that the platform writes as numbers. */
const NUMBERS = new Set([
  'quantity',
  'listPrice',
  'price',
  'startingUnit',
  'endingUnit',
  'includedUnits',
  'overagePrice',
  'discountAmount',
  'discountPercentage',
]);

function wireValue(value: unknown, name: string): unknown {
  if (typeof value === 'string' && NUMBERS.has(name)) return jsonNumber(value);
  if (Array.isArray(value)) return value.map((entry) => wireValue(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  return wireEntry({ ...value }, name);
}

/** Converts request fields that have another format in the response, and adds fields that only the response has. */
function wireEntry(value: WireBody, name: string): WireBody {
  const entries = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, wireValue(entry, key)]));
  if (name === 'terms') return { renewalTerms: [], ...entries };
  // In order responses, the API definition spells this id `productRateplanChargeId`, except in plan changes.
  if (name === 'chargeOverrides') return { ...entries, productRateplanChargeId: entries['productRatePlanChargeId'] };
  return entries;
}

/** Returns an order action in the wire format. */
export function wireDetail(detail: object): WireBody {
  return wireEntry({ ...detail }, '');
}
