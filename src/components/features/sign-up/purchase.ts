import type { AcceptedConsent, OrderRequest, OrderResult, PlanChoice, Quote } from '../../../api/schemas/storefront/purchase.js';
import type { Money } from '../../../api/schemas/values.js';
import { isDetailField, NO_DETAILS, type DetailField, type Details } from './details.js';
import type { Problem } from './problems.js';
import { NOTHING_TAKEN, type Step } from './step-names.js';

/**
 * What became of the order. `sending`: an answer is awaited; `checking`: it left, no answer came, so it may have happened: only asking again
 * with the same key can tell; `other-tab`: another tab is sending it.
 */
export type OrderStatus = 'open' | 'sending' | 'checking' | 'other-tab';

/** Account and subscription exist, the first bill is not paid: the same purchase goes on with another card (flows.md ruling 3). */
export interface Owing {
  readonly accountNumber: string;
  readonly due: Money;
}

/** A payment method for this purchase. */
export interface StoredMethod {
  readonly paymentMethodId: string;
  /** What it is called, for example "Visa ending in 4242"; unknown for one that was just stored. */
  readonly label?: string | undefined;
}

/** Everything a sign-up knows that is not an answer of the gateway. A plain value: `reduce` makes the next one. */
export interface Purchase {
  readonly step: Step;
  readonly plan: PlanChoice | undefined;
  /** What is taken beside the plan. */
  readonly addOns: readonly PlanChoice[];
  /** A code that the gateway has accepted. */
  readonly coupon: string | undefined;
  /** As typed; nothing typed is ever lost. */
  readonly details: Details;
  readonly accepted: readonly AcceptedConsent[];
  /** The method that the payment form stored for this purchase. */
  readonly method: StoredMethod | undefined;
  /** The person wants a plan once more that the account has already. */
  readonly again: boolean;
  readonly owing: Owing | undefined;
  readonly status: OrderStatus;
  /** What was sent last. Asking again sends exactly this, since a key stands for one request. */
  readonly sent: OrderRequest | undefined;
  /** The quote that the person confirmed and that has changed since. */
  readonly confirmed: Quote | undefined;
  readonly problem: Problem | undefined;
  readonly result: OrderResult | undefined;
}

export type Action =
  /** `step`: where it goes on. */
  | { readonly type: 'plan'; readonly plan: PlanChoice; readonly addOns: readonly PlanChoice[]; readonly step: Step }
  | { readonly type: 'quantity'; readonly quantity: number }
  | { readonly type: 'add-on'; readonly addOn: PlanChoice; readonly taken: boolean }
  | { readonly type: 'coupon'; readonly coupon: string | undefined }
  | { readonly type: 'typed'; readonly field: DetailField; readonly value: string }
  /** Details that the page knows already; they never replace what was typed. */
  | { readonly type: 'prefill'; readonly details: Details }
  | { readonly type: 'consent'; readonly consent: AcceptedConsent; readonly accepted: boolean }
  | { readonly type: 'method'; readonly method: StoredMethod; readonly step: Step }
  | { readonly type: 'again'; readonly again: boolean }
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'send'; readonly request: OrderRequest }
  | { readonly type: 'ask' }
  | { readonly type: 'unknown' }
  | { readonly type: 'other-tab' }
  | { readonly type: 'failed'; readonly problem: Problem; readonly confirmed?: Quote | undefined }
  | { readonly type: 'answered'; readonly result: OrderResult }
  /** Another purchase, after this one. */
  | { readonly type: 'start-again'; readonly step: Step };

export const NEW_PURCHASE: Purchase = {
  step: 'plan',
  plan: undefined,
  addOns: NOTHING_TAKEN,
  coupon: undefined,
  details: NO_DETAILS,
  accepted: [],
  method: undefined,
  again: false,
  owing: undefined,
  status: 'open',
  sent: undefined,
  confirmed: undefined,
  problem: undefined,
  result: undefined,
};

/** While the outcome is unknown, nothing that was sent may change and no other step is open. */
export function isUnderWay({ status }: Purchase): boolean {
  return status !== 'open';
}

/** Once account and subscription exist, only the payment is left to change. */
export function isSettled(purchase: Purchase): boolean {
  return isUnderWay(purchase) || purchase.owing !== undefined || purchase.step === 'done';
}

