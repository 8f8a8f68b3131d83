import { eq } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { charges, invoiceItems, invoices } from '../database/schema.js';
import type { AccountRow } from './accounts.js';
import { itemsThrough, type BillItem } from './bill.js';
import { isZero, sum } from './money.js';
import { billGroups } from './preview.js';
import type { ChargeRow, FullSubscription } from './subscriptions.js';

export type InvoiceRow = typeof invoices.$inferSelect;

interface Line {
  item: BillItem<ChargeRow>;
  subscription: FullSubscription;
  productName: string;
}

export interface BillDates {
  /** Every period that has begun by then is billed. */
  targetDate: IsoDate;
  /** Date of the document. */
  documentDate: IsoDate;
}

function linesOf(subscriptions: readonly FullSubscription[], account: AccountRow, billCycleDay: number, targetDate: IsoDate): Line[] {
  return subscriptions.flatMap((subscription) =>
    subscription.ratePlans.flatMap((plan) =>
      plan.charges.flatMap((charge) =>
        itemsThrough(charge, account.currency, billCycleDay, targetDate).map((item) => ({
          item,
          subscription,
          productName: plan.productName,
        })),
      ),
    ),
  );
}

async function writeInvoice(engine: Engine, account: AccountRow, lines: readonly Line[], dates: BillDates): Promise<InvoiceRow> {
  const amount = sum(
    account.currency,
    lines.map((line) => line.item.amount),
  );
  const [invoice] = await engine.tx
    .insert(invoices)
    .values({
      accountId: account.id,
      status: 'Posted',
      currency: account.currency,
      amount,
      balance: amount,
      invoiceDate: dates.documentDate,
      dueDate: dates.documentDate,
      targetDate: dates.targetDate,
      createdDate: engine.moment.now,
    })
    .returning();
  if (!invoice) throw new Error('An invoice was not written.');
  await engine.tx.insert(invoiceItems).values(
    lines.map(({ item, subscription, productName }, position) => ({
      invoiceId: invoice.id,
      position,
      subscriptionId: subscription.id,
      subscriptionNumber: subscription.number,
      chargeNumber: item.charge.number,
      productRatePlanChargeId: item.charge.productRatePlanChargeId,
      productName,
      chargeName: item.charge.name,
      chargeType: item.charge.type,
      amount: item.amount,
      quantity: item.quantity,
      unitPrice: item.unitPrice,
      uom: item.charge.uom,
      serviceStartDate: item.serviceStartDate,
      serviceEndDate: item.serviceEndDate,
    })),
  );
  return invoice;
}

/**
 * Bills subscriptions of an account through a target date. A bill on which every line is zero is not written, as nobody wants an invoice
 * for nothing; its periods count as billed.
 */
export async function billAccount(
  engine: Engine,
  account: AccountRow,
  billCycleDay: number,
  subscriptions: readonly FullSubscription[],
  dates: BillDates,
): Promise<InvoiceRow[]> {
  const written: InvoiceRow[] = [];
  for (const group of billGroups(subscriptions)) {
    const lines = linesOf(group, account, billCycleDay, dates.targetDate);
    for (const { item } of lines) {
      await engine.tx.update(charges).set({ chargedThroughDate: item.chargedThroughDate }).where(eq(charges.id, item.charge.id));
    }
    if (lines.some((line) => !isZero(line.item.amount))) written.push(await writeInvoice(engine, account, lines, dates));
  }
  return written;
}
