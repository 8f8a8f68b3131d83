import { eq } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { charges, invoiceItems, invoices, newId, subscriptions as subscriptionTable } from '../database/schema.js';
import type { DraftedBilling } from '../database/tables/money.js';
import { billingError } from '../errors.js';
import { invoicePosted } from '../events/happenings.js';
import { raise } from '../events/raise.js';
import type { AccountRow } from './accounts.js';
import { billFactsOf } from './bill-facts.js';
import { writeMemo } from './memos.js';
import { isZero } from './money.js';
import { dueDateOf } from './payment-terms.js';
import { billGroups } from './preview.js';
import { chargeOf, nextBillDay, runLines, type BillFacts, type Line, type RunLines } from './rating/lines.js';
import type { CreditMemoRow } from './settlement.js';
import { scheduleRevenue } from './revenue/posting.js';
import { invoiceSource } from './revenue/sources.js';
import { isPending } from './state.js';
import { billedTax, totalsOf } from './tax/tax-lines.js';
import { withRatePlans, type FullSubscription } from './subscriptions.js';
import { inPieces, keepRatings } from './usage-ratings.js';

export type InvoiceRow = typeof invoices.$inferSelect;

type BillLine = Line<FullSubscription>;

/** What a bill run wrote. */
export interface Bills {
  invoices: InvoiceRow[];
  /** What was billed too much is given back by memos, which pay nothing until somebody applies them. */
  creditMemos: CreditMemoRow[];
}

export interface BillDates {
  /** Everything that is due by then is billed. */
  targetDate: IsoDate;
  /** Date of the document. */
  documentDate: IsoDate;
  /** Documents that are not posted yet: they owe and credit nothing until they are. */
  draft?: boolean;
}

function invoiceItem(
  { item, subscription, plan, discount, tax }: BillLine,
  position: number,
  invoiceId: string,
): typeof invoiceItems.$inferInsert & { id: string } {
  const charge = discount ?? item.charge;
  if (charge.number === undefined) throw new Error('What is billed has numbers.');
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
    ...billedTax(tax),
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    uom: discount ? null : charge.uom,
    serviceStartDate: item.serviceStartDate,
    serviceEndDate: item.serviceEndDate,
  };
}

/** @param itemIds learns which item a line became */
async function writeInvoice(
  engine: Engine,
  account: AccountRow,
  lines: readonly BillLine[],
  dates: BillDates,
  drafted: DraftedBilling | null,
  itemIds: Map<Line, string>,
): Promise<InvoiceRow> {
  const { amount, taxAmount } = totalsOf(account.currency, lines);
  const [invoice] = await engine.tx
    .insert(invoices)
    .values({
      accountId: account.id,
      status: drafted ? 'Draft' : 'Posted',
      drafted,
      postedDate: drafted ? null : engine.moment.now,
      currency: account.currency,
      amount,
      taxAmount,
      balance: amount,
      invoiceDate: dates.documentDate,
      dueDate: dueDateOf(account.paymentTerm, dates.documentDate),
      targetDate: dates.targetDate,
      createdDate: engine.moment.now,
    })
    .returning();
  if (!invoice) throw new Error('An invoice was not written.');
  let reduced: string | null = null;
  const items = lines.map((line, position) => {
    const item = invoiceItem(line, position, invoice.id);
    itemIds.set(line, item.id);
    // The lines of discounts follow the one that they reduce.
    if (line.discount) return { ...item, appliedToItemId: reduced };
    reduced = item.id;
    return item;
  });
  for (const some of inPieces(items)) await engine.tx.insert(invoiceItems).values(some);
  if (!drafted) {
    await scheduleRevenue(
      engine,
      items.map((item) => invoiceSource(invoice, item)),
    );
    await raise(engine, invoicePosted(invoice));
  }
  return invoice;
}

