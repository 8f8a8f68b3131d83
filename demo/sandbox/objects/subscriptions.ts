import { eq } from 'drizzle-orm';
import type { CallContext } from '../context.js';
import { charges, orders, ratePlans, subscriptions } from '../database/schema.js';
import { deleteSubscription } from '../engine/delete-subscription.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import { deleteOrder } from '../engine/orders/saved-orders.js';
import { notFound } from '../errors.js';
import { amendSubscription } from '../handlers/legacy-amendments.js';
import { lockNewest } from '../handlers/subscriptions.js';
import { legacyAmendment } from '../supported/legacy-actions.js';
import { onlyCustomFields, orderChanges, subscriptionChanges } from '../supported/subscription-objects.js';
import { defineUpdate, updatedColumn, defineCreation, mergeCustomFields, type ObjectType } from './object-type.js';

type OrderRow = typeof orders.$inferSelect;

/** Finds an order by id. Object operations do not accept order numbers. */
async function orderById(call: CallContext, id: string): Promise<OrderRow> {
  const [order] = await call.tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw notFound('order', id);
  return order;
}

/** Finds a rate plan by id and locks its subscription. Refuses rate plans of older subscription versions. */
async function lockPlan(call: CallContext, id: string): Promise<typeof ratePlans.$inferSelect> {
  const [plan] = await call.tx.select().from(ratePlans).where(eq(ratePlans.id, id));
  if (!plan) throw notFound('rate plan', id);
  await lockNewest(plan.subscriptionId, call);
  return plan;
}

/** Types of subscription and order objects. */
export const SUBSCRIPTION_TYPES = {
  Subscription: {
    updates: defineUpdate(
      'subscriptions',
      subscriptionChanges,
      async (id, input, emptied, call) => {
        const { customFields } = await lockNewest(id, call);
        const notes = updatedColumn(input.Notes, emptied, 'Notes');
        const changes = { ...omitUndefined({ notes }), customFields: mergeCustomFields(customFields, input, emptied) };
        await call.tx.update(subscriptions).set(changes).where(eq(subscriptions.id, id));
      },
      ['Notes'],
    ),
    removes: async (id, call) => {
      const { number, accountId } = await lockNewest(id, call);
      await deleteSubscription(call, number, accountId);
    },
  },
  RatePlan: {
    updates: defineUpdate('subscriptions', onlyCustomFields, async (id, input, emptied, call) => {
      const { customFields } = await lockPlan(call, id);
      await call.tx
        .update(ratePlans)
        .set({ customFields: mergeCustomFields(customFields, input, emptied) })
        .where(eq(ratePlans.id, id));
    }),
  },
  RatePlanCharge: {
    updates: defineUpdate('subscriptions', onlyCustomFields, async (id, input, emptied, call) => {
      const [charge] = await call.tx.select().from(charges).where(eq(charges.id, id));
      if (!charge) throw notFound('charge', id);
      await lockPlan(call, charge.ratePlanId);
      await call.tx
        .update(charges)
        .set({ customFields: mergeCustomFields(charge.customFields, input, emptied) })
        .where(eq(charges.id, id));
    }),
  },
  Amendment: {
    creates: defineCreation(
      'orders',
      legacyAmendment,
      async (input, call) => {
        const [id = ''] = (await amendSubscription({ Amendments: [input] }, call)).AmendmentIds;
        return id;
      },
      { 'Amendments.0.': '' },
    ),
  },
  Order: {
    updates: defineUpdate(
      'orders',
      orderChanges,
      async (id, input, emptied, call) => {
        const { customFields } = await orderById(call, id);
        const reasonCode = updatedColumn(input.ReasonCode, emptied, 'ReasonCode');
        const changes = {
          ...omitUndefined({ reasonCode }),
          customFields: mergeCustomFields(customFields, input, emptied),
          updatedDate: call.moment.now,
        };
        await call.tx.update(orders).set(changes).where(eq(orders.id, id));
      },
      ['ReasonCode'],
    ),
    removes: async (id, call) => deleteOrder(call, (await orderById(call, id)).number),
  },
} satisfies Record<string, ObjectType>;
