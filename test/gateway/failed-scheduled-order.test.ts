import { afterAll, beforeAll, expect, it } from 'vitest';
import { goTo, subscribe } from '../support/changes.js';
import { PLANS } from '../support/purchase.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

it('shows a subscription whose scheduled change failed, because the subscription was canceled before', async () => {
  const me = await subscribe(stack);
  const { chargedThroughDate: end = '' } = await me.look();
  const { result } = await me.do({ intent: 'change-plan', to: { productRatePlanId: PLANS.free }, when: 'period-end' });
  await me.do({ intent: 'cancel', when: 'now' });
  await goTo(stack, end);
  const { body } = await stack.sandbox.call(`/v1/orders/${result.orderNumber}`);
  expect(body).toMatchObject({ order: { status: 'Failed', scheduledOrderActivationResponse: { success: false } } });
  expect(await me.look()).toMatchObject({ status: 'Cancelled' });
  expect(stack.problems).toEqual([]);
});
