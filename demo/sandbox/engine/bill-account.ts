import { inArray } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { charges, invoiceItems, invoices, newId, subscriptions as subscriptionTable } from '../database/schema.js';
import type { DraftedBilling } from '../database/tables/invoices.js';
import { billingError } from '../errors.js';
import { invoicePosted } from '../events/raised-events.js';
import { raiseEvents } from '../events/raise-events.js';
import type { AccountRow } from './accounts.js';
import { readBillingContext } from './billing-context.js';
import { writeCreditMemo } from './credit-memos.js';
import { isZero } from './money.js';
import { computeDueDate } from './payment-terms.js';
import { groupByInvoice } from './preview-bills.js';
import { lineCharge, findNextBillDate, rateBillRun, type BillingContext, type BillLine, type RunLines } from './rating/bill-lines.js';
import type { CreditMemoRow } from './funds.js';
import { scheduleRevenue } from './revenue/schedule-posted-lines.js';
import { toInvoiceSource } from './revenue/revenue-sources.js';
import { isPending } from './subscription-state.js';
import { toBilledTax, sumBillLines } from './tax/tax-lines.js';
import { withRatePlans, type FullSubscription } from './subscriptions.js';
import { splitIntoChunks, saveRatings } from './usage-ratings.js';

export type InvoiceRow = typeof invoices.$inferSelect;

type SubscriptionLine = BillLine<FullSubscription>;

/** Documents of a bill run. */
export interface WrittenBills {
  invoices: InvoiceRow[];
  /** Credits for service that was billed but will not be provided. They do not reduce a balance until they are applied. */
  creditMemos: CreditMemoRow[];
}

export interface BillDates {
  /** Charges due through this day are billed. */
  targetDate: IsoDate;
  /** Date of the documents. */
  documentDate: IsoDate;
  /** True for drafts. A draft has no effect on balances until it is posted. */
  draft?: boolean;
  /** Reason code of credit memos. */
  creditMemoReasonCode?: string | undefined;
}

function toInvoiceItem(
  { item, subscription, plan, discount, tax }: SubscriptionLine,
  position: number,
  invoiceId: string,
): typeof invoiceItems.$inferInsert & { id: string } {
  const charge = discount ?? item.charge;
  if (charge.number === undefined) throw new Error('A billed charge has no number.');
  return {
    id: newId(),
    invoiceId,
    position,
    subscriptionId: subscription.id,
    subscriptionNumber: subscription.number,
    chargeNumber: charge.number,
    segment: charge.segment,
    productRatePlanChargeId: charge.productRatePlanChargeId,
    productName: plan.productName,
    chargeName: charge.name,
    chargeType: charge.type,
    amount: item.amount,
    ...toBilledTax(tax),
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    uom: discount ? null : charge.uom,
    serviceStartDate: item.serviceStartDate,
    serviceEndDate: item.serviceEndDate,
  };
}

/**
 * Writes an invoice.
 *
 * @param itemIds receives the item id of each line
 */
async function writeInvoice(
  engine: Engine,
  account: AccountRow,
  lines: readonly SubscriptionLine[],
  dates: BillDates,
  draft: DraftedBilling | null,
  itemIds: Map<BillLine, string>,
): Promise<InvoiceRow> {
  const { amount, taxAmount } = sumBillLines(account.currency, lines);
  const [invoice] = await engine.tx
    .insert(invoices)
    .values({
      accountId: account.id,
      status: draft ? 'Draft' : 'Posted',
      drafted: draft,
      postedDate: draft ? null : engine.moment.now,
      currency: account.currency,
      amount,
      taxAmount,
      balance: amount,
      invoiceDate: dates.documentDate,
      dueDate: computeDueDate(account.paymentTerm, dates.documentDate),
      targetDate: dates.targetDate,
      createdDate: engine.moment.now,
    })
    .returning();
  if (!invoice) throw new Error('The invoice was not inserted.');
  let reducedItemId: string | null = null;
  const items = lines.map((line, position) => {
    const item = toInvoiceItem(line, position, invoice.id);
    itemIds.set(line, item.id);
    // The lines of a discount directly follow the line they reduce.
    if (line.discount) return { ...item, appliedToItemId: reducedItemId };
    reducedItemId = item.id;
    return item;
  });
  for (const chunk of splitIntoChunks(items)) await engine.tx.insert(invoiceItems).values(chunk);
  if (!draft) {
    await scheduleRevenue(
      engine,
      items.map((item) => toInvoiceSource(invoice, item)),
    );
    await raiseEvents(engine, invoicePosted(invoice));
  }
  return invoice;
}

async function writeCreditOfLines(
  engine: Engine,
  account: AccountRow,
  lines: readonly SubscriptionLine[],
  dates: BillDates,
): Promise<CreditMemoRow> {
  const status = dates.draft === true ? ('Draft' as const) : ('Posted' as const);
  const kind = { status, sourceType: 'Subscription', referredInvoiceId: null, reversal: false } as const;
  const items = lines.map((line) => {
    const { item, subscription, creditedDiscount, tax } = line;
    const { chargeName, productRatePlanChargeId } = lineCharge(line);
    return {
      amount: item.amount,
      ...toBilledTax(tax),
      quantity: item.quantity,
      chargeName,
      productRatePlanChargeId,
      subscriptionId: subscription.id,
      serviceStartDate: item.serviceStartDate,
      serviceEndDate: item.serviceEndDate,
      ...(creditedDiscount && { invoiceItemId: creditedDiscount.invoiceItemId }),
    };
  });
  const { documentDate: memoDate, creditMemoReasonCode: reasonCode } = dates;
  return writeCreditMemo(engine, account, kind, items, { memoDate, reasonCode, comment: 'A subscription was changed.' });
}

