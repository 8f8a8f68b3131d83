import { describe, expect, it } from 'vitest';
import { getProfile } from '../../src/api/operations/storefront/profile.js';
import { charges, NOTHING, ONE, useStack } from '../support/effects.js';
import { CARDS, shopper } from '../support/purchase.js';

describe.each(['keep', 'rollback'] as const)('a card declined by the order’s collection, if the platform does %s', (collectionFailure) => {
  const group = useStack({ collectionFailure });

  it.each([
    [CARDS.declined, 'payment-declined'],
    [CARDS.insufficientFunds, 'insufficient-funds'],
  ])('(%s) results in one account, one order and one payment after another card', async (bad, code) => {
    const me = shopper(group.stack);
    const quote = await me.quote();
    const first = me.order(me.request(quote, await me.card(bad)));
    if (collectionFailure === 'keep') {
      const { result, session } = await first;
      expect(result).toMatchObject({ status: 'payment-required', due: quote.dueNow.total, paid: { amount: '0.00' } });
      expect((await group.stack.client(session).call(getProfile, {})).accountNumber).toBe(result.accountNumber);
      expect(await group.created()).toEqual(ONE);
    } else {
      await expect(first).rejects.toMatchObject({ status: 402, type: 'payment', code, retryable: false });
      expect(await group.created()).toEqual(NOTHING);
    }
    expect(group.stack.receipts).toEqual([]);
    const { result } = await me.order(me.request(quote, await me.card()));
    expect(result).toMatchObject({ status: 'completed', paid: quote.dueNow.total, due: { amount: '0.00' } });
    expect(await group.created()).toEqual(ONE);
    expect(await charges(group.stack, result.accountNumber)).toEqual(['56']);
    expect(group.stack.receipts).toHaveLength(1);
  });

  it('may be declined twice; without a card, the same purchase only reports the amount due', async () => {
    const me = shopper(group.stack);
    const quote = await me.quote();
    await me.order(me.request(quote, await me.card(CARDS.declined))).catch(() => undefined);
    await expect(me.order(me.request(quote, await me.card(CARDS.insufficientFunds)))).rejects.toMatchObject({
      status: 402,
      code: 'insufficient-funds',
    });
    if (collectionFailure === 'keep') {
      const { result } = await me.order(me.request(quote));
      expect(result).toMatchObject({ status: 'payment-required', due: quote.dueNow.total });
    }
    const { result } = await me.order(me.request(quote, await me.card()));
    expect(result.status).toBe('completed');
    expect(await group.created()).toEqual(ONE);
    expect(await charges(group.stack, result.accountNumber)).toEqual(['56']);
  });
});
