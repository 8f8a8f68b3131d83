import type { Client } from '../../../api/client.js';
import type { Catalog, CatalogPlan, CatalogProduct } from '../../../api/schemas/storefront/catalog.js';
import type { PlanChoice, Quote, QuoteRequest } from '../../../api/schemas/storefront/purchase.js';
import type { Localize } from '../../locales/localize.js';
import type { PaymentAdapter } from '../payment/adapter.js';
import type { DetailField, FieldProblems } from './details.js';
import type { english } from './messages.js';
import { isOwed } from '../quote/summary.js';
import { isUnderWay, type Purchase, type Step } from './purchase.js';

export type Words = Localize<typeof english>;

/** The plan that is being bought, with what the catalog says about it. */
export interface Chosen {
  readonly product: CatalogProduct;
  readonly plan: CatalogPlan;
  /** What is quoted and ordered. */
  readonly choice: PlanChoice;
}

/** Everything a step is drawn from. Steps are functions of it and hold nothing. */
export interface View {
  readonly l: Words;
  readonly client: Client | undefined;
  readonly purchase: Purchase;
  readonly intentId: string;
  readonly catalog: Catalog;
  readonly chosen: Chosen | undefined;
  readonly quote: Quote | undefined;
  readonly address: QuoteRequest['address'];
  /** Steps of this purchase, in order, without `done`. */
  readonly steps: readonly Step[];
  readonly needsPayment: boolean;
  readonly online: boolean;
  /** Whether the gateway is being asked right now. */
  readonly attempting: boolean;
  /** Seconds until another attempt makes sense; 0 if it does now. */
  readonly wait: number;
  readonly problems: FieldProblems;
  /** Whether the person has tried to go on with these problems, so that they are summed up. */
  readonly summed: boolean;
  readonly settings: {
    readonly currency: string | undefined;
    readonly country: string | undefined;
    readonly period: string | undefined;
    readonly locale: string;
    readonly accountHref: string | undefined;
    readonly signInHref: string | undefined;
    readonly adapter: PaymentAdapter | undefined;
  };
  readonly actions: Actions;
}

export interface Actions {
  readonly choosePlan: (plan: PlanChoice) => void;
  readonly changeQuantity: (quantity: number) => void;
  readonly type: (field: DetailField, value: string) => void;
  /** The person has left a field. */
  readonly leave: (field: DetailField) => void;
  readonly submitDetails: () => void;
  readonly storeMethod: (paymentMethodId: string) => void;
  readonly consent: (id: string, version: string, accepted: boolean) => void;
  readonly go: (step: Step) => void;
  readonly editEmail: () => void;
  readonly confirm: () => void;
  readonly ask: () => void;
  readonly signIn: () => void;
}

/** Takes the focus when its step opens, so that keyboard and screen reader go on from there. */
export const HEADING_ID = 'step-heading';

/** A press on a button must not first leave the field, whose words would then move the button away under the pointer. */
export const keepFocus = (event: Event): void => event.preventDefault();

/** Completes what is known to what is shown. */
export function viewOf(known: Omit<View, 'steps' | 'needsPayment'>): View {
  const { chosen, problems } = known;
  const purchase = withPlan(known.purchase, chosen);
  const needsPayment = isPaymentNeeded({ ...known, purchase });
  const refused = purchase.problem?.kind === 'fields' ? purchase.problem.fields : {};
  return {
    ...known,
    purchase,
    needsPayment,
    steps: needsPayment ? ['plan', 'details', 'payment', 'review'] : ['plan', 'details', 'review'],
    problems: { ...refused, ...problems },
    summed: known.summed || Object.keys(refused).length > 0,
  };
}

/** A plan that is no longer on sale leads back to the choice, unless it was ordered already. */
function withPlan(purchase: Purchase, chosen: Chosen | undefined): Purchase {
  if (chosen || !purchase.plan || isUnderWay(purchase) || purchase.owing) return purchase;
  return { ...purchase, step: 'plan', problem: { kind: 'not-for-sale' } };
}

/** By the quote; while it is on its way, by the list prices. */
function isPaymentNeeded({ purchase, quote, chosen }: Pick<View, 'purchase' | 'quote' | 'chosen'>): boolean {
  if (purchase.owing) return true;
  if (quote) return isOwed(quote.dueNow.total) || (quote.next !== undefined && isOwed(quote.next.total));
  return !chosen || chosen.plan.charges.some(({ price }) => !price || isOwed(price));
}
