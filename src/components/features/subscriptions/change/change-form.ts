import type { nothing, TemplateResult } from 'lit';
import type { StorefrontError } from '../../../../api/errors.js';
import type { Catalog } from '../../../../api/schemas/storefront/catalog.js';
import type { Change, ChangeQuote, ChangeResult } from '../../../../api/schemas/storefront/changes.js';
import type { Subscription } from '../../../../api/schemas/storefront/subscriptions.js';
import type { IsoDate } from '../../../../api/schemas/values.js';
import type { Snapshot } from '../../../../store/store.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { PaymentLocalizer } from '../../payment/payment-options.js';
import type { RefusalTexts } from '../../quote/refusal-texts.js';
import type { QuoteLocalizer } from '../../quote/quote-texts.js';
import type { SubscriptionsLocalizer } from '../status-summary.js';
import type { PlansMessages } from '../../../../generated/locales/plans.js';
import type { SubscriptionsChangeMessages } from '../../../../generated/locales/subscriptions-change.js';
import type { PaymentMethodChoice } from './payment-method-choice.js';

export type ChangeLocalizer = FullLocalizer<SubscriptionsChangeMessages>;

/** Context of a form: data and actions of its task. */
export interface FormContext {
  readonly l: ChangeLocalizer;
  readonly subscriptionsLocalizer: SubscriptionsLocalizer;
  readonly quoteLocalizer: QuoteLocalizer;
  readonly refusalTexts: RefusalTexts;
  readonly paymentLocalizer: PaymentLocalizer;
  readonly plansLocalizer: FullLocalizer<PlansMessages>;
  /** Current subscription. */
  readonly subscription: Subscription;
  /** The tenant's business date. */
  readonly today: IsoDate | undefined;
  /** Catalog, for names and list prices; undefined until it has loaded. */
  readonly catalog: Catalog | undefined;
  /** Choice of the payment method. */
  readonly methodChoice: PaymentMethodChoice;
  /** Returns the quote of a change that is not chosen; undefined until it has loaded. */
  readonly quoteOf: (change: Change) => ChangeQuote | undefined;
  /** Returns the quote of a change that is not chosen, or its error. */
  readonly quoteSnapshotOf: (change: Change) => Snapshot<ChangeQuote> | undefined;
  /** Last quote of the chosen change. */
  readonly chosenQuote: ChangeQuote | undefined;
  /** Error of the quote of the chosen change. */
  readonly quoteError: StorefrontError | undefined;
  /** Called after each choice. Renders the form and requests a new quote. */
  readonly update: () => void;
  /** Focuses a selector after the next rendering. */
  readonly focus: (selector: string) => void;
  /** Shows another form. Its back button returns to this form. */
  readonly show: (form: CreateChangeForm) => void;
}

/** Texts about the result of a change. */
export interface ChangeOutcome {
  readonly heading: string;
  readonly sentences?: readonly string[] | undefined;
}

/** Form of one kind of change. The form stores the user's choices; the task handles quotes, submission and conflicts. */
export interface ChangeForm {
  readonly heading: string;
  readonly lead?: string | undefined;
  /** Label of the back button. Only set if the button does not lead to the list. */
  readonly backLabel?: string | undefined;
  readonly render: () => TemplateResult | typeof nothing;
  /** Returns the change to quote. Undefined if the choice equals the current state. */
  readonly change: () => Change | undefined;
  /** Returns the change to send. Only needed if it contains more than the quoted change. */
  readonly complete?: (change: Change) => Change;
  /** Returns the announcement about the current input. */
  readonly announcement?: (() => string) | undefined;
  /** Returns the label of the button that confirms. */
  readonly confirm: (quote: ChangeQuote) => string;
  /** Label of a second button of the same size, which leaves everything unchanged. */
  readonly keepLabel?: string | undefined;
  /** Renders optional fields above the buttons. */
  readonly renderBefore?: (() => TemplateResult | typeof nothing) | undefined;
  /** Renders content below the buttons. */
  readonly renderAfter?: (() => TemplateResult | typeof nothing) | undefined;
  readonly done: (result: ChangeResult) => ChangeOutcome;
}

export type CreateChangeForm = (context: FormContext) => ChangeForm;
