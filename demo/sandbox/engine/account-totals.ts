import { and, eq, gt, sql } from 'drizzle-orm';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Transaction } from '../database/open.js';
import { invoices } from '../database/schema.js';
import { monthlyRevenue } from './rating/bill-items.js';
import { sum } from './money.js';
import { currentSegments } from './orders/change-products.js';
import type { SubscriptionState } from './subscription-state.js';
import { readActiveSubscriptions } from './subscriptions.js';

/** Returns the total balance of an account's posted invoices. */
export async function readAccountBalance(tx: Transaction, accountId: string, currency: CurrencyCode): Promise<DecimalString> {
  const open = await tx
    .select({ balance: invoices.balance })
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), eq(invoices.status, 'Posted'), gt(invoices.balance, sql`0`)));
  return sum(
    currency,
    open.map((invoice) => invoice.balance),
  );
}

/** Returns the monthly recurring revenue of an account's active subscriptions, from charges that are in effect on `day` or start later. */
export async function readAccountMonthlyRevenue(
  tx: Transaction,
  accountId: string,
  currency: CurrencyCode,
  day: IsoDate,
): Promise<DecimalString> {
  const found = await readActiveSubscriptions(tx, accountId);
  return sum(
    currency,
    found.map((subscription) => subscriptionMonthlyRevenue(subscription, currency, day)),
  );
}

/** Returns the monthly recurring revenue of one subscription, from charges that are in effect on `day` or start later. */
export function subscriptionMonthlyRevenue(
  subscription: Pick<SubscriptionState, 'ratePlans' | 'currentTerm' | 'currentTermPeriodType'>,
  currency: CurrencyCode,
  day: IsoDate,
): DecimalString {
  const charges = subscription.ratePlans.flatMap((plan) => currentSegments(plan.charges, day));
  return sum(
    currency,
    charges
      .filter(({ effectiveEndDate: end }) => end === null || end > day)
      .map((charge) => monthlyRevenue(charge, currency, subscription)),
  );
}
