import type { Client } from '../../../../api/client.js';
import { listInvoices } from '../../../../api/operations/storefront/invoices.js';
import { listSubscriptions } from '../../../../api/operations/storefront/subscriptions.js';
import type { InvoicesRequest, InvoiceSummary } from '../../../../api/schemas/storefront/invoices.js';
import type { Subscription } from '../../../../api/schemas/storefront/subscriptions.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { writeCsv } from '../../../../api/csv/write-csv.js';
import { safeFileName, saveBlob } from '../../../primitives/save-file.js';
import type { Connection } from '../../connection/connection.js';
import { TaskScope, type TaskHost } from '../../tasks/task-scope.js';
import { statusWords } from '../invoice-cells.js';
import type { Saving } from '../list-view.js';
import type { InvoicesMessages } from '../../../../generated/locales/invoices.js';
import { calendar, type CalendarDay } from './calendar.js';
import { invoicesFilesMessages, type InvoicesFilesMessages } from '../../../../generated/locales/invoices-files.js';

/** More than any account has; an answer that never ends is not followed for ever. */
const MOST = 100_000;

/** Saves invoices, or the days on which subscriptions renew, as a file. @param say tells the person how it goes */
export async function save(
  what: Saving,
  filter: InvoicesRequest,
  list: FullLocalizer<InvoicesMessages>,
  host: TaskHost,
  connection: Connection,
  say: (words: string) => void,
): Promise<void> {
  const { store } = connection;
  if (!store) return;
  const scope = new TaskScope(host, connection);
  await scope.loadMessages(invoicesFilesMessages);
  const l = scope.localizer(invoicesFilesMessages);
  say(l.t('exporting'));
  try {
    if (what === 'csv') {
      say(l.t('exported', { count: await saveInvoices(store.client, filter, list, l) }));
      return;
    }
    const count = await saveRenewals(store.client, l);
    say(count > 0 ? l.t('calendarSaved', { count }) : l.t('calendarEmpty'));
  } catch {
    say(l.t('exportFailed'));
  } finally {
    scope.end();
  }
}

/**
 * Saves every invoice that fits a filter as CSV. @returns how many there are
 * @throws {StorefrontError} one of the pages could not be fetched; nothing was saved
 */
async function saveInvoices(
  client: Client,
  filter: InvoicesRequest,
  list: FullLocalizer<InvoicesMessages>,
  l: FullLocalizer<InvoicesFilesMessages>,
): Promise<number> {
  const invoices: InvoiceSummary[] = [];
  for await (const page of client.pages(listInvoices, filter)) {
    invoices.push(...page.invoices);
    if (invoices.length > MOST) break;
  }
  const head = (['number', 'date', 'dueDate', 'status', 'amount', 'balance', 'currency'] as const).map((key) => l.t(key));
  const rows = invoices.map((invoice) => [
    invoice.invoiceNumber,
    invoice.invoiceDate,
    invoice.dueDate ?? '',
    statusWords(invoice, list),
    invoice.amount.amount,
    invoice.balance.amount,
    invoice.amount.currency,
  ]);
  saveBlob(new Blob([writeCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' }), `${safeFileName(l.t('invoicesFile'))}.csv`);
  return invoices.length;
}

/**
 * Saves the days on which subscriptions renew by themselves as a calendar. @returns how many there are; without any nothing is saved
 * @throws {StorefrontError} the subscriptions could not be fetched
 */
async function saveRenewals(client: Client, l: FullLocalizer<InvoicesFilesMessages>): Promise<number> {
  const { subscriptions } = await client.call(listSubscriptions, {});
  const days = subscriptions.flatMap((subscription) => renewalOf(subscription, l));
  if (days.length === 0) return 0;
  const file = new Blob([calendar(days, new Date())], { type: 'text/calendar;charset=utf-8' });
  saveBlob(file, `${safeFileName(l.t('renewalsFile'))}.ics`);
  return days.length;
}

function renewalOf(
  { subscriptionNumber, status, autoRenew, termEndDate, ratePlans }: Subscription,
  l: FullLocalizer<InvoicesFilesMessages>,
): CalendarDay[] {
  if (!autoRenew || termEndDate === undefined || Number.isNaN(Date.parse(termEndDate)) || status === 'Cancelled') return [];
  const name = [...new Set(ratePlans.map(({ productName }) => productName))].join(', ') || subscriptionNumber;
  return [
    {
      id: `renewal-${subscriptionNumber}`,
      date: termEndDate,
      title: l.t('renews', { name }),
      text: l.t('renewsText', { number: subscriptionNumber }),
    },
  ];
}
