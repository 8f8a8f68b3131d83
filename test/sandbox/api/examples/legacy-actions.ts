import * as z from 'zod';
import { BUILD_MONTHLY, orderFor } from '../../../support/sandbox-orders.js';
import type { ExamplesOf } from './example.js';

/** Examples of the legacy actions, which create orders. */
export const olderActionExamples: ExamplesOf = async (started) => {
  const today = await started.sandbox.today();
  const { body } = await started.call('/v1/orders', { json: orderFor({ orderDate: today, term: 12 }) });
  const { subscriptionNumbers, subscriptions } = z
    .object({
      subscriptionNumbers: z.array(z.string()).optional(),
      subscriptions: z.array(z.object({ subscriptionNumber: z.string() })).optional(),
    })
    .parse(body);
  const SubscriptionId = subscriptionNumbers?.[0] ?? subscriptions?.[0]?.subscriptionNumber;
  const Subscription = { ContractEffectiveDate: today, TermType: 'EVERGREEN' };
  const one = {
    Account: { Name: 'Ada Byron', Currency: 'USD', BillCycleDay: 1, Batch: 'Batch1' },
    BillToContact: { FirstName: 'Ada', LastName: 'Byron', Country: 'US', PostalCode: '10001' },
    SubscriptionData: { Subscription, RatePlanData: [{ RatePlan: { ProductRatePlanId: BUILD_MONTHLY.plan } }] },
  };
  const amendment = { Name: 'Renewal', Type: 'Renewal', ContractEffectiveDate: today, SubscriptionId };
  return {
    subscribe: {
      good: { path: '/v1/action/subscribe', json: { subscribes: [one] } },
      bad: { path: '/v1/action/subscribe', json: {}, category: 22, names: 'subscribes' },
    },
    amend: {
      good: { path: '/v1/action/amend', json: { requests: [{ Amendments: [amendment] }] } },
      bad: { path: '/v1/action/amend', json: { requests: [{}] }, category: 22, names: 'requests.0.Amendments' },
    },
  };
};
