import type { AcceptedConsent, OrderResult } from '../../../api/schemas/storefront/purchase.js';
import type { PlanChoice, Quote } from '../../../api/schemas/storefront/quote.js';
import type { Money } from '../../../api/schemas/values.js';
import { isDetailField, NO_DETAILS, type DetailField, type Details } from './details.js';
import type { PurchaseProblem } from './purchase-problem.js';
import { NO_ADD_ONS, type Step } from './step-names.js';

/** Progress of the order. `open`: it can still be changed. The other values are states of a submission. */
type OrderStatus = 'open' | 'sending' | 'checking' | 'other-tab';

/** Unpaid first bill. Account and subscription exist; the purchase can continue with another card. */
export interface FirstBillBalance {
  readonly accountNumber: string;
  readonly due: Money;
}

/** A payment method for this purchase. */
export interface StoredMethod {
  readonly paymentMethodId: string;
  /** Name of the method, for example "Visa ending in 4242"; unknown if the payment form does not tell the digits. */
  readonly label?: string | undefined;
}

/** State of a sign-up, without data of the gateway. Immutable: `reducePurchase` returns the next state. */
export interface Purchase {
  readonly step: Step;
  readonly plan: PlanChoice | undefined;
  /** Add-ons that are bought with the plan. */
  readonly addOns: readonly PlanChoice[];
  /** Coupon code that the gateway has accepted. */
  readonly coupon: string | undefined;
  /** Details as typed. */
  readonly details: Details;
  readonly accepted: readonly AcceptedConsent[];
  /** Method that the payment form stored for this purchase. */
  readonly method: StoredMethod | undefined;
  /** Payment term of the quote, if the user pays on invoice instead of with `method`. */
  readonly invoiceTerm: string | undefined;
  /** True if the user wants a second subscription: of a plan that the account already has, or of the same product family. */
  readonly again: boolean;
  readonly unpaidFirstBill: FirstBillBalance | undefined;
  readonly status: OrderStatus;
  /** Quote that the user confirmed and that has changed since. */
  readonly confirmed: Quote | undefined;
  readonly problem: PurchaseProblem | undefined;
  readonly result: OrderResult | undefined;
}

export type PurchaseAction =
  /** `step`: the next step. */
  | {
      readonly type: 'plan';
      readonly plan: PlanChoice;
      readonly addOns: readonly PlanChoice[];
      readonly again?: boolean;
      readonly step: Step;
    }
  | { readonly type: 'quantity'; readonly quantity: number }
  | { readonly type: 'add-on'; readonly addOn: PlanChoice; readonly taken: boolean }
  | { readonly type: 'coupon'; readonly coupon: string | undefined }
  | { readonly type: 'typed'; readonly field: DetailField; readonly value: string }
  /** Details that the page already knows. They never replace typed ones. */
  | { readonly type: 'prefill'; readonly details: Details }
  | { readonly type: 'consent'; readonly consent: AcceptedConsent; readonly accepted: boolean }
  | { readonly type: 'method'; readonly method: StoredMethod; readonly step: Step }
  | { readonly type: 'invoice'; readonly invoiceTerm: string | undefined }
  | { readonly type: 'again'; readonly again: boolean }
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'send' }
  /** The order was sent, and its outcome is not certain. */
  | { readonly type: 'uncertain'; readonly status: 'checking' | 'other-tab' }
  | { readonly type: 'failed'; readonly problem: PurchaseProblem; readonly confirmed?: Quote | undefined }
  | { readonly type: 'answered'; readonly result: OrderResult }
  /** Starts another purchase after this one. */
  | { readonly type: 'start-again'; readonly step: Step };

export const NEW_PURCHASE: Purchase = {
  step: 'plan',
  plan: undefined,
  addOns: NO_ADD_ONS,
  coupon: undefined,
  details: NO_DETAILS,
  accepted: [],
  method: undefined,
  invoiceTerm: undefined,
  again: false,
  unpaidFirstBill: undefined,
  status: 'open',
  confirmed: undefined,
  problem: undefined,
  result: undefined,
};

/** True while the order is being sent or its outcome is unknown. Nothing can be edited then, and no other step can be opened. */
export function isUnderWay({ status }: Purchase): boolean {
  return status !== 'open';
}

/** True if the user has chosen how to pay. */
export function isPaymentChosen({ method, invoiceTerm }: Pick<Purchase, 'method' | 'invoiceTerm'>): boolean {
  return (method ?? invoiceTerm) !== undefined;
}

/** True if the plan and the details cannot be changed any more. Once account and subscription exist, only the payment can be changed. */
export function isSettled(purchase: Purchase): boolean {
  return isUnderWay(purchase) || purchase.unpaidFirstBill !== undefined || purchase.step === 'done';
}

