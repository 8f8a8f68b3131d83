import { sql } from 'drizzle-orm';
import { charges, orderActions, orders, ratePlans, subscriptions } from '../database/schema.js';
import { AMENDMENT_TYPES } from '../engine/orders/amendment-types.js';
import { modelField } from './catalog-objects.js';
import { amount, date, booleanField, instant, integer, storedField, text, type QueryObject } from './fields.js';
import { tierFields, tierRows } from './tiers.js';

/** Currency of a subscription's charge: the currency of the subscription. */
const subscriptionCurrency = sql`(
  select ${subscriptions.currency} from ${subscriptions} join ${ratePlans} on ${ratePlans.subscriptionId} = ${subscriptions.id}
  where ${ratePlans.id} = ${charges.ratePlanId}
)`;

/** Returns the id of a subscription version: the version before an amendment, or the version that the amendment created. */
const versionId = (version: typeof orderActions.newVersion | typeof orderActions.baseVersion) => sql`(
  select ${subscriptions.id} from ${subscriptions}
  where ${subscriptions.number} = ${orderActions.subscriptionNumber} and ${subscriptions.version} = ${version}
)`;

/** Amendments: the order actions, except the creation of subscriptions. */
const amendments = sql`(
  select ${orderActions}.*, ${orders.number} as order_number, ${orders.orderDate} as order_date, ${orders.createdDate} as created_date,
    ${versionId(orderActions.baseVersion)} as before_id, ${versionId(orderActions.newVersion)} as after_id
  from ${orderActions} join ${orders} on ${orders.id} = ${orderActions.orderId}
  where ${JSON.stringify(AMENDMENT_TYPES)}::jsonb ->> ${orderActions.type} is not null
) as amendments`;

/** Subscription, order and amendment objects. */
export const SUBSCRIPTION_OBJECTS = {
  Subscription: {
    table: subscriptions,
    fields: {
      Id: text(subscriptions.id),
      Name: text(subscriptions.number),
      AccountId: text(subscriptions.accountId),
      Version: integer(subscriptions.version),
      IsLatestVersion: booleanField(subscriptions.latest),
      Status: text(subscriptions.status),
      TermType: text(subscriptions.termType),
      AutoRenew: booleanField(subscriptions.autoRenew),
      InitialTerm: integer(subscriptions.initialTerm),
      RenewalTerm: integer(subscriptions.renewalTerm),
      ContractEffectiveDate: date(subscriptions.contractEffectiveDate),
      ServiceActivationDate: date(subscriptions.serviceActivationDate),
      ContractAcceptanceDate: date(subscriptions.customerAcceptanceDate),
      SubscriptionStartDate: date(subscriptions.startDate),
      SubscriptionEndDate: date(subscriptions.endDate),
      TermStartDate: date(subscriptions.termStartDate),
      TermEndDate: date(subscriptions.termEndDate),
      Notes: text(subscriptions.notes),
      ExternallyManagedBy: storedField(subscriptions.details, 'externallyManagedBy'),
      LastBookingDate: storedField(subscriptions.details, 'lastBookingDate', 'date'),
      CreatedDate: instant(subscriptions.createdDate),
    },
    customFields: subscriptions.customFields,
  },
  RatePlan: {
    table: ratePlans,
    fields: {
      Id: text(ratePlans.id),
      Name: text(ratePlans.name),
      SubscriptionId: text(ratePlans.subscriptionId),
      ProductRatePlanId: text(ratePlans.productRatePlanId),
      ProductId: text(ratePlans.productId),
      ProductName: text(ratePlans.productName),
      SubscriptionRatePlanNumber: text(ratePlans.number),
      AmendmentType: text(ratePlans.lastChangeType),
      ExternallyManagedPlanId: storedField(ratePlans.details, 'externallyManagedPlanId'),
    },
    customFields: ratePlans.customFields,
  },
  RatePlanCharge: {
    table: charges,
    fields: {
      Id: text(charges.id),
      ChargeNumber: text(charges.number),
      RatePlanId: text(charges.ratePlanId),
      ProductRatePlanChargeId: text(charges.productRatePlanChargeId),
      Name: text(charges.name),
      ChargeType: text(charges.type),
      ChargeModel: modelField(charges.model),
      BillingPeriod: text(charges.billingPeriod),
      Quantity: amount(charges.quantity),
      UOM: text(charges.uom),
      TriggerEvent: text(charges.triggerEvent),
      Segment: integer(charges.segment),
      EffectiveStartDate: date(charges.effectiveStartDate),
      EffectiveEndDate: date(charges.effectiveEndDate),
      ChargedThroughDate: date(charges.chargedThroughDate),
    },
    customFields: charges.customFields,
  },
  RatePlanChargeTier: {
    table: tierRows(charges, charges.id, subscriptionCurrency, charges.pricing),
    fields: tierFields('RatePlanChargeId'),
  },
  Amendment: {
    table: amendments,
    fields: {
      Id: { column: sql`amendments.id`, type: 'text' },
      Code: {
        column: sql`(amendments.order_number || '-' || (amendments.sequence + 1) || '-' || (amendments.position + 1))`,
        type: 'text',
      },
      Type: { column: sql`${JSON.stringify(AMENDMENT_TYPES)}::jsonb ->> amendments.type`, type: 'text' },
      Description: { column: sql`amendments.detail ->> 'changeReason'`, type: 'text' },
      SubscriptionId: { column: sql`amendments.before_id`, type: 'text' },
      NewSubscriptionId: { column: sql`amendments.after_id`, type: 'text' },
      OrderDate: { column: sql`amendments.order_date::text`, type: 'date' },
    },
  },
  Order: {
    table: orders,
    fields: {
      Id: text(orders.id),
      OrderNumber: text(orders.number),
      AccountId: text(orders.accountId),
      OrderDate: date(orders.orderDate),
      Status: text(orders.status),
      Currency: text(orders.currency),
      ReasonCode: text(orders.reasonCode),
      ScheduledDate: date(orders.scheduledDate),
      CancelReason: text(orders.cancelReason),
      CreatedDate: instant(orders.createdDate),
    },
    customFields: orders.customFields,
  },
  OrderAction: {
    table: orderActions,
    fields: {
      Id: text(orderActions.id),
      OrderId: text(orderActions.orderId),
      Type: text(orderActions.type),
      SubscriptionNumber: text(orderActions.subscriptionNumber),
      SubscriptionVersion: integer(orderActions.newVersion),
      Sequence: integer(orderActions.position),
    },
  },
} satisfies Readonly<Record<string, QueryObject>>;