/** The next state. Actions that do not fit the state change nothing. */
export function reduce(purchase: Purchase, action: Action): Purchase {
  switch (action.type) {
    case 'plan':
    case 'quantity':
    case 'add-on':
    case 'coupon':
    case 'typed':
    case 'prefill':
    case 'again':
      return isSettled(purchase) ? purchase : changed(purchase, action);
    case 'consent':
      return isUnderWay(purchase) ? purchase : { ...purchase, ...consented(purchase, action.consent, action.accepted) };
    case 'method':
      if (isUnderWay(purchase) || purchase.step === 'done') return purchase;
      return { ...purchase, method: action.method, step: action.step, problem: undefined };
    case 'step':
      return mayGoTo(purchase, action.step) ? { ...purchase, step: action.step, problem: undefined } : purchase;
    case 'send':
      if (isUnderWay(purchase)) return purchase;
      return { ...purchase, status: 'sending', sent: action.request, problem: undefined, confirmed: undefined };
    case 'ask':
      return purchase.sent && purchase.status === 'other-tab' ? { ...purchase, status: 'checking' } : purchase;
    case 'unknown':
      return { ...purchase, status: 'checking', step: 'review' };
    case 'other-tab':
      return { ...purchase, status: 'other-tab', step: 'review' };
    case 'failed':
      return failed(purchase, action.problem, action.confirmed);
    case 'answered':
      return answered(purchase, action.result);
    case 'start-again':
      return purchase.step === 'done' ? { ...NEW_PURCHASE, step: action.step } : purchase;
  }
}

type Change = Extract<Action, { type: 'plan' | 'quantity' | 'add-on' | 'coupon' | 'typed' | 'prefill' | 'again' }>;

function changed(purchase: Purchase, action: Change): Purchase {
  switch (action.type) {
    case 'plan': {
      const { plan, addOns, step } = action;
      return { ...purchase, plan, addOns, step, again: false, confirmed: undefined, problem: undefined };
    }
    case 'quantity':
      if (!purchase.plan) return purchase;
      return { ...purchase, plan: { ...purchase.plan, quantity: action.quantity }, confirmed: undefined };
    case 'add-on': {
      const others = purchase.addOns.filter(({ productRatePlanId }) => productRatePlanId !== action.addOn.productRatePlanId);
      return { ...purchase, addOns: action.taken ? [...others, action.addOn] : others, confirmed: undefined };
    }
    case 'coupon':
      return { ...purchase, coupon: action.coupon, confirmed: undefined, problem: withoutField(purchase.problem, 'coupon') };
    case 'typed':
      return {
        ...purchase,
        details: { ...purchase.details, [action.field]: action.value },
        problem: withoutField(purchase.problem, action.field),
      };
    case 'prefill':
      return { ...purchase, details: { ...action.details, ...purchase.details } };
    case 'again':
      return { ...purchase, again: action.again, problem: undefined };
  }
}

function mayGoTo(purchase: Purchase, step: Step): boolean {
  if (isUnderWay(purchase) || purchase.step === 'done' || step === 'done') return false;
  return !purchase.owing || step === 'payment' || step === 'review';
}

function consented(purchase: Purchase, { id, version }: AcceptedConsent, accepted: boolean): Pick<Purchase, 'accepted' | 'problem'> {
  const others = purchase.accepted.filter((consent) => consent.id !== id);
  return { accepted: accepted ? [...others, { id, version }] : others, problem: withoutField(purchase.problem, `consent-${id}`) };
}

/** A field that is being mended is no longer complained about. */
function withoutField(problem: Problem | undefined, field: string): Problem | undefined {
  if (problem?.kind !== 'fields') return problem;
  const fields = Object.fromEntries(Object.entries(problem.fields).filter(([name]) => name !== field));
  return Object.keys(fields).length > 0 ? { ...problem, fields } : undefined;
}

/** Where a problem is mended. A refused method is forgotten: the next attempt needs another one. */
function failed(purchase: Purchase, problem: Problem, confirmed: Quote | undefined): Purchase {
  const next: Purchase = { ...purchase, status: 'open', sent: undefined, confirmed, problem };
  switch (problem.kind) {
    case 'payment':
    case 'new-purchase':
      return { ...next, step: 'payment', method: undefined, ...(problem.kind === 'new-purchase' ? { owing: undefined } : {}) };
    case 'not-for-sale':
      return { ...next, step: 'plan', plan: undefined, addOns: [] };
    case 'fields':
      if ('coupon' in problem.fields) return { ...next, coupon: undefined };
      return { ...next, step: Object.keys(problem.fields).some(isDetailField) ? 'details' : 'review' };
    case 'expired':
      return { ...next, method: undefined };
    default:
      return { ...next, step: 'review' };
  }
}

function answered(purchase: Purchase, result: OrderResult): Purchase {
  if (result.status !== 'payment-required') {
    const { plan, addOns, details } = purchase;
    return { ...NEW_PURCHASE, plan, addOns, details, step: 'done', result };
  }
  return {
    ...purchase,
    status: 'open',
    step: 'payment',
    sent: undefined,
    method: undefined,
    owing: { accountNumber: result.accountNumber, due: result.due },
    problem: { kind: 'payment', reason: 'required' },
  };
}
