import type { PlanChoice } from '../../../api/schemas/storefront/quote.js';
import type { Step } from './step-names.js';

/** Values from the query of the page's URL. */
export interface DeepLink {
  readonly plan?: PlanChoice | undefined;
  readonly addOns?: readonly PlanChoice[] | undefined;
  readonly period?: string | undefined;
  readonly currency?: string | undefined;
  readonly coupon?: string | undefined;
  readonly email?: string | undefined;
  readonly step?: Step | undefined;
}

const EMAIL = /^[^\s@]{1,64}@[^\s@]{3,}$/;
const CODE = /^[\w-]{1,64}$/;
const STEPS: readonly Step[] = ['plan', 'details', 'payment', 'review'];

/** Parses a positive whole number. Undefined for other texts. */
function parseCount(text: string): number | undefined {
  const count = Number(text);
  return /^\d{1,7}$/.test(text) && count > 0 ? count : undefined;
}

/**
 * Reads the query of the page: `plan`, `quantity`, `add-on=<id>:<quantity>` (repeated), `period`, `currency`, `coupon`, `email`, `step`.
 * @param warn receives a message for each invalid value; invalid values are ignored
 */
export function readDeepLink(query: string, warn: (message: string) => void): DeepLink {
  const parameters = new URLSearchParams(query);
  const read = <Value>(name: string, parse: (text: string) => Value | undefined): Value | undefined => {
    const text = parameters.get(name);
    if (text === null || text === '') return undefined;
    const value = parse(text);
    if (value === undefined) warn(`"${name}=${text}" in the address is invalid and is ignored.`);
    return value;
  };
  const code = (text: string): string | undefined => (CODE.test(text) ? text : undefined);
  const quantity = read('quantity', parseCount);
  const id = read('plan', code);
  const addOns = parameters.getAll('add-on').flatMap((text): PlanChoice[] => {
    const [, addOn = '', count = ''] = /^([\w-]{1,64})(?::(\d{1,7}))?$/.exec(text) ?? [];
    if (addOn === '') warn(`"add-on=${text}" in the address is invalid and is ignored.`);
    return addOn === '' ? [] : [{ productRatePlanId: addOn, quantity: parseCount(count) ?? 1 }];
  });
  return {
    plan: id === undefined ? undefined : { productRatePlanId: id, ...(quantity === undefined ? {} : { quantity }) },
    addOns: addOns.length > 0 ? addOns : undefined,
    period: read('period', (text) => (/^[\w -]{1,40}$/.test(text) ? text : undefined)),
    currency: read('currency', (text) => (/^[A-Z]{3}$/.test(text) ? text : undefined)),
    coupon: read('coupon', (text) => (text.length <= 64 ? text : undefined)),
    email: read('email', (text) => (EMAIL.test(text) && text.length <= 80 ? text : undefined)),
    step: read('step', (text) => STEPS.find((step) => step === text)),
  };
}