/** Returns the next state. Ignores actions that do not apply to the current state. */
export function reducePurchase(purchase: Purchase, action: PurchaseAction): Purchase {
  switch (action.type) {
    case 'plan':
    case 'quantity':
    case 'add-on':
    case 'coupon':
    case 'typed':
    case 'prefill':
    case 'again':
      return isSettled(purchase) ? purchase : applyEdit(purchase, action);
    case 'consent':
      return isUnderWay(purchase) ? purchase : { ...purchase, ...applyConsent(purchase, action.consent, action.accepted) };
    case 'method':
      if (isUnderWay(purchase) || purchase.step === 'done') return purchase;
      return { ...purchase, method: action.method, invoiceTerm: undefined, step: action.step, problem: undefined };
    case 'invoice':
      return isSettled(purchase) ? purchase : { ...purchase, invoiceTerm: action.invoiceTerm, problem: undefined };
    case 'step':
      return canGoTo(purchase, action.step) ? { ...purchase, step: action.step, problem: undefined } : purchase;
    case 'send':
      if (isUnderWay(purchase)) return purchase;
      return { ...purchase, status: 'sending', problem: undefined, confirmed: undefined };
    case 'uncertain':
      return { ...purchase, status: action.status, step: 'review' };
    case 'failed':
      return applyFailure(purchase, action.problem, action.confirmed);
    case 'answered':
      return applyResult(purchase, action.result);
    case 'start-again':
      return purchase.step === 'done' ? { ...NEW_PURCHASE, step: action.step } : purchase;
  }
}

type EditAction = Extract<PurchaseAction, { type: 'plan' | 'quantity' | 'add-on' | 'coupon' | 'typed' | 'prefill' | 'again' }>;

function applyEdit(purchase: Purchase, action: EditAction): Purchase {
  switch (action.type) {
    case 'plan': {
      const { plan, addOns, step, again = false } = action;
      return { ...purchase, plan, addOns, step, again, confirmed: undefined, problem: undefined };
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

function canGoTo(purchase: Purchase, step: Step): boolean {
  if (isUnderWay(purchase) || purchase.step === 'done' || step === 'done') return false;
  return !purchase.unpaidFirstBill || step === 'payment' || step === 'review';
}

function applyConsent(purchase: Purchase, { id, version }: AcceptedConsent, accepted: boolean): Pick<Purchase, 'accepted' | 'problem'> {
  const others = purchase.accepted.filter((consent) => consent.id !== id);
  return { accepted: accepted ? [...others, { id, version }] : others, problem: withoutField(purchase.problem, `consent-${id}`) };
}

/** Removes the error of a field when the user edits it. */
function withoutField(problem: PurchaseProblem | undefined, field: string): PurchaseProblem | undefined {
  if (problem?.kind !== 'fields') return problem;
  const fields = Object.fromEntries(Object.entries(problem.fields).filter(([name]) => name !== field));
  return Object.keys(fields).length > 0 ? { ...problem, fields } : undefined;
}

/** Opens the step where the problem can be solved. Removes a refused payment method, because the next attempt needs another one. */
function applyFailure(purchase: Purchase, problem: PurchaseProblem, confirmed: Quote | undefined): Purchase {
  const next: Purchase = { ...purchase, status: 'open', confirmed, problem };
  switch (problem.kind) {
    case 'payment':
    case 'new-purchase':
      return {
        ...next,
        step: 'payment',
        method: undefined,
        invoiceTerm: undefined,
        ...(problem.kind === 'new-purchase' ? { unpaidFirstBill: undefined } : {}),
      };
    case 'not-for-sale':
      return { ...next, step: 'plan', plan: undefined, addOns: [] };
    case 'fields':
      if ('coupon' in problem.fields) return { ...next, coupon: undefined };
      return { ...next, step: Object.keys(problem.fields).some(isDetailField) ? 'details' : 'review' };
    case 'expired':
      return { ...next, method: undefined, invoiceTerm: undefined };
    default:
      return { ...next, step: 'review' };
  }
}

function applyResult(purchase: Purchase, result: OrderResult): Purchase {
  if (result.status !== 'payment-required') {
    const { plan, addOns, details } = purchase;
    return { ...NEW_PURCHASE, plan, addOns, details, step: 'done', result };
  }
  return {
    ...purchase,
    status: 'open',
    step: 'payment',
    method: undefined,
    invoiceTerm: undefined,
    unpaidFirstBill: { accountNumber: result.accountNumber, due: result.due },
    problem: { kind: 'payment', reason: 'required' },
  };
}
