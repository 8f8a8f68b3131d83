import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client.js';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import { getInvoice, listCredits } from '../../src/api/operations/storefront/invoice.js';
import { listPaymentMethods } from '../../src/api/operations/storefront/payment-methods.js';
import { createPaymentSession } from '../../src/api/operations/storefront/payment-sessions.js';
import { createPayment, getUpcoming } from '../../src/api/operations/storefront/payments.js';
import type { PaymentRequest, PaymentResult } from '../../src/api/schemas/storefront/payments.js';
import { storeCard } from '../support/cards.js';
import { charges } from '../support/effects.js';
import { CARDS, newKey, PLANS, shopper } from '../support/purchase.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;

beforeAll(async () => {
  const unlimited = [{ max: 1_000, seconds: 1 }];
  const limits = { quotes: unlimited, orders: unlimited, paymentSessions: unlimited, payments: unlimited };
  stack = await startStack({ gateway: { limits } });
});
afterAll(() => stack.close());

const bodyOf = async <Body>(path: string, init?: Parameters<Stack['sandbox']['call']>[1]): Promise<Body> =>
  (await stack.sandbox.call(path, init)).body as Body;
const cents = (amount: string): number => Math.round(Number(amount) * 100);
const money = (count: number): string => (count / 100).toFixed(2);

interface Debtor {
  page: Client;
  session: string;
  accountNumber: string;
  chargeId: string;
  /** Open invoices, oldest first, with their balance in cents. */
  open: { number: string; owes: number }[];
}

/** Subscriber whose payments were all refunded, so that all invoices are open. */
async function subscriberWithOpenInvoices(count = 1): Promise<Debtor> {
  const { session, result } = await shopper(stack).buy();
  const { accountNumber } = result;
  for (let more = 1; more < count; more += 1) {
    const plans = [{ productRatePlanId: PLANS.buildMonthly, quantity: 1 }];
    const buyer = shopper(stack, { session, plans });
    const quote = await buyer.quote();
    await buyer.order(buyer.request(quote, undefined, { again: true }));
  }
  const { payments } = await bodyOf<{ payments: { number: string }[] }>(`/v1/payments?accountId=${accountNumber}&pageSize=40`);
  const page = stack.client(session);
  const { invoices } = await page.call(listInvoices, {});
  const ids = new Map<string, string>();
  for (const { invoiceNumber } of invoices) ids.set(invoiceNumber, (await bodyOf<{ id: string }>(`/v1/invoices/${invoiceNumber}`)).id);
  const open = [];
  for (const { number } of payments) {
    for (const [invoiceNumber, invoiceId] of ids) {
      const invoice = invoices.find((one) => one.invoiceNumber === invoiceNumber)!;
      const json = { invoices: [{ invoiceId, amount: Number(invoice.amount.amount) }] };
      const { success } = await bodyOf<{ success: boolean }>(`/v1/payments/${number}/unapply`, { method: 'PUT', json });
      if (success) open.push({ number: invoiceNumber, owes: cents(invoice.amount.amount) });
    }
  }
  open.sort((a, b) => (a.number < b.number ? -1 : 1));
  const { invoiceItems } = await bodyOf<{ invoiceItems: { productRatePlanChargeId: string }[] }>(`/v1/invoices/${open[0]!.number}/items`);
  return { page, session, accountNumber, chargeId: invoiceItems[0]!.productRatePlanChargeId, open };
}

async function credit({ accountNumber, chargeId }: Debtor, amount: number): Promise<string> {
  const json = { accountNumber, autoPost: true, charges: [{ productRatePlanChargeId: chargeId, amount: amount / 100 }] };
  const { number } = await bodyOf<{ number: string }>('/v1/credit-memos', { json });
  return number;
}

const request = (allocations: [string, number][], more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  intentId: newKey(),
  allocations: allocations.map(([invoiceNumber, amount]) => ({ invoiceNumber, amount: money(amount) })),
  ...more,
});
const pay = (page: Client, input: PaymentRequest, idempotencyKey = newKey()): Promise<PaymentResult> =>
  page.call(createPayment, input, { idempotencyKey });
