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

/** What an answer has in another spelling, or always, where an input need not. */
function wireEntry(value: WireBody, name: string): WireBody {
  const entries = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, wireValue(entry, key)]));
  if (name === 'terms') return { renewalTerms: [], ...entries };
  // The definition has this spelling in the charges of an order's answer, and the usual one in those of a change of plan.
  if (name === 'chargeOverrides') return { ...entries, productRateplanChargeId: entries['productRatePlanChargeId'] };
  return entries;
}

/** An order action as the platform gives it back. */
export function wireDetail(detail: object): WireBody {
  return wireEntry({ ...detail }, '');
}
