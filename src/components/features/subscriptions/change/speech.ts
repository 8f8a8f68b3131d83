import type { LitElement } from 'lit';
import { FullLocalizer } from '../../../locales/full-localizer.js';
import type { MessageCatalog, Messages } from '../../../locales/message-catalog.js';
import type { Connection } from '../../connection/connection.js';
import { payInvoicesMessages, type PayInvoicesMessages } from '../../../../generated/locales/pay-invoices.js';
import { paymentMessages } from '../../../../generated/locales/payment.js';
import type { PaymentLocalizer } from '../../payment/payment-options.js';
import { quoteMessages } from '../../../../generated/locales/quote.js';
import type { QuoteLocalizer } from '../../quote/quote-texts.js';
import { tasksMessages } from '../../../../generated/locales/tasks.js';
import type { TasksLocalizer } from '../../tasks/progress.js';
import type { SubscriptionsLocalizer } from '../standing.js';
import type { ChangeLocalizer } from './form.js';
import { subscriptionsChangeMessages } from '../../../../generated/locales/subscriptions-change.js';

/** All words of a task. */
export interface TaskSpeech {
  readonly l: ChangeLocalizer;
  readonly tasks: TasksLocalizer;
  readonly quotes: QuoteLocalizer;
  readonly payment: PaymentLocalizer;
  /** Of adding a payment method. */
  readonly pay: FullLocalizer<PayInvoicesMessages>;
  /** Those of the list. */
  readonly words: SubscriptionsLocalizer;
}

/** One for each element: words follow its language as long as it stands. */
const spoken = new WeakMap<LitElement, Promise<TaskSpeech>>();

/** Settles when all of them are there in the language of the element, so that nothing is said in another one first. */
export function speechOf(host: LitElement, connection: Connection, words: SubscriptionsLocalizer): Promise<TaskSpeech> {
  const known = spoken.get(host);
  if (known) return known;
  const settings = () => ({ locale: words.locale, overrides: connection.storefront?.messages });
  const speech = {
    l: new FullLocalizer(host, subscriptionsChangeMessages, settings),
    tasks: new FullLocalizer(host, tasksMessages, settings),
    quotes: new FullLocalizer(host, quoteMessages, settings),
    payment: new FullLocalizer(host, paymentMessages, settings),
    pay: new FullLocalizer(host, payInvoicesMessages, settings),
    words,
  };
  const language = words.locale.split('-')[0] ?? '';
  const catalogs: readonly MessageCatalog<Messages>[] = [
    subscriptionsChangeMessages,
    tasksMessages,
    quoteMessages,
    paymentMessages,
    payInvoicesMessages,
  ];
  // The same files that they have asked for themselves.
  const arrivals = catalogs.map(async ({ translations }) => translations[language]?.());
  const coming = Promise.allSettled(arrivals).then(() => speech);
  spoken.set(host, coming);
  return coming;
}