/** Sends one attempt without the client, which would retry by itself. */
const attempt = async (session: string, json: PaymentRequest, key: string): Promise<[status: number, code: string]> => {
  const response = await stack.ask('/storefront/payments', { credential: session, json, headers: { 'idempotency-key': key } });
  return [response.status, ((await response.json()) as { error?: { code: string } }).error?.code ?? ''];
};
const balance = async (page: Client, number: string): Promise<number> => cents((await page.call(getInvoice, { number })).balance.amount);
const taken = async ({ accountNumber }: Debtor): Promise<number[]> => (await charges(stack, accountNumber)).map(cents);

async function newCard({ page }: Debtor, intentId: string, number: string): Promise<string> {
  const { token } = await page.call(createPaymentSession, { intentId, currency: 'USD' }, { idempotencyKey: newKey() });
  return storeCard((sent) => stack.sandbox.sandbox.form(sent), token, number);
}

describe('paying', () => {
  it('three and a half invoices takes one exact payment', async () => {
    const me = await subscriberWithOpenInvoices(4);
    expect(me.open).toHaveLength(4);
    const before = await taken(me);
    const half = Math.floor(me.open[3]!.owes / 2);
    const allocations = me.open.map(({ number, owes }, index): [string, number] => [number, index === 3 ? half : owes]);
    const total = allocations.reduce((sum, [, amount]) => sum + amount, 0);
    const result = await pay(me.page, request(allocations));
    expect(result).toMatchObject({ status: 'completed', paid: { amount: money(total), currency: 'USD' }, credited: { amount: '0.00' } });
    expect(result.paymentNumber).toMatch(/^P-/);
    expect(result.balances.map((one) => cents(one.balance.amount))).toEqual([0, 0, 0, me.open[3]!.owes - half]);
    for (const [index, { number }] of me.open.entries()) {
      expect(await balance(me.page, number)).toBe(index === 3 ? me.open[3]!.owes - half : 0);
    }
    expect((await taken(me)).length).toBe(before.length + 1);
    expect(Math.max(...(await taken(me)))).toBe(total);
  });

  it('uses credit first if requested, then charges the rest', async () => {
    const me = await subscriberWithOpenInvoices();
    const [{ number, owes }] = me.open as [Debtor['open'][0]];
    const memo = await credit(me, 700);
    const held = await me.page.call(listCredits, {});
    expect(held.available.amount).toBe('7.00');
    expect(held.creditMemos).toMatchObject([{ creditMemoNumber: memo, left: { amount: '7.00' } }]);
    const result = await pay(me.page, request([[number, owes]], { useCredit: true }));
    expect(result).toMatchObject({ status: 'completed', paid: { amount: money(owes - 700) }, credited: { amount: '7.00' } });
    expect(await balance(me.page, number)).toBe(0);
    expect((await me.page.call(listCredits, {})).available.amount).toBe('0.00');
  });

  it('uses no credit unless requested, and charges nothing if credit covers the total', async () => {
    const me = await subscriberWithOpenInvoices();
    const [{ number, owes }] = me.open as [Debtor['open'][0]];
    await credit(me, owes);
    expect(await pay(me.page, request([[number, 100]]))).toMatchObject({ paid: { amount: '1.00' }, credited: { amount: '0.00' } });
    const before = await taken(me);
    const rest = await pay(me.page, request([[number, owes - 100]], { useCredit: true }));
    expect(rest).toMatchObject({ status: 'completed', paid: { amount: '0.00' }, credited: { amount: money(owes - 100) } });
    expect(rest.paymentNumber).toBeUndefined();
    expect(await taken(me)).toEqual(before);
  });

  it('with a new card charges only that card, and does not make it the default', async () => {
    const me = await subscriberWithOpenInvoices();
    const [{ number, owes }] = me.open as [Debtor['open'][0]];
    const input = request([[number, owes]]);
    const paymentMethodId = await newCard(me, input.intentId, CARDS.otherGood);
    await pay(me.page, { ...input, paymentMethodId });
    const { payments } = await me.page.call(getInvoice, { number });
    expect(payments?.[0]).toMatchObject({ kind: 'payment', method: { lastDigits: '4444' } });
    const { paymentMethods } = await me.page.call(listPaymentMethods, {});
    expect(paymentMethods.map(({ lastDigits, isDefault }) => [lastDigits, isDefault])).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
  });
});

