import { eq } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { charges, invoiceItems, invoices } from '../database/schema.js';
import { billingError } from '../errors.js';
import type { AccountRow } from './accounts.js';
import { creditItems, itemsThrough, type BillItem } from './bill.js';
import { writeMemo } from './memos.js';
import { isZero, sum } from './money.js';
import { dueDateOf } from './payment-terms.js';
import { billGroups } from './preview.js';
import type { CreditMemoRow } from './settlement.js';
import { billingStop, isPending, stopped } from './state.js';
import type { ChargeRow, FullSubscription } from './subscriptions.js';

export type InvoiceRow = typeof invoices.$inferSelect;

interface Line {
  item: BillItem<ChargeRow>;
  subscription: FullSubscription;
  productName: string;
}

/** What a bill run wrote. */
export interface Bills {
  invoices: InvoiceRow[];
  /** What was billed too much is given back by memos, which pay nothing until somebody applies them. */
  creditMemos: CreditMemoRow[];
}

export interface BillDates {
  /** Every period that has begun by then is billed. */
  targetDate: IsoDate;
  /** Date of the document. */
  documentDate: IsoDate;
}

/** Lines of subscriptions as far as they go on: items that are owed, or that are to be given back. */
function linesOf(subscriptions: readonly FullSubscription[], itemsOf: (charge: ChargeRow) => BillItem<ChargeRow>[]): Line[] {
  return subscriptions.flatMap((subscription) => {
    const stop = billingStop(subscription);
    return subscription.ratePlans.flatMap((plan) =>
      plan.charges.flatMap((charge) =>
        itemsOf(stop === undefined ? charge : stopped(charge, stop)).map((item) => ({ item, subscription, productName: plan.productName })),
      ),
    );
  });
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
      dueDate: dueDateOf(account.paymentTerm, dates.documentDate),
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

async function writeCredit(engine: Engine, account: AccountRow, lines: readonly Line[], dates: BillDates): Promise<CreditMemoRow> {
  const kind = { status: 'Posted', sourceType: 'Subscription', referredInvoiceId: null, reversal: false } as const;
  const items = lines.map(({ item, subscription }) => ({
    amount: item.amount,
    quantity: item.quantity,
    chargeName: item.charge.name,
    productRatePlanChargeId: item.charge.productRatePlanChargeId,
    subscriptionId: subscription.id,
    serviceStartDate: item.serviceStartDate,
    serviceEndDate: item.serviceEndDate,
  }));
  return writeMemo(engine, account, kind, items, { memoDate: dates.documentDate, comment: 'A subscription was changed.' });
}

/** More lines than anybody reads. */
export const MOST_LINES = 2_000;

/**
 * Bills subscriptions of an account through a target date. A bill on which every line is zero is not written, as nobody wants an invoice
 * for nothing; its periods count as billed. What was billed beyond the end of a charge, which has come by then, is given back.
 */
export async function billAccount(
  engine: Engine,
  account: AccountRow,
  billCycleDay: number,
  subscriptions: readonly FullSubscription[],
  dates: BillDates,
): Promise<Bills> {
  const bills: Bills = { invoices: [], creditMemos: [] };
  for (const group of billGroups(subscriptions.filter(({ status }) => !isPending(status)))) {
    const owed = linesOf(group, (charge) => itemsThrough(charge, account.currency, billCycleDay, dates.targetDate));
    if (owed.length > MOST_LINES) {
      throw billingError('invoices', 'rule', `'targetDate' is so far that a bill has more than ${MOST_LINES} lines.`);
    }
    const credited = linesOf(group, (charge) =>
      creditItems(charge, account.currency, billCycleDay).filter((item) => item.chargedThroughDate <= dates.targetDate),
    );
    for (const { item } of [...owed, ...credited]) {
      await engine.tx.update(charges).set({ chargedThroughDate: item.chargedThroughDate }).where(eq(charges.id, item.charge.id));
    }
    if (owed.some((line) => !isZero(line.item.amount))) bills.invoices.push(await writeInvoice(engine, account, owed, dates));
    if (credited.some((line) => !isZero(line.item.amount))) bills.creditMemos.push(await writeCredit(engine, account, credited, dates));
  }
  return bills;
}
