import { createOrder } from '../../../api/operations/storefront/orders.js';
import type { OrderResult, PlanChoice } from '../../../api/schemas/storefront/purchase.js';
import { isDetailField, type Details } from './details.js';
import type { Owing, Purchase, StoredMethod } from './purchase.js';
import { STEPS, type Step } from './step-names.js';

/** Readers of what was kept. Storage is not trusted: anyone with the page's origin can write there. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value : []).filter(isFields);

export function planOf(value: unknown): PlanChoice | undefined {
  if (!isFields(value)) return undefined;
  const productRatePlanId = textOf(value['productRatePlanId']);
  const quantity = value['quantity'];
  if (!productRatePlanId) return undefined;
  return typeof quantity === 'number' ? { productRatePlanId, quantity } : { productRatePlanId };
}

export function plansOf(value: unknown): PlanChoice[] {
  return list(value).flatMap((each) => planOf(each) ?? []);
}

export function detailsOf(value: unknown): Details {
  const given = Object.entries(isFields(value) ? value : {});
  return Object.fromEntries(given.flatMap(([field, text]) => (isDetailField(field) && typeof text === 'string' ? [[field, text]] : [])));
}

export function acceptedOf(value: unknown): Purchase['accepted'] {
  return list(value).flatMap((consent) => {
    const [id, version] = [textOf(consent['id']), textOf(consent['version'])];
    return id && version ? [{ id, version }] : [];
  });
}

export function methodOf(value: unknown): StoredMethod | undefined {
  if (!isFields(value)) return undefined;
  const paymentMethodId = textOf(value['paymentMethodId']);
  return paymentMethodId === undefined ? undefined : { paymentMethodId, label: textOf(value['label']) };
}

export function owingOf(value: unknown): Owing | undefined {
  if (!isFields(value) || !isFields(value['due'])) return undefined;
  const [accountNumber, amount, currency] = [
    textOf(value['accountNumber']),
    textOf(value['due']['amount']),
    textOf(value['due']['currency']),
  ];
  return accountNumber && amount && currency ? { accountNumber, due: { amount, currency } } : undefined;
}

export function resultOf(value: unknown): OrderResult | undefined {
  const result = createOrder.response.safeParse(value);
  return result.success ? result.data : undefined;
}

export function stepOf(value: unknown): Step {
  const step = STEPS.find((known) => known === value) ?? 'plan';
  return step === 'done' ? 'plan' : step;
}
