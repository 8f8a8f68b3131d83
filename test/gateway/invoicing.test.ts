import { describe, expect, it } from 'vitest';
import type { Buyer } from '../../src/api/schemas/storefront/buyer.js';
import { getInvoice } from '../../src/api/operations/storefront/invoice.js';
import { listPaymentMethods } from '../../src/api/operations/storefront/payment-methods.js';
import { createMemoryStore, type InvoiceApproval, type InvoiceApprovalRequest } from '../../src/gateway/index.js';
import { NOTHING, ONE, charges, useStack } from '../support/effects.js';
import { newKey, PLANS, shopper, type Shopper, type ShopperOptions } from '../support/purchase.js';
import { offersWith } from '../support/rule-offers.js';
import type { Network } from '../support/stack.js';

const IBAN = 'DE89370400440532013000';
const offers = await offersWith((file) => {
  delete file.signUp!.purchaseOrder;
  file.invoicing = {
    terms: [
      { paymentTerm: 'Net 30', countries: ['GB'] },
      { paymentTerm: 'Net 14', countries: ['DE'], taxIdRequired: true },
    ],
    limits: ['USD', 'EUR', 'GBP'].map((currency) => ({ currency, amount: '150' })),
    bankAccounts: [
      {
        currencies: ['USD'],
        accountHolder: 'Kestrel Maps',
        iban: 'DE89 3704 0044 0532 0130 00',
        bank: 'Hill Bank',
        texts: { en: { note: 'Please give the invoice number.' }, de: { note: 'Bitte die Rechnungsnummer angeben.' } },
      },
    ],
  };
});

const bankAccount = (note: string) => [
  { kind: 'accountHolder', value: 'Kestrel Maps' },
  { kind: 'iban', value: IBAN },
  { kind: 'bank', value: 'Hill Bank' },
  { kind: 'note', value: note },
];

let approve: (request: InvoiceApprovalRequest) => InvoiceApproval = () => ({ approved: true });
const group = useStack({ gateway: { offers, approveInvoice: (request) => approve(request) } });

const company = (options: ShopperOptions = {}): Shopper => shopper(group.stack, { asksInvoice: true, ...options });
const net30 = { paymentTerm: 'Net 30' };
const read = async (path: string): Promise<unknown> => (await group.stack.sandbox.call(path)).body;

/** Buys on invoice with the given account data. */
async function buy(me: Shopper, changes: Parameters<Shopper['request']>[2] = net30) {
  return me.order(me.request(await me.quote(), undefined, changes));
}

