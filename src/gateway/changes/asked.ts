import type { ChangeQuoteRequest, ChangeRequest } from '../../api/schemas/storefront/changes.js';
import type { SubscriptionChoices } from '../../api/schemas/storefront/subscriptions.js';
import type { AuthorizedRequest, GatewayContext } from '../context.js';
import { ownAccount } from '../flows/account.js';
import type { SellableCoupon } from '../offers/sellable-catalog.js';
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

async function couponOf(
  context: GatewayContext,
  request: AuthorizedRequest<WantedQuote>,
  held: Held,
  holding: Holding,
): Promise<SellableCoupon | undefined> {
  const { change } = request.input;
  if (change.intent !== 'change-plan' || change.coupon === undefined) return undefined;
  const { assortment: sellableCatalog } = held;
  const plans = choosePlans(sellableCatalog, [change.to], holding.currency, () => 'change.to');
  return checkCoupon(context, request, { assortment: sellableCatalog, code: change.coupon, plans, currency: holding.currency });
}

/**
 * Reads the subscription and plans what was asked for.
 * @param paymentMethodId the platform's id of the method that is to pay the subscription from now on
 * @throws {Refusal} 404 for a number of somebody else, 409 where it changed or does not allow this now, 422 naming fields
 */
export async function askedFor(context: GatewayContext, request: AuthorizedRequest<WantedQuote>, paymentMethodId?: string): Promise<Asked> {
  const { number, version, change, locale, right } = request.input;
  const held = await readHeld(context, await ownAccount(context, request.principal));
  const holding = ownHolding(held, number);
  const view = viewOf(held, holding, request, locale);
  if (version !== undefined && (holding.subscription.version ?? version) !== version) throw subscriptionChanged(view);
  const can = right ?? view.can;
  const coupon = can ? await couponOf(context, request, held, holding) : undefined;
  const { assortment: sellableCatalog, orders } = held;
  const plan = can && planned({ holding, assortment: sellableCatalog, can, locale }, change, { coupon, paymentMethodId, orders });
  if (!plan) throw notNow(view);
  return { held, holding, plan };
}
