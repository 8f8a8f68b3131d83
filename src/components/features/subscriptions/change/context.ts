import type { Catalog } from '../../../../api/schemas/storefront/catalog.js';
import type { Subscription, Subscriptions } from '../../../../api/schemas/storefront/subscriptions.js';
import type { FormContext } from './form.js';
import type { Payer } from './payer.js';
import type { ChangeQuotes } from './quotes.js';
import type { TaskSpeech } from './speech.js';

/** What the forms of a task are made from; each is asked when it is needed, because all of it changes while the task is open. */
export interface ContextParts extends Pick<FormContext, 'update' | 'focus' | 'show'> {
  readonly speech: TaskSpeech;
  readonly payer: Payer;
  /** Undefined until the first of them can be asked for. */
  readonly quotes: () => ChangeQuotes | undefined;
  readonly subscription: () => Subscription;
  readonly data: () => Subscriptions | undefined;
  readonly catalog: () => Catalog | undefined;
}

/** What a form sees of its task. */
export function contextOf({ speech, payer, quotes, subscription, data, catalog, update, focus, show }: ContextParts): FormContext {
  return {
    l: speech.l,
    words: speech.words,
    quoteWords: speech.quotes,
    paymentWords: speech.payment,
    payer,
    get subscription() {
      return subscription();
    },
    get today() {
      return data()?.today;
    },
    get catalog() {
      return catalog();
    },
    get problem() {
      return quotes()?.error?.code;
    },
    quoteOf: (change) => quotes()?.of(change).data,
    answerOf: (change) => quotes()?.of(change),
    update,
    focus,
    show,
  };
}
