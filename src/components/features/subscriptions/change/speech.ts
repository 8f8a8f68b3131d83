import type { LitElement } from 'lit';
import { Localize } from '../../../locales/localize.js';
import type { Catalog, Messages } from '../../../locales/catalog.js';
import type { Connection } from '../../connection/connection.js';
import { payMessages, type Words as PayWords } from '../../paying/messages.js';
import { paymentMessages } from '../../payment/messages.js';
import type { PaymentWords } from '../../payment/ways.js';
import { quoteMessages } from '../../quote/messages.js';
import type { QuoteWords } from '../../quote/summary.js';
import { taskMessages } from '../../tasks/messages.js';
import type { TaskWords } from '../../tasks/progress.js';
import type { SubscriptionWords } from '../standing.js';
import type { ChangeWords } from './form.js';
import { changeMessages } from './messages.js';

/** All words of a task. */
export interface TaskSpeech {
  readonly l: ChangeWords;
  readonly tasks: TaskWords;
  readonly quotes: QuoteWords;
  readonly payment: PaymentWords;
  /** Of adding a payment method. */
  readonly pay: Localize<PayWords>;
  /** Those of the list. */
  readonly words: SubscriptionWords;
}

/** One for each element: words follow its language as long as it stands. */
const spoken = new WeakMap<LitElement, Promise<TaskSpeech>>();

/** Settles when all of them are there in the language of the element, so that nothing is said in another one first. */
export function speechOf(host: LitElement, connection: Connection, words: SubscriptionWords): Promise<TaskSpeech> {
  const known = spoken.get(host);
  if (known) return known;
  const settings = () => ({ locale: words.locale, overrides: connection.storefront?.messages });
  const speech = {
    l: new Localize(host, changeMessages, settings),
    tasks: new Localize(host, taskMessages, settings),
    quotes: new Localize(host, quoteMessages, settings),
    payment: new Localize(host, paymentMessages, settings),
    pay: new Localize(host, payMessages, settings),
    words,
  };
  const language = words.locale.split('-')[0] ?? '';
  const catalogs: readonly Catalog<Messages>[] = [changeMessages, taskMessages, quoteMessages, paymentMessages, payMessages];
  // The same files that they have asked for themselves.
  const arrivals = catalogs.map(async ({ translations }) => translations[language]?.());
  const coming = Promise.allSettled(arrivals).then(() => speech);
  spoken.set(host, coming);
  return coming;
}
