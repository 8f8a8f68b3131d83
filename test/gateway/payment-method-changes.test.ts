import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client.js';
import { listPaymentMethods } from '../../src/api/operations/storefront/payment-methods.js';
import {
  addPaymentMethod,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '../../src/api/operations/storefront/payment-method-changes.js';
import { createPaymentSession } from '../../src/api/operations/storefront/payment-sessions.js';
import type { PaymentMethod } from '../../src/api/schemas/storefront/payment-methods.js';
import { storeCard } from '../support/cards.js';
import { CARDS, newKey, PLANS, shopper } from '../support/purchase.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;

beforeAll(async () => {
  const unlimited = [{ max: 1_000, seconds: 1 }];
  stack = await startStack({
    gateway: { limits: { quotes: unlimited, orders: unlimited, paymentSessions: unlimited, payments: unlimited } },
  });
});
afterAll(() => stack.close());

const newKeyOption = () => ({ idempotencyKey: newKey() });
const bodyOf = async <Body>(path: string, init?: Parameters<Stack['sandbox']['call']>[1]): Promise<Body> =>
  (await stack.sandbox.call(path, init)).body as Body;
const methodsOf = async (page: Client): Promise<PaymentMethod[]> => (await page.call(listPaymentMethods, {})).paymentMethods;
const digits = (methods: readonly PaymentMethod[]): (string | undefined)[] => methods.map(({ lastDigits }) => lastDigits);

interface Person {
  page: Client;
  session: string;
  accountNumber: string;
  subscriptionNumber: string;
}

async function someone(): Promise<Person> {
  const { session, result } = await shopper(stack).buy();
  return { page: stack.client(session), session, accountNumber: result.accountNumber, subscriptionNumber: result.subscriptionNumbers[0]! };
}
async function free(): Promise<Person> {
  const buyer = shopper(stack, { plans: [{ productRatePlanId: PLANS.free }] });
  const { session, result } = await buyer.order(buyer.request(await buyer.quote()));
  return { page: stack.client(session), session, accountNumber: result.accountNumber, subscriptionNumber: result.subscriptionNumbers[0]! };
}
async function scenario(name: string): Promise<Person> {
  const made = await bodyOf<{ accountNumber: string; subscriptionNumber: string }>(`/sandbox/scenarios/${name}`, { json: {} });
  const { token } = await stack.gateway.mintSession({ accountKey: made.accountNumber });
  return { page: stack.client(token), session: token, ...made };
}

async function card(
  { page }: Person,
  number: string = CARDS.otherGood,
  intentId = newKey(),
): Promise<{ intentId: string; paymentMethodId: string }> {
  const { token } = await page.call(createPaymentSession, { intentId, currency: 'USD' }, newKeyOption());
  return { intentId, paymentMethodId: await storeCard((sent) => stack.sandbox.sandbox.form(sent), token, number) };
}
async function add(person: Person, makeDefault?: boolean): Promise<PaymentMethod[]> {
  const more = makeDefault === undefined ? {} : { makeDefault };
  return (await person.page.call(addPaymentMethod, { ...(await card(person)), ...more }, newKeyOption())).paymentMethods;
}
const remove = (page: Client, paymentMethodId: string) => page.call(removePaymentMethod, { paymentMethodId }, newKeyOption());

describe('adding a payment method', () => {
  it('saves the stored method and keeps the default', async () => {
    const me = await someone();
    expect(digits(await add(me))).toEqual(['4242', '4444']);
    const methods = await methodsOf(me.page);
    expect(methods.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });

  it('makes the method the default on request', async () => {
    const me = await someone();
    expect(digits(await add(me, true))).toEqual(['4444', '4242']);
    const { billingAndPayment } = await bodyOf<{ billingAndPayment: { defaultPaymentMethodId: string } }>(
      `/v1/accounts/${me.accountNumber}`,
    );
    const { creditcard } = await bodyOf<{ creditcard: { id: string; cardNumber: string }[] }>(
      `/v1/accounts/${me.accountNumber}/payment-methods`,
    );
    expect(creditcard.find(({ id }) => id === billingAndPayment.defaultPaymentMethodId)?.cardNumber).toMatch(/4444$/);
  });

  it('makes the first method of an account the default and turns on automatic payment', async () => {
    const me = await free();
    expect(await methodsOf(me.page)).toEqual([]);
    expect(await add(me)).toMatchObject([{ lastDigits: '4444', isDefault: true }]);
    const { billingAndPayment } = await bodyOf<{ billingAndPayment: { autoPay: boolean } }>(`/v1/accounts/${me.accountNumber}`);
    expect(billingAndPayment.autoPay).toBe(true);
  });

  it('changes nothing when repeated, with the same key or another one', async () => {
    const me = await someone();
    const stored = await card(me);
    const key = newKey();
    for (const idempotencyKey of [key, key, newKey()]) {
      const { paymentMethods } = await me.page.call(addPaymentMethod, stored, { idempotencyKey });
      expect(digits(paymentMethods)).toEqual(['4242', '4444']);
    }
  });

  it('refuses methods of others, methods stored for another purpose, and sessions without the scope', async () => {
    const [me, other] = [await someone(), await someone()];
    const { creditcard } = await bodyOf<{ creditcard: { id: string }[] }>(`/v1/accounts/${other.accountNumber}/payment-methods`);
    const refused = { status: 422, code: 'payment-method-refused' };
    const keep = (page: Client, input: { intentId: string; paymentMethodId: string }) => page.call(addPaymentMethod, input, newKeyOption());
    await expect(keep(me.page, { intentId: newKey(), paymentMethodId: creditcard[0]!.id })).rejects.toMatchObject(refused);
    await expect(keep(me.page, { intentId: newKey(), paymentMethodId: 'f'.repeat(32) })).rejects.toMatchObject(refused);
    await expect(keep(me.page, { intentId: newKey(), paymentMethodId: "' or Id != '" })).rejects.toMatchObject({ status: 422 });
    const stored = await card(me);
    const { token } = await stack.gateway.mintSession({ accountKey: me.accountNumber, scopes: ['payment-methods:read'] });
    await expect(keep(stack.client(token), stored)).rejects.toMatchObject({ status: 403, code: 'scope-missing' });
    expect(digits(await methodsOf(me.page))).toEqual(['4242']);
  });

  it('needs no other scope', async () => {
    const me = await someone();
    const scopes = ['payment-methods:write'];
    const { token } = await stack.gateway.mintSession({ accountKey: me.accountNumber, scopes });
    expect(digits(await add({ ...me, page: stack.client(token) }))).toEqual(['4242', '4444']);
  });
});

describe('default payment method', () => {
  it('can be changed to another saved method, and back', async () => {
    const me = await someone();
    const [first, second] = await add(me);
    const choose = (paymentMethodId: string) => me.page.call(setDefaultPaymentMethod, { paymentMethodId }, newKeyOption());
    expect(digits((await choose(second!.id)).paymentMethods)).toEqual(['4444', '4242']);
    expect(digits((await choose(first!.id)).paymentMethods)).toEqual(['4242', '4444']);
  });

  it('cannot be another account’s method or an unsealed id', async () => {
    const [me, other] = [await someone(), await someone()];
    const [foreign] = await methodsOf(other.page);
    const { creditcard } = await bodyOf<{ creditcard: { id: string }[] }>(`/v1/accounts/${me.accountNumber}/payment-methods`);
    for (const paymentMethodId of [foreign!.id, creditcard[0]!.id, `${foreign!.id.slice(0, -4)}AAAA`]) {
      await expect(me.page.call(setDefaultPaymentMethod, { paymentMethodId }, newKeyOption())).rejects.toMatchObject({ status: 404 });
      await expect(remove(me.page, paymentMethodId)).rejects.toMatchObject({ status: 404 });
    }
    expect(await methodsOf(other.page)).toHaveLength(1);
  });
});

describe('removing a payment method', () => {
  it('removes an unused method, and succeeds again when repeated', async () => {
    const me = await someone();
    const [, second] = await add(me);
    expect(digits((await remove(me.page, second!.id)).paymentMethods)).toEqual(['4242']);
    expect(digits((await remove(me.page, second!.id)).paymentMethods)).toEqual(['4242']);
  });

  it('changes nothing if the platform refuses', async () => {
    const me = await free();
    await add(me);
    await add(me);
    const before = await methodsOf(me.page);
    const [first] = before;
    const reasons = [{ code: 53000030, message: 'The method is in use.' }];
    stack.network = async (sent, send) =>
      sent.method === 'DELETE' ? Response.json({ success: false, processId: 'A1', reasons }) : send(sent);
    try {
      await expect(remove(me.page, first!.id)).rejects.toMatchObject({ status: 422 });
    } finally {
      stack.network = (sent, send) => send(sent);
    }
    expect((await methodsOf(me.page)).map((method) => ({ ...method, id: '' }))).toEqual(before.map((method) => ({ ...method, id: '' })));
  });

  it('is refused while subscriptions use the method, and names them', async () => {
    const me = await someone();
    const [first, second] = await add(me);
    const needed = { status: 409, code: 'payment-method-needed', data: { subscriptions: [me.subscriptionNumber], invoices: [] } };
    await expect(remove(me.page, first!.id)).rejects.toMatchObject(needed);
    await me.page.call(setDefaultPaymentMethod, { paymentMethodId: second!.id }, newKeyOption());
    expect(digits((await remove(me.page, first!.id)).paymentMethods)).toEqual(['4444']);
  });

  it('is allowed if nothing more will be billed: a free plan, or an ended subscription', async () => {
    const nothing = await free();
    const [only] = await add(nothing);
    expect((await remove(nothing.page, only!.id)).paymentMethods).toEqual([]);
    const left = await someone();
    const today = await stack.sandbox.sandbox.today();
    await bodyOf(`/v1/subscriptions/${left.subscriptionNumber}/cancel`, {
      method: 'PUT',
      json: { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: today, runBilling: false },
    });
    const [card] = await methodsOf(left.page);
    expect((await remove(left.page, card!.id)).paymentMethods).toEqual([]);
  });

  it('is refused while an invoice is open', async () => {
    const me = await scenario('past-due');
    const [card] = await methodsOf(me.page);
    const refusal: unknown = await remove(me.page, card!.id).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'payment-method-needed' });
    expect((refusal as { data: { invoices: string[] } }).data.invoices.length).toBeGreaterThan(0);
  });
});

