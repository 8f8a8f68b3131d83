import type { ChangeQuoteRequest, ChangeRequest } from '../../api/schemas/storefront/changes.js';
import type { SubscriptionChoices } from '../../api/schemas/storefront/subscriptions.js';
import type { Call, Context } from '../context.js';
import { ownAccount } from '../flows/account.js';
import type { SellableCoupon } from '../offers/assortment.js';
import { choosePlans } from '../offers/choose.js';
import { checkCoupon } from '../purchase/coupon.js';
import type { Holding } from '../subscriptions/held-plans.js';
import { ownHolding, readHeld, viewOf, type Held } from '../subscriptions/read.js';
import { planned } from './plan.js';
import type { Planned } from './planned.js';
import { notNow, subscriptionChanged } from './refusals.js';

/** What may be done by law, whatever the tenant's rules say. */
interface ByRight {
  readonly right?: SubscriptionChoices;
}

/**
 * A change that is to be made. The subscriber confirms what it comes to and names the version they saw; what is declared has neither, for it holds
 * whatever it comes to.
 */
export type Wanted = Omit<ChangeRequest, 'quote' | 'version'> & Partial<Pick<ChangeRequest, 'quote' | 'version'>> & ByRight;
type WantedQuote = Omit<ChangeQuoteRequest, 'version'> & Partial<Pick<ChangeQuoteRequest, 'version'>> & ByRight;

/** A change that is asked for, with everything that it depends on. */
export interface Asked {
  held: Held;
  holding: Holding;
  plan: Planned;
}

async function couponOf(context: Context, call: Call<WantedQuote>, held: Held, holding: Holding): Promise<SellableCoupon | undefined> {
  const { change } = call.input;
  if (change.intent !== 'change-plan' || change.coupon === undefined) return undefined;
  const { assortment } = held;
  const plans = choosePlans(assortment, [change.to], holding.currency, () => 'change.to');
  return checkCoupon(context, call, { assortment, code: change.coupon, plans, currency: holding.currency });
}

/**
 * Reads the subscription and plans what was asked for.
 * @param paymentMethodId the platform's id of the method that is to pay the subscription from now on
 * @throws {Refusal} 404 for a number of somebody else, 409 where it changed or does not allow this now, 422 naming fields
 */
export async function askedFor(context: Context, call: Call<WantedQuote>, paymentMethodId?: string): Promise<Asked> {
  const { number, version, change, locale, right } = call.input;
  const held = await readHeld(context, await ownAccount(context, call.principal));
  const holding = ownHolding(held, number);
  const view = viewOf(held, holding, call, locale);
  if (version !== undefined && (holding.subscription.version ?? version) !== version) throw subscriptionChanged(view);
  const can = right ?? view.can;
  const coupon = can ? await couponOf(context, call, held, holding) : undefined;
  const { assortment, orders } = held;
  const plan = can && planned({ holding, assortment, can, locale }, change, { coupon, paymentMethodId, orders });
  if (!plan) throw notNow(view);
  return { held, holding, plan };
}
