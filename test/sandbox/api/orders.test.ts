import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing, matching } from '../../support/matchers.js';
import { readInvoices, readLedger, readLines } from '../../support/sandbox-answers.js';
import {
  actions,
  BUILD_ANNUAL,
  BUILD_MONTHLY,
  EXPIRED,
  FREE,
  newMethod,
  orderFor,
  reasonsOf,
  SCALE_MONTHLY,
} from '../../support/sandbox-orders.js';
import { fetchToken, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const DECLINED = '4000000000000341';
const NO_FUNDS = '4000000000009995';

let started: StartedSandbox;
const order = (json: unknown) => started.call('/v1/orders', { json });
const faults = (collectionFailure: 'keep' | 'rollback') => started.call('/sandbox/faults', { json: { collectionFailure } });

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
});
beforeEach(() => started.call('/sandbox/reset', { method: 'POST' }));
afterAll(() => started.close());

describe('a paid order', () => {
  it('creates account, contacts, subscription, invoice and payment', async () => {
    const plans = [{ plan: BUILD_MONTHLY.plan, seats: BUILD_MONTHLY.seats, quantity: 4 }];
    const { body } = await order(orderFor({ orderDate: TODAY, plans, billCycleDay: 21, paymentMethodId: await newMethod(started) }));
    expect(body).toEqual({
      success: true,
      orderNumber: 'O-00000001',
      accountNumber: 'A00000001',
      status: 'Completed',
      subscriptionNumbers: ['A-S00000001'],
      subscriptions: [{ subscriptionNumber: 'A-S00000001', status: 'Active', subscriptionOwnerNumber: 'A00000001' }],
      invoiceNumbers: ['INV00000001'],
      paymentNumber: 'P-00000001',
      paidAmount: '65.000000000',
    });
    expect(await readLedger(started)).toMatchObject({ accounts: 1, subscriptions: 1, orders: 1, invoices: 1, payments: 1 });
    expect(await readLines(started, 'INV00000001')).toEqual([
      expect.objectContaining({
        chargeName: 'Platform fee',
        chargeAmount: '29.00',
        serviceStartDate: TODAY,
        serviceEndDate: '2026-12-20',
        balance: '0.00',
      }),
      expect.objectContaining({ chargeName: 'Seats', chargeAmount: '36.00', quantity: '4', unitPrice: 9 }),
    ]);
    expect((await started.call('/v1/accounts/A00000001')).body).toMatchObject({
      basicInfo: { name: 'Ada Byron', status: 'Active' },
      billingAndPayment: { currency: 'USD', autoPay: true, billCycleDay: 21 },
      metrics: { balance: '0.00', contractedMrr: '65.00' },
      billToContact: { workEmail: 'ada@example.com', zipCode: '10001' },
    });
    expect((await started.call('/v1/subscriptions/A-S00000001')).body).toMatchObject({
      termType: 'EVERGREEN',
      ratePlans: [
        {
          ratePlanCharges: [{ price: 29 }, { price: 9, quantity: 4, chargedThroughDate: '2026-12-21' }],
        },
      ],
    });
  });

  it('charges the partial first period up to the bill cycle day', async () => {
    await order(orderFor({ orderDate: TODAY, billCycleDay: 1 }));
    const lines = await readLines(started, 'INV00000001');
    expect(lines.map((line) => [line.chargeAmount, line.serviceEndDate])).toEqual([
      ['9.67', '2026-11-30'],
      ['3.00', '2026-11-30'],
    ]);
  });

  it('bills one-time charges once and a termed year through its end', async () => {
    await order(orderFor({ orderDate: TODAY, plans: [SCALE_MONTHLY, BUILD_ANNUAL], term: 12, currency: 'JPY' }));
    const lines = await readLines(started, 'INV00000001');
    expect(lines.map((line) => [line.chargeName, line.chargeAmount, line.serviceEndDate])).toEqual([
      ['Platform fee', '22000', '2026-12-20'],
      ['Seats', '2800', '2026-12-20'],
      [containing('nboarding'), '36000', TODAY],
      ['Platform fee', '44000', '2027-11-20'],
      ['Seats', '13500', '2027-11-20'],
    ]);
    expect((await readInvoices(started, 'A00000001'))[0]?.amount).toBe(118300);
  });

  it('creates no invoice for a free plan', async () => {
    const { body } = await order(orderFor({ orderDate: TODAY, plans: [FREE], collect: true }));
    expect(body).toMatchObject({ success: true, invoiceNumbers: [] });
    expect(await readLedger(started)).toMatchObject({ accounts: 1, subscriptions: 1, invoices: 0, payments: 0 });
  });

  it('returns ids on request', async () => {
    const { body } = await started.call('/v1/orders?returnIds=true', { json: orderFor({ orderDate: TODAY }) });
    const id = matching(/^[0-9a-f]{32}$/);
    expect(body).toMatchObject({ orderId: id, accountId: id, invoiceIds: [id], subscriptions: [{ subscriptionId: id }] });
  });

  it('adds to an existing account', async () => {
    await order(orderFor({ orderDate: TODAY, paymentMethodId: await newMethod(started) }));
    const { body } = await order({
      orderDate: TODAY,
      existingAccountNumber: 'A00000001',
      subscriptions: actions({ plans: [{ plan: BUILD_ANNUAL.plan }], term: 12 }),
      processingOptions: { runBilling: true, collectPayment: true },
    });
    expect(body).toMatchObject({ success: true, accountNumber: 'A00000001', paidAmount: '380.000000000' });
    expect(await readLedger(started)).toMatchObject({ accounts: 1, subscriptions: 2, orders: 2, invoices: 2, payments: 2 });
    const { body: list } = await started.call('/v1/subscriptions/accounts/A00000001');
    expect(list).toMatchObject({
      subscriptions: [{ subscriptionNumber: 'A-S00000002', termEndDate: '2027-11-21' }, { subscriptionNumber: 'A-S00000001' }],
    });
  });
});

