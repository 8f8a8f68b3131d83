import { dayOfMonth } from '../../api/plain-date/plain-date.js';
import type { QuoteRequest } from '../../api/schemas/storefront/quote.js';
import type { CurrencyCode, IsoDate } from '../../api/schemas/values.js';
import type { AccountInfo, AuthorizedRequest, GatewayContext } from '../context.js';
import type { SellableCatalog, SellableCoupon } from '../offers/sellable-catalog.js';
import { choosePlans, type ChosenPlan } from '../offers/choose-plans.js';
import { trialOf } from '../offers/trial.js';
import { isTrialUsed } from '../offers/trial-use.js';
import { invalidFields } from '../refusal.js';
import { readAccountHistory, type AccountHistory } from '../subscriptions/account-history.js';
import { checkCoupon } from './coupon.js';

/** Verified content of a purchase, used for both preview and order. */
export interface Purchase {
  plans: readonly ChosenPlan[];
  currency: CurrencyCode;
  orderDate: IsoDate;
  /** First day after the trial, if there is one. */
  chargedFrom?: IsoDate;
  /** True if a plan has a trial that the account has used. */
  trialUsed?: boolean;
  coupon?: SellableCoupon;
  /** Account that buys. Undefined for a new account. */
  account?: AccountInfo;
}

/** First day that is charged. */
export const chargeStart = ({ chargedFrom, orderDate }: Purchase): IsoDate => chargedFrom ?? orderDate;

/** Billing day of the month. For a new account: the first charged day, so that the first period is not prorated. */
export function billCycleDayOf(purchase: Purchase): number {
  const { account } = purchase;
  const startDay = dayOfMonth(chargeStart(purchase));
  return account === undefined || account.billCycleDay === 0 ? startDay : account.billCycleDay;
}

async function readBuyerAccount(
  context: GatewayContext,
  { principal }: Pick<AuthorizedRequest<unknown>, 'principal'>,
  currency: CurrencyCode,
): Promise<AccountInfo | undefined> {
  if (principal.kind !== 'session') return undefined;
  const account = await context.account(principal.accountNumber);
  if (account.currency === currency) return account;
  throw invalidFields([
    { field: 'currency', code: 'currency-of-account', message: `must be ${account.currency}, the currency of the account` },
  ]);
}

/**
 * Finds the first day after the trial of a purchase. A subscription has one activation date, so the longest trial applies to all plans. If the
 * account has used the trial of one plan, there is no trial, because it would apply to that plan too.
 */
function findTrial(
  plans: readonly ChosenPlan[],
  sellableCatalog: SellableCatalog,
  history: AccountHistory | undefined,
): Pick<Purchase, 'chargedFrom' | 'trialUsed'> {
  const trials = plans.flatMap((plan) => {
    const trial = trialOf(plan, sellableCatalog.date);
    return trial ? [{ plan, chargedFrom: trial.chargedFrom }] : [];
  });
  if (history && trials.some(({ plan }) => isTrialUsed(sellableCatalog, history, plan))) return { trialUsed: true };
  const chargedFrom = trials
    .map((trial) => trial.chargedFrom)
    .sort()
    .at(-1);
  return chargedFrom === undefined ? {} : { chargedFrom };
}

/**
 * Checks a purchase against the sellable catalog of today, for the session's account or a new account.
 * @throws {Refusal} 422 naming each invalid field; 429 if a visitor tries too many coupons
 */
export async function loadPurchase(
  context: GatewayContext,
  request: AuthorizedRequest<Pick<QuoteRequest, 'plans' | 'currency' | 'coupon'>>,
): Promise<Purchase> {
  const { plans: choices, currency, coupon: code } = request.input;
  const sellableCatalog = await context.sellableCatalog();
  const plans = choosePlans(sellableCatalog, choices, currency);
  const account = await readBuyerAccount(context, request, currency);
  const needsHistory = code !== undefined || plans.some((plan) => trialOf(plan, sellableCatalog.date) !== undefined);
  const history = account && needsHistory ? await readAccountHistory(context, account.number) : undefined;
  const coupon = code === undefined ? undefined : await checkCoupon(context, request, { sellableCatalog, code, plans, currency, history });
  return {
    plans,
    currency,
    orderDate: sellableCatalog.date,
    ...findTrial(plans, sellableCatalog, history),
    ...(coupon ? { coupon } : {}),
    ...(account ? { account } : {}),
  };
}
