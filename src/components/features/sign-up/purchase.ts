import type { AcceptedConsent, OrderRequest, OrderResult, PlanChoice, Quote } from '../../../api/schemas/storefront/purchase.js';
import type { Money } from '../../../api/schemas/values.js';
import { NO_DETAILS, type DetailField, type Details } from './details.js';
import type { Problem } from './problems.js';

/** The steps of a sign-up, in order. `payment` is left out where nothing is due, now or later. */
export const STEPS = ['plan', 'details', 'payment', 'review', 'done'] as const;
export type Step = (typeof STEPS)[number];

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

/** Everything a sign-up knows that is not an answer of the gateway. A plain value: `reduce` makes the next one. */
export interface Purchase {
  readonly step: Step;
  readonly plan: PlanChoice | undefined;
  /** As typed; nothing typed is ever lost. */
  readonly details: Details;
  readonly accepted: readonly AcceptedConsent[];
  /** Id of the method that the payment form stored for this purchase. */
  readonly paymentMethodId: string | undefined;
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
  | { readonly type: 'plan'; readonly plan: PlanChoice }
  | { readonly type: 'quantity'; readonly quantity: number }
  | { readonly type: 'typed'; readonly field: DetailField; readonly value: string }
  | { readonly type: 'consent'; readonly consent: AcceptedConsent; readonly accepted: boolean }
  | { readonly type: 'method'; readonly paymentMethodId: string }
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'send'; readonly request: OrderRequest }
  | { readonly type: 'ask' }
  | { readonly type: 'unknown' }
  | { readonly type: 'other-tab' }
  | { readonly type: 'failed'; readonly problem: Problem; readonly confirmed?: Quote | undefined }
  | { readonly type: 'answered'; readonly result: OrderResult };

export const NEW_PURCHASE: Purchase = {
  step: 'plan',
  plan: undefined,
  details: NO_DETAILS,
  accepted: [],
  paymentMethodId: undefined,
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
function isSettled(purchase: Purchase): boolean {
  return isUnderWay(purchase) || purchase.owing !== undefined || purchase.step === 'done';
}

/** The next state. Actions that do not fit the state change nothing. */
export function reduce(purchase: Purchase, action: Action): Purchase {
  switch (action.type) {
    case 'plan':
      if (isSettled(purchase)) return purchase;
      return { ...purchase, plan: action.plan, step: 'details', confirmed: undefined, problem: undefined };
    case 'quantity':
      if (isSettled(purchase) || !purchase.plan) return purchase;
      return { ...purchase, plan: { ...purchase.plan, quantity: action.quantity }, confirmed: undefined };
    case 'typed':
      if (isSettled(purchase)) return purchase;
      return {
        ...purchase,
        details: { ...purchase.details, [action.field]: action.value },
        problem: withoutField(purchase.problem, action.field),
      };
    case 'consent':
      return isUnderWay(purchase) ? purchase : { ...purchase, ...consented(purchase, action.consent, action.accepted) };
    case 'method':
      if (isUnderWay(purchase) || purchase.step === 'done') return purchase;
      return { ...purchase, paymentMethodId: action.paymentMethodId, step: 'review', problem: undefined };
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
  }
}

function mayGoTo(purchase: Purchase, step: Step): boolean {
  if (isUnderWay(purchase) || purchase.step === 'done' || step === 'done') return false;
  if (purchase.owing) return step === 'payment' || step === 'review';
  return step === 'plan' || purchase.plan !== undefined;
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
      return { ...next, step: 'payment', paymentMethodId: undefined, ...(problem.kind === 'new-purchase' ? { owing: undefined } : {}) };
    case 'not-for-sale':
      return { ...next, step: 'plan', plan: undefined };
    case 'fields':
      return { ...next, step: Object.keys(problem.fields).some((field) => field in NO_DETAILS) ? 'details' : 'review' };
    default:
      return { ...next, step: 'review' };
  }
}

function answered(purchase: Purchase, result: OrderResult): Purchase {
  if (result.status !== 'payment-required') {
    return { ...NEW_PURCHASE, plan: purchase.plan, details: purchase.details, step: 'done', result };
  }
  return {
    ...purchase,
    status: 'open',
    step: 'payment',
    sent: undefined,
    paymentMethodId: undefined,
    owing: { accountNumber: result.accountNumber, due: result.due },
    problem: { kind: 'payment', reason: 'required' },
  };
}