describe('a declined card', () => {
  it.each([
    [DECLINED, 'card_declined'],
    [NO_FUNDS, 'insufficient_funds'],
  ])('keeps the order and its open invoice under keep (%s)', async (number, code) => {
    await faults('keep');
    const { body } = await order(orderFor({ orderDate: TODAY, paymentMethodId: await newMethod(started, number) }));
    expect(body).toMatchObject({ success: true, invoiceNumbers: ['INV00000001'] });
    expect(body).not.toHaveProperty('paidAmount');
    expect(await readLedger(started)).toMatchObject({ accounts: 1, orders: 1, invoices: 1, payments: 0 });
    expect((await readInvoices(started, 'A00000001'))[0]).toMatchObject({ amount: 38, balance: 38 });
    expect((await started.call('/v1/payments')).body).toMatchObject({
      payments: [{ status: 'Error', gatewayResponseCode: code, appliedAmount: 0 }],
    });
  });

  it('rolls everything back under rollback, and the card can be used again', async () => {
    await faults('rollback');
    const paymentMethodId = await newMethod(started, DECLINED);
    const { body } = await order(orderFor({ orderDate: TODAY, paymentMethodId }));
    expect(reasonsOf(body)).toEqual([{ category: 30, message: containing('[card_declined]') }]);
    expect(await readLedger(started)).toMatchObject({ accounts: 0, subscriptions: 0, orders: 0, invoices: 0, payments: 0 });
    expect((await started.call('/v1/accounts/A00000001')).body).toMatchObject({ success: false });
    const queryString = `select Id, AccountId from PaymentMethod where Id = '${paymentMethodId}' and AccountId = null`;
    expect((await started.call('/v1/action/query', { json: { queryString } })).body).toMatchObject({ size: 1 });
    await faults('keep');
  });
});

