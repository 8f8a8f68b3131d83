import type { FieldError } from '../../api/errors.js';
import type { OrderRequest } from '../../api/schemas/storefront/purchase.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { readSubscriptions } from '../flows/account.js';
import { Refusal } from '../refusal.js';
import { isBillable } from '../subscriptions/account-holdings.js';
import { plansOfFamily } from '../subscriptions/product-family.js';
import { isRemoved, toHolding, type SubscriptionHolding } from '../subscriptions/subscription-holding.js';

/** Refusals of a purchase beside an existing subscription, in the order in which they are reported. */
const REFUSALS = {
  'one-subscription-only': {
    field: 'is of a product family of which this account may have only one subscription',
    message:
      'The account already has a subscription of this product family, and the offers file allows only one. ' +
      'Change that subscription instead, with `change-plan` or `change-quantity`.',
  },
  'already-subscribed': {
    field: 'is already subscribed to by this account',
    message:
      'The account already has this plan. Change that subscription instead, for example with `change-quantity`. ' +
      'If the customer wants the plan twice, send `again: true`.',
  },
  'second-subscription': {
    field: 'is of a product family of which this account already has a subscription',
    message:
      'The account already has a subscription of this product family. Change that subscription to this plan with `change-plan`. ' +
      'If the customer wants a second subscription, send `again: true`.',
  },
} as const;

const planIdsOf = ({ plans, upcomingPlans }: SubscriptionHolding): string[] =>
  [...plans, ...upcomingPlans].filter((plan) => !isRemoved(plan)).map(({ ratePlan }) => ratePlan.productRatePlanId);

/**
 * Refuses plans that would be a second subscription: plans that the account already has, and other plans of the same product family. The
 * customer can confirm a second subscription, unless the offers file allows only one.
 * @throws {Refusal} 409 `one-subscription-only`, `already-subscribed` or `second-subscription`, naming each plan
 */
export async function checkNotSubscribed(
  context: GatewayContext,
  { number, currency }: AccountInfo,
  { plans, again = false }: OrderRequest,
): Promise<void> {
  const sellableCatalog = await context.sellableCatalog();
  const allowsOne = sellableCatalog.subscriptionRules.perFamily === 'one';
  if (again && !allowsOne) return;
  const holdings = (await readSubscriptions(context.billing, number))
    .map((subscription) => toHolding(subscription, sellableCatalog, currency))
    .filter(isBillable);
  const subscribedIds = new Set(holdings.flatMap(planIdsOf));
  const ofFamily = new Set(holdings.flatMap((holding) => plansOfFamily(holding, sellableCatalog)).map(({ plan }) => plan.id));
  const codeOf = (id: string): keyof typeof REFUSALS | undefined => {
    if (ofFamily.has(id) && allowsOne) return 'one-subscription-only';
    if (again) return undefined;
    return subscribedIds.has(id) ? 'already-subscribed' : ofFamily.has(id) ? 'second-subscription' : undefined;
  };
  const fields = plans.flatMap(({ productRatePlanId }, index): (FieldError & { code: keyof typeof REFUSALS })[] => {
    const code = codeOf(productRatePlanId);
    return code ? [{ field: `plans.${index}.productRatePlanId`, code, message: REFUSALS[code].field }] : [];
  });
  const codes = new Set(fields.map((field) => field.code));
  const code = (['one-subscription-only', 'already-subscribed', 'second-subscription'] as const).find((each) => codes.has(each));
  if (code) throw new Refusal({ status: 409, type: 'conflict', code, message: REFUSALS[code].message, fields });
}
