import * as z from 'zod';
import type { UsageGuard } from '../../api/schemas/storefront/usage.js';
import { DECIMAL, type CurrencyCode, type DecimalString } from '../../api/schemas/values.js';
import { createRecord, readRecords, type CustomObject } from '../billing/custom-records.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { toMoney } from '../money.js';

const USAGE_GUARD: CustomObject = {
  object: 'storefront_usage_guard',
  label: 'Usage guard',
  fields: {
    accountNumber__c: { type: 'string', label: 'Account', maxLength: 70 },
    subscriptionNumber__c: { type: 'string', label: 'Subscription', maxLength: 100 },
    amount__c: { type: 'string', label: 'Amount. Empty if the guard was removed', maxLength: 40 },
    currency__c: { type: 'string', label: 'Currency', maxLength: 3 },
    warnAt__c: { type: 'integer', label: 'Percentage at which to warn' },
  },
  required: ['accountNumber__c', 'subscriptionNumber__c'],
  filterable: ['accountNumber__c'],
};

const guardRecord = z.object({
  subscriptionNumber__c: z.string(),
  amount__c: z.string().regex(DECIMAL).nullish(),
  currency__c: z.string().nullish(),
  warnAt__c: z.coerce.number().nullish(),
});

/** Default percentage of a guard's amount at which to warn. */
const DEFAULT_WARN_AT = 80;

/** Reads the current guards of an account: the newest record of each subscription. */
export async function readGuards(context: GatewayContext, account: AccountInfo): Promise<UsageGuard[]> {
  const guards = new Map<string, UsageGuard>();
  for (const record of await readRecords(context, USAGE_GUARD, 'accountNumber__c', account.number)) {
    const guard = guardRecord.safeParse(record);
    if (!guard.success) continue;
    const { subscriptionNumber__c: subscriptionNumber, amount__c: amount, currency__c: currency, warnAt__c: warnAt } = guard.data;
    guards.delete(subscriptionNumber);
    if (amount == null || currency == null) continue;
    guards.set(subscriptionNumber, { subscriptionNumber, amount: toMoney(amount, currency), warnAt: warnAt ?? DEFAULT_WARN_AT });
  }
  return [...guards.values()];
}

/** Saves a guard. Removes the guard if `amount` is undefined. */
export async function saveGuard(
  context: GatewayContext,
  account: AccountInfo,
  guard: { subscriptionNumber: string; amount: DecimalString | undefined; currency: CurrencyCode; warnAt: number | undefined },
  key: string,
): Promise<void> {
  const { subscriptionNumber, amount, currency, warnAt } = guard;
  const own = { accountNumber__c: account.number, subscriptionNumber__c: subscriptionNumber };
  const limit = { amount__c: amount, currency__c: currency, warnAt__c: warnAt ?? DEFAULT_WARN_AT };
  await createRecord(context, USAGE_GUARD, amount === undefined ? own : { ...own, ...limit }, key);
}
