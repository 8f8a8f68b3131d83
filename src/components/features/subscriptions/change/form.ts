import type { nothing, TemplateResult } from 'lit';
import type { Catalog } from '../../../../api/schemas/storefront/catalog.js';
import type { Change, ChangeQuote, ChangeResult } from '../../../../api/schemas/storefront/changes.js';
import type { Subscription } from '../../../../api/schemas/storefront/subscriptions.js';
import type { IsoDate } from '../../../../api/schemas/values.js';
import type { Snapshot } from '../../../../store/store.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { PaymentLocalizer } from '../../payment/payment-options.js';
import type { QuoteLocalizer } from '../../quote/quote-texts.js';
import type { SubscriptionsLocalizer } from '../standing.js';
import type { SubscriptionsChangeMessages } from '../../../../generated/locales/subscriptions-change.js';
import type { Payer } from './payer.js';

export type ChangeLocalizer = FullLocalizer<SubscriptionsChangeMessages>;

/** What a form sees of the task that it belongs to. */
export interface FormContext {
  readonly l: ChangeLocalizer;
  readonly words: SubscriptionsLocalizer;
  readonly quoteWords: QuoteLocalizer;
  readonly paymentWords: PaymentLocalizer;
  /** The subscription as it is now. */
  readonly subscription: Subscription;
  /** The tenant's business date. */
  readonly today: IsoDate | undefined;
  /** What is on sale, for names and list prices; undefined until it is there, or if it cannot be had. */
  readonly catalog: Catalog | undefined;
  /** The account's kept methods, and one more. */
  readonly payer: Payer;
  /** What another change would come to; undefined until that is known. */
  readonly quoteOf: (change: Change) => ChangeQuote | undefined;
  /** The same with why it cannot be known. */
  readonly answerOf: (change: Change) => Snapshot<ChangeQuote> | undefined;
  /** Code of why there is no quote of what is chosen. */
  readonly problem: string | undefined;
  /** The person has chosen something: it is drawn and quoted again. */
  readonly update: () => void;
  /** What is drawn next takes the focus, by its selector. */
  readonly focus: (selector: string) => void;
  /** Shows another form in place of this one; back leads here. */
  readonly show: (form: FormMaker) => void;
}

/** How a task went, in words. */
export interface Outcome {
  readonly heading: string;
  readonly sentences?: readonly string[] | undefined;
}

/** What is asked of one kind of change. It holds what was chosen; quote, sending and conflicts are the task's. */
export interface ChangeForm {
  readonly heading: string;
  readonly lead?: string | undefined;
  /** Name of the way back, where it leads elsewhere than to the list. */
  readonly backLabel?: string | undefined;
  readonly render: () => TemplateResult | typeof nothing;
  /** What is quoted; undefined as long as nothing is chosen, or nothing that differs from now. */
  readonly change: () => Change | undefined;
  /** What is sent, where it says more than what was quoted. */
  readonly confirmed?: (change: Change) => Change;
  /** What is worth saying of what was entered, before what it comes to. */
  readonly said?: (() => string) | undefined;
  /** Words of the button that confirms. */
  readonly confirm: (quote: ChangeQuote) => string;
  /** Words of a button that leaves everything as it is, as large as the other. */
  readonly keep?: string | undefined;
  /** Between what is asked and the buttons, below what happens: what need not be answered. */
  readonly renderBefore?: (() => TemplateResult | typeof nothing) | undefined;
  /** Below the buttons: what else there is. */
  readonly renderAfter?: (() => TemplateResult | typeof nothing) | undefined;
  readonly done: (result: ChangeResult) => Outcome;
}

export type FormMaker = (context: FormContext) => ChangeForm;
