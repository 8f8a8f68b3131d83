import { describe, expect, it } from 'vitest';
import { listPaymentMethods } from '../../src/api/operations/storefront/payment-methods.js';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import { wrongIn } from '../support/amounts.js';
import { charges, useStack } from '../support/effects.js';
import { CARDS, newKey, shopper } from '../support/purchase.js';
import { WIDE, wideOffers } from '../support/wide-offers.js';

const offers = () => {
  const file = wideOffers();
  delete file.signUp;
  return file;
};
const build = { productRatePlanId: WIDE.build, quantity: 3 };
const free = { productRatePlanId: WIDE.free };

describe('order with a session', () => {
  const group = useStack({ gateway: { offers: offers() } });

  /** Customer with a purchase, and the later state of their account. */
  async function customer(card: string = CARDS.good) {
    const { result, session } = await shopper(group.stack, { plans: [build] }).buy(card);
    return { accountNumber: result.accountNumber, session };
  }
  const mint = async (accountKey: string) => (await group.stack.gateway.mintSession({ accountKey })).token;
  const later = async (days: number): Promise<void> => {
    const today = await group.stack.sandbox.sandbox.today();
    const to = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    await group.stack.sandbox.call('/sandbox/clock', { json: { to } });
  };
  const credit = async (accountNumber: string, amount: number): Promise<void> => {
    const charge = { amount, productRatePlanChargeId: 'e32390a56fc059371ae5f2199d5bbbd7' };
    const { body } = await group.stack.sandbox.call('/v1/credit-memos', { json: { accountNumber, autoPost: true, charges: [charge] } });
    expect(body).toMatchObject({ success: true });
  };

  it('buys more with the default payment method, without asking for personal details', async () => {
    const { accountNumber, session } = await customer();
    const before = await group.created();
    const me = shopper(group.stack, { plans: [{ productRatePlanId: WIDE.scale, quantity: 2 }], session });
    const quote = await me.quote();
    expect(quote.dueNow.total.amount).toBe('437.00');
    const { result, session: next } = await me.order(me.request(quote, undefined, { again: true }));
    expect(result).toMatchObject({ status: 'completed', accountNumber, paid: quote.dueNow.total });
    expect(await group.created()).toEqual({ accounts: 1, subscriptions: 2, orders: 2, invoices: 2 });
    expect(before.orders).toBe(1);
    expect((await charges(group.stack, accountNumber)).sort()).toEqual(['437', '56']);
    expect((await group.stack.client(next).call(listSubscriptions, {})).subscriptions).toHaveLength(2);
  });

  it('opens a session with no additional scopes', async () => {
    const { accountNumber } = await customer();
    const { token } = await group.stack.gateway.mintSession({ accountKey: accountNumber, scopes: ['purchase'] });
    const me = shopper(group.stack, { plans: [free], session: token });
    const { session } = await me.order(me.request(await me.quote(), undefined, { again: true }));
    await expect(group.stack.client(session).call(listSubscriptions, {})).rejects.toMatchObject({ code: 'scope-missing' });
  });

  it('is paid with a saved or a new payment method if requested', async () => {
    const { accountNumber, session } = await customer();
    const [kept] = (await group.stack.client(session).call(listPaymentMethods, {})).paymentMethods;
    const one = shopper(group.stack, { plans: [{ productRatePlanId: WIDE.scale, quantity: 1 }], session });
    expect((await one.order(one.request(await one.quote(), kept?.id, { again: true }))).result.status).toBe('completed');
    const two = shopper(group.stack, { plans: [{ productRatePlanId: WIDE.education, quantity: 1 }], session });
    const { result } = await two.order(two.request(await two.quote(), await two.card(CARDS.otherGood), { again: true }));
    expect(result.status).toBe('completed');
    const methods = (await group.stack.client(session).call(listPaymentMethods, {})).paymentMethods;
    expect(methods.map(({ lastDigits, isDefault }) => [lastDigits, isDefault])).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
    expect(await charges(group.stack, accountNumber)).toHaveLength(3);
  });

  it('refuses payment methods of others, sealed or not', async () => {
    const mine = await customer();
    const other = await customer(CARDS.otherGood);
    const [theirs] = (await group.stack.client(other.session).call(listPaymentMethods, {})).paymentMethods;
    const { body } = await group.stack.sandbox.call(`/v1/accounts/${other.accountNumber}/payment-methods`);
    const { creditcard } = body as { creditcard: { id: string }[] };
    const me = shopper(group.stack, { plans: [{ productRatePlanId: WIDE.scale }], session: mine.session });
    const quote = await me.quote();
    const made = await group.created();
    for (const id of [theirs?.id, creditcard[0]?.id, 'a.b.c.d.e']) {
      await expect(me.order(me.request(quote, id, { again: true }))).rejects.toMatchObject({ status: 422, code: 'payment-method-refused' });
    }
    expect(await group.created()).toEqual(made);
  });

  it('needs a stored payment method if something costs money', async () => {
    const visitor = shopper(group.stack, { plans: [free] });
    const { session } = await visitor.order(visitor.request(await visitor.quote()));
    const me = shopper(group.stack, { plans: [build], session });
    const quote = await me.quote();
    await expect(me.order(me.request(quote, undefined, { again: true }))).rejects.toMatchObject({
      fields: [{ field: 'paymentMethodId', code: 'payment-method-required' }],
    });
    expect((await me.order(me.request(quote, await me.card(), { again: true }))).result.status).toBe('completed');
  });

  it('is refused for plans the account already has, unless it confirms buying them again', async () => {
    const { session } = await customer();
    const me = shopper(group.stack, { plans: [build], session });
    const quote = await me.quote();
    const made = await group.created();
    await expect(me.order(me.request(quote))).rejects.toMatchObject({
      status: 409,
      code: 'already-subscribed',
      fields: [{ field: 'plans.0.productRatePlanId', code: 'already-subscribed' }],
    });
    expect(await group.created()).toEqual(made);
    const { result } = await me.order(me.request(quote, undefined, { again: true }));
    expect(result.status).toBe('completed');
    // Sending the first request again returns the first order and creates no duplicate.
    expect((await me.order(me.request(quote))).result).toMatchObject({ orderNumber: result.orderNumber, status: 'completed' });
    expect(await group.created()).toEqual({ ...made, subscriptions: 2, orders: 2, invoices: 2 });
  });

  it('can use another card after a declined one, for that purchase only', async () => {
    const { accountNumber, session } = await customer();
    const me = shopper(group.stack, { plans: [{ productRatePlanId: WIDE.scale, quantity: 1 }], session });
    const quote = await me.quote();
    const { result: first } = await me.order(me.request(quote, await me.card(CARDS.declined), { again: true }));
    expect(first).toMatchObject({ status: 'payment-required', due: quote.dueNow.total });
    const { result } = await me.order(me.request(quote, await me.card(CARDS.otherGood), { again: true }));
    expect(result).toMatchObject({
      status: 'completed',
      invoiceNumbers: first.invoiceNumbers,
      subscriptionNumbers: first.subscriptionNumbers,
    });
    expect(first.invoiceNumbers).toHaveLength(1);
    expect((await charges(group.stack, accountNumber)).sort()).toEqual(['418', '56']);
  });

  it('is found again by the same session if its response is lost', async () => {
    const { accountNumber, session } = await customer();
    const me = shopper(group.stack, { plans: [{ productRatePlanId: WIDE.scale, quantity: 1 }], session });
    const request = me.request(await me.quote(), undefined, { again: true });
    const key = newKey();
    const made = await group.created();
    group.stack.network = async (sent, send) => {
      const response = await send(sent);
      if (sent.method === 'POST' && sent.url.endsWith('/v1/orders')) throw new TypeError('reset');
      return response;
    };
    await me.order(request, key).catch(() => undefined);
    group.stack.network = (sent, send) => send(sent);
    expect((await me.order(request, key)).result).toMatchObject({ status: 'completed', accountNumber });
    expect(await group.created()).toEqual({ ...made, subscriptions: 2, orders: 2, invoices: 2 });
    // A stranger who knows the intent and the email address, but has no session, gets no session for this account.
    const { body } = await group.stack.sandbox.call(`/v1/accounts/${accountNumber}`);
    const { billToContact } = body as { billToContact: { workEmail: string } };
    const stranger = shopper(group.stack, { intentId: me.intentId, email: billToContact.workEmail, plans: [free] });
    await expect(stranger.order(stranger.request(await stranger.quote()))).rejects.toMatchObject({ code: 'account-exists' });
  });

  it('prorates the first month up to the account’s billing day, and explains the days', async () => {
    const { accountNumber } = await customer();
    await later(10);
    const me = shopper(group.stack, { plans: [{ productRatePlanId: WIDE.education, quantity: 2 }], session: await mint(accountNumber) });
    const quote = await me.quote();
    const [platform] = quote.dueNow.lines;
    expect(platform?.why?.days).toMatchObject({ full: { amount: '149.00', currency: 'USD' } });
    const { served = 0, of = 0 } = platform?.why?.days ?? {};
    expect(of - served).toBe(10);
    expect(wrongIn(quote.dueNow)).toEqual([]);
    expect(quote.next?.lines.every(({ why }) => why?.days === undefined)).toBe(true);
    const { result } = await me.order(me.request(quote, undefined, { again: true }));
    expect(result.paid).toEqual(quote.dueNow.total);
  });

  it('uses the account’s credit, shows it in the quote, and charges only the rest', async () => {
    const { accountNumber, session } = await customer();
    await credit(accountNumber, 100);
    await credit(accountNumber, 11.5);
    const me = shopper(group.stack, { plans: [{ productRatePlanId: WIDE.scale, quantity: 1 }], session });
    const quote = await me.quote();
    expect(quote.dueNow).toMatchObject({ subtotal: { amount: '418.00' }, credit: { amount: '111.50' }, total: { amount: '306.50' } });
    const { result } = await me.order(me.request(quote, undefined, { again: true }));
    expect(result).toMatchObject({ status: 'completed', paid: { amount: '306.50' }, due: { amount: '0.00' } });
    expect((await charges(group.stack, accountNumber)).sort()).toEqual(['306.5', '56']);
    expect((await shopper(group.stack, { plans: [free], session }).quote()).dueNow).not.toHaveProperty('credit');
  });

  it('leaves the rest as an open invoice if credit was used and the card is declined, and another card pays it', async () => {
    const { accountNumber, session } = await customer();
    await credit(accountNumber, 100);
    const me = shopper(group.stack, { plans: [{ productRatePlanId: WIDE.scale, quantity: 1 }], session });
    const quote = await me.quote();
    const { result: first } = await me.order(me.request(quote, await me.card(CARDS.declined), { again: true }));
    expect(first).toMatchObject({ status: 'payment-required', due: { amount: '318.00' }, paid: { amount: '0.00' } });
    const { result } = await me.order(me.request(quote, await me.card(CARDS.otherGood), { again: true }));
    expect(result).toMatchObject({ status: 'completed', subscriptionNumbers: first.subscriptionNumbers, due: { amount: '0.00' } });
    expect((await charges(group.stack, accountNumber)).sort()).toEqual(['318', '56']);
  });

  it('needs no payment method if credit covers everything, and keeps the remaining credit', async () => {
    const { accountNumber, session } = await customer();
    await credit(accountNumber, 1000);
    const me = shopper(group.stack, { plans: [{ productRatePlanId: WIDE.scale, quantity: 1 }], session });
    const quote = await me.quote();
    expect(quote.dueNow).toMatchObject({ credit: { amount: '418.00' }, total: { amount: '0.00' } });
    const { result } = await me.order(me.request(quote, undefined, { again: true }));
    expect(result).toMatchObject({ status: 'completed', paid: { amount: '0.00' } });
    expect(await charges(group.stack, accountNumber)).toEqual(['56']);
    const next = await shopper(group.stack, {
      plans: [{ productRatePlanId: WIDE.trial }, { productRatePlanId: WIDE.volume, quantity: 1 }],
      session,
    }).quote();
    expect(next.dueNow.credit?.amount).toBe('582.00');
  });

  it('refuses a coupon for new customers, and accepts another', async () => {
    const { session } = await customer();
    const plans = [{ productRatePlanId: WIDE.scale, quantity: 1 }];
    const refused = { status: 422, code: 'coupon-new-customers-only', fields: [{ field: 'coupon' }] };
    await expect(shopper(group.stack, { plans, session, coupon: 'FREEMONTH' }).quote()).rejects.toMatchObject(refused);
    const me = shopper(group.stack, { plans, session, coupon: 'Kindness30' });
    const quote = await me.quote();
    expect((await me.order(me.request(quote, undefined, { again: true }))).result.paid).toEqual(quote.dueNow.total);
  });

  it('resumes a purchase with a coupon after a declined card', async () => {
    const me = shopper(group.stack, { plans: [build], coupon: 'Kindness30' });
    const quote = await me.quote();
    const { result: first } = await me.order(me.request(quote, await me.card(CARDS.declined)));
    expect(first.status).toBe('payment-required');
    await expect(me.order(me.request(quote, await me.card(), { coupon: undefined }))).rejects.toMatchObject({ code: 'intent-used' });
    const { result } = await me.order(me.request(quote, await me.card()));
    expect(result).toMatchObject({ status: 'completed', paid: quote.dueNow.total });
  });

  it('refuses another currency than the account’s, and signing up again', async () => {
    const { session } = await customer();
    const euro = shopper(group.stack, { plans: [free], currency: 'EUR', session });
    await expect(euro.quote()).rejects.toMatchObject({ status: 422, fields: [{ field: 'currency', code: 'currency-of-account' }] });
    const me = shopper(group.stack, { plans: [free], session });
    const guest = shopper(group.stack, { plans: [free] });
    const { account } = guest.request(await guest.quote());
    await expect(me.order({ ...me.request(await me.quote()), account })).rejects.toMatchObject({ status: 403, code: 'signed-in' });
  });
});