describe('bank debit', () => {
  it('counts as paid while the bank processes it, and says so', async () => {
    const me = await subscriberWithOpenInvoices(2);
    const [{ number, owes }, other] = me.open as [Debtor['open'][0], Debtor['open'][0]];
    const json = {
      accountKey: me.accountNumber,
      type: 'SEPA',
      IBAN: 'DE89370400440532013000',
      accountHolderInfo: { accountHolderName: 'Ada Lovelace' },
      mandateInfo: { mandateId: 'M-1' },
    };
    await bodyOf('/v1/payment-methods', { json });
    const { paymentMethods } = await me.page.call(listPaymentMethods, {});
    const { id } = paymentMethods.find(({ type }) => type === 'BankTransfer')!;
    const input = request([[number, owes]], { paymentMethodId: id });
    const result = await pay(me.page, input);
    expect(result).toMatchObject({ status: 'processing', paid: { amount: money(owes) }, balances: [{ balance: { amount: '0.00' } }] });
    expect(await pay(me.page, input)).toEqual(result);
    const { payments } = await me.page.call(getInvoice, { number });
    expect(payments?.[0]).toMatchObject({ status: 'Processing', method: { type: 'BankTransfer', lastDigits: '3000' } });
    // Other invoices can be paid while the bank processes this payment.
    expect(await pay(me.page, request([[other.number, 100]]))).toMatchObject({ status: 'completed', paid: { amount: '1.00' } });
  });
});

describe('payment', () => {
  it('is made once for each key, and once for each intent under another key', async () => {
    const me = await subscriberWithOpenInvoices();
    const [{ number, owes }] = me.open as [Debtor['open'][0]];
    const input = request([[number, owes - 100]]);
    const key = newKey();
    const first = await pay(me.page, input, key);
    const count = (await taken(me)).length;
    expect(await pay(me.page, input, key)).toEqual(first);
    expect(await pay(me.page, input)).toEqual(first);
    // A new gateway process without stored data finds the payment on the platform.
    stack.restart();
    expect(await pay(me.page, input)).toMatchObject({ status: 'completed', paymentNumber: first.paymentNumber, paid: first.paid });
    expect((await taken(me)).length).toBe(count);
    expect(await balance(me.page, number)).toBe(100);
  });

  it('is made once if its response is lost, with credit too', async () => {
    const me = await subscriberWithOpenInvoices();
    const [{ number, owes }] = me.open as [Debtor['open'][0]];
    await credit(me, 300);
    const input = {
      ...request([]),
      useCredit: true,
      allocations: [{ invoiceNumber: number, amount: money(owes - 500), balance: money(owes) }],
    };
    const key = newKey();
    let lost = 0;
    stack.network = async (sent, send) => {
      const response = await send(sent);
      if (sent.method !== 'POST' || !sent.url.endsWith('/v1/payments')) return response;
      lost += 1;
      throw new TypeError('the line is dead');
    };
    expect(await attempt(me.session, input, key)).toEqual([502, 'outcome-unknown']);
    expect(lost).toBeGreaterThan(0);
    stack.network = (sent, send) => send(sent);
    const count = (await taken(me)).length;
    const result = await pay(me.page, input, key);
    expect(result).toMatchObject({ status: 'completed', paid: { amount: money(owes - 800) }, credited: { amount: '3.00' } });
    expect((await taken(me)).length).toBe(count);
    expect(await balance(me.page, number)).toBe(500);
  });

  it('is made once if the response to applying credit is lost', async () => {
    const me = await subscriberWithOpenInvoices();
    const [{ number, owes }] = me.open as [Debtor['open'][0]];
    await credit(me, 300);
    const input = request([[number, owes - 500]], { useCredit: true });
    const key = newKey();
    stack.network = async (sent, send) => {
      const response = await send(sent);
      if (sent.url.includes('/apply')) throw new TypeError('the line is dead');
      return response;
    };
    expect(await attempt(me.session, input, key)).toEqual([502, 'outcome-unknown']);
    stack.network = (sent, send) => send(sent);
    expect(await pay(me.page, input, key)).toMatchObject({ paid: { amount: money(owes - 800) }, credited: { amount: '3.00' } });
    expect(await balance(me.page, number)).toBe(500);
  });

  it('is made once if two tabs pay the same invoice', async () => {
    const me = await subscriberWithOpenInvoices();
    const [{ number, owes }] = me.open as [Debtor['open'][0]];
    const count = (await taken(me)).length;
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => pay(stack.client(me.session), request([[number, owes]]))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ status: 409, code: expect.stringMatching(/in-progress|balance-changed/) as string });
    }
    expect((await taken(me)).length).toBe(count + 1);
  });
});

