import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getInvoice, getProfile, listInvoices, listSubscriptions } from '../../src/api/operations/storefront/account.js';
import { CARDS, newKey, PLANS, shopper } from '../support/purchase.js';
import { startStack, type Ledger, type Stack, type StackOptions } from '../support/stack.js';

let stack: Stack;
let before: Ledger;

/** One stack for the tests of a group; each counts from its own beginning. */
function useStack(options?: StackOptions): void {
  beforeAll(async () => {
    stack = await startStack(options);
  });
  beforeEach(async () => {
    before = await stack.ledger();
    stack.receipts.length = 0;
  });
  afterAll(() => stack.close());
}

/** What has come into being since the beginning of the test. */
async function made(): Promise<Partial<Ledger>> {
  const now = await stack.ledger();
  return {
    accounts: now.accounts - before.accounts,
    subscriptions: now.subscriptions - before.subscriptions,
    orders: now.orders - before.orders,
    invoices: now.invoices - before.invoices,
  };
}

const ONE = { accounts: 1, subscriptions: 1, orders: 1, invoices: 1 };
const NOTHING = { accounts: 0, subscriptions: 0, orders: 0, invoices: 0 };

/** Money that was taken, by account. */
async function charges(accountNumber: string): Promise<string[]> {
  const account = (await stack.sandbox.call(`/v1/accounts/${accountNumber}`)).body as { basicInfo: { id: string } };
  const { body } = await stack.sandbox.call(`/v1/payments?accountId=${account.basicInfo.id}&status=Processed`);
  return (body as { payments: { amount: number }[] }).payments.map(({ amount }) => String(amount));
}

describe('signing up', () => {
  useStack();

  it('makes an account, a subscription and a paid invoice of the quoted amount, and opens a session', async () => {
    const { result, session, quote } = await shopper(stack).buy();
    expect(quote.dueNow.total).toEqual({ amount: '56.00', currency: 'USD' });
    expect(quote.next?.total).toEqual({ amount: '56.00', currency: 'USD' });
    expect(result).toMatchObject({ status: 'completed', paid: quote.dueNow.total, due: { amount: '0.00', currency: 'USD' } });
    expect(await made()).toEqual(ONE);
    expect(await charges(result.accountNumber)).toEqual(['56']);
    expect(stack.receipts).toEqual([
      expect.objectContaining({ orderNumber: result.orderNumber, accountNumber: result.accountNumber, paid: quote.dueNow.total }),
    ]);

    const page = stack.client(session);
    expect(await page.call(getProfile, {})).toMatchObject({
      accountNumber: result.accountNumber,
      name: 'Analytical Engines',
      balance: { amount: '0.00', currency: 'USD' },
      billTo: { firstName: 'Ada', lastName: 'Lovelace', city: 'London', postalCode: 'N1 9GU' },
      paymentMethod: { brand: 'Visa', lastDigits: '4242' },
    });
    const { subscriptions } = await page.call(listSubscriptions, {});
    expect(subscriptions).toHaveLength(1);
    expect(subscriptions[0]).toMatchObject({
      subscriptionNumber: result.subscriptionNumbers[0],
      status: 'Active',
      termType: 'EVERGREEN',
      chargedThroughDate: quote.next?.date,
      ratePlans: [{ productName: 'Build', charges: [{ price: { amount: '29.00' } }, { quantity: '3', price: { amount: '9.00' } }] }],
    });
    expect(subscriptions[0]).not.toHaveProperty('termEndDate');
    const { invoices } = await page.call(listInvoices, {});
    expect(invoices).toEqual([
      {
        invoiceNumber: result.invoiceNumbers[0],
        status: 'Posted',
        invoiceDate: quote.orderDate,
        amount: quote.dueNow.total,
        balance: { amount: '0.00', currency: 'USD' },
      },
    ]);
    const invoice = await page.call(getInvoice, { number: invoices[0]!.invoiceNumber });
    expect(invoice.items.map(({ amount }) => amount.amount).sort()).toEqual(['27.00', '29.00']);
  });

  it('to an annual plan bills the year and renews for a year', async () => {
    const me = shopper(stack, { plans: [{ productRatePlanId: PLANS.buildAnnual, quantity: 2 }], currency: 'EUR' });
    const { result, session, quote } = await me.buy(CARDS.otherGood);
    expect(result).toMatchObject({ status: 'completed', paid: quote.dueNow.total });
    expect(quote.next?.date.slice(0, 4)).toBe(String(Number(quote.orderDate.slice(0, 4)) + 1));
    const { subscriptions } = await stack.client(session).call(listSubscriptions, {});
    expect(subscriptions[0]).toMatchObject({ termType: 'TERMED', autoRenew: true, currency: 'EUR', termEndDate: quote.next?.date });
  });

  it('in yen counts no decimals', async () => {
    const { result, quote } = await shopper(stack, { currency: 'JPY' }).buy();
    expect(result.paid).toEqual(quote.dueNow.total);
    expect(result.paid.amount).toMatch(/^\d+$/);
  });

  it('to a free plan needs no payment method, and to a paid one does', async () => {
    const free = shopper(stack, { plans: [{ productRatePlanId: PLANS.free }] });
    const { result } = await free.order(free.request(await free.quote()));
    expect(result).toMatchObject({ status: 'completed', paid: { amount: '0.00' }, due: { amount: '0.00' } });
    const paid = shopper(stack);
    await expect(paid.order(paid.request(await paid.quote()))).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'paymentMethodId', code: 'payment-method-required' }],
    });
    expect(await made()).toMatchObject({ accounts: 1, orders: 1 });
  });

  it('keeps what was accepted with the subscription, and goes no further without it', async () => {
    const me = shopper(stack);
    const [quote, card] = [await me.quote(), await me.card()];
    const attempt = (consents: { id: string; version: string }[]) => me.order(me.request(quote, card, { consents }));
    await expect(attempt([])).rejects.toMatchObject({ status: 422, fields: [{ field: 'consents.terms', code: 'consent-required' }] });
    await expect(attempt([{ id: 'terms', version: '2020-01-01' }])).rejects.toMatchObject({ fields: [{ code: 'consent-outdated' }] });
    await expect(
      attempt([
        { id: 'terms', version: '2026-10-01' },
        { id: 'everything', version: '1' },
      ]),
    ).rejects.toMatchObject({ fields: [{ field: 'consents.everything', code: 'consent-unknown' }] });
    expect(await made()).toEqual(NOTHING);
    await attempt([{ id: 'terms', version: '2026-10-01' }]);
    expect(await made()).toEqual(ONE);
  });
});

