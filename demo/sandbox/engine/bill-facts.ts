import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { creditMemoItems, creditMemos, invoiceItems, invoices } from '../database/schema.js';
import type { AccountRow } from './accounts.js';
import { addDays } from './calendar.js';
import { givenUpOf } from './given-up.js';
import { decimalOf } from './money.js';
import type { BilledDiscount } from './rating/discounts.js';
import type { BillFacts } from './rating/lines.js';
import type { SubscriptionState } from './state.js';
import { subscriptionsOf, type FullSubscription } from './subscriptions.js';
import { newTaxFacts, taxFactsOf, type TaxedBuyer } from './tax/tax-facts.js';
import type { BilledTax } from './tax/tax-terms.js';
import { usageFacts } from './usage-facts.js';

/** What an item costs by its price, from which its tax may have been taken. */
const priceOf = ({ amount, tax }: { amount: DecimalString; tax: BilledTax | null }): DecimalString => tax?.price ?? amount;

/** Discounts on what an account was billed, and what credits took back of them. */
async function billedDiscounts(tx: Transaction, accountId: string): Promise<BilledDiscount[]> {
  const reduced = alias(invoiceItems, 'reduced');
  const given = await tx
    .select({ discount: invoiceItems, line: reduced })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(reduced, eq(reduced.id, invoiceItems.appliedToItemId))
    .where(and(eq(invoices.accountId, accountId), ne(invoices.status, 'Canceled'), isNotNull(invoiceItems.appliedToItemId)));
  if (given.length === 0) return [];
  const back = await tx
    .select({ id: creditMemoItems.invoiceItemId, amount: creditMemoItems.amount, tax: creditMemoItems.tax })
    .from(creditMemoItems)
    .innerJoin(creditMemos, eq(creditMemos.id, creditMemoItems.creditMemoId))
    .where(
      and(
        eq(creditMemos.sourceType, 'Subscription'),
        inArray(
          creditMemoItems.invoiceItemId,
          given.map(({ discount }) => discount.id),
        ),
      ),
    );
  const taken = (discountId: string): DecimalString =>
    back
      .filter(({ id }) => id === discountId)
      .reduce((total, item) => total.minus(priceOf(item)), decimalOf('0'))
      .toFixed();
  return given.map(({ discount, line }) => ({
    invoiceItemId: discount.id,
    chargeNumber: line.chargeNumber,
    segment: line.segment,
    discountNumber: discount.chargeNumber,
    discountName: discount.chargeName,
    productRatePlanChargeId: discount.productRatePlanChargeId,
    start: line.serviceStartDate,
    end: addDays(line.serviceEndDate, 1),
    amount: decimalOf(priceOf(discount)).negated().toFixed(),
    takenBack: taken(discount.id),
  }));
}

/**
 * What bills of an account are made of beside the subscriptions that are billed.
 *
 * @param billed the subscriptions that are billed, as they are or would be; the account's others may discount them
 * @param known every subscription of the account, if they were read already
 */
export async function billFactsOf(
  engine: Engine,
  account: Pick<AccountRow, 'id' | 'currency'>,
  billCycleDay: number,
  billed: readonly SubscriptionState[],
  known?: readonly FullSubscription[],
): Promise<BillFacts> {
  const all = known ?? (await subscriptionsOf(engine.tx, account.id));
  const others = all.filter(({ number }) => billed.every((subscription) => subscription.number !== number));
  return {
    currency: account.currency,
    billCycleDay,
    proration: engine.settings.proration,
    others,
    billedDiscounts: await billedDiscounts(engine.tx, account.id),
    givenUp: await givenUpOf(engine.tx, all),
    ...(await usageFacts(engine, account.id, [...others, ...billed])),
    tax: await taxFactsOf(engine, account.id, all),
  };
}

/** What a preview is told beside what is bought. */
export interface PreviewBuyer extends TaxedBuyer {
  /** Leaves out all tax. */
  skipTax?: boolean | undefined;
}

/**
 * The same for previews, also of an account that does not exist.
 *
 * @param buyer who buys, where there is no account
 */
export async function previewFacts(
  engine: Engine,
  account: { id: string | undefined; currency: string },
  billCycleDay: number,
  states: readonly SubscriptionState[],
  { skipTax = false, ...buyer }: PreviewBuyer = {},
): Promise<BillFacts> {
  const { id, currency } = account;
  if (id === undefined) {
    return { currency, billCycleDay, proration: engine.settings.proration, ...(!skipTax && { tax: newTaxFacts(engine, buyer) }) };
  }
  const { tax, ...facts } = await billFactsOf(engine, { id, currency }, billCycleDay, states);
  return { ...facts, ...(tax && !skipTax && { tax }) };
}