describe('purchase on invoice', () => {
  it('opens an account with the payment term, and collects nothing', async () => {
    const me = company({ account: { purchaseOrderNumber: 'PO-77' } });
    const quote = await me.quote();
    const today = quote.orderDate;
    expect(quote.invoicing).toMatchObject({ paymentTerm: 'Net 30' });
    const { result, session } = await me.order(me.request(quote, undefined, { ...net30, locale: 'de' }));
    expect(result).toMatchObject({
      status: 'completed',
      paid: { amount: '0.00' },
      due: { amount: '56.00', currency: 'USD' },
      invoicing: {
        amount: { amount: '56.00', currency: 'USD' },
        dueDate: quote.invoicing?.dueDate,
        paymentTerm: 'Net 30',
        purchaseOrderNumber: 'PO-77',
        bankAccount: bankAccount('Bitte die Rechnungsnummer angeben.'),
      },
      receipt: { invoicing: { purchaseOrderNumber: 'PO-77', amount: { amount: '56.00' } } },
    });
    expect(await group.created()).toEqual(ONE);
    expect(await charges(group.stack, result.accountNumber)).toEqual([]);
    expect(await read(`/v1/accounts/${result.accountNumber}`)).toMatchObject({
      basicInfo: { purchaseOrderNumber: 'PO-77' },
      billingAndPayment: { paymentTerm: 'Net 30', autoPay: false },
    });
    const [number = ''] = result.invoiceNumbers;
    expect(await read(`/v1/invoices/${number}`)).toMatchObject({ invoiceDate: today, dueDate: quote.invoicing?.dueDate, balance: 56 });
    expect(group.stack.receipts).toMatchObject([{ kind: 'purchase', invoicing: { dueDate: quote.invoicing?.dueDate } }]);
    expect(await group.stack.client(session).call(listPaymentMethods, {})).toEqual({ paymentMethods: [], paysOnInvoice: true });
    // The open invoice shows how to pay it.
    expect(await group.stack.client(session).call(getInvoice, { number, locale: 'en' })).toMatchObject({
      balance: { amount: '56.00' },
      invoicing: { purchaseOrderNumber: 'PO-77', bankAccount: bankAccount('Please give the invoice number.') },
    });
  });

  it('does not change purchases by card, and their quotes are the same', async () => {
    const me = company();
    const { result, quote } = await me.buy();
    expect(quote.invoicing?.paymentTerm).toBe('Net 30');
    expect(result).toMatchObject({ status: 'completed', paid: { amount: '56.00' }, due: { amount: '0.00' } });
    expect(result.invoicing).toBeUndefined();
    expect(result.receipt?.invoicing).toBeUndefined();
    expect(await read(`/v1/accounts/${result.accountNumber}`)).toMatchObject({ billingAndPayment: { paymentTerm: 'Due Upon Receipt' } });
  });

  it('is not part of a quote without a company, or of a free plan', async () => {
    expect((await shopper(group.stack).quote()).invoicing).toBeUndefined();
    const free = company({ plans: [{ productRatePlanId: PLANS.free }] });
    expect((await free.quote()).invoicing).toBeUndefined();
    await expect(buy(free)).rejects.toMatchObject({ status: 422, code: 'invoice-not-offered', fields: [{ field: 'paymentTerm' }] });
  });

  const german: Partial<Buyer> = { country: 'DE', city: 'Berlin', postalCode: '10115' };
  it.each<[string, ShopperOptions]>([
    ['invoice-country', { account: { country: 'FR', city: 'Paris', postalCode: '75001' } }],
    ['invoice-tax-id-required', { account: german }],
    ['invoice-limit', { currency: 'JPY' }],
    ['invoice-limit', { plans: [{ productRatePlanId: PLANS.buildMonthly, quantity: 20 }] }],
  ])('is refused with %s, by quote and order', async (code, options) => {
    const me = company(options);
    const quote = await me.quote();
    expect(quote.invoicing).toEqual({ refusal: code });
    const order = me.order(me.request(quote, undefined, net30));
    await expect(order).rejects.toMatchObject({ status: 422, code, fields: [{ field: 'paymentTerm', code }] });
    expect(await group.created()).toEqual(NOTHING);
  });

  it('uses the term of the country, with the tax ID that it requires', async () => {
    const me = company({ account: { ...german, taxId: 'DE136695976' } });
    expect((await me.quote()).invoicing?.paymentTerm).toBe('Net 14');
  });

  it('refuses private individuals, whatever the page claims', async () => {
    const me = company({ account: { company: undefined } });
    await expect(buy(me)).rejects.toMatchObject({ status: 422, code: 'invoice-companies-only' });
    expect(await group.created()).toEqual(NOTHING);
  });

  it.each(['Net 90', 'Due Upon Receipt', 'Net 30; DROP'])('refuses the payment term %s of a page', async (paymentTerm) => {
    await expect(buy(company(), { paymentTerm })).rejects.toMatchObject({ status: 409, code: 'quote-changed' });
    expect(await group.created()).toEqual(NOTHING);
  });

  it('refuses a changed price and a payment method beside the payment term', async () => {
    const cheap = company({ plans: [{ productRatePlanId: PLANS.buildMonthly, quantity: 1 }] });
    const { fingerprint } = await cheap.quote();
    await expect(buy(company(), { ...net30, quote: fingerprint })).rejects.toMatchObject({ status: 409, code: 'quote-changed' });
    const me = company();
    await expect(me.order(me.request(await me.quote(), await me.card(), net30))).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'paymentMethodId', code: 'not-asked-for' }],
    });
    expect(await group.created()).toEqual(NOTHING);
  });

  it('refuses a purchase order number without an invoice, if sign-up does not ask for it', async () => {
    const me = company({ account: { purchaseOrderNumber: 'PO-1' } });
    await expect(me.buy()).rejects.toMatchObject({ fields: [{ field: 'account.purchaseOrderNumber', code: 'not-asked-for' }] });
  });
});