describe('payment method details', () => {
  it('show that the method expires before the next bill', async () => {
    const [method] = await methodsOf((await scenario('card-expiring')).page);
    expect(method).toMatchObject({ expiry: 'soon' });
    const [good] = await methodsOf((await someone()).page);
    expect(good).not.toHaveProperty('expiry');
  });

  it('show why the last payment failed', async () => {
    const [method] = await methodsOf((await scenario('past-due')).page);
    expect(method?.lastFailure).toMatch(/insufficient/i);
    expect(method?.lastFailureCode).toBe('insufficient-funds');
    const [good] = await methodsOf((await someone()).page);
    expect(good).not.toHaveProperty('lastFailure');
  });

  it('show the subscriptions that the method is assigned to', async () => {
    const me = await someone();
    const plans = [{ productRatePlanId: PLANS.buildMonthly, quantity: 1 }];
    const buyer = shopper(stack, { session: me.session, plans });
    const other = await buyer.card(CARDS.otherGood);
    const { result } = await buyer.order(buyer.request(await buyer.quote(), other, { again: true }));
    const methods = await methodsOf(me.page);
    expect(methods.find(({ lastDigits }) => lastDigits === '4444')?.pays).toEqual(result.subscriptionNumbers);
    const named = methods.find(({ lastDigits }) => lastDigits === '4444')!;
    await expect(remove(me.page, named.id)).rejects.toMatchObject({ data: { subscriptions: result.subscriptionNumbers } });
  });
});