describe('an address that has an account', () => {
  useStack();

  it('is told apart, in any case of its letters, and makes nothing', async () => {
    const email = "o'Neil.ada@example.com";
    await shopper(stack, { email }).buy();
    for (const again of [email, email.toLowerCase()]) {
      await expect(shopper(stack, { email: again }).buy()).rejects.toMatchObject({ status: 409, type: 'conflict', code: 'account-exists' });
    }
    expect(await made()).toEqual(ONE);
  });

  it('cannot change the question that is asked of the platform', async () => {
    await shopper(stack).buy();
    const hostile = shopper(stack, { email: "x'or/**/WorkEmail!='y@example.com" });
    expect((await hostile.buy()).result.status).toBe('completed');
  });
});

describe('a quote that no longer holds', () => {
  useStack();

  it('is refused with the one that does, and that one can be bought', async () => {
    const me = shopper(stack);
    const [old, card] = [await me.quote(), await me.card()];
    const next = new Date(`${old.orderDate}T00:00:00Z`);
    next.setUTCDate(next.getUTCDate() + 1);
    await stack.sandbox.call('/sandbox/clock', { json: { to: next.toISOString().slice(0, 10) } });
    const refusal: unknown = await me.order(me.request(old, card)).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 409, code: 'quote-changed', data: { old: old.fingerprint } });
    expect(await made()).toEqual(NOTHING);
    const { new: current } = (refusal as { data: { new: typeof old } }).data;
    expect(current.orderDate).toBe(next.toISOString().slice(0, 10));
    expect((await me.order(me.request(current, card))).result.paid).toEqual(current.dueNow.total);
    expect(await made()).toEqual(ONE);
  });

  it('made up or of another quantity is refused', async () => {
    const me = shopper(stack);
    const [quote, card] = [await me.quote(), await me.card()];
    await expect(me.order({ ...me.request(quote, card), quote: 'made-up' })).rejects.toMatchObject({ code: 'quote-changed' });
    const plans = [{ productRatePlanId: PLANS.buildMonthly, quantity: 4 }];
    await expect(me.order(me.request(quote, card, { plans }))).rejects.toMatchObject({ code: 'quote-changed' });
    expect(await made()).toEqual(NOTHING);
  });
});

