import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../src/api/client.js';
import type { AnyOperation, Operation } from '../../src/api/operations/operation.js';
import { listActivity } from '../../src/api/operations/storefront/activity.js';
import { changeSubscription, quoteChange } from '../../src/api/operations/storefront/changes.js';
import { getInvoice, listCredits } from '../../src/api/operations/storefront/invoice.js';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import { createOrder } from '../../src/api/operations/storefront/orders.js';
import {
  addPaymentMethod,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '../../src/api/operations/storefront/payment-method-changes.js';
import { listPaymentMethods } from '../../src/api/operations/storefront/payment-methods.js';
import { createPaymentSession } from '../../src/api/operations/storefront/payment-sessions.js';
import { createPayment, getUpcoming } from '../../src/api/operations/storefront/payments.js';
import { getProfile, updateProfile } from '../../src/api/operations/storefront/profile.js';
import { getTimeline, listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import { getUsage, setUsageGuard } from '../../src/api/operations/storefront/usage.js';
import { createWithdrawal } from '../../src/api/operations/storefront/withdrawals.js';
import { storeCard } from '../support/cards.js';
import { CARDS, newKey, PLANS, shopper } from '../support/purchase.js';
import { startStack, type Stack } from '../support/stack.js';

/** Proves that each mutation declares all data that it changes: what a page shows is then fetched again. */

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

/** Fields that differ in every response, because they are sealed. */
const SEALED = new Set(['id', 'file', 'nextCursor']);

type Responses = ReadonlyMap<AnyOperation, string>;

/** Reads everything that the pages of an account show, by operation. */
async function readAll(page: Client, number: string): Promise<Responses> {
  const read = async <Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>): Promise<[AnyOperation, string]> => {
    const text = JSON.stringify(await page.call(row, input), (key, value: unknown) => (SEALED.has(key) ? undefined : value));
    return [row, text];
  };
  const [invoice] = (await page.call(listInvoices, {})).invoices;
  return new Map(
    await Promise.all([
      read(listSubscriptions, {}),
      read(getTimeline, { number }),
      read(listInvoices, {}),
      read(getInvoice, { number: invoice?.invoiceNumber ?? '' }),
      read(listCredits, {}),
      read(getUpcoming, {}),
      read(listPaymentMethods, {}),
      read(getProfile, {}),
      read(getUsage, {}),
      read(listActivity, {}),
    ]),
  );
}

interface Person {
  readonly page: Client;
  readonly session: string;
  readonly number: string;
}

async function someone(): Promise<Person> {
  const plans = [{ productRatePlanId: PLANS.buildMonthly, quantity: 3 }];
  const { session, result } = await shopper(stack, { plans }).buy();
  return { page: stack.client(session), session, number: result.subscriptionNumbers[0] ?? '' };
}

const key = () => ({ idempotencyKey: newKey() });

async function changeQuantity({ page, number }: Person): Promise<void> {
  const change = { intent: 'change-quantity', productRatePlanId: PLANS.buildMonthly, quantity: 5 } as const;
  const version = (await page.call(listSubscriptions, {})).subscriptions[0]?.version ?? 0;
  const { fingerprint: quote } = await page.call(quoteChange, { number, version, change });
  await page.call(changeSubscription, { number, version, change, intentId: newKey(), quote }, key());
}

async function addCard({ page }: Person): Promise<void> {
  const intentId = newKey();
  const { token } = await page.call(createPaymentSession, { intentId, currency: 'USD' }, key());
  const paymentMethodId = await storeCard((sent) => stack.sandbox.sandbox.form(sent), token, CARDS.otherGood);
  await page.call(addPaymentMethod, { intentId, paymentMethodId, makeDefault: true }, key());
}

/** Each mutation with a change that it makes. */
const mutations: readonly [AnyOperation, (person: Person) => Promise<unknown>][] = [
  [changeSubscription, changeQuantity],
  [addPaymentMethod, addCard],
  [
    setDefaultPaymentMethod,
    async ({ page }) => {
      const { paymentMethods } = await page.call(listPaymentMethods, {});
      await page.call(setDefaultPaymentMethod, { paymentMethodId: paymentMethods.find(({ isDefault }) => !isDefault)?.id ?? '' }, key());
    },
  ],
  [
    removePaymentMethod,
    async ({ page }) => {
      const { paymentMethods } = await page.call(listPaymentMethods, {});
      await page.call(removePaymentMethod, { paymentMethodId: paymentMethods.find(({ isDefault }) => !isDefault)?.id ?? '' }, key());
    },
  ],
  [
    updateProfile,
    async ({ page }) => {
      const { version = '' } = await page.call(getProfile, {});
      await page.call(updateProfile, { version, company: 'Okafor Maps Ltd' }, key());
    },
  ],
  [setUsageGuard, ({ page, number }) => page.call(setUsageGuard, { subscription: number, amount: '5.00', warnAt: 80 }, key())],
  [
    createOrder,
    async ({ session }) => {
      const buyer = shopper(stack, { session, again: true, plans: [{ productRatePlanId: PLANS.free }] });
      await buyer.order(buyer.request(await buyer.quote()));
    },
  ],
  [
    createWithdrawal,
    async ({ page, number }) => {
      const { billTo } = await page.call(getProfile, {});
      const name = `${billTo?.firstName} ${billTo?.lastName}`;
      await page.call(
        createWithdrawal,
        { intentId: newKey(), kind: 'withdraw', name, email: billTo?.email ?? '', contract: number },
        key(),
      );
    },
  ],
];

/** Makes a change and checks what the mutation declares. Returns what is shown afterward. */
async function expectDeclared(
  mutation: AnyOperation,
  { page, number }: Person,
  before: Responses,
  change: () => Promise<unknown>,
): Promise<Responses> {
  await change();
  const after = await readAll(page, number);
  const changed = [...after].flatMap(([row, text]) => (before.get(row) === text ? [] : [row]));
  expect(changed.length, `${mutation.name} changes something`).toBeGreaterThan(0);
  const missed = changed.filter(({ shows = [] }) => !shows.some((data) => mutation.affects?.includes(data)));
  expect(
    missed.map(({ name }) => name),
    `outdated after ${mutation.name}, but not fetched again`,
  ).toEqual([]);
  return after;
}

it('changes of an account declare everything that they change', async () => {
  const person = await someone();
  let shown: Responses = await readAll(person.page, person.number);
  for (const [mutation, change] of mutations) shown = await expectDeclared(mutation, person, shown, () => change(person));
});

it('a payment declares everything that it changes', async () => {
  const { body } = await stack.sandbox.call('/sandbox/scenarios/past-due', { json: {} });
  const { accountNumber, subscriptionNumber: number } = body as { accountNumber: string; subscriptionNumber: string };
  const { token: session } = await stack.gateway.mintSession({ accountKey: accountNumber });
  const person = { page: stack.client(session), session, number };
  await addCard(person);
  await expectDeclared(createPayment, person, await readAll(person.page, number), async () => {
    const { invoices } = await person.page.call(listInvoices, { status: 'open' });
    const allocations = invoices.map(({ invoiceNumber, balance }) => ({ invoiceNumber, amount: balance.amount }));
    await person.page.call(createPayment, { intentId: newKey(), allocations }, key());
  });
});
