import { dayOfMonth } from '../../api/plain-date/plain-date.js';
import type { QuoteRequest } from '../../api/schemas/storefront/purchase.js';
import type { CurrencyCode, IsoDate } from '../../api/schemas/values.js';
import type { AccountInfo, AuthorizedRequest, GatewayContext } from '../context.js';
import type { SellableCoupon } from '../offers/sellable-catalog.js';
import { choosePlans, type ChosenPlan } from '../offers/choose.js';
import { trialOf } from '../offers/trial.js';
import { invalidFields } from '../refusal.js';
import { checkCoupon } from './coupon.js';

/** What a purchase consists of; preview and order are made from the same one. */
export interface Purchase {
  plans: readonly ChosenPlan[];
  currency: CurrencyCode;
  orderDate: IsoDate;
  /** First day after the trial, where there is one. */
  chargedFrom?: IsoDate;
  coupon?: SellableCoupon;
  /** The account that buys; a new one if absent. */
  account?: AccountInfo;
}

/** First day of what is charged. */
export const startOf = ({ chargedFrom, orderDate }: Purchase): IsoDate => chargedFrom ?? orderDate;

/** Day of the month on which bills are made: of a new account the first day that is charged, so that no bill is for a part of a period. */
export function billCycleDayOf(purchase: Purchase): number {
  const { account } = purchase;
  const own = dayOfMonth(startOf(purchase));
  return account === undefined || account.billCycleDay === 0 ? own : account.billCycleDay;
}

async function buyerAccount(
  context: GatewayContext,
  { principal }: Pick<AuthorizedRequest<unknown>, 'principal'>,
  currency: CurrencyCode,
): Promise<AccountInfo | undefined> {
  if (principal.kind !== 'session') return undefined;
  const account = await context.account(principal.accountNumber);
  if (account.currency === currency) return account;
  throw invalidFields([
    { field: 'currency', code: 'currency-of-account', message: `must be ${account.currency}, in which the account is billed` },
  ]);
}

/**
 * What is bought, on today's business date, from what is on sale: for the session's account, or for a new one.
 * @throws {Refusal} 422 naming what is not sold so, 429 for a visitor who tries too many coupons
 */
export async function purchaseOf(
  context: GatewayContext,
  request: AuthorizedRequest<Pick<QuoteRequest, 'plans' | 'currency' | 'coupon'>>,
): Promise<Purchase> {
  const { plans: asked, currency, coupon: code } = request.input;
  const sellableCatalog = await context.sellableCatalog();
  const plans = choosePlans(sellableCatalog, asked, currency);
  const account = await buyerAccount(context, request, currency);
  const trialEnds = plans.flatMap((plan) => trialOf(plan, sellableCatalog.date)?.chargedFrom ?? []).sort();
  // One subscription has one day of activation: that of the longest trial.
  const chargedFrom = trialEnds.at(-1);
  const coupon =
    code === undefined ? undefined : await checkCoupon(context, request, { assortment: sellableCatalog, code, plans, currency });
  return {
    plans,
    currency,
    orderDate: sellableCatalog.date,
    ...(chargedFrom === undefined ? {} : { chargedFrom }),
    ...(coupon ? { coupon } : {}),
    ...(account ? { account } : {}),
  };
}
