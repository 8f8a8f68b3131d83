import type { Client } from '../../../api/client.js';
import type { Profile } from '../../../api/schemas/storefront/profile.js';
import type { Catalog, CatalogPlan, CatalogProduct } from '../../../api/schemas/storefront/catalog.js';
import type { PlanChoice, Quote } from '../../../api/schemas/storefront/quote.js';
import type { SessionRights } from '../../../api/schemas/storefront/session.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { ExistingSubscription } from '../owned-plans/existing-subscription.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import type { DetailField, FieldProblems, FormRules, TaxDetails } from './details.js';
import type { SignUpStepsMessages } from '../../../generated/locales/sign-up.steps.js';
import type { InvoiceChoice } from './invoice-choice.js';
import type { InputStep, Page } from './pages.js';
import { pageAt } from './pages.js';
import type { Purchase, StoredMethod } from './purchase.js';
import type { Step } from './step-names.js';

export type SignUpStepsLocalizer = FullLocalizer<SignUpStepsMessages>;

/** Chosen plan or add-on with its catalog entry. */
export interface ChosenPlan {
  readonly product: CatalogProduct;
  readonly plan: CatalogPlan;
  /** Plan and quantity to quote and order. */
  readonly choice: PlanChoice;
}

/** Data and actions from which the steps are rendered. Steps have no state of their own. */
export interface SignUpView {
  readonly l: SignUpStepsLocalizer;
  /** Element, for events. */
  readonly host: HTMLElement;
  readonly client: Client | undefined;
  readonly purchase: Purchase;
  readonly intentId: string;
  readonly catalog: Catalog;
  readonly form: FormRules;
  readonly chosen: ChosenPlan | undefined;
  /** Chosen add-ons. */
  readonly addOns: readonly ChosenPlan[];
  readonly quote: Quote | undefined;
  readonly tax: TaxDetails;
  /** Parts about payment on invoice. Undefined until they have loaded, and if the shop does not offer it. */
  readonly invoiceChoice: InvoiceChoice | undefined;
  readonly coupon: CouponView;
  /** Pages of this purchase, in order. */
  readonly pages: readonly Page[];
  /** All steps in display order, including those that are not needed. Never changes. */
  readonly order: readonly InputStep[];
  readonly needsPayment: boolean;
  /** True if the signed-in account is the buyer. */
  readonly isSignedIn: boolean;
  /** Profile of the signed-in account; undefined until it has loaded. */
  readonly profile: Profile | undefined;
  /** Signed-in user who has no account yet. */
  readonly user: SessionRights['user'];
  /** Email address of that user that cannot be changed. */
  readonly fixedEmail: string | undefined;
  /** The account's subscription beside which the plan would be bought: of the same plan, or of the same product family. */
  readonly existing: ExistingSubscription | undefined;
  /** True if the user has to choose between the existing subscription and a second one. */
  readonly asksSecond: boolean;
  readonly online: boolean;
  /** True while the order is being sent or checked, or the tenant's bot check is running. */
  readonly isAttempting: boolean;
  /** True while the gateway checks if the email address has an account. */
  readonly isCheckingEmail: boolean;
  /** Seconds until the next attempt is allowed; 0 if it is allowed now. */
  readonly wait: number;
  readonly problems: FieldProblems;
  /** True if the user has pressed "Continue" although there are problems. A summary of the problems is then shown. */
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

/** Data of the coupon field. */
export interface CouponView {
  /** True if codes may be entered. */
  readonly isAllowed: boolean;
  readonly isOpen: boolean;
  readonly text: string;
  readonly isChecking: boolean;
  readonly errorText: string | undefined;
  /** True if the code was accepted just now. */
  readonly wasAccepted: boolean;
  readonly show: () => void;
  readonly type: (text: string) => void;
  readonly apply: () => void;
  readonly remove: () => void;
}

export interface StepActions {
  /** `again`: the user wants the plan as a second subscription. */
  readonly choosePlan: (plan: PlanChoice, addOns: readonly PlanChoice[], again: boolean) => void;
  readonly changeQuantity: (quantity: number) => void;
  readonly takeAddOn: (addOn: PlanChoice, taken: boolean) => void;
  readonly type: (field: DetailField, value: string) => void;
  /** Handles a field that lost the focus. */
  readonly leave: (field: DetailField) => void;
  /** Opens the next page, or sends the order from the last page. */
  readonly proceed: () => void;
  readonly back: () => void;
  /** `undefined`: the user pays with a payment method instead. */
  readonly payByInvoice: (invoiceTerm: string | undefined) => void;
  readonly storeMethod: (method: StoredMethod) => void;
  readonly consent: (id: string, version: string, accepted: boolean) => void;
  readonly go: (step: Step) => void;
  readonly editEmail: () => void;
  readonly buyAgain: () => void;
  readonly check: () => void;
  readonly signIn: (reason: 'account-exists' | 'has-account' | 'session-expired') => void;
}

/** Pages and the step that is shown. */
interface ShownPage {
  readonly pages: readonly Page[];
  readonly purchase: { readonly step: Step };
}

/** Id of the heading that receives the focus when its step opens. */
export const HEADING_ID = 'step-heading';

/** Returns the id of a step's heading: `HEADING_ID` for the first step of the page. */
export function headingId(view: ShownPage, step: InputStep): string {
  return currentPage(view)[0] === step ? HEADING_ID : `${HEADING_ID}-${step}`;
}

/** Returns the selector of the heading that is shown. */
export function headingSelector(view: SignUpView | undefined): string {
  const step = view?.purchase.step;
  return `#${view && !view.asksSecond && step && step !== 'done' ? headingId(view, step) : HEADING_ID}`;
}

/** Returns the page that is shown. */
export function currentPage({ pages, purchase }: ShownPage): Page {
  return pages[pageAt(pages, purchase.step)] ?? [];
}

export function isLastPage({ pages, purchase }: ShownPage): boolean {
  return pageAt(pages, purchase.step) === pages.length - 1;
}

/** Keeps the focus in the field while a button is clicked. Otherwise an error that appears on blur could move the button away from the pointer. */
export const keepFocus = (event: Event): void => event.preventDefault();
