import type { Catalog } from '../../../../api/schemas/storefront/catalog.js';
import type { Subscription, Subscriptions } from '../../../../api/schemas/storefront/subscriptions.js';
import type { FormContext } from './change-form.js';
import type { PaymentMethodChoice } from './payment-method-choice.js';
import type { ChangeQuotes } from './change-quotes.js';
import type { TaskLocalizers } from './task-messages.js';

/** Data from which a form context is created. Functions return the values that change while the task is open. */
interface FormContextSources extends Pick<FormContext, 'update' | 'focus' | 'show'> {
  readonly localizers: TaskLocalizers;
  readonly methodChoice: PaymentMethodChoice;
  /** Returns undefined until quotes can be requested. */
  readonly quotes: () => ChangeQuotes | undefined;
  readonly subscription: () => Subscription;
  readonly data: () => Subscriptions | undefined;
  readonly catalog: () => Catalog | undefined;
}

/** Creates the context of the forms of a task. */
export function createFormContext({
  localizers,
  methodChoice,
  quotes,
  subscription,
  data,
  catalog,
  update,
  focus,
  show,
}: FormContextSources): FormContext {
  return {
    l: localizers.l,
    subscriptionsLocalizer: localizers.subscriptionsLocalizer,
    quoteLocalizer: localizers.quotes,
    refusalTexts: localizers.refusalTexts,
    paymentLocalizer: localizers.payment,
    plansLocalizer: localizers.plans,
    methodChoice,
    get subscription() {
      return subscription();
    },
    get today() {
      return data()?.today;
    },
    get catalog() {
      return catalog();
    },
    get chosenQuote() {
      return quotes()?.last;
    },
    get quoteError() {
      return quotes()?.error;
    },
    quoteOf: (change) => quotes()?.of(change).data,
    quoteSnapshotOf: (change) => quotes()?.of(change),
    update,
    focus,
    show,
  };
}