describe('a payment method', () => {
  useStack();

  it('of somebody else, of no one, or older than the purchase is refused', async () => {
    const other = shopper(stack);
    const owned = await other.card();
    await other.order(other.request(await other.quote(), owned));
    const me = shopper(stack);
    const quote = await me.quote();
    const refused = { status: 422, code: 'payment-method-refused', fields: [{ field: 'paymentMethodId' }] };
    await expect(me.order(me.request(quote, owned))).rejects.toMatchObject(refused);
    await expect(me.order(me.request(quote, 'f'.repeat(32)))).rejects.toMatchObject(refused);
    const stray = await me.card();
    const later = Date.now() + 3_600_000;
    stack.options.now = () => later;
    stack.restart();
    const third = shopper(stack);
    await expect(third.order(third.request(quote, stray))).rejects.toMatchObject(refused);
    expect(await made()).toEqual(ONE);
  });
});

describe.each(['keep', 'rollback'] as const)(
  'a card that is refused when the order collects, where the platform does %s',
  (collectionFailure) => {
    useStack({ collectionFailure });

    it.each([
      [CARDS.declined, 'payment-declined'],
      [CARDS.insufficientFunds, 'insufficient-funds'],
    ])('(%s) leaves one account, one order and one charge after another card', async (bad, code) => {
      const me = shopper(stack);
      const quote = await me.quote();
      const first = me.order(me.request(quote, await me.card(bad)));
      if (collectionFailure === 'keep') {
        const { result, session } = await first;
        expect(result).toMatchObject({ status: 'payment-required', due: quote.dueNow.total, paid: { amount: '0.00' } });
        expect((await stack.client(session).call(getProfile, {})).accountNumber).toBe(result.accountNumber);
        expect(await made()).toEqual(ONE);
      } else {
        await expect(first).rejects.toMatchObject({ status: 402, type: 'payment', code, retryable: false });
        expect(await made()).toEqual(NOTHING);
      }
      expect(stack.receipts).toEqual([]);
      const { result } = await me.order(me.request(quote, await me.card()));
      expect(result).toMatchObject({ status: 'completed', paid: quote.dueNow.total, due: { amount: '0.00' } });
      expect(await made()).toEqual(ONE);
      expect(await charges(result.accountNumber)).toEqual(['56']);
      expect(stack.receipts).toHaveLength(1);
    });

    it('may be refused twice, and without a card the same purchase only says what is owed', async () => {
      const me = shopper(stack);
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
      expect(await made()).toEqual(ONE);
      expect(await charges(result.accountNumber)).toEqual(['56']);
    });
  },
);

describe('somebody else with the same intent', () => {
  useStack();

  it('neither sees nor pays the purchase', async () => {
    const me = shopper(stack);
    const { quote } = await me.buy();
    const other = shopper(stack, { intentId: me.intentId });
    await expect(other.order(other.request(quote))).rejects.toMatchObject({ status: 409, code: 'intent-used' });
    await expect(me.order(me.request(quote, undefined, { plans: [{ productRatePlanId: PLANS.free }] }))).rejects.toMatchObject({
      code: 'intent-used',
    });
    const fewer = [{ productRatePlanId: PLANS.buildMonthly, quantity: 2 }];
    await expect(me.order(me.request(quote, undefined, { plans: fewer }))).rejects.toMatchObject({ code: 'intent-used' });
    expect((await me.order(me.request(quote))).result.status).toBe('completed');
    expect(await made()).toEqual(ONE);
  });

  it('cannot carry it on a day later', async () => {
    const me = shopper(stack);
    const { quote } = await me.buy();
    const later = Date.now() + 25 * 3_600_000;
    stack.options.now = () => later;
    stack.restart();
    await expect(me.order(me.request(quote))).rejects.toMatchObject({ code: 'intent-used' });
    delete stack.options.now;
    stack.restart();
  });

  it('cannot sign up with a session', async () => {
    const { session } = await shopper(stack).buy();
    const me = shopper(stack);
    const quote = await me.quote();
    const response = await stack.ask('/storefront/orders', {
      credential: session,
      json: me.request(quote, await me.card()),
      headers: { 'idempotency-key': newKey() },
    });
    expect(response.status).toBe(403);
    expect(await made()).toEqual(ONE);
  });
});
