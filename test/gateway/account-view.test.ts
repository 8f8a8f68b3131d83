import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../src/api/operations/operation.js';
import { getAccount } from '../../src/api/operations/storefront/account.js';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import { listPaymentMethods } from '../../src/api/operations/storefront/payment-methods.js';
import { getUpcoming } from '../../src/api/operations/storefront/payments.js';
import { getSession } from '../../src/api/operations/storefront/sessions.js';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import type { AccountView } from '../../src/api/schemas/storefront/account.js';
import { PLANS, shopper } from '../support/purchase.js';
import { addSubscriptions } from '../support/sandbox-orders.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;
let account: { accountNumber: string; session: string };

const order = (count: number, runBilling = false): Promise<void> =>
  addSubscriptions(stack.sandbox, account.accountNumber, count, { runBilling });

/** Replaces sealed ids, which differ in each response. */
const unsealed = (view: unknown): unknown => JSON.parse(JSON.stringify(view, (key, value: unknown) => (key === 'id' ? 'sealed' : value)));

const readView = (session = account.session): Promise<AccountView> => stack.client(session).call(getAccount, { locale: 'en' });
const read = <Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>): Promise<Output> =>
  stack.client(account.session).call(row, input);

const tooManyLines = (): Response => Response.json({ success: false, reasons: [{ code: '58020030', message: 'Too many lines.' }] });

/** Calls to the platform that a read makes, apart from the account, which is cached. */
async function callsOf(run: () => Promise<unknown>): Promise<string[]> {
  await run();
  const before = stack.upstream.length;
  await run();
  return stack.upstream.slice(before);
}

const readParts = async (): Promise<Required<AccountView>> => {
  const [session, subscriptions, upcoming, openInvoices, paymentMethods] = await Promise.all([
    read(getSession, {}),
    read(listSubscriptions, { locale: 'en', paged: 'true' }),
    read(getUpcoming, {}),
    read(listInvoices, { status: 'open' }),
    read(listPaymentMethods, {}),
  ]);
  return { session, subscriptions, upcoming, openInvoices, paymentMethods };
};

beforeAll(async () => {
  stack = await startStack();
  const { result, session } = await shopper(stack, { plans: [{ productRatePlanId: PLANS.buildMonthly }] }).buy();
  account = { accountNumber: result.accountNumber, session };
  await order(1, true);
});
afterAll(() => stack.close());

describe('the first view of an account', () => {
  it('contains the same as the single operations', async () => {
    const view = await readView();
    expect(unsealed(view)).toEqual(unsealed(await readParts()));
    expect(view.subscriptions?.subscriptions).toHaveLength(2);
    expect(view.upcoming?.bills.length).toBeGreaterThan(0);
    expect(view.openInvoices?.invoices).toHaveLength(1);
    expect(view.paymentMethods?.paymentMethods).toHaveLength(1);
  });

  it('reads from the platform only once what several parts need', async () => {
    const calls = await callsOf(() => readView());
    expect(calls.length).toBeLessThan((await callsOf(readParts)).length);
    const subscriptionLists = calls.filter((call) => call.includes('/subscriptions/accounts/'));
    expect(subscriptionLists).toHaveLength(1);
  });

  it('leaves out the parts that the session may not read', async () => {
    const { token } = await stack.gateway.mintSession({ accountKey: account.accountNumber, scopes: ['subscriptions:read'] });
    expect(Object.keys(await readView(token)).sort()).toEqual(['session', 'subscriptions']);
  });

  it('contains only the session of a user without an account', async () => {
    const { token } = await stack.gateway.mintSession({ user: { id: 'user-1', email: 'ada@example.com', emailVerified: true } });
    const { session, ...parts } = await readView(token);
    expect([session.user, parts]).toEqual([{ email: 'ada@example.com', emailVerified: true }, {}]);
  });

  it('leaves out a part that the platform does not return', async () => {
    stack.network = (request, send) =>
      request.url.includes('/v1/action/query') ? Promise.resolve(Response.json({ success: false }, { status: 400 })) : send(request);
    const view = await readView();
    stack.network = (request, send) => send(request);
    expect(Object.keys(view)).toContain('paymentMethods');
    expect(Object.keys(view)).not.toContain('openInvoices');
  });

  it('leaves out the upcoming bills of many subscriptions. Their own response has a limited number of lines and the total of all', async () => {
    await order(98);
    expect((await readView()).upcoming).toBeUndefined();
    const [bill] = (await read(getUpcoming, {})).bills;
    expect(bill?.lines).toHaveLength(100);
    expect(bill?.moreLines).toBeGreaterThan(90);
    expect(Number(bill?.total.amount)).toBeGreaterThan(98 * Number(bill?.lines[0]?.amount.amount));
  });

  it('is followed by the next bill if the platform refuses longer previews', async () => {
    const [bill] = (await read(getUpcoming, {})).bills;
    let refused = 0;
    stack.network = (request, send) =>
      request.url.endsWith('/billing-preview') && (refused += 1) < 3 ? Promise.resolve(tooManyLines()) : send(request);
    const { bills, until } = await read(getUpcoming, {});
    stack.network = (request, send) => send(request);
    expect(bills[0]).toEqual(bill);
    expect(until).toBe(bill?.date);
  });

  it('is followed by an error, not by an empty list, if the platform refuses the preview of the bills', async () => {
    stack.network = (request, send) => (request.url.endsWith('/billing-preview') ? Promise.resolve(tooManyLines()) : send(request));
    await expect(read(getUpcoming, {})).rejects.toMatchObject({ code: 'preview-refused' });
    stack.network = (request, send) => send(request);
  });

  it('needs the same calls for 100 and for 1,000 subscriptions', async () => {
    const calls = (await callsOf(() => readView())).length;
    for (let count = 100; count < 1_000; count += 100) await order(100);
    expect((await callsOf(() => readView())).length).toBe(calls);
    const view = await readView();
    expect(view.upcoming).toBeUndefined();
    expect(view.subscriptions?.subscriptions).toHaveLength(20);
    expect(view.subscriptions?.nextCursor).toBe('2');
  });
});
