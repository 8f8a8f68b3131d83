import { and, eq, gt, sql } from 'drizzle-orm';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Transaction } from '../database/open.js';
import { invoices } from '../database/schema.js';
import { monthlyRevenue } from './rating/items.js';
import { sum } from './money.js';
import { currentSegments } from './orders/products.js';
import type { SubscriptionState } from './state.js';
import { activeSubscriptions } from './subscriptions.js';

/** What an account owes on all its invoices. */
export async function accountBalance(tx: Transaction, accountId: string, currency: CurrencyCode): Promise<DecimalString> {
  const open = await tx
    .select({ balance: invoices.balance })
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), eq(invoices.status, 'Posted'), gt(invoices.balance, sql`0`)));
  return sum(
    currency,
    open.map((invoice) => invoice.balance),
  );
}

/** Monthly recurring revenue of an account's active subscriptions: of what is charged on a day, or will be. */
export async function accountRevenue(tx: Transaction, accountId: string, currency: CurrencyCode, day: IsoDate): Promise<DecimalString> {
  const found = await activeSubscriptions(tx, accountId);
  return sum(
    currency,
    found.map((subscription) => subscriptionRevenue(subscription, currency, day)),
  );
}

/** The same of one subscription. */
export function subscriptionRevenue(
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