describe('payment is refused', () => {
  it('if an invoice has a smaller balance, and returns the balance', async () => {
    const me = await subscriberWithOpenInvoices();
    const [{ number, owes }] = me.open as [Debtor['open'][0]];
    const before = await taken(me);
    await expect(pay(me.page, request([[number, owes + 1]]))).rejects.toMatchObject({
      status: 409,
      code: 'balance-changed',
      data: { balances: [{ invoiceNumber: number, balance: { amount: money(owes), currency: 'USD' } }] },
    });
    expect(await taken(me)).toEqual(before);
  });

  it('if another tab paid part of the shown balance', async () => {
    const me = await subscriberWithOpenInvoices();
    const [{ number, owes }] = me.open as [Debtor['open'][0]];
    const seen = { invoiceNumber: number, balance: money(owes) };
    await pay(me.page, { intentId: newKey(), allocations: [{ ...seen, amount: '1.00' }] });
    const late = pay(me.page, { intentId: newKey(), allocations: [{ ...seen, amount: '2.00' }] });
    await expect(late).rejects.toMatchObject({ code: 'balance-changed', data: { balances: [{ balance: { amount: money(owes - 100) } }] } });
  });

  it.each([
    ['nothing', '0'],
    ['half a cent', '1.005'],
  ])('for %s', async (_what, amount) => {
    const me = await subscriberWithOpenInvoices();
    const input = { intentId: newKey(), allocations: [{ invoiceNumber: me.open[0]!.number, amount }] };
    await expect(pay(me.page, input)).rejects.toMatchObject({ status: 422, fields: [{ field: 'allocations.0.amount' }] });
  });

  it('for a duplicate invoice, other people’s invoices and methods, and without the scope', async () => {
    const [me, other] = [await subscriberWithOpenInvoices(), await subscriberWithOpenInvoices()];
    const { number } = me.open[0]!;
    const twice = request([
      [number, 100],
      [number, 100],
    ]);
    await expect(pay(me.page, twice)).rejects.toMatchObject({ status: 422, fields: [{ field: 'allocations.1.invoiceNumber' }] });
    const both = request([
      [number, 100],
      [other.open[0]!.number, 100],
    ]);
    await expect(pay(me.page, both)).rejects.toMatchObject({ status: 404 });
    const { body } = await stack.sandbox.call(`/v1/accounts/${other.accountNumber}/payment-methods`);
    const { creditcard } = body as { creditcard: { id: string }[] };
    const foreign = request([[number, 100]], { paymentMethodId: creditcard[0]!.id });
    await expect(pay(me.page, foreign)).rejects.toMatchObject({ status: 422, code: 'payment-method-refused' });
    const { token } = await stack.gateway.mintSession({ accountKey: me.accountNumber, scopes: ['invoices:read'] });
    await expect(pay(stack.client(token), request([[number, 100]]))).rejects.toMatchObject({ status: 403, code: 'scope-missing' });
    expect(await balance(me.page, number)).toBe(me.open[0]!.owes);
  });

  it('if the card is declined; another card resumes the same intent', async () => {
    const me = await subscriberWithOpenInvoices();
    const [{ number, owes }] = me.open as [Debtor['open'][0]];
    await credit(me, 200);
    const input = request([[number, owes]], { useCredit: true });
    const empty = await newCard(me, input.intentId, CARDS.insufficientFunds);
    await expect(pay(me.page, { ...input, paymentMethodId: empty })).rejects.toMatchObject({ status: 402, code: 'insufficient-funds' });
    expect(await balance(me.page, number)).toBe(owes - 200);
    const good = await newCard(me, input.intentId, CARDS.otherGood);
    const result = await pay(me.page, { ...input, paymentMethodId: good });
    expect(result).toMatchObject({ status: 'completed', paid: { amount: money(owes - 200) }, credited: { amount: '2.00' } });
  });

  it('for another payment under the same intent', async () => {
    const me = await subscriberWithOpenInvoices();
    const input = request([[me.open[0]!.number, 100]]);
    stack.network = (sent, send) =>
      sent.method === 'POST' && sent.url.endsWith('/v1/payments') ? Promise.reject(new TypeError('dead')) : send(sent);
    await expect(pay(me.page, input)).rejects.toMatchObject({ type: 'outcome-unknown' });
    stack.network = (sent, send) => send(sent);
    const changed = { ...request([[me.open[0]!.number, 200]]), intentId: input.intentId };
    await expect(pay(me.page, changed)).rejects.toMatchObject({ status: 409, code: 'intent-used' });
  });
});

