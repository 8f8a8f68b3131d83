import { and, eq } from 'drizzle-orm';
import type { Engine } from '../context.js';
import { charges, invoiceEmails, invoiceItems, invoices, ratePlans, subscriptions } from '../database/schema.js';
import type { DraftedCharge } from '../database/tables/invoices.js';
import { billingError } from '../errors.js';
import { invoicePosted } from '../events/raised-events.js';
import { raiseEvents } from '../events/raise-events.js';
import { readBillingContext } from './billing-context.js';
import { refreshNextBillDates, type InvoiceRow } from './bill-account.js';
import { readInvoiceItems, lockInvoice } from './invoices.js';
import { scheduleRevenue } from './revenue/schedule-posted-lines.js';
import { toInvoiceSource } from './revenue/revenue-sources.js';
import { readSubscriptions } from './subscriptions.js';
import { releaseRatings } from './usage-ratings.js';

function checkDraft(invoice: InvoiceRow, action: string): void {
  if (invoice.status === 'Draft') return;
  throw billingError('invoices', 'rule', `'${invoice.number}' is ${invoice.status}: only drafts can be ${action}.`);
}

/** Posts a draft invoice. From then on, it is due and collected like any other invoice. */
export async function postDraft(engine: Engine, key: string): Promise<InvoiceRow> {
  const { invoice } = await lockInvoice(engine, key);
  checkDraft(invoice, 'posted');
  const posted = { status: 'Posted', drafted: null, postedDate: engine.moment.now };
  const [row = invoice] = await engine.tx.update(invoices).set(posted).where(eq(invoices.id, invoice.id)).returning();
  const items = await readInvoiceItems(engine.tx, row);
  await scheduleRevenue(
    engine,
    items.map((item) => toInvoiceSource(row, item)),
  );
  await raiseEvents(engine, invoicePosted(row));
  return row;
}

/** Resets the date through which a charge is billed to its value before the draft, in the newest version of its subscription. */
async function restoreBilledThrough(
  engine: Engine,
  invoice: InvoiceRow,
  { chargeNumber, segment, before, after }: DraftedCharge,
): Promise<void> {
  const rows = await engine.tx
    .select({ id: charges.id, billed: charges.chargedThroughDate })
    .from(charges)
    .innerJoin(ratePlans, eq(ratePlans.id, charges.ratePlanId))
    .innerJoin(subscriptions, eq(subscriptions.id, ratePlans.subscriptionId))
    .where(and(eq(subscriptions.latest, true), eq(charges.number, chargeNumber), eq(charges.segment, segment)));
  for (const { id, billed } of rows) {
    if (billed !== after) {
      throw billingError('invoices', 'rule', `'${invoice.number}' cannot be canceled: ${chargeNumber} was billed or credited after it.`);
    }
    await engine.tx.update(charges).set({ chargedThroughDate: before }).where(eq(charges.id, id));
  }
}

/**
 * Cancels a draft invoice. The next bill run bills its charges and usage again.
 *
 * @throws {BillingError} if its charges were billed or credited later
 */
export async function cancelDraft(engine: Engine, key: string): Promise<InvoiceRow> {
  const { account, invoice } = await lockInvoice(engine, key);
  const { tx } = engine;
  checkDraft(invoice, 'canceled');
  const { charges: billed = [] } = invoice.drafted ?? {};
  for (const charge of billed) await restoreBilledThrough(engine, invoice, charge);
  await releaseRatings(engine, invoice);
  const [row = invoice] = await tx
    .update(invoices)
    .set({ status: 'Canceled', drafted: null, balance: '0' })
    .where(eq(invoices.id, invoice.id))
    .returning();
  const items = await tx
    .select({ number: invoiceItems.subscriptionNumber })
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, invoice.id));
  const billedSubscriptions = (await readSubscriptions(tx, account.id)).filter(({ number }) =>
    items.some((item) => item.number === number),
  );
  await refreshNextBillDates(
    engine,
    billedSubscriptions,
    await readBillingContext(engine, account, account.billCycleDay, billedSubscriptions),
  );
  return row;
}

/** Deletes a draft or canceled invoice. A draft is canceled first. */
export async function deleteInvoice(engine: Engine, key: string): Promise<void> {
  const { invoice } = await lockInvoice(engine, key);
  if (invoice.status !== 'Canceled') await cancelDraft(engine, key);
  await engine.tx.delete(invoiceEmails).where(eq(invoiceEmails.invoiceId, invoice.id));
  await engine.tx.delete(invoiceItems).where(eq(invoiceItems.invoiceId, invoice.id));
  await engine.tx.delete(invoices).where(eq(invoices.id, invoice.id));
}
