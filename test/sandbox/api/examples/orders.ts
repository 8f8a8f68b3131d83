import { ACCOUNT, changeFor, readSubscription, SUBSCRIPTION } from '../../../support/sandbox-changes.js';
import { actions, newMethod, orderFor } from '../../../support/sandbox-orders.js';
import type { ExamplesOf } from './example.js';

/** Examples of the order operations other than creating one. */
export const orderExamples: ExamplesOf = async (started) => {
  const today = await started.sandbox.today();
  const order = (json: object) => started.call('/v1/orders', { json });
  await order({ ...orderFor({ orderDate: today, paymentMethodId: await newMethod(started) }), orderNumber: 'O-done' });
  const suspend = [{ type: 'Suspend', suspend: { suspendPolicy: 'EndOfLastInvoicePeriod' } }];
  for (const orderNumber of ['O-draft', 'O-active', 'O-cancel', 'O-delete']) {
    await order(changeFor(today, suspend, { status: 'Draft', orderNumber }));
  }
  const [subscription] = actions({});
  const [action] = subscription?.orderActions ?? [];
  const waiting = { ...action, triggerDates: [{ name: 'ServiceActivation' }] };
  await order({
    orderDate: today,
    orderNumber: 'O-pending',
    existingAccountNumber: ACCOUNT,
    subscriptions: [{ orderActions: [waiting] }],
  });
  await order(
    changeFor(today, [{ type: 'TermsAndConditions', termsAndConditions: { invoiceSeparately: true } }], { orderNumber: 'O-amended' }),
  );
  const { id: amended } = await readSubscription(started);
  const missing = { category: 40, names: 'nobody' };
  const dates = [{ name: 'ServiceActivation', triggerDate: today }];
  return {
    getAmendment: {
      good: { path: '/v1/amendments/O-amended-1-1' },
      bad: { path: '/v1/amendments/nobody', ...missing },
    },
    getAmendmentOfSubscription: {
      good: { path: `/v1/amendments/subscriptions/${amended}` },
      bad: { path: '/v1/amendments/subscriptions/nobody', ...missing },
    },
    listOrders: {
      good: { path: '/v1/orders?status=draft&pageSize=2' },
      bad: { path: '/v1/orders?status=lost', category: 20, names: 'status' },
    },
    listOrdersBySubscription: {
      good: { path: `/v1/orders/subscription/${SUBSCRIPTION}` },
      bad: { path: '/v1/orders/subscription/nobody', ...missing },
    },
    updateOrder: {
      good: { path: '/v1/orders/O-draft', json: { orderDate: today, reasonCode: 'Holiday' } },
      bad: { path: '/v1/orders/O-done', json: { orderDate: today }, category: 30, names: 'O-done' },
    },
    activateOrder: {
      good: { path: '/v1/orders/O-active/activate', json: {} },
      bad: { path: '/v1/orders/nobody/activate', json: {}, ...missing },
    },
    cancelOrder: {
      good: { path: '/v1/orders/O-cancel/cancel', json: { cancelReason: 'Not needed' } },
      bad: { path: '/v1/orders/O-done/cancel', json: {}, category: 30, names: 'O-done' },
    },
    deleteOrder: {
      good: { path: '/v1/orders/O-delete' },
      bad: { path: '/v1/orders/O-done', category: 30, names: 'O-done' },
    },
    updateOrderTriggerDates: {
      good: {
        path: '/v1/orders/O-pending/triggerDates',
        json: { subscriptions: [{ subscriptionNumber: 'A-S00000002', orderActions: [{ sequence: 0, triggerDates: dates }] }] },
      },
      bad: { path: '/v1/orders/O-done/triggerDates', json: { subscriptions: [] }, category: 30, names: 'O-done' },
    },
    getSubscriptionVersion: {
      good: { path: `/v1/subscriptions/${SUBSCRIPTION}/versions/1?charge-detail=all-segments` },
      bad: { path: `/v1/subscriptions/${SUBSCRIPTION}/versions/9`, category: 40, names: '9' },
    },
  };
};
