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
import { checkDays } from '../dates.js';
import { isPositive } from '../money.js';
import type { Principal } from '../principals.js';
import { notFound, invalidFields } from '../refusal.js';
import { adviseOn } from '../usage/advice.js';
import { guardsOf, writeGuard } from '../usage/guards.js';
import { meteredCharges } from '../usage/metered.js';
import { metersBetween, presentMeters } from '../usage/meters.js';
import type { Period } from '../usage/periods.js';
import { ownAccount, subscriptionsOf } from './account.js';

/** Days that may be asked for at once. */
const MOST_DAYS = 400;

interface Own {
  account: AccountInfo;
  subscriptions: Subscription[];
}

/** Subscriptions of the session's account, or the one that is named; another account's number answers as one that does not exist. */
async function ownSubscriptions(context: GatewayContext, principal: Principal, number: string | undefined): Promise<Own> {
  const account = await ownAccount(context, principal);
  const all = await subscriptionsOf(context.billing, account.number);
  const subscriptions = number === undefined ? all : all.filter(({ subscriptionNumber }) => subscriptionNumber === number);
  if (number !== undefined && subscriptions.length === 0) throw notFound();
  return { account, subscriptions };
}

/** The days that are asked for; undefined for the present billing period of each charge. */
async function daysAsked(context: GatewayContext, { from, to }: UsageRequest): Promise<Period | undefined> {
  if (from === undefined && to === undefined) return undefined;
  checkDays({ from, to });
  const last = to ?? (await context.today());
  if (from === undefined) throw invalidFields([{ field: 'from', code: 'from-missing', message: 'say the first day as well' }]);
  const period = { from, until: addDays(last, 1) };
  const days = daysBetween(from, period.until);
  if (days < 1) throw invalidFields([{ field: 'to', code: 'days-reversed', message: 'must not be before from' }]);
  if (days > MOST_DAYS)
    throw invalidFields([{ field: 'from', code: 'too-many-days', message: `must not be more than ${MOST_DAYS} days before to` }]);
  return period;
}

/** What was used of each metered charge, with what it costs and the guards that are set. */
export const showUsage: OperationHandler<UsageRequest, Usage> = async (context, { input, principal }) => {
  const asked = await daysAsked(context, input);
  const { account, subscriptions } = await ownSubscriptions(context, principal, input.subscription);
  const metered = meteredCharges(subscriptions, account.currency);
  const [{ meters, complete }, guards, today] = await Promise.all([
    asked ? metersBetween(context, account, metered, asked) : presentMeters(context, account, metered),
    guardsOf(context, account),
    context.today(),
  ]);
  const shown = new Set(subscriptions.map(({ subscriptionNumber }) => subscriptionNumber));
  return {
    body: {
      meters,
      guards: guards.filter(({ subscriptionNumber }) => shown.has(subscriptionNumber)),
      today,
      ...(complete ? {} : { incomplete: true }),
    },
  };
};

/** @throws {Refusal} 422 for an amount that cannot be a limit in this currency */
function checkAmount(amount: DecimalString, currency: CurrencyCode): void {
  const digits = minorDigits(currency);
  const fraction = amount.split('.')[1] ?? '';
  if (isPositive(amount) && fraction.length <= digits && amount.length <= 20) return;
  const message = `must be more than nothing, with at most ${digits} digits after the point`;
  throw invalidFields([{ field: 'amount', code: 'amount-refused', message }]);
}

/** Sets a spending guard or takes it away. It warns and stops nothing. */
export const setUsageGuard: OperationHandler<UsageGuardRequest, UsageGuards> = async (context, { input, principal, upstreamKey }) => {
  const { subscription: subscriptionNumber, amount, warnAt } = input;
  const { account, subscriptions } = await ownSubscriptions(context, principal, subscriptionNumber);
  const currency = subscriptions[0]?.currency ?? account.currency;
  if (amount !== undefined) checkAmount(amount, currency);
  await writeGuard(context, account, { subscriptionNumber, amount, currency, warnAt }, upstreamKey);
  return { body: { guards: await guardsOf(context, account) } };
};

/** What the plans on sale would have cost with what was used. */
export const showUsageAdvice: OperationHandler<UsageAdviceRequest, UsageAdvice> = async (context, { input, principal }) => {
  const { account, subscriptions } = await ownSubscriptions(context, principal, input.subscription);
  const [subscription] = subscriptions;
  if (!subscription) throw notFound();
  return { body: await adviseOn(context, account, subscription) };
};
