import { billingOperations as rows } from '../../../src/api/operations/billing/index.js';
import { partialEndpoint } from '../http/endpoint.js';
import { and, eq, or } from 'drizzle-orm';
import {
  subscriptionRequest,
  subscriptionsByAccountRequest,
  type SubscriptionRequest,
  type SubscriptionsByAccountRequest,
} from '../supported/subscription.js';
import type { Call, WireBody } from '../context.js';
import { subscriptions } from '../database/schema.js';
import { getAccountRow } from '../engine/accounts.js';
import { jsonNumber } from '../engine/money.js';
import { newestVersions, withRatePlans, type ChargeRow, type FullSubscription } from '../engine/subscriptions.js';
import { notFound } from '../errors.js';
import { pageOf, readPage } from './paging.js';

function wireCharge(charge: ChargeRow, currency: string): WireBody {
  return {
    id: charge.id,
    productRatePlanChargeId: charge.productRatePlanChargeId,
    number: charge.number,
    name: charge.name,
    type: charge.type,
    model: charge.model,
    billingPeriod: charge.billingPeriod,
    currency,
    price: jsonNumber(charge.price),
    quantity: charge.model === 'PerUnit' ? jsonNumber(charge.quantity) : null,
    uom: charge.uom,
    effectiveStartDate: charge.effectiveStartDate,
    effectiveEndDate: charge.effectiveEndDate,
    chargedThroughDate: charge.chargedThroughDate,
  };
}

function wireSubscription(subscription: FullSubscription, accountNumber: string): WireBody {
  return {
    id: subscription.id,
    subscriptionNumber: subscription.number,
    accountId: subscription.accountId,
    accountNumber,
    status: subscription.status,
    version: subscription.version,
    isLatestVersion: subscription.latest,
    currency: subscription.currency,
    termType: subscription.termType,
    autoRenew: subscription.autoRenew,
    initialTerm: subscription.initialTerm ?? undefined,
    initialTermPeriodType: subscription.initialTermPeriodType ?? undefined,
    currentTerm: subscription.currentTerm ?? undefined,
    currentTermPeriodType: subscription.currentTermPeriodType,
    renewalSetting: subscription.renewalSetting ?? undefined,
    renewalTerm: subscription.renewalTerm ?? undefined,
    renewalTermPeriodType: subscription.renewalTermPeriodType ?? undefined,
    contractEffectiveDate: subscription.contractEffectiveDate,
    serviceActivationDate: subscription.serviceActivationDate,
    customerAcceptanceDate: subscription.customerAcceptanceDate,
    subscriptionStartDate: subscription.startDate,
    subscriptionEndDate: subscription.endDate,
    termStartDate: subscription.termStartDate,
    termEndDate: subscription.termEndDate,
    invoiceSeparately: subscription.invoiceSeparately,
    notes: subscription.notes,
    orderNumber: subscription.orderNumber,
    ratePlans: subscription.ratePlans.map((plan) => ({
      id: plan.id,
      productId: plan.productId,
      productName: plan.productName,
      productRatePlanId: plan.productRatePlanId,
      ratePlanName: plan.name,
      ratePlanCharges: plan.charges.map((charge) => wireCharge(charge, subscription.currency)),
    })),
  };
}

/** `GET /v1/subscriptions/accounts/{account-key}`: the newest version of each, newest subscription first. */
async function listSubscriptionsByAccount(input: SubscriptionsByAccountRequest, call: Call): Promise<WireBody> {
  const account = await getAccountRow(call.tx, input['account-key']);
  const page = readPage(input);
  const found = await newestVersions(call.tx, account.id, { limit: page.size + 1, offset: page.offset });
  const { rows, nextPage } = pageOf(found, page, call.url);
  const full = await withRatePlans(call.tx, rows);
  return { success: true, subscriptions: full.map((subscription) => wireSubscription(subscription, account.number)), ...nextPage };
}

/** `GET /v1/subscriptions/{subscription-key}`: the newest version by number, or the version that an id names. */
async function getSubscription(input: SubscriptionRequest, call: Call): Promise<WireBody> {
  const key = input['subscription-key'];
  const rows = await call.tx
    .select()
    .from(subscriptions)
    .where(or(eq(subscriptions.id, key), and(eq(subscriptions.number, key), eq(subscriptions.latest, true))));
  const [subscription] = await withRatePlans(call.tx, rows);
  if (!subscription) throw notFound('subscription', key);
  const account = await getAccountRow(call.tx, subscription.accountId);
  return { success: true, ...wireSubscription(subscription, account.number) };
}

/** What is served here, by row. */
export const subscriptionEndpoints = {
  listSubscriptionsByAccount: partialEndpoint(
    rows.listSubscriptionsByAccount,
    'subscriptions',
    subscriptionsByAccountRequest,
    listSubscriptionsByAccount,
  ),
  getSubscription: partialEndpoint(rows.getSubscription, 'subscriptions', subscriptionRequest, getSubscription),
};
