import * as z from 'zod';
import { ACCOUNT, readSubscription, SUBSCRIPTION } from '../../../support/sandbox-changes.js';
import { BUILD_ANNUAL, BUILD_MONTHLY, newMethod, orderFor, previewFor } from '../../../support/sandbox-orders.js';
import type { ExamplesOf } from './example.js';

/** Examples of the subscription operations and of asynchronous orders. */
export const subscriptionExamples: ExamplesOf = async (started) => {
  const today = await started.sandbox.today();
  const paymentMethodId = await newMethod(started);
  await started.call('/v1/orders', {
    json: orderFor({ orderDate: today, plans: [{ ...BUILD_MONTHLY, quantity: 2 }], term: 12, paymentMethodId }),
  });
  const { ratePlans } = await readSubscription(started);
  const created = {
    accountKey: ACCOUNT,
    contractEffectiveDate: today,
    termType: 'EVERGREEN',
    renewalTerm: 12,
    subscribeToRatePlans: [
      { productRatePlanId: BUILD_ANNUAL.plan, chargeOverrides: [{ productRatePlanChargeId: BUILD_ANNUAL.seats, quantity: 3 }] },
    ],
  };
  await started.call('/v1/subscriptions', { json: { ...created, subscriptionNumber: 'A-unbilled', runBilling: false } });
  const { accountKey: _, renewalTerm: _term, ...previewed } = created;
  const job = await started.call('/v1/async/orders', { json: orderFor({ orderDate: today, email: 'job@example.com' }) });
  const { jobId } = z.object({ jobId: z.string() }).parse(job.body);
  const missing = { category: 40, names: 'nobody' };
  const at = `/v1/subscriptions/${SUBSCRIPTION}`;
  const { newAccount: _account, ...nobody } = orderFor({ orderDate: today });
  return {
    createSubscription: {
      good: { path: '/v1/subscriptions', json: created },
      bad: {
        path: '/v1/subscriptions',
        json: { ...created, subscribeToRatePlans: [{ productRatePlanId: 'f'.repeat(32) }] },
        category: 20,
        names: 'subscribeToRatePlans.0.productRatePlanId',
      },
    },
    previewSubscription: {
      good: { path: '/v1/subscriptions/preview', json: { ...previewed, accountKey: ACCOUNT } },
      bad: { path: '/v1/subscriptions/preview', json: previewed, category: 22, names: 'accountKey' },
    },
    previewExistingSubscription: {
      good: {
        path: `${at}/preview`,
        json: { previewThroughDate: { previewThruDatePolicy: 'nextBillingPeriods', nextBillingPeriods: '2' } },
      },
      bad: {
        path: `${at}/preview`,
        json: { previewThroughDate: { previewThruDatePolicy: 'specificDate' } },
        category: 22,
        names: 'previewThroughDate.specificDate',
      },
    },
    updateSubscription: {
      good: {
        path: at,
        json: {
          autoRenew: false,
          update: [
            {
              ratePlanId: ratePlans[0]?.id,
              contractEffectiveDate: today,
              chargeUpdateDetails: [{ ratePlanChargeId: ratePlans[0]?.ratePlanCharges[1]?.id, quantity: 5 }],
            },
          ],
        },
      },
      bad: {
        path: at,
        json: { remove: [{ ratePlanId: 'f'.repeat(32), contractEffectiveDate: today }] },
        category: 20,
        names: 'remove.0.ratePlanId',
      },
    },
    updateSubscriptionCustomFields: {
      good: { path: `${at}/customFields`, json: { customFields: { Reason__c: 'Spring' } } },
      bad: { path: `${at}/customFields`, json: { customFields: { Reason: 'Spring' } }, category: 21, names: 'customFields.Reason' },
    },
    renewSubscription: {
      good: { path: `${at}/renew`, json: {} },
      bad: { path: '/v1/subscriptions/nobody/renew', json: {}, ...missing },
    },
    suspendSubscription: {
      good: { path: `${at}/suspend`, json: { suspendPolicy: 'Today' } },
      bad: { path: `${at}/suspend`, json: { suspendPolicy: 'SpecificDate' }, category: 22, names: 'suspendSpecificDate' },
    },
    resumeSubscription: {
      good: { path: `${at}/resume`, json: { resumePolicy: 'Today' } },
      bad: { path: `${at}/resume`, json: { resumePolicy: 'Sometime' }, category: 30, names: 'resumePolicy' },
    },
    cancelSubscription: {
      good: { path: `${at}/cancel`, json: { cancellationPolicy: 'EndOfCurrentTerm' } },
      bad: { path: `${at}/cancel`, json: { cancellationPolicy: 'EndOfCurrentTerm' }, category: 30, names: 'subscription-key' },
    },
    createOrderAsync: {
      good: { path: '/v1/async/orders', json: orderFor({ orderDate: today }) },
      bad: { path: '/v1/async/orders', json: { ...nobody, category: 'Return' }, category: 30, names: 'category' },
    },
    previewOrderAsync: {
      good: { path: '/v1/async/orders/preview', json: previewFor({ orderDate: today }) },
      bad: { path: '/v1/async/orders/preview', json: { orderDate: today }, category: 22, names: 'previewOptions' },
    },
    getOrderJob: {
      good: { path: `/v1/async-jobs/${jobId}` },
      bad: { path: '/v1/async-jobs/nobody', ...missing },
    },
    deleteSubscription: {
      good: { path: '/v1/subscriptions/A-unbilled/delete', json: {} },
      bad: { path: `${at}/delete`, json: {}, category: 30, names: SUBSCRIPTION },
    },
  };
};
