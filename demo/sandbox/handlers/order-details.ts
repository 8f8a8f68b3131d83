import { getOrder } from '../../../src/generated/api/operations/index.js';
import type { WireBody } from '../context.js';
import { jsonNumber } from '../engine/money.js';
import type { OrderRow } from '../engine/orders/place-order.js';
import { returnedFields } from '../supported/stored-fields.js';

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
  'amountPerUnit',
  'listPricePerUnit',
  'inlineDiscountPerUnit',
  'priceIncreasePercentage',
  'unusedUnitsCreditRates',
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

/** Returns the line items of an order with the fields that the response documents. */
export function wireLineItems({ details }: OrderRow): WireBody {
  const { orderLineItems: items } = details;
  if (!Array.isArray(items)) return {};
  const wire = (item: unknown): WireBody => returnedFields(wireDetail({ ...(typeof item === 'object' && item) }), getOrder.response, AT);
  return { orderLineItems: items.map(wire) };
}
const AT = 'order.orderLineItems';

/** Returns an order action in the wire format. */
export function wireDetail(detail: object): WireBody {
  return wireEntry({ ...detail }, '');
}
