import * as z from 'zod';
import type { StartedSandbox } from './sandbox.js';

/** Account and subscription of the first order in an empty sandbox. */
export const ACCOUNT = 'A00000001';
export const SUBSCRIPTION = 'A-S00000001';

/** Returns an order that changes the first subscription. */
export function changeFor(orderDate: string, orderActions: readonly unknown[], more: object = {}) {
  return {
    orderDate,
    existingAccountNumber: ACCOUNT,
    subscriptions: [{ subscriptionNumber: SUBSCRIPTION, orderActions }],
    processingOptions: { runBilling: true },
    ...more,
  };
}

const charge = z.looseObject({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  productRatePlanChargeId: z.string(),
  quantity: z.number().optional(),
  segment: z.number(),
  effectiveStartDate: z.string(),
  effectiveEndDate: z.string().optional(),
  chargedThroughDate: z.string().optional(),
});
const subscription = z.object({
  id: z.string(),
  status: z.string(),
  version: z.number(),
  isLatestVersion: z.boolean(),
  accountNumber: z.string(),
  termType: z.string(),
  autoRenew: z.boolean(),
  termStartDate: z.string(),
  termEndDate: z.string().optional(),
  subscriptionEndDate: z.string().optional(),
  scheduledCancelDate: z.string().optional(),
  scheduledSuspendDate: z.string().optional(),
  scheduledResumeDate: z.string().optional(),
  ratePlans: z.array(
    z.object({
      id: z.string(),
      subscriptionRatePlanNumber: z.string(),
      productRatePlanId: z.string(),
      ratePlanName: z.string(),
      lastChangeType: z.string().optional(),
      ratePlanCharges: z.array(charge),
    }),
  ),
});
export type ReadSubscription = z.output<typeof subscription>;

/** Reads a subscription by its number, or a version of it by its id. */
export async function readSubscription({ call }: StartedSandbox, key = SUBSCRIPTION, rest = ''): Promise<ReadSubscription> {
  return subscription.parse((await call(`/v1/subscriptions/${key}${rest}`)).body);
}
