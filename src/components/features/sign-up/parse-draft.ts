import { createOrder } from '../../../api/operations/storefront/orders.js';
import type { OrderResult } from '../../../api/schemas/storefront/purchase.js';
import type { PlanChoice } from '../../../api/schemas/storefront/quote.js';
import { isRecord } from '../../../store/is-record.js';
import type { FirstBillBalance, Purchase, StoredMethod } from './purchase.js';
import { STEPS, type Step } from './step-names.js';

/** Stored fields, not validated yet: every script of the origin can write to the storage. */
export type StoredFields = Readonly<Record<string, unknown>>;

export const parseText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const parseRecords = (value: unknown): StoredFields[] => (Array.isArray(value) ? value : []).filter(isRecord);

export function parsePlan(value: unknown): PlanChoice | undefined {
  if (!isRecord(value)) return undefined;
  const productRatePlanId = parseText(value['productRatePlanId']);
  const quantity = value['quantity'];
  if (!productRatePlanId) return undefined;
  return typeof quantity === 'number' ? { productRatePlanId, quantity } : { productRatePlanId };
}

export function parsePlans(value: unknown): PlanChoice[] {
  return parseRecords(value).flatMap((each) => parsePlan(each) ?? []);
}

export function parseConsents(value: unknown): Purchase['accepted'] {
  return parseRecords(value).flatMap((consent) => {
    const [id, version] = [parseText(consent['id']), parseText(consent['version'])];
    return id && version ? [{ id, version }] : [];
  });
}

export function parseMethod(value: unknown): StoredMethod | undefined {
  if (!isRecord(value)) return undefined;
  const paymentMethodId = parseText(value['paymentMethodId']);
  return paymentMethodId === undefined ? undefined : { paymentMethodId, label: parseText(value['label']) };
}

export function parseFirstBillBalance(value: unknown): FirstBillBalance | undefined {
  if (!isRecord(value) || !isRecord(value['due'])) return undefined;
  const [accountNumber, amount, currency] = [
    parseText(value['accountNumber']),
    parseText(value['due']['amount']),
    parseText(value['due']['currency']),
  ];
  return accountNumber && amount && currency ? { accountNumber, due: { amount, currency } } : undefined;
}

export function parseResult(value: unknown): OrderResult | undefined {
  const result = createOrder.response.safeParse(value);
  return result.success ? result.data : undefined;
}

export function parseStep(value: unknown): Step {
  const step = STEPS.find((known) => known === value) ?? 'plan';
  return step === 'done' ? 'plan' : step;
}