/** Maximum number of lines on a bill, apart from usage. */
export const MAX_BILL_LINES = 2_000;

/** Returns the charges that become unbilled again if a draft of these lines is canceled. Excludes charges that the same run credits. */
function toDraftedBilling(lines: readonly SubscriptionLine[], { billedThrough, credited }: RunLines<FullSubscription>): DraftedBilling {
  const charged = billedThrough.filter(
    ({ charge }) =>
      lines.some(({ subscription }) => subscription.ratePlans.some((plan) => plan.charges.some(({ id }) => id === charge.id))) &&
      !credited.some(({ item }) => item.charge.id === charge.id),
  );
  return {
    charges: charged.map(({ charge: { number, segment, chargedThroughDate }, date }) => ({
      chargeNumber: number,
      segment,
      before: chargedThroughDate,
      after: date,
    })),
  };
}

/** Saves the next bill date of each subscription. */
async function saveNextBillDates(engine: Engine, subscriptions: readonly FullSubscription[], context: BillingContext): Promise<void> {
  const changed = subscriptions.flatMap((subscription) => {
    const date = findNextBillDate(subscription, context) ?? null;
    return date === subscription.nextBillDate ? [] : [{ id: subscription.id, date }];
  });
  for (const [nextBillDate, ids] of groupByDate(changed)) {
    await engine.tx.update(subscriptionTable).set({ nextBillDate }).where(inArray(subscriptionTable.id, ids));
  }
}

/** Groups rows by their new date, so that one statement updates all rows with the same date. */
function groupByDate<Value extends IsoDate | null>(rows: readonly { id: string; date: Value }[]): Map<Value, string[]> {
  const groups = new Map<Value, string[]>();
  for (const { id, date } of rows) groups.set(date, [...(groups.get(date) ?? []), id]);
  return groups;
}

/** Reads the rate plans of subscriptions again, after a change, and saves their next bill dates. */
export async function refreshNextBillDates(engine: Engine, billed: readonly FullSubscription[], context: BillingContext): Promise<void> {
  await saveNextBillDates(engine, await withRatePlans(engine.tx, billed), context);
}

/** Saves the date through which each charge is billed, and the next bill date of each subscription. */
async function saveBilledThrough(
  engine: Engine,
  subscriptions: readonly FullSubscription[],
  billedThrough: RunLines<FullSubscription>['billedThrough'],
  context: BillingContext,
): Promise<void> {
  const dates = new Map(billedThrough.map(({ charge, date }) => [charge.id, date]));
  const charged = subscriptions.flatMap(({ ratePlans }) => ratePlans.flatMap((plan) => plan.charges));
  const changed = charged.flatMap(({ id, chargedThroughDate }) => {
    const date = dates.get(id);
    return date === undefined || date === chargedThroughDate ? [] : [{ id, date }];
  });
  for (const [chargedThroughDate, ids] of groupByDate(changed)) {
    await engine.tx.update(charges).set({ chargedThroughDate }).where(inArray(charges.id, ids));
  }
  const after = subscriptions.map((subscription) => ({
    ...subscription,
    ratePlans: subscription.ratePlans.map((plan) => ({
      ...plan,
      charges: plan.charges.map((charge) => ({ ...charge, chargedThroughDate: dates.get(charge.id) ?? charge.chargedThroughDate })),
    })),
  }));
  await saveNextBillDates(engine, after, context);
}

/**
 * Bills subscriptions of an account through a target date, with invoices and credit memos. If all lines of a bill are zero, the bill is not written,
 * but its periods count as billed.
 */
export async function billAccount(
  engine: Engine,
  account: AccountRow,
  billCycleDay: number,
  subscriptions: readonly FullSubscription[],
  dates: BillDates,
): Promise<WrittenBills> {
  const bills: WrittenBills = { invoices: [], creditMemos: [] };
  // Sorted by number, because subscriptions use up fixed discounts in this order.
  const billed = subscriptions.filter(({ status }) => !isPending(status)).sort((a, b) => (a.number < b.number ? -1 : 1));
  const context = await readBillingContext(engine, account, billCycleDay, billed);
  const run = rateBillRun(billed, context, dates.targetDate);
  const { owed, credited, billedThrough } = run;
  // Usage lines are not counted, because the number of usage records already limits them.
  if (owed.filter(({ item }) => !item.usage).length > MAX_BILL_LINES) {
    throw billingError('invoices', 'rule', `'targetDate' is too far ahead: the bill would have more than ${MAX_BILL_LINES} lines.`);
  }
  const itemIds = new Map<BillLine, string>();
  for (const group of groupByInvoice(billed)) {
    const lines = owed.filter(({ subscription }) => group.includes(subscription));
    const credits = credited.filter(({ subscription }) => group.includes(subscription));
    if (lines.some((line) => !isZero(line.item.amount))) {
      const draft = dates.draft === true ? toDraftedBilling(lines, run) : null;
      bills.invoices.push(await writeInvoice(engine, account, lines, dates, draft, itemIds));
    }
    if (credits.some((line) => !isZero(line.item.amount)))
      bills.creditMemos.push(await writeCreditOfLines(engine, account, credits, dates));
  }
  await saveRatings(engine, [...owed, ...credited], itemIds);
  await saveBilledThrough(engine, billed, billedThrough, context);
  return bills;
}
