import { describe, expect, it } from 'vitest';
import { addPaymentMethod } from '../../src/api/operations/storefront/payment-method-changes.js';
import { claimPaymentMethod, createPaymentSession } from '../../src/api/operations/storefront/payment-sessions.js';
import { createMemoryStore } from '../../src/gateway/index.js';
import { useStack } from '../support/effects.js';
import { newKey, shopper } from '../support/purchase.js';

describe('payment method of another visitor', () => {
  const store = createMemoryStore();
  const group = useStack({ gateway: { store } });
  const refused = { status: 422, code: 'payment-method-refused', fields: [{ field: 'paymentMethodId' }] };
  const withKey = () => ({ idempotencyKey: newKey() });
  const claim = (intentId: string, paymentMethodId: string) =>
    group.stack.client().call(claimPaymentMethod, { intentId, paymentMethodId }, withKey());

  it('cannot be kept or used by anybody who knows its id, and stays usable for its owner', async () => {
    const { session } = await shopper(group.stack).buy();
    const page = group.stack.client(session);
    const [thief, intentId] = [shopper(group.stack), newKey()];
    const quote = await thief.quote();
    // Both thieves have opened a payment session before the victim stores a card.
    await thief.card();
    await page.call(createPaymentSession, { intentId, currency: 'USD' }, withKey());

    const victim = shopper(group.stack);
    const paymentMethodId = await victim.card();
    await claim(victim.intentId, paymentMethodId);
    await expect(page.call(addPaymentMethod, { intentId, paymentMethodId }, withKey())).rejects.toMatchObject(refused);
    await expect(thief.order(thief.request(quote, paymentMethodId))).rejects.toMatchObject(refused);
    await expect(claim(newKey(), paymentMethodId)).rejects.toMatchObject(refused);
    await claim(victim.intentId, paymentMethodId);
    expect((await victim.order(victim.request(await victim.quote(), paymentMethodId))).result.status).toBe('completed');
  });

  it('is reserved by the first purchase that uses it, even if the page could not reserve it', async () => {
    const victim = shopper(group.stack);
    const paymentMethodId = await victim.card();
    const old = victim.request(await victim.quote(), paymentMethodId, { quote: 'outdated' });
    await expect(victim.order(old)).rejects.toMatchObject({ code: 'quote-changed' });
    const thief = shopper(group.stack);
    await expect(thief.order(thief.request(await thief.quote(), paymentMethodId))).rejects.toMatchObject(refused);
  });

  it('stays usable for its owner if the store is lost', async () => {
    const victim = shopper(group.stack);
    const paymentMethodId = await victim.card();
    await claim(victim.intentId, paymentMethodId);
    group.stack.restart(createMemoryStore());
    expect((await victim.order(victim.request(await victim.quote(), paymentMethodId))).result.status).toBe('completed');
    group.stack.restart(store);
  });
});