describe('approval by the tenant', () => {
  it('gets company, order and amount, and refuses with a reason', async () => {
    const asked: InvoiceApprovalRequest[] = [];
    approve = (request) => {
      asked.push(request);
      return { approved: false, reason: 'Please call us.' };
    };
    const me = company({ account: { taxId: 'GB123456789' } });
    const quote = await me.quote();
    expect(quote.invoicing).toEqual({ refusal: 'invoice-not-approved', reason: 'Please call us.' });
    await expect(me.order(me.request(quote, undefined, net30))).rejects.toMatchObject({ status: 422, code: 'invoice-not-approved' });
    const expected = {
      account: { company: 'Analytical Engines', country: 'GB', taxId: 'GB123456789', openBalance: { amount: '0.00', currency: 'USD' } },
      order: { plans: [{ productRatePlanId: PLANS.buildMonthly, quantity: 3 }], paymentTerm: 'Net 30' },
      amount: { amount: '56.00', currency: 'USD' },
    };
    expect(asked).toMatchObject([expected, expected]);
    expect(await group.created()).toEqual(NOTHING);
    // A purchase by card needs no approval.
    expect((await me.buy()).result.status).toBe('completed');
    approve = () => ({ approved: true });
  });

  it('refuses if the hook fails, and reports the error', async () => {
    approve = () => {
      throw new Error('The credit agency is closed.');
    };
    expect((await company().quote()).invoicing).toEqual({ refusal: 'invoice-not-approved' });
    expect(group.stack.problems).toContainEqual(new Error('The credit agency is closed.'));
    approve = () => ({ approved: true });
  });
});

describe('limit of an account', () => {
  it('counts open invoices, also of two orders at the same time', async () => {
    const { session, result } = await buy(company());
    const tab = (): Shopper => company({ session, again: true });
    const [one, two] = [tab(), tab()];
    const quotes = await Promise.all([one.quote(), two.quote()]);
    expect(quotes.map(({ invoicing }) => invoicing?.paymentTerm)).toEqual(['Net 30', 'Net 30']);
    const key = newKey();
    const send = (me: Shopper, index: 0 | 1, idempotencyKey = newKey()) =>
      me.order(me.request(quotes[index], undefined, net30), idempotencyKey);
    const outcomes = await Promise.allSettled([send(one, 0, key), send(two, 1, key + '2')]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as { code: string }] : []));
    expect(refused).toHaveLength(1);
    // 56 are open already, 56 more fit into 150, and another 56 do not.
    expect(refused[0]).toMatchObject({ code: 'invoice-limit' });
    const { body } = await group.stack.sandbox.call(`/v1/accounts/${result.accountNumber}`);
    expect(body).toMatchObject({ metrics: { totalInvoiceBalance: '112.00' } });
  });

  it('is not offered to an account that pays by card', async () => {
    const { session } = await company().buy();
    const me = company({ session, again: true });
    const quote = await me.quote();
    expect(quote.invoicing).toEqual({ refusal: 'invoice-account-terms' });
    await expect(me.order(me.request(quote, undefined, net30))).rejects.toMatchObject({ status: 422, code: 'invoice-account-terms' });
  });
});

describe('purchase on invoice with a lost answer', () => {
  const isOrder = (request: Request): boolean => request.method === 'POST' && new URL(request.url).pathname === '/v1/orders';
  const passes: Network = (request, send) => send(request);
  const loses = (): Network => {
    let away = false;
    return async (request, send) => {
      if (away) throw new TypeError('connection refused');
      const response = await send(request);
      away = isOrder(request);
      if (away) throw new TypeError('connection reset');
      return response;
    };
  };

  it('is found by a gateway that has lost its store, and made once', async () => {
    const me = company({ account: { purchaseOrderNumber: 'PO-8' } });
    const request = me.request(await me.quote(), undefined, net30);
    group.stack.network = loses();
    await expect(me.order(request, 'first-key')).rejects.toMatchObject({ type: 'outcome-unknown' });
    group.stack.network = passes;
    group.stack.restart(createMemoryStore());
    const { result } = await me.order(request, newKey());
    expect(result).toMatchObject({
      status: 'completed',
      due: { amount: '56.00' },
      invoicing: { paymentTerm: 'Net 30', purchaseOrderNumber: 'PO-8', bankAccount: bankAccount('Please give the invoice number.') },
    });
    expect(await group.created()).toEqual(ONE);
    expect(await charges(group.stack, result.accountNumber)).toEqual([]);
  });

  it('cannot be repeated by another buyer', async () => {
    const me = company();
    await buy(me);
    const thief = company({ intentId: me.intentId, email: 'thief@example.com' });
    await expect(buy(thief)).rejects.toMatchObject({ status: 409, code: 'intent-used' });
    expect(await group.created()).toEqual(ONE);
  });

  it('does not complete a declined purchase by card', async () => {
    await group.stack.sandbox.call('/sandbox/faults', { json: { collectionFailure: 'keep' } });
    const me = company();
    const { result, quote } = await me.buy('4000000000000341');
    expect(result.status).toBe('payment-required');
    await expect(me.order(me.request(quote, undefined, net30))).rejects.toMatchObject({ status: 409, code: 'intent-used' });
  });
});
