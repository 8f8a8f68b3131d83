import { and, eq } from 'drizzle-orm';
import type { Engine } from '../context.js';
import { charges, invoiceEmails, invoiceItems, invoices, ratePlans, subscriptions } from '../database/schema.js';
import type { DraftedCharge } from '../database/tables/money.js';
import { billingError } from '../errors.js';
import { invoicePosted } from '../events/happenings.js';
import { raise } from '../events/raise.js';
import { billFactsOf } from './bill-facts.js';
import { keepNextBillDates, type InvoiceRow } from './invoice.js';
import { itemsOf, lockInvoice } from './invoices.js';
import { scheduleRevenue } from './revenue/posting.js';
import { invoiceSource } from './revenue/sources.js';
import { subscriptionsOf } from './subscriptions.js';
import { unrate } from './usage-ratings.js';

function checkDraft(invoice: InvoiceRow, wanted: string): void {
  if (invoice.status === 'Draft') return;
  throw billingError('invoices', 'rule', `'${invoice.number}' is ${invoice.status}: only drafts are ${wanted}.`);
}

/** Makes a draft an invoice that is owed. It is collected like any other that is open. */
export async function postDraft(engine: Engine, key: string): Promise<InvoiceRow> {
  const { invoice } = await lockInvoice(engine, key);
  checkDraft(invoice, 'posted');
  const posted = { status: 'Posted', drafted: null, postedDate: engine.moment.now };
  const [row = invoice] = await engine.tx.update(invoices).set(posted).where(eq(invoices.id, invoice.id)).returning();
  const items = await itemsOf(engine.tx, row);
  await scheduleRevenue(
    engine,
    items.map((item) => invoiceSource(row, item)),
  );
  await raise(engine, invoicePosted(row));
  return row;
}

/** The charge in its subscription's newest version counts as billed as it did before the draft. */
async function unbill(engine: Engine, invoice: InvoiceRow, { chargeNumber, segment, before, after }: DraftedCharge): Promise<void> {
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
 * Takes a draft back: what it bills counts as not billed, and the next run bills it again.
 *
 * @throws {BillingError} if something was billed or credited after it
 */
export async function cancelDraft(engine: Engine, key: string): Promise<InvoiceRow> {
  const { account, invoice } = await lockInvoice(engine, key);
  const { tx } = engine;
  checkDraft(invoice, 'canceled');
  const { charges: billed = [] } = invoice.drafted ?? {};
  for (const one of billed) await unbill(engine, invoice, one);
  await unrate(engine, invoice);
  const [row = invoice] = await tx
    .update(invoices)
    .set({ status: 'Canceled', drafted: null, balance: '0' })
    .where(eq(invoices.id, invoice.id))
    .returning();
  const items = await tx
    .select({ number: invoiceItems.subscriptionNumber })
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, invoice.id));
  const owned = (await subscriptionsOf(tx, account.id)).filter(({ number }) => items.some((item) => item.number === number));
  await keepNextBillDates(engine, owned, await billFactsOf(engine, account, account.billCycleDay, owned));
  return row;
}

/** Deletes an invoice that is not owed: a draft, which is canceled first, or one that was canceled. */
export async function deleteInvoice(engine: Engine, key: string): Promise<void> {
  const { invoice } = await lockInvoice(engine, key);
  if (invoice.status !== 'Canceled') await cancelDraft(engine, key);
  await engine.tx.delete(invoiceEmails).where(eq(invoiceEmails.invoiceId, invoice.id));
  await engine.tx.delete(invoiceItems).where(eq(invoiceItems.invoiceId, invoice.id));
  await engine.tx.delete(invoices).where(eq(invoices.id, invoice.id));
}
