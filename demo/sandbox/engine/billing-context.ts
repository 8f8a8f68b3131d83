import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { creditMemoItems, creditMemos, invoiceItems, invoices } from '../database/schema.js';
import type { AccountRow } from './accounts.js';
import { linesAfter, OLDEST_FIRST, readBilledLines, type BilledLine } from './billed-lines.js';
import { addDays } from './calendar.js';
import { readCorrectedLines } from './corrected-lines.js';
import { decimalOf } from './money.js';
import { afterLaterLines } from './rating/billed-again.js';
import type { BilledDiscount } from './rating/discounts.js';
import type { BillingContext } from './rating/bill-lines.js';
import type { SubscriptionState } from './subscription-state.js';
import { readSubscriptions, type FullSubscription } from './subscriptions.js';
import { newBuyerTaxContext, readTaxContext, type TaxedBuyer } from './tax/tax-context.js';
import type { BilledTax } from './tax/tax-terms.js';
import { readUsageContext } from './unrated-usage.js';

/** Price of an item before its tax was split off. */
const priceBeforeTaxSplit = ({ amount, tax }: { amount: DecimalString; tax: BilledTax | null }): DecimalString => tax?.price ?? amount;

/** Reads the discounts on an account's invoices, and how much of them was reversed by later credits. */
async function readBilledDiscounts(tx: Transaction, accountId: string, billedLines: readonly BilledLine[]): Promise<BilledDiscount[]> {
  const reduced = alias(invoiceItems, 'reduced');
  const discounts = await tx
    .select({ discount: invoiceItems, line: reduced })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(reduced, eq(reduced.id, invoiceItems.appliedToItemId))
    .where(and(eq(invoices.accountId, accountId), ne(invoices.status, 'Canceled'), isNotNull(invoiceItems.appliedToItemId)))
    .orderBy(...OLDEST_FIRST);
  if (discounts.length === 0) return [];
  const credits = await tx
    .select({ id: creditMemoItems.invoiceItemId, amount: creditMemoItems.amount, tax: creditMemoItems.tax })
    .from(creditMemoItems)
    .innerJoin(creditMemos, eq(creditMemos.id, creditMemoItems.creditMemoId))
    .where(
      and(
        eq(creditMemos.sourceType, 'Subscription'),
        inArray(
          creditMemoItems.invoiceItemId,
          discounts.map(({ discount }) => discount.id),
        ),
      ),
    );
  const creditedAmounts = new Map<string | null, ReturnType<typeof decimalOf>>();
  for (const { id, ...item } of credits) {
    creditedAmounts.set(id, (creditedAmounts.get(id) ?? decimalOf('0')).minus(priceBeforeTaxSplit(item)));
  }
  const creditedAmount = (discountId: string): DecimalString => (creditedAmounts.get(discountId) ?? decimalOf('0')).toFixed();
  return discounts.map(({ discount, line }) => {
    const billed: BilledDiscount = {
      invoiceItemId: discount.id,
      chargeNumber: line.chargeNumber,
      segment: line.segment,
      discountNumber: discount.chargeNumber,
      discountName: discount.chargeName,
      productRatePlanChargeId: discount.productRatePlanChargeId,
      start: line.serviceStartDate,
      end: addDays(line.serviceEndDate, 1),
      creditableUntil: addDays(line.serviceEndDate, 1),
      lineAmount: priceBeforeTaxSplit(line),
      amount: decimalOf(priceBeforeTaxSplit(discount)).negated().toFixed(),
      takenBack: creditedAmount(discount.id),
    };
    return afterLaterLines(billed, linesAfter(billedLines, line.id));
  });
}

/**
 * Reads all data that bills of an account depend on, except the subscriptions to bill.
 *
 * @param billed subscriptions to bill, current or planned. Discounts of the account's other subscriptions may apply to them.
 * @param known all subscriptions of the account, if already read
 */
export async function readBillingContext(
  engine: Engine,
  account: Pick<AccountRow, 'id' | 'currency'>,
  billCycleDay: number,
  billed: readonly SubscriptionState[],
  known?: readonly FullSubscription[],
): Promise<BillingContext> {
  const all = known ?? (await readSubscriptions(engine.tx, account.id));
  const billedLines = await readBilledLines(engine.tx, all);
  const billedNumbers = new Set(billed.map(({ number }) => number));
  const otherSubscriptions = all.filter(({ number }) => !billedNumbers.has(number));
  return {
    currency: account.currency,
    billCycleDay,
    proration: engine.settings.proration,
    otherSubscriptions,
    billedDiscounts: await readBilledDiscounts(engine.tx, account.id, billedLines),
    correctedLines: await readCorrectedLines(engine.tx, billedLines),
    ...(await readUsageContext(engine, account.id, [...otherSubscriptions, ...billed])),
    tax: await readTaxContext(engine, account.id, billedLines),
  };
}

/** The buyer of a preview. */
export interface PreviewBuyer extends TaxedBuyer {
  /** True to calculate without tax. */
  skipTax?: boolean | undefined;
}

/**
 * Reads all data that a preview depends on. The account may not exist yet.
 *
 * @param buyer the buyer, if there is no account
 */
export async function readPreviewContext(
  engine: Engine,
  account: { id: string | undefined; currency: string },
  billCycleDay: number,
  states: readonly SubscriptionState[],
  { skipTax = false, ...buyer }: PreviewBuyer = {},
): Promise<BillingContext> {
  const { id, currency } = account;
  if (id === undefined) {
    return { currency, billCycleDay, proration: engine.settings.proration, ...(!skipTax && { tax: newBuyerTaxContext(engine, buyer) }) };
  }
  const { tax, ...context } = await readBillingContext(engine, { id, currency }, billCycleDay, states);
  return { ...context, ...(tax && !skipTax && { tax }) };
}
