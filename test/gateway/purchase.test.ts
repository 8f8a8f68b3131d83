import { describe, expect, it } from 'vitest';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import { getInvoice } from '../../src/api/operations/storefront/invoice.js';
import { getProfile } from '../../src/api/operations/storefront/profile.js';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import { charges, NOTHING, ONE, useStack } from '../support/effects.js';
import { CARDS, newKey, PLANS, shopper } from '../support/purchase.js';
import { WIDE, wideOffers } from '../support/wide-offers.js';

describe('sign-up', () => {
  const group = useStack();

  it('creates an account, a subscription and a paid invoice of the quoted amount, and opens a session', async () => {
    const { result, session, quote } = await shopper(group.stack).buy();
    expect(quote.dueNow.total).toEqual({ amount: '56.00', currency: 'USD' });
    expect(quote.next?.total).toEqual({ amount: '56.00', currency: 'USD' });
    expect(result).toMatchObject({ status: 'completed', paid: quote.dueNow.total, due: { amount: '0.00', currency: 'USD' } });
    expect(await group.created()).toEqual(ONE);
    expect(await charges(group.stack, result.accountNumber)).toEqual(['56']);
    expect(group.stack.receipts).toEqual([
      expect.objectContaining({
        kind: 'purchase',
        orderNumber: result.orderNumber,
        accountNumber: result.accountNumber,
        paid: quote.dueNow.total,
      }),
    ]);

    const page = group.stack.client(session);
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
      ratePlans: [
        {
          productName: 'Build',
          charges: [
            { price: { amount: '29.00' } },
            { quantity: '3', price: { amount: '9.00' } },
            { name: 'Requests, in thousands', type: 'Usage' },
          ],
        },
      ],
    });
    expect(subscriptions[0]).not.toHaveProperty('termEndDate');
    const { invoices } = await page.call(listInvoices, {});
    expect(invoices).toEqual([
      {
        invoiceNumber: result.invoiceNumbers[0],
        status: 'Posted',
        invoiceDate: quote.orderDate,
        dueDate: quote.orderDate,
        amount: quote.dueNow.total,
        balance: { amount: '0.00', currency: 'USD' },
      },
    ]);
    const invoice = await page.call(getInvoice, { number: invoices[0]!.invoiceNumber });
    expect(invoice.items.map(({ amount }) => amount.amount).sort()).toEqual(['27.00', '29.00']);
  });

  it('for an annual plan bills the year and renews yearly', async () => {
    const me = shopper(group.stack, { plans: [{ productRatePlanId: PLANS.buildAnnual, quantity: 2 }], currency: 'EUR' });
    const { result, session, quote } = await me.buy(CARDS.otherGood);
    expect(result).toMatchObject({ status: 'completed', paid: quote.dueNow.total });
    expect(quote.next?.date.slice(0, 4)).toBe(String(Number(quote.orderDate.slice(0, 4)) + 1));
    const { subscriptions } = await group.stack.client(session).call(listSubscriptions, {});
    expect(subscriptions[0]).toMatchObject({ termType: 'TERMED', autoRenew: true, currency: 'EUR', termEndDate: quote.next?.date });
  });

  it('in yen uses no decimals', async () => {
    const { result, quote } = await shopper(group.stack, { currency: 'JPY' }).buy();
    expect(result.paid).toEqual(quote.dueNow.total);
    expect(result.paid.amount).toMatch(/^\d+$/);
  });

  it('needs a payment method for a paid plan, but not for a free one', async () => {
    const free = shopper(group.stack, { plans: [{ productRatePlanId: PLANS.free }] });
    const { result } = await free.order(free.request(await free.quote()));
    expect(result).toMatchObject({ status: 'completed', paid: { amount: '0.00' }, due: { amount: '0.00' } });
    const paid = shopper(group.stack);
    await expect(paid.order(paid.request(await paid.quote()))).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'paymentMethodId', code: 'payment-method-required' }],
    });
    expect(await group.created()).toMatchObject({ accounts: 1, orders: 1 });
  });

  it('stores the accepted consents with the subscription, and requires them', async () => {
    const me = shopper(group.stack);
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
    expect(await group.created()).toEqual(NOTHING);
    await attempt([{ id: 'terms', version: '2026-10-01' }]);
    expect(await group.created()).toEqual(ONE);
  });
});

describe('email address with an account', () => {
  const group = useStack();

  it('is recognized in any letter case, and creates nothing', async () => {
    const email = "o'Neil.ada@example.com";
    await shopper(group.stack, { email }).buy();
    for (const again of [email, email.toLowerCase()]) {
      await expect(shopper(group.stack, { email: again }).buy()).rejects.toMatchObject({
        status: 409,
        type: 'conflict',
        code: 'account-exists',
      });
    }
    expect(await group.created()).toEqual(ONE);
  });

  it('cannot change the query that is sent to the platform', async () => {
    await shopper(group.stack).buy();
    const hostile = shopper(group.stack, { email: "x'or/**/WorkEmail!='y@example.com" });
    expect((await hostile.buy()).result.status).toBe('completed');
  });
});

