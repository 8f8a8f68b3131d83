import { describe, expect, it } from 'vitest';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import { createMemoryStore } from '../../src/gateway/index.js';
import { daysAfter, goTo, today } from '../support/changes.js';
import { useStack } from '../support/effects.js';
import { newKey } from '../support/purchase.js';
import { declaration, withdrawals } from '../support/withdrawals.js';

describe('declared withdrawal', () => {
  const group = useStack();
  const { declare, buyer, consumer } = withdrawals(group);

  it('of a signed-in consumer ends the contract today and credits the rest, once, even when repeated', async () => {
    const { stack } = group;
    const me = await consumer();
    stack.receipts.length = 0;
    const input = declaration({ contract: me.result.orderNumber, locale: 'de' });
    const before = (await stack.recordCounts()).orders;
    const receipt = await declare(input, me.session);
    const [number = ''] = me.result.subscriptionNumbers;
    const day = await stack.sandbox.sandbox.today();
    expect(receipt.ended).toEqual([
      { subscriptionNumber: number, orderNumber: expect.stringMatching(/^SF-/) as string, endDate: day, credit: me.quote.dueNow.total },
    ]);
    expect(await declare(input, me.session)).toEqual(receipt);
    expect(await declare({ ...input }, me.session, newKey())).toEqual(receipt);
    expect((await stack.recordCounts()).orders).toBe(before + 1);
    const { subscriptions } = await stack.client(me.session).call(listSubscriptions, {});
    expect(subscriptions).toMatchObject([{ subscriptionNumber: number, status: 'Cancelled' }]);
    expect(stack.receipts).toMatchObject([
      { kind: 'cancellation', comment: receipt.reference },
      { kind: 'withdrawal', receipt, accountNumber: me.result.accountNumber },
    ]);
    // The gateway has lost the withdrawal, but the platform has it: the end date stays, and no second order is created.
    stack.restart(createMemoryStore());
    const later = await declare(input, me.session);
    expect(later).toMatchObject({ digest: receipt.digest, ended: [{ subscriptionNumber: number, endDate: day }] });
    expect((await stack.recordCounts()).orders).toBe(before + 1);
  });

  it('declared as a cancellation ends the contract after the paid period, and can be undone until then', async () => {
    const me = await consumer();
    const [number = ''] = me.result.subscriptionNumbers;
    const receipt = await declare(declaration({ kind: 'cancel', contract: number, reason: 'You raised the price.' }), me.session);
    const { subscriptions } = await group.stack.client(me.session).call(listSubscriptions, {});
    const [held] = subscriptions;
    expect(receipt.reason).toBe('You raised the price.');
    expect(receipt.ended).toMatchObject([{ endDate: held?.scheduled?.[0]?.date }]);
    expect(held).toMatchObject({ status: 'Active', scheduled: [{ kind: 'cancel', undo: 'cancel' }] });
    expect(receipt.ended?.[0]?.endDate).not.toBe(await group.stack.sandbox.sandbox.today());
  });

  it.each<[string, () => Promise<{ credential: string; contract: string }>]>([
    ['a company', async () => buyer().then(({ session, result }) => ({ credential: session, contract: result.orderNumber }))],
    [
      'a read-only session',
      async () => {
        const { result } = await consumer();
        const scopes = ['subscriptions:read', 'activity:read'];
        const { token } = await group.stack.gateway.mintSession({ accountKey: result.accountNumber, scopes });
        return { credential: token, contract: result.orderNumber };
      },
    ],
    [
      'a customer who has already canceled',
      async () => {
        const { result, session } = await consumer();
        await declare(declaration({ kind: 'cancel', contract: result.orderNumber }), session);
        return { credential: session, contract: result.orderNumber };
      },
    ],
  ])('of %s is accepted and left to the tenant', async (_who, make) => {
    const { credential, contract } = await make();
    group.stack.receipts.length = 0;
    const receipt = await declare(declaration({ contract }), credential);
    expect(receipt).not.toHaveProperty('ended');
    expect(group.stack.receipts).toEqual([{ kind: 'withdrawal', receipt, accountNumber: expect.any(String) as string }]);
    expect(group.stack.problems).toEqual([]);
  });

  it('is accepted fifteen days after the purchase and left to the tenant', async () => {
    const { stack } = group;
    const { email, result } = await consumer();
    await goTo(stack, daysAfter(await today(stack), 15));
    const { token } = await stack.gateway.mintSession({ accountKey: result.accountNumber });
    expect(await declare(declaration({ email, contract: result.orderNumber }), token)).not.toHaveProperty('ended');
    expect(await stack.client(token).call(listSubscriptions, {})).toMatchObject({ subscriptions: [{ status: 'Active' }] });
  });
});