async function writeCredit(engine: Engine, account: AccountRow, lines: readonly BillLine[], dates: BillDates): Promise<CreditMemoRow> {
  const status = dates.draft === true ? ('Draft' as const) : ('Posted' as const);
  const kind = { status, sourceType: 'Subscription', referredInvoiceId: null, reversal: false } as const;
  const items = lines.map((line) => {
    const { item, subscription, takesBack, tax } = line;
    const { chargeName, productRatePlanChargeId } = chargeOf(line);
    return {
      amount: item.amount,
      ...billedTax(tax),
      quantity: item.quantity,
      chargeName,
      productRatePlanChargeId,
      subscriptionId: subscription.id,
      serviceStartDate: item.serviceStartDate,
      serviceEndDate: item.serviceEndDate,
      ...(takesBack && { invoiceItemId: takesBack.invoiceItemId }),
    };
  });
  return writeMemo(engine, account, kind, items, { memoDate: dates.documentDate, comment: 'A subscription was changed.' });
}

/** More lines than anybody reads. */
export const MOST_LINES = 2_000;

/** What a draft of these lines can give back: what a memo credits is not the draft's. */
function draftedBy(lines: readonly BillLine[], { billedThrough, credited }: RunLines<FullSubscription>): DraftedBilling {
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

/** Writes down when each subscription is next to be billed. */
async function keepNextOf(engine: Engine, subscriptions: readonly FullSubscription[], facts: BillFacts): Promise<void> {
  for (const subscription of subscriptions) {
    const nextBillDate = nextBillDay(subscription, facts) ?? null;
    if (nextBillDate === subscription.nextBillDate) continue;
    await engine.tx.update(subscriptionTable).set({ nextBillDate }).where(eq(subscriptionTable.id, subscription.id));
  }
}

/** The same of subscriptions of which something was changed since they were read. */
export async function keepNextBillDates(engine: Engine, billed: readonly FullSubscription[], facts: BillFacts): Promise<void> {
  await keepNextOf(engine, await withRatePlans(engine.tx, billed), facts);
}

/** Writes down how far each charge is billed and when each subscription is next to be billed. */
async function keepBilled(
  engine: Engine,
  subscriptions: readonly FullSubscription[],
  billedThrough: RunLines<FullSubscription>['billedThrough'],
  facts: BillFacts,
): Promise<void> {
  const dates = new Map(billedThrough.map(({ charge, date }) => [charge.id, date]));
  const charged = subscriptions.flatMap(({ ratePlans }) => ratePlans.flatMap((plan) => plan.charges));
  for (const { id, chargedThroughDate } of charged) {
    const date = dates.get(id);
    if (date === undefined || date === chargedThroughDate) continue;
    await engine.tx.update(charges).set({ chargedThroughDate: date }).where(eq(charges.id, id));
  }
  const after = subscriptions.map((subscription) => ({
    ...subscription,
    ratePlans: subscription.ratePlans.map((plan) => ({
      ...plan,
      charges: plan.charges.map((charge) => ({ ...charge, chargedThroughDate: dates.get(charge.id) ?? charge.chargedThroughDate })),
    })),
  }));
  await keepNextOf(engine, after, facts);
}

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
  // In the order of their numbers, in which they draw on what they share.
  const billed = subscriptions.filter(({ status }) => !isPending(status)).sort((a, b) => (a.number < b.number ? -1 : 1));
  const facts = await billFactsOf(engine, account, billCycleDay, billed);
  const run = runLines(billed, facts, dates.targetDate);
  const { owed, credited, billedThrough } = run;
  // Of usage there is no more than was told.
  if (owed.filter(({ item }) => !item.usage).length > MOST_LINES) {
    throw billingError('invoices', 'rule', `'targetDate' is so far that a bill has more than ${MOST_LINES} lines.`);
  }
  const itemIds = new Map<Line, string>();
  for (const group of billGroups(billed)) {
    const own = owed.filter(({ subscription }) => group.includes(subscription));
    const back = credited.filter(({ subscription }) => group.includes(subscription));
    if (own.some((line) => !isZero(line.item.amount))) {
      const drafted = dates.draft === true ? draftedBy(own, run) : null;
      bills.invoices.push(await writeInvoice(engine, account, own, dates, drafted, itemIds));
    }
    if (back.some((line) => !isZero(line.item.amount))) bills.creditMemos.push(await writeCredit(engine, account, back, dates));
  }
  await keepRatings(engine, [...owed, ...credited], itemIds);
  await keepBilled(engine, billed, billedThrough, facts);
  return bills;
}
