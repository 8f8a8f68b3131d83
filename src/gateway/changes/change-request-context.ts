import type { ChangeQuoteRequest, ChangeRequest } from '../../api/schemas/storefront/changes.js';
import type { SubscriptionChoices } from '../../api/schemas/storefront/subscriptions.js';
import type { AuthorizedRequest, GatewayContext } from '../context.js';
import { sessionAccount } from '../flows/account.js';
import type { SellableCoupon } from '../offers/sellable-catalog.js';
import { checkCoupon } from '../purchase/coupon.js';
import { checkOffer } from './cancel-reference.js';
import type { SubscriptionHolding } from '../subscriptions/subscription-holding.js';
import { requireHolding, readAccountHoldings, toSubscriptionView, type AccountHoldings } from '../subscriptions/account-holdings.js';
import { prepareChange } from './prepare-change.js';
import type { PreparedChange } from './prepared-change.js';
import { chooseNewPlans } from './rate-plan-changes.js';
import { notAllowedNow, subscriptionChanged } from './refusals.js';

/** Changes that the law allows, regardless of the tenant's rules. */
interface StatutoryChoices {
  readonly statutoryChoices?: SubscriptionChoices;
}

/**
 * Requested change. A change by a subscriber contains the confirmed quote and the version that the subscriber saw. A statutory declaration
 * contains neither, because it is valid at any price.
 */
export type ChangeInput = Omit<ChangeRequest, 'quote' | 'version'> & Partial<Pick<ChangeRequest, 'quote' | 'version'>> & StatutoryChoices;
type ChangeQuoteInput = Omit<ChangeQuoteRequest, 'version'> & Partial<Pick<ChangeQuoteRequest, 'version'>> & StatutoryChoices;

/** Requested change with the data it depends on. */
export interface ChangeRequestContext {
  accountHoldings: AccountHoldings;
  holding: SubscriptionHolding;
  preparedChange: PreparedChange;
  /** Coupon of a change of plan. */
  coupon?: SellableCoupon | undefined;
}

async function loadCoupon(
  context: GatewayContext,
  request: AuthorizedRequest<ChangeQuoteInput>,
  accountHoldings: AccountHoldings,
  holding: SubscriptionHolding,
): Promise<SellableCoupon | undefined> {
  const { change } = request.input;
  if (change.intent !== 'change-plan' || change.coupon === undefined) return undefined;
  const { sellableCatalog, history } = accountHoldings;
  const { currency } = holding;
  const plans = chooseNewPlans(sellableCatalog, change, currency);
  return checkCoupon(context, request, { sellableCatalog, code: change.coupon, plans, currency, history, holding });
}

/**
 * Reads the subscription and prepares the requested change.
 * @param paymentMethodId platform id of the payment method to assign to the subscription
 * @throws {Refusal} 404 if the account has no such subscription; 409 if the subscription has changed or does not allow this change now; 422
 * naming invalid fields
 */
export async function loadChangeRequest(
  context: GatewayContext,
  request: AuthorizedRequest<ChangeQuoteInput>,
  paymentMethodId?: string,
): Promise<ChangeRequestContext> {
  const { number, version, change, locale, statutoryChoices } = request.input;
  const accountHoldings = await readAccountHoldings(context, await sessionAccount(context, request.principal));
  const holding = requireHolding(accountHoldings, number);
  const view = toSubscriptionView(accountHoldings, holding, request, locale);
  if (version !== undefined && (holding.subscription.version ?? version) !== version) throw subscriptionChanged(view);
  const choices = statutoryChoices ?? view.can;
  const coupon = choices ? await loadCoupon(context, request, accountHoldings, holding) : undefined;
  const { account, sellableCatalog, orders, history } = accountHoldings;
  if (change.intent === 'accept-offer' && choices?.cancel) await checkOffer(context, account, change, { accountHoldings, holding });
  const preparedChange =
    choices && prepareChange({ holding, sellableCatalog, choices, locale, history }, change, { coupon, paymentMethodId, orders });
  if (!preparedChange) throw notAllowedNow(view);
  return { accountHoldings, holding, preparedChange, coupon };
}
