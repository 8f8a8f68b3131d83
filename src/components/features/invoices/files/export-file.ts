import type { Client } from '../../../../api/client.js';
import { listInvoices } from '../../../../api/operations/storefront/invoices.js';
import { listSubscriptions } from '../../../../api/operations/storefront/subscriptions.js';
import type { InvoicesRequest, InvoiceSummary } from '../../../../api/schemas/storefront/invoices.js';
import type { Subscription } from '../../../../api/schemas/storefront/subscriptions.js';
import { subtractMoney } from '../../../../api/money/money.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { writeCsv } from '../../../../api/csv/write-csv.js';
import { safeFileName, saveBlob } from '../../../primitives/save-file.js';
import type { Connection } from '../../connection/connection.js';
import { TaskScope, type TaskHost } from '../../tasks/task-scope.js';
import { invoiceStatusText } from '../invoice-row.js';
import type { ExportFormat } from '../invoice-list-view.js';
import type { InvoicesMessages } from '../../../../generated/locales/invoices.js';
import { writeCalendar, type CalendarEvent } from './calendar-file.js';
import { invoicesFilesMessages, type InvoicesFilesMessages } from '../../../../generated/locales/invoices-files.js';

/** Maximum number of invoices to export. Ends the export if the gateway never returns a last page. No account has this many invoices. */
const MAX_INVOICES = 100_000;

/** Saves the invoices or the renewal dates of subscriptions as a file. @param onProgress receives messages for the user */
export async function exportFile(
  format: ExportFormat,
  filter: InvoicesRequest,
  listLocalizer: FullLocalizer<InvoicesMessages>,
  host: TaskHost,
  connection: Connection,
  onProgress: (text: string) => void,
): Promise<void> {
  const { store } = connection;
  if (!store) return;
  const scope = new TaskScope(host, connection);
  await scope.loadMessages(invoicesFilesMessages);
  const l = scope.localizer(invoicesFilesMessages);
  onProgress(l.t('exporting'));
  try {
    if (format === 'csv') {
      onProgress(l.t('exported', { count: await exportInvoices(store.client, filter, listLocalizer, l) }));
      return;
    }
    const count = await exportRenewals(store.client, l);
    onProgress(count > 0 ? l.t('calendarSaved', { count }) : l.t('calendarEmpty'));
  } catch {
    onProgress(l.t('exportFailed'));
  } finally {
    scope.end();
  }
}

/**
 * Saves every invoice that matches the filter as CSV. Returns the number of invoices.
 *
 * @throws {StorefrontError} if a page cannot be fetched; nothing is saved
 */
async function exportInvoices(
  client: Client,
  filter: InvoicesRequest,
  listLocalizer: FullLocalizer<InvoicesMessages>,
  l: FullLocalizer<InvoicesFilesMessages>,
): Promise<number> {
  const invoices: InvoiceSummary[] = [];
  for await (const page of client.pages(listInvoices, filter)) {
    invoices.push(...page.invoices);
    if (invoices.length > MAX_INVOICES) break;
  }
  const header = (['number', 'date', 'dueDate', 'status', 'amount', 'credit', 'balance', 'currency'] as const).map((key) => l.t(key));
  const rows = invoices.map((invoice) => [
    invoice.invoiceNumber,
    invoice.invoiceDate,
    invoice.dueDate ?? '',
    invoiceStatusText(invoice, listLocalizer),
    invoice.amount.amount,
    (invoice.credit ?? subtractMoney(invoice.amount, invoice.amount))?.amount ?? '',
    invoice.balance.amount,
    invoice.amount.currency,
  ]);
  saveBlob(new Blob([writeCsv([header, ...rows])], { type: 'text/csv;charset=utf-8' }), `${safeFileName(l.t('invoicesFile'))}.csv`);
  return invoices.length;
}

/**
 * Saves the dates of automatic renewals as a calendar. Returns the number of dates. Saves nothing if there are no dates.
 *
 * @throws {StorefrontError} if the subscriptions cannot be fetched
 */
async function exportRenewals(client: Client, l: FullLocalizer<InvoicesFilesMessages>): Promise<number> {
  const { subscriptions } = await client.call(listSubscriptions, {});
  const events = subscriptions.flatMap((subscription) => renewalEvents(subscription, l));
  if (events.length === 0) return 0;
  const file = new Blob([writeCalendar(events, new Date())], { type: 'text/calendar;charset=utf-8' });
  saveBlob(file, `${safeFileName(l.t('renewalsFile'))}.ics`);
  return events.length;
}

function renewalEvents(
  { subscriptionNumber, status, autoRenew, termEndDate, ratePlans }: Subscription,
  l: FullLocalizer<InvoicesFilesMessages>,
): CalendarEvent[] {
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
