import { describe, expect, it } from 'vitest';
import { listPaymentMethods } from '../../src/api/operations/storefront/payment-methods.js';
import { useStack } from '../support/effects.js';
import { CARDS, shopper } from '../support/purchase.js';

const IBAN = 'DE89370400440532013000';

describe('saved payment methods', () => {
  const group = useStack();

  const methodsOf = async (session: string) => (await group.stack.client(session).call(listPaymentMethods, {})).paymentMethods;
  const add = (accountKey: string, method: Record<string, unknown>) =>
    group.stack.sandbox.call('/v1/payment-methods', { json: { accountKey, ...method } });

  it('are shown by type and last digits, the default first, without platform ids', async () => {
    const { session, result } = await shopper(group.stack).buy();
    const { body } = await add(result.accountNumber, {
      type: 'SEPA',
      IBAN,
      accountHolderInfo: { accountHolderName: 'Ada Lovelace' },
      mandateInfo: { mandateId: 'M-1' },
    });
    const { id } = body as { id: string };
    const methods = await methodsOf(session);
    expect(methods.map(({ id: _, ...shown }) => shown)).toEqual([
      { type: 'CreditCard', brand: 'Visa', lastDigits: '4242', expirationMonth: 12, expirationYear: 2035, isDefault: true },
      { type: 'BankTransfer', lastDigits: '3000', isDefault: false },
    ]);
    expect(JSON.stringify(methods)).not.toContain(id);
    const again = group.stack.answers.at(-1) ?? '';
    expect(again).not.toContain(IBAN);
    expect(again).not.toContain('Lovelace');
  });

  it('are limited to active methods of the session’s account', async () => {
    const mine = await shopper(group.stack).buy();
    const other = await shopper(group.stack).buy(CARDS.otherGood);
    expect((await methodsOf(mine.session)).map(({ lastDigits }) => lastDigits)).toEqual(['4242']);
    expect((await methodsOf(other.session)).map(({ lastDigits }) => lastDigits)).toEqual(['4444']);
    const { body } = await group.stack.sandbox.call(`/v1/accounts/${other.result.accountNumber}/payment-methods`);
    const { creditcard } = body as { creditcard: { id: string }[] };
    await group.stack.sandbox.call(`/v1/payment-methods/${creditcard[0]!.id}/scrub`, { method: 'PUT', json: {} });
    expect(await methodsOf(other.session)).toEqual([]);
  });

  it('need their scope', async () => {
    const { result } = await shopper(group.stack).buy();
    const { token } = await group.stack.gateway.mintSession({ accountKey: result.accountNumber, scopes: ['profile:read'] });
    await expect(methodsOf(token)).rejects.toMatchObject({ status: 403, code: 'scope-missing' });
  });
});
