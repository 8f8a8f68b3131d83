import { createOrder } from '../../../api/operations/storefront/orders.js';
import { createQuote } from '../../../api/operations/storefront/quotes.js';
import type { Buyer, QuoteRequest } from '../../../api/schemas/storefront/purchase.js';

/** What a person fills in, in the order of the form. */
export const DETAIL_FIELDS = ['firstName', 'lastName', 'email', 'company', 'country', 'address1', 'postalCode', 'city', 'state'] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];
export type Details = Readonly<Record<DetailField, string>>;

export const NO_DETAILS: Details = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  country: '',
  address1: '',
  postalCode: '',
  city: '',
  state: '',
};

/** What is wrong with a field: nothing in it, or not what it has to be. */
export type FieldProblem = 'missing' | 'invalid' | 'too-long' | 'not-served' | 'account-exists' | 'refused';
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** Countries whose addresses name a state or province that taxes may depend on. */
const WITH_STATE: readonly string[] = ['AU', 'BR', 'CA', 'IN', 'MX', 'MY', 'US'];

export function usesState(country: string): boolean {
  return WITH_STATE.includes(country);
}

/** What was typed, as the gateway takes it: without blanks around it and without empty fields. */
export function buyerOf(details: Details): Buyer {
  const typed = (field: DetailField): string => details[field].trim();
  const optional = (field: DetailField): Partial<Record<DetailField, string>> => (typed(field) ? { [field]: typed(field) } : {});
  return {
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    email: typed('email'),
    country: typed('country'),
    ...optional('company'),
    ...optional('address1'),
    ...optional('postalCode'),
    ...optional('city'),
    ...(usesState(typed('country')) ? optional('state') : {}),
  };
}

/** The part of the address that decides about tax; undefined until the country is known or while something in it is impossible. */
export function addressOf(details: Details): QuoteRequest['address'] {
  const { country, state, postalCode, city } = buyerOf(details);
  if (!country) return undefined;
  const address = {
    country,
    ...(state ? { state } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(city ? { city } : {}),
  };
  const asked = createQuote.request.safeParse({ intent: 'subscribe', plans: [{ productRatePlanId: '-' }], currency: 'USD', address });
  return asked.success ? address : undefined;
}

/** Checks with the rules of the gateway's own request, so page and gateway cannot disagree. */
export function checkDetails(details: Details): FieldProblems {
  const account = buyerOf(details);
  const checked = createOrder.request.safeParse({ account });
  const problems: Record<string, FieldProblem> = {};
  for (const { path, code } of checked.error?.issues ?? []) {
    const [part, field] = path;
    if (part !== 'account' || typeof field !== 'string') continue;
    const empty = !Reflect.get(account, field);
    problems[field] ??= empty ? 'missing' : code === 'too_big' ? 'too-long' : 'invalid';
  }
  return problems;
}
