import type { LitElement } from 'lit';
import { FullLocalizer } from '../../../locales/full-localizer.js';
import type { MessageCatalog, Messages } from '../../../locales/message-catalog.js';
import type { Connection } from '../../connection/connection.js';
import { payInvoicesMessages, type PayInvoicesMessages } from '../../../../generated/locales/pay-invoices.js';
import { paymentMessages } from '../../../../generated/locales/payment.js';
import { plansMessages, type PlansMessages } from '../../../../generated/locales/plans.js';
import type { PaymentLocalizer } from '../../payment/payment-options.js';
import { quoteMessages } from '../../../../generated/locales/quote.js';
import { quoteRefusalsMessages } from '../../../../generated/locales/quote.refusals.js';
import { RefusalTexts } from '../../quote/refusal-texts.js';
import type { QuoteLocalizer } from '../../quote/quote-texts.js';
import { tasksMessages } from '../../../../generated/locales/tasks.js';
import type { TasksLocalizer } from '../../tasks/task-progress.js';
import type { SubscriptionsLocalizer } from '../status-summary.js';
import type { ChangeLocalizer } from './change-form.js';
import { subscriptionsChangeMessages } from '../../../../generated/locales/subscriptions-change.js';

/** Localizers of a subscription task. */
export interface TaskLocalizers {
  readonly l: ChangeLocalizer;
  readonly tasks: TasksLocalizer;
  readonly quotes: QuoteLocalizer;
  readonly refusalTexts: RefusalTexts;
  readonly payment: PaymentLocalizer;
  /** Messages of plans, for the names of billing periods. */
  readonly plans: FullLocalizer<PlansMessages>;
  /** Messages for adding a payment method. */
  readonly pay: FullLocalizer<PayInvoicesMessages>;
  /** Messages of the list of subscriptions. */
  readonly subscriptionsLocalizer: SubscriptionsLocalizer;
}

/** Localizers by element. They use the element's language. */
const localizersByHost = new WeakMap<LitElement, Promise<TaskLocalizers>>();

/** Resolves when all messages have loaded in the language of the element, so that no text appears in another language first. */
export function loadTaskLocalizers(
  host: LitElement,
  connection: Connection,
  subscriptionsLocalizer: SubscriptionsLocalizer,
): Promise<TaskLocalizers> {
  const known = localizersByHost.get(host);
  if (known) return known;
  const settings = () => ({ locale: subscriptionsLocalizer.locale, overrides: connection.storefront?.messages });
  const localizers = {
    l: new FullLocalizer(host, subscriptionsChangeMessages, settings),
    tasks: new FullLocalizer(host, tasksMessages, settings),
    quotes: new FullLocalizer(host, quoteMessages, settings),
    refusalTexts: new RefusalTexts(host, settings),
    payment: new FullLocalizer(host, paymentMessages, settings),
    plans: new FullLocalizer(host, plansMessages, settings),
    pay: new FullLocalizer(host, payInvoicesMessages, settings),
    subscriptionsLocalizer,
  };
  const language = subscriptionsLocalizer.locale.split('-')[0] ?? '';
  const catalogs: readonly MessageCatalog<Messages>[] = [
    subscriptionsChangeMessages,
    tasksMessages,
    quoteMessages,
    quoteRefusalsMessages,
    paymentMessages,
    plansMessages,
    payInvoicesMessages,
  ];
  // Waits for the same files that the localizers request.
  const loads = catalogs.map(async ({ translations }) => translations[language]?.());
  const ready = Promise.allSettled(loads).then(() => localizers);
  localizersByHost.set(host, ready);
  return ready;
}
