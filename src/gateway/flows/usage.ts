import { addDays, daysBetween } from '../../api/plain-date/plain-date.js';
import type {
  Usage,
  UsageAdvice,
  UsageAdviceRequest,
  UsageGuardRequest,
  UsageGuards,
  UsageRequest,
} from '../../api/schemas/storefront/usage.js';
import type { Subscription } from '../../generated/api/schemas/subscriptions.js';
import type { CurrencyCode, DecimalString } from '../../api/schemas/values.js';
import type { AccountInfo, GatewayContext, OperationHandler } from '../context.js';
import { minorDigits } from '../../api/money/minor-digits.js';
import { checkDates } from '../check-dates.js';
import { isPositive } from '../money.js';
import type { Principal } from '../principals.js';
import { notFound, invalidFields } from '../refusal.js';
import { readUsageAdvice } from '../usage/advice.js';
import { readGuards, saveGuard } from '../usage/guards.js';
import { toMeteredCharges } from '../usage/metered-charges.js';
import { readMetersBetween, readCurrentMeters } from '../usage/meters.js';
import type { UsagePeriod } from '../usage/periods.js';
import { sessionAccount, readSubscriptions } from './account.js';

/** Maximum number of days in one request. */
const MAX_DAYS = 400;

interface SelectedSubscriptions {
  account: AccountInfo;
  subscriptions: Subscription[];
}

/**
 * Returns all subscriptions of the session's account, or the requested one.
 * @throws {Refusal} 404 if the account has no such subscription
 */
async function selectSubscriptions(
  context: GatewayContext,
  principal: Principal,
  number: string | undefined,
): Promise<SelectedSubscriptions> {
  const account = await sessionAccount(context, principal);
  const all = await readSubscriptions(context.billing, account.number);
  const subscriptions = number === undefined ? all : all.filter(({ subscriptionNumber }) => subscriptionNumber === number);
  if (number !== undefined && subscriptions.length === 0) throw notFound();
  return { account, subscriptions };
}

/** Returns the requested days. Undefined if the request names no days. The caller then uses the current billing period of each charge. */
async function readRequestedPeriod(context: GatewayContext, { from, to }: UsageRequest): Promise<UsagePeriod | undefined> {
  if (from === undefined && to === undefined) return undefined;
  checkDates({ from, to });
  const last = to ?? (await context.today());
  if (from === undefined) throw invalidFields([{ field: 'from', code: 'from-missing', message: 'is missing; send the first day too' }]);
  const period = { from, until: addDays(last, 1) };
  const days = daysBetween(from, period.until);
  if (days < 1) throw invalidFields([{ field: 'to', code: 'days-reversed', message: 'must not be before from' }]);
  if (days > MAX_DAYS)
    throw invalidFields([{ field: 'from', code: 'too-many-days', message: `must be at most ${MAX_DAYS} days before to` }]);
  return period;
}

/** Returns the usage of each metered charge with its cost, and the usage guards. */
export const showUsage: OperationHandler<UsageRequest, Usage> = async (context, { input, principal }) => {
  const period = await readRequestedPeriod(context, input);
  const { account, subscriptions } = await selectSubscriptions(context, principal, input.subscription);
  const metered = toMeteredCharges(subscriptions, account.currency);
  const [{ meters, complete }, guards, today] = await Promise.all([
    period ? readMetersBetween(context, account, metered, period) : readCurrentMeters(context, account, metered),
    readGuards(context, account),
    context.today(),
  ]);
  const shownNumbers = new Set(subscriptions.map(({ subscriptionNumber }) => subscriptionNumber));
  return {
    body: {
      meters,
      guards: guards.filter(({ subscriptionNumber }) => shownNumbers.has(subscriptionNumber)),
      today,
      ...(complete ? {} : { incomplete: true }),
    },
  };
};

/** @throws {Refusal} 422 if the amount is not valid in the currency */
function checkAmount(amount: DecimalString, currency: CurrencyCode): void {
  const digits = minorDigits(currency);
  const fraction = amount.split('.')[1] ?? '';
  if (isPositive(amount) && fraction.length <= digits && amount.length <= 20) return;
  const message = `must be a positive amount with at most ${digits} decimal places`;
  throw invalidFields([{ field: 'amount', code: 'amount-refused', message }]);
}

/** Sets or removes a usage guard. A guard only warns; it does not stop usage. */
export const setUsageGuard: OperationHandler<UsageGuardRequest, UsageGuards> = async (context, { input, principal, upstreamKey }) => {
  const { subscription: subscriptionNumber, amount, warnAt } = input;
  const { account, subscriptions } = await selectSubscriptions(context, principal, subscriptionNumber);
  const currency = subscriptions[0]?.currency ?? account.currency;
  if (amount !== undefined) checkAmount(amount, currency);
  await saveGuard(context, account, { subscriptionNumber, amount, currency, warnAt }, upstreamKey);
  return { body: { guards: await readGuards(context, account) } };
};

/** Compares the cost of the recent usage on each plan on sale. */
export const showUsageAdvice: OperationHandler<UsageAdviceRequest, UsageAdvice> = async (context, { input, principal }) => {
  const { account, subscriptions } = await selectSubscriptions(context, principal, input.subscription);
  const [subscription] = subscriptions;
  if (!subscription) throw notFound();
  return { body: await readUsageAdvice(context, account, subscription) };
};
