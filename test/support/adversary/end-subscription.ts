import * as z from 'zod';
import type { Subscription } from '../../../src/api/schemas/storefront/subscriptions.js';
import { dateText, type Day } from '../reference/days.js';
import type { Stack } from '../stack.js';

const placed = z.object({ success: z.literal(true) });

/** Ends a subscription at the earliest time that its customer may choose, with an order of the tenant. */
export async function endSubscription(stack: Stack, account: string, view: Subscription, today: Day): Promise<void> {
  const { subscriptionNumber, can, chargedThroughDate, trial } = view;
  const when = can?.cancel?.at(-1);
  const paidUntil = when === 'period-end' ? (trial?.chargedFrom ?? chargedThroughDate) : undefined;
  const date = [dateText(today), paidUntil ?? ''].sort().at(-1);
  const cancelSubscription =
    when === 'term-end'
      ? { cancellationPolicy: 'EndOfCurrentTerm' }
      : { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: date };
  const order = {
    orderDate: dateText(today),
    existingAccountNumber: account,
    subscriptions: [{ subscriptionNumber, orderActions: [{ type: 'CancelSubscription', cancelSubscription }] }],
    processingOptions: { runBilling: true, billingOptions: { targetDate: dateText(today), documentDate: dateText(today) } },
  };
  const { body } = await stack.sandbox.call('/v1/orders', { json: order });
  if (!placed.safeParse(body).success) throw new Error(`${subscriptionNumber} did not end ${when ?? ''}: ${JSON.stringify(body)}`);
}