describe('intent', () => {
  it('that paid one invoice pays no other one, even if its stored data is lost', async () => {
    const me = await subscriberWithOpenInvoices(2);
    const [first, second] = me.open as [Debtor['open'][0], Debtor['open'][0]];
    const input = request([[first.number, 100]]);
    await pay(me.page, input);
    const other = { ...request([[second.number, 100]]), intentId: input.intentId };
    await expect(pay(me.page, other)).rejects.toMatchObject({ status: 409, code: 'intent-used' });
    stack.restart();
    await expect(pay(me.page, other)).rejects.toMatchObject({ status: 409, code: 'intent-used' });
    expect([await balance(me.page, first.number), await balance(me.page, second.number)]).toEqual([first.owes - 100, second.owes]);
  });

  it('with a declined card does not count another tab’s payment as its own', async () => {
    const me = await subscriberWithOpenInvoices();
    const [{ number, owes }] = me.open as [Debtor['open'][0]];
    const seen = (left: number) => ({ allocations: [{ invoiceNumber: number, amount: '5.00', balance: money(left) }] });
    const input = { intentId: newKey(), ...seen(owes) };
    const empty = await newCard(me, input.intentId, CARDS.insufficientFunds);
    await expect(pay(me.page, { ...input, paymentMethodId: empty })).rejects.toMatchObject({ status: 402 });
    await pay(me.page, request([[number, 500]]));
    await expect(pay(me.page, input)).rejects.toMatchObject({
      code: 'balance-changed',
      data: { balances: [{ balance: { amount: money(owes - 500) } }] },
    });
    // With the new balance, the customer can send the same intent again.
    const result = await pay(me.page, { ...input, ...seen(owes - 500) });
    expect(result).toMatchObject({ status: 'completed', paid: { amount: '5.00' }, credited: { amount: '0.00' } });
    expect(await balance(me.page, number)).toBe(owes - 1000);
  });
});

