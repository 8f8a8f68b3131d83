import type { Client } from '../../../api/client.js';
import type { Profile } from '../../../api/schemas/storefront/profile.js';
import type { Catalog, CatalogPlan, CatalogProduct } from '../../../api/schemas/storefront/catalog.js';
import type { PlanChoice, Quote } from '../../../api/schemas/storefront/purchase.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { OwnedPlan } from '../owned-plans/owned-plans.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import type { DetailField, FieldProblem, FieldProblems, FormRules, TaxDetails } from './details.js';
import type { SignUpStepsMessages } from '../../../generated/locales/sign-up.steps.js';
import type { OpenStep, Page } from './pages.js';
import { pageAt } from './pages.js';
import type { Purchase, StoredMethod } from './purchase.js';
import type { Step } from './step-names.js';

export type SignUpStepsLocalizer = FullLocalizer<SignUpStepsMessages>;

/** A plan that is being bought, with what the catalog says about it. */
export interface ChosenPlan {
  readonly product: CatalogProduct;
  readonly plan: CatalogPlan;
  /** What is quoted and ordered. */
  readonly choice: PlanChoice;
}

/** Everything a step is drawn from. Steps are functions of it and hold nothing. */
export interface SignUpView {
  readonly l: SignUpStepsLocalizer;
  readonly client: Client | undefined;
  readonly purchase: Purchase;
  readonly intentId: string;
  readonly catalog: Catalog;
  readonly form: FormRules;
  readonly chosen: ChosenPlan | undefined;
  /** What is taken beside it. */
  readonly addOns: readonly ChosenPlan[];
  readonly quote: Quote | undefined;
  readonly tax: TaxDetails;
  readonly coupon: CouponView;
  /** Pages of this purchase, in order. */
  readonly pages: readonly Page[];
  /** Every step in the order of the page, also those that are not needed. Never changes while the element stands. */
  readonly order: readonly OpenStep[];
  readonly needsPayment: boolean;
  /** The purchase is for the account of the session. */
  readonly isSignedIn: boolean;
  /** That account, once known. */
  readonly profile: Profile | undefined;
  /** Set if the account has this plan already and the person has not said that they want another one. */
  readonly ownedPlan: OwnedPlan | undefined;
  readonly online: boolean;
  /** The gateway or the tenant's bot check is being asked right now. */
  readonly isAttempting: boolean;
  /** Whether the address is being looked up before going on. */
  readonly isCheckingEmail: boolean;
  /** Seconds until another attempt makes sense; 0 if it does now. */
  readonly wait: number;
  readonly problems: FieldProblems;
  /** Whether the person has tried to go on with these problems, so that they are summed up. */
  readonly hasErrorSummary: boolean;
  readonly settings: {
    readonly currency: string | undefined;
    readonly country: string | undefined;
    readonly period: string | undefined;
    readonly locale: string;
    readonly accountHref: string | undefined;
    readonly signInHref: string | undefined;
    readonly paymentAdapter: PaymentAdapterOption | undefined;
  };
  readonly actions: StepActions;
}

/** The field for a code from the tenant. */
export interface CouponView {
  /** Whether codes may be entered. */
  readonly isAllowed: boolean;
  readonly isOpen: boolean;
  readonly text: string;
  readonly isChecking: boolean;
  readonly problem: FieldProblem | undefined;
  /** It was accepted just now. */
  readonly wasAccepted: boolean;
  readonly show: () => void;
  readonly type: (text: string) => void;
  readonly apply: () => void;
  readonly remove: () => void;
}

export interface StepActions {
  readonly choosePlan: (plan: PlanChoice, addOns: readonly PlanChoice[]) => void;
  readonly changeQuantity: (quantity: number) => void;
  readonly takeAddOn: (addOn: PlanChoice, taken: boolean) => void;
  readonly type: (field: DetailField, value: string) => void;
  /** The person has left a field. */
  readonly leave: (field: DetailField) => void;
  /** Goes on from the page that is shown: to the next one, or orders. */
  readonly proceed: () => void;
  readonly back: () => void;
  readonly storeMethod: (method: StoredMethod) => void;
  readonly consent: (id: string, version: string, accepted: boolean) => void;
  readonly go: (step: Step) => void;
  readonly editEmail: () => void;
  readonly buyAgain: () => void;
  readonly check: () => void;
  readonly signIn: (reason: 'account-exists' | 'has-account' | 'session-expired') => void;
}

/** What says which page is shown. */
interface ShownPage {
  readonly pages: readonly Page[];
  readonly purchase: { readonly step: Step };
}

/** Takes the focus when its step opens, so that keyboard and screen reader go on from there. */
export const HEADING_ID = 'step-heading';

/** Id of the heading of a step: the first one of a page has the well-known one. */
export function headingId(view: ShownPage, step: OpenStep): string {
  return currentPage(view)[0] === step ? HEADING_ID : `${HEADING_ID}-${step}`;
}

/** The heading of what is shown. */
export function headingSelector(view: SignUpView | undefined): string {
  const step = view?.purchase.step;
  return `#${view && !view.ownedPlan && step && step !== 'done' ? headingId(view, step) : HEADING_ID}`;
}

/** The page that is shown. */
export function currentPage({ pages, purchase }: ShownPage): Page {
  return pages[pageAt(pages, purchase.step)] ?? [];
}

export function isLastPage({ pages, purchase }: ShownPage): boolean {
  return pageAt(pages, purchase.step) === pages.length - 1;
}

/** A press on a button must not first leave the field, whose words would then move the button away under the pointer. */
export const keepFocus = (event: Event): void => event.preventDefault();