describe('refuses an order without any effect', () => {
  const base = () => orderFor({ orderDate: TODAY });
  const withTerms = (initialTerm: object) => {
    const sent = structuredClone(base());
    const action = sent.subscriptions[0]?.orderActions[0];
    if (action) Object.assign(action.createSubscription.terms, { initialTerm });
    return sent;
  };
  const plan = (plans: Parameters<typeof actions>[0]['plans'], changes: object = {}) => ({
    ...orderFor({ orderDate: TODAY, plans }),
    ...changes,
  });

  it.each<[string, () => unknown, number, string]>([
    ['without an account', () => ({ ...base(), newAccount: undefined }), 22, "'newAccount'"],
    ['with two accounts', () => ({ ...base(), existingAccountNumber: 'A00000009' }), 30, "'existingAccountNumber'"],
    ['for an unknown account', () => ({ ...base(), newAccount: undefined, existingAccountNumber: 'A00000009' }), 40, "'A00000009'"],
    ['in an unsupported currency', () => orderFor({ orderDate: TODAY, currency: 'CHF' }), 20, "'newAccount.currency'"],
    ['of an unknown plan', () => plan([{ plan: 'f'.repeat(32) }]), 20, 'subscribeToRatePlans.0.productRatePlanId'],
    ['of a plan that is no longer sold', () => plan([EXPIRED]), 30, 'Expired'],
    ['with a charge of another plan', () => plan([{ plan: FREE.plan, seats: BUILD_MONTHLY.seats, quantity: 1 }]), 30, 'chargeOverrides.0'],
    ['with a quantity for a flat fee', () => plan([{ plan: BUILD_MONTHLY.plan, seats: BUILD_MONTHLY.flat, quantity: 2 }]), 30, 'FlatFee'],
    ['with a negative quantity', () => plan([{ plan: BUILD_MONTHLY.plan, seats: BUILD_MONTHLY.seats, quantity: -1 }]), 20, 'quantity'],
    ['with an absurd quantity', () => plan([{ plan: BUILD_MONTHLY.plan, seats: BUILD_MONTHLY.seats, quantity: 1e300 }]), 20, 'quantity'],
    ['for a term without length', () => withTerms({ termType: 'TERMED' }), 22, 'initialTerm.period'],
    ['for a term that is too long', () => withTerms({ termType: 'TERMED', period: 1e9, periodType: 'Year' }), 30, '100 years'],
    [
      'with an unknown payment method',
      () => orderFor({ orderDate: TODAY, paymentMethodId: 'a'.repeat(32) }),
      20,
      'hpmCreditCardPaymentMethodId',
    ],
    ['to be collected without a payment method', () => orderFor({ orderDate: TODAY, collect: true }), 30, 'collectPayment'],
    ['to be collected without a bill', () => ({ ...base(), processingOptions: { collectPayment: true } }), 30, 'runBilling'],
    [
      'with another payment term',
      () => ({ ...base(), newAccount: { ...base().newAccount, paymentTerm: 'Thirty days' } }),
      20,
      'newAccount.paymentTerm',
    ],
  ])('%s', async (_, request, category, names) => {
    const before = await readLedger(started);
    const [reason] = reasonsOf((await order(request())).body);
    expect(reason).toEqual({ category, message: containing(names) });
    expect(await readLedger(started)).toEqual(before);
  });

  it('with the card of another account', async () => {
    const paymentMethodId = await newMethod(started);
    await order(orderFor({ orderDate: TODAY, paymentMethodId }));
    const [reason] = reasonsOf((await order(orderFor({ orderDate: TODAY, paymentMethodId, email: 'mallory@example.com' }))).body);
    expect(reason).toMatchObject({ category: 20 });
    expect(await readLedger(started)).toMatchObject({ accounts: 1, payments: 1 });
  });

  it('with an order, account or subscription number that is already used', async () => {
    const first = { ...orderFor({ orderDate: TODAY, orderNumber: 'O-x' }) };
    await order({ ...first, newAccount: { ...first.newAccount, accountNumber: 'A-x' } });
    expect(reasonsOf((await order(first)).body)).toEqual([{ category: 30, message: "'orderNumber' is taken: O-x." }]);
    const again = orderFor({ orderDate: TODAY });
    expect(reasonsOf((await order({ ...again, newAccount: { ...again.newAccount, accountNumber: 'A-x' } })).body)[0]?.message).toContain(
      'A-x',
    );
    const [subscription] = again.subscriptions;
    expect(
      reasonsOf((await order({ ...again, subscriptions: [{ ...subscription, subscriptionNumber: 'A-S00000001' }] })).body)[0]?.message,
    ).toContain('A-S00000001');
    expect(await readLedger(started)).toMatchObject({ accounts: 1, orders: 1 });
  });
});

it('accepts a stored card for at most ten days', async () => {
  let time = new Date('2026-11-21T17:00:00Z');
  const own = await startSandbox({ now: () => time });
  const [fresh, stale] = [await newMethod(own), await newMethod(own)];
  time = new Date('2026-12-01T16:59:00Z');
  const authorization = `Bearer ${await fetchToken((request) => own.sandbox.fetch(request))}`;
  const orderWithCard = async (paymentMethodId: string) =>
    (await own.call('/v1/orders', { json: orderFor({ orderDate: '2026-12-01', paymentMethodId }), headers: { authorization } })).body;
  expect(await orderWithCard(fresh)).toMatchObject({ success: true });
  time = new Date('2026-12-01T17:01:00Z');
  expect(reasonsOf(await orderWithCard(stale))[0]).toMatchObject({ category: 20 });
  await own.close();
});