describe('outdated quote', () => {
  const group = useStack();

  it('is refused with the current one, which can then be bought', async () => {
    const me = shopper(group.stack);
    const [old, card] = [await me.quote(), await me.card()];
    const next = new Date(`${old.orderDate}T00:00:00Z`);
    next.setUTCDate(next.getUTCDate() + 1);
    await group.stack.sandbox.call('/sandbox/clock', { json: { to: next.toISOString().slice(0, 10) } });
    const refusal: unknown = await me.order(me.request(old, card)).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 409, code: 'quote-changed', data: { old: old.fingerprint } });
    expect(await group.created()).toEqual(NOTHING);
    const { new: current } = (refusal as { data: { new: typeof old } }).data;
    expect(current.orderDate).toBe(next.toISOString().slice(0, 10));
    expect((await me.order(me.request(current, card))).result.paid).toEqual(current.dueNow.total);
    expect(await group.created()).toEqual(ONE);
  });

  it('is refused if it is invented or for another quantity', async () => {
    const me = shopper(group.stack);
    const [quote, card] = [await me.quote(), await me.card()];
    await expect(me.order({ ...me.request(quote, card), quote: 'made-up' })).rejects.toMatchObject({ code: 'quote-changed' });
    const plans = [{ productRatePlanId: PLANS.buildMonthly, quantity: 4 }];
    await expect(me.order(me.request(quote, card, { plans }))).rejects.toMatchObject({ code: 'quote-changed' });
    expect(await group.created()).toEqual(NOTHING);
  });
});

describe('payment method', () => {
  const group = useStack();

  it('is refused if it belongs to somebody else, does not exist, or is older than the purchase', async () => {
    const other = shopper(group.stack);
    const owned = await other.card();
    await other.order(other.request(await other.quote(), owned));
    const me = shopper(group.stack);
    const quote = await me.quote();
    const refused = { status: 422, code: 'payment-method-refused', fields: [{ field: 'paymentMethodId' }] };
    await expect(me.order(me.request(quote, owned))).rejects.toMatchObject(refused);
    await expect(me.order(me.request(quote, 'f'.repeat(32)))).rejects.toMatchObject(refused);
    const stray = await me.card();
    const later = Date.now() + 3_600_000;
    group.stack.options.now = () => later;
    group.stack.restart();
    const third = shopper(group.stack);
    await expect(third.order(third.request(quote, stray))).rejects.toMatchObject(refused);
    expect(await group.created()).toEqual(ONE);
  });
});

describe('another person with the same intent', () => {
  const group = useStack();

  it('neither sees nor pays the purchase', async () => {
    const me = shopper(group.stack);
    const { quote } = await me.buy();
    const other = shopper(group.stack, { intentId: me.intentId });
    await expect(other.order(other.request(quote))).rejects.toMatchObject({ status: 409, code: 'intent-used' });
    await expect(me.order(me.request(quote, undefined, { plans: [{ productRatePlanId: PLANS.free }] }))).rejects.toMatchObject({
      code: 'intent-used',
    });
    const fewer = [{ productRatePlanId: PLANS.buildMonthly, quantity: 2 }];
    await expect(me.order(me.request(quote, undefined, { plans: fewer }))).rejects.toMatchObject({ code: 'intent-used' });
    expect((await me.order(me.request(quote))).result.status).toBe('completed');
    expect(await group.created()).toEqual(ONE);
  });

  it('cannot resume it a day later', async () => {
    const me = shopper(group.stack);
    const { quote } = await me.buy();
    const later = Date.now() + 25 * 3_600_000;
    group.stack.options.now = () => later;
    group.stack.restart();
    await expect(me.order(me.request(quote))).rejects.toMatchObject({ code: 'intent-used' });
    delete group.stack.options.now;
    group.stack.restart();
  });

  it('cannot sign up with a session', async () => {
    const { session } = await shopper(group.stack).buy();
    const me = shopper(group.stack);
    const quote = await me.quote();
    const response = await group.stack.ask('/storefront/orders', {
      credential: session,
      json: me.request(quote, await me.card()),
      headers: { 'idempotency-key': newKey() },
    });
    expect(response.status).toBe(403);
    expect(await group.created()).toEqual(ONE);
  });
});

describe('plan with usage charges only', () => {
  const { signUp: _, ...offers } = wideOffers();
  const group = useStack({ gateway: { offers } });

  it('needs a payment method, although the quote is empty', async () => {
    const me = shopper(group.stack, { plans: [{ productRatePlanId: WIDE.tiles }] });
    const quote = await me.quote();
    expect(quote.dueNow.total.amount).toBe('0.00');
    await expect(me.order(me.request(quote))).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'paymentMethodId', code: 'payment-method-required' }],
    });
    expect(await group.created()).toEqual(NOTHING);
    expect((await me.order(me.request(quote, await me.card()))).result.status).toBe('completed');
  });
});