describe('credits and refunds', () => {
  it('are listed with the remaining amount, their documents, and the refunded payment method', async () => {
    const me = await subscriberWithOpenInvoices();
    const memo = await credit(me, 400);
    const { payments } = await bodyOf<{ payments: { number: string }[] }>(`/v1/payments?accountId=${me.accountNumber}`);
    const refund = { totalAmount: 3, type: 'Electronic' };
    const { number } = await bodyOf<{ number: string }>(`/v1/payments/${payments[0]!.number}/refunds`, { json: refund });
    const today = await stack.sandbox.sandbox.today();
    const held = await me.page.call(listCredits, {});
    expect(held.available).toEqual({ amount: '4.00', currency: 'USD' });
    expect(held.creditMemos).toMatchObject([{ creditMemoNumber: memo, date: today, amount: { amount: '4.00' }, left: { amount: '4.00' } }]);
    expect(held.refunds).toEqual([
      {
        refundNumber: number,
        date: today,
        amount: { amount: '3.00', currency: 'USD' },
        status: 'Processed',
        method: { type: 'CreditCard', brand: 'Visa', lastDigits: '4242', expirationMonth: 12, expirationYear: 2035 },
      },
    ]);
    const paper = await stack.ask(`/storefront/files/${held.creditMemos[0]!.file!}`, { credential: me.session });
    expect([paper.status, paper.headers.get('content-disposition')]).toEqual([200, `attachment; filename="${memo}.pdf"`]);
    await paper.body?.cancel();
  });

  it('of others are not shown', async () => {
    const [me, other] = [await subscriberWithOpenInvoices(), await subscriberWithOpenInvoices()];
    await credit(other, 400);
    expect(await me.page.call(listCredits, {})).toEqual({ available: { amount: '0.00', currency: 'USD' }, creditMemos: [], refunds: [] });
  });
});

describe('upcoming bills', () => {
  it('show the next bill of all subscriptions, exactly as it is later invoiced', async () => {
    const { session, result } = await shopper(stack).buy();
    const plans = [{ productRatePlanId: PLANS.buildMonthly, quantity: 2 }];
    const buyer = shopper(stack, { session, plans });
    await buyer.order(buyer.request(await buyer.quote(), undefined, { again: true }));
    const { bills, until } = await stack.client(session).call(getUpcoming, {});
    const [next] = bills;
    expect(next!.date <= until).toBe(true);
    expect(bills.map(({ date }) => date)).toEqual([...bills.map(({ date }) => date)].sort());
    const sum = next!.lines.reduce((total, { amount }) => total + cents(amount.amount), 0);
    expect(sum + (next!.taxIncluded ? 0 : cents(next!.tax.amount))).toBe(cents(next!.total.amount));
    await bodyOf('/sandbox/clock', { json: { to: next!.date } });
    const { token } = await stack.gateway.mintSession({ accountKey: result.accountNumber });
    const { invoices } = await stack.client(token).call(listInvoices, {});
    const written = invoices.filter(({ invoiceDate }) => invoiceDate === next!.date);
    expect(written.reduce((total, { amount }) => total + cents(amount.amount), 0)).toBe(cents(next!.total.amount));
  });

  it('are empty for an account without running subscriptions', async () => {
    const { accountNumber, subscriptionNumber } = await bodyOf<{ accountNumber: string; subscriptionNumber: string }>(
      '/sandbox/scenarios/card-expiring',
      { json: {} },
    );
    await bodyOf(`/v1/subscriptions/${subscriptionNumber}/cancel`, {
      method: 'PUT',
      json: { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: await stack.sandbox.sandbox.today(), runBilling: false },
    });
    const { token } = await stack.gateway.mintSession({ accountKey: accountNumber });
    const today = await stack.sandbox.sandbox.today();
    expect(await stack.client(token).call(getUpcoming, {})).toEqual({ bills: [], until: today });
  });
});
