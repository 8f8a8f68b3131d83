import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '../../src/api/operations/storefront/account.js';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import { getInvoice } from '../../src/api/operations/storefront/invoice.js';
import { getProfile } from '../../src/api/operations/storefront/profile.js';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import type { Client } from '../../src/api/client.js';
import { newKey, shopper } from '../support/purchase.js';
import { SECRET_KEY, startStack, type Stack } from '../support/stack.js';

let stack: Stack;

interface Person {
  accountNumber: string;
  token: string;
  page: Client;
  invoices: string[];
}
/** All customers of the demo tenant with invoices. */
let people: Person[];

async function accountNumbers(): Promise<string[]> {
  const query = { queryString: "select AccountNumber from Account where Status = 'Active'" };
  const { body } = await stack.sandbox.call('/v1/action/query', { json: query });
  return (body as { records: { AccountNumber: string }[] }).records.map(({ AccountNumber }) => AccountNumber);
}

async function signIn(accountNumber: string): Promise<Person> {
  const { token } = await stack.gateway.mintSession({ accountKey: accountNumber });
  const page = stack.client(token);
  const invoices: string[] = [];
  for await (const list of page.pages(listInvoices, {})) invoices.push(...list.invoices.map(({ invoiceNumber }) => invoiceNumber));
  return { accountNumber, token, page, invoices };
}

beforeAll(async () => {
  stack = await startStack({ subscribers: true });
  const all = await Promise.all((await accountNumbers()).map(signIn));
  people = all.filter(({ invoices }) => invoices.length > 0);
});
afterAll(() => stack.close());

describe('session', () => {
  it('shows each person exactly their own data', async () => {
    expect(people.length).toBeGreaterThan(5);
    const seen = new Set<string>();
    for (const { accountNumber, page, invoices } of people) {
      expect((await page.call(getProfile, {})).accountNumber).toBe(accountNumber);
      for (const { subscriptionNumber } of (await page.call(listSubscriptions, {})).subscriptions) {
        const { body } = await stack.sandbox.call(`/v1/subscriptions/${subscriptionNumber}`);
        expect(body).toMatchObject({ accountNumber });
      }
      const view = await page.call(getAccount, {});
      expect(view.session.accountNumber).toBe(accountNumber);
      for (const { subscriptionNumber } of view.subscriptions?.subscriptions ?? []) {
        const { body } = await stack.sandbox.call(`/v1/subscriptions/${subscriptionNumber}`);
        expect(body).toMatchObject({ accountNumber });
      }
      expect(invoices).toEqual(expect.arrayContaining((view.openInvoices?.invoices ?? []).map(({ invoiceNumber }) => invoiceNumber)));
      for (const number of invoices) {
        expect(seen.has(number), number).toBe(false);
        seen.add(number);
      }
    }
  });

  it('cannot read other people’s invoices: the response is the same as for a missing one', async () => {
    const [mine, ...others] = people;
    const read = async (number: string) => {
      const response = await stack.ask(`/storefront/invoices/${number}`, { credential: mine!.token });
      const { error } = (await response.json()) as { error: Record<string, unknown> };
      const { requestId: _, ...rest } = error;
      return { status: response.status, error: rest };
    };
    const missing = await read('INV99999999');
    expect(missing).toMatchObject({ status: 404, error: { code: 'not-found' } });
    for (const { invoices } of others) for (const number of invoices) expect(await read(number)).toEqual(missing);
    const account = (await stack.sandbox.call(`/v1/accounts/${mine!.accountNumber}`)).body as { basicInfo: { id: string } };
    const documents = await stack.sandbox.call(`/v1/billing-documents?accountId=${account.basicInfo.id}`);
    const { id } = (documents.body as { documents: { id: string }[] }).documents[0]!;
    expect(await read(id)).toEqual(missing);
  });

  it.each(['..', '%2e%2e', '..%2faccounts', 'INV1%00', "INV1'", 'INV1?accountId=2', 'x'.repeat(51)])(
    'sends nothing to the platform for the number %s',
    async (number) => {
      const before = stack.upstream.length;
      const response = await stack.ask(`/storefront/invoices/${number}`, { credential: people[0]!.token });
      expect([400, 404]).toContain(response.status);
      expect(stack.upstream.slice(before).filter((call) => call.includes('invoices'))).toEqual([]);
    },
  );

  it('cannot be redirected to another account by the request', async () => {
    const [mine, other] = people;
    const wanted = { accountId: other!.accountNumber, accountNumber: other!.accountNumber, 'account-key': other!.accountNumber };
    const query = new URLSearchParams(wanted).toString();
    const headers = { 'x-account-number': other!.accountNumber, 'zuora-entity-ids': 'other' };
    for (const path of ['/storefront/profile', '/storefront/subscriptions', '/storefront/invoices']) {
      const plain = await (await stack.ask(path, { credential: mine!.token })).text();
      const withHeaders = await stack.ask(path, { credential: mine!.token, headers });
      expect(await withHeaders.text()).toBe(plain);
      expect((await stack.ask(`${path}?${query}`, { credential: mine!.token })).status).toBe(400);
    }
  });
});

describe('list of invoices', () => {
  it('is sorted newest first across all pages, and its cursor works for nobody else', async () => {
    const two = await startStack();
    try {
      const { session, quote } = await shopper(two).buy();
      const to = `${Number(quote.orderDate.slice(0, 4)) + 4}${quote.orderDate.slice(4)}`;
      await two.sandbox.call('/sandbox/clock', { json: { to } });
      const page = two.client(session);
      const lists = [];
      for await (const list of page.pages(listInvoices, {})) lists.push(list);
      expect(lists.map(({ invoices }) => invoices.length)).toEqual([40, 9]);
      const dates = lists.flatMap(({ invoices }) => invoices.map(({ invoiceDate }) => invoiceDate));
      expect(dates).toEqual([...dates].sort().reverse());
      expect(new Set(dates).size).toBe(49);
      const cursor = lists[0]!.nextCursor!;
      const other = await shopper(two).buy();
      await expect(two.client(other.session).call(listInvoices, { cursor })).rejects.toMatchObject({ status: 400 });
      await expect(page.call(listInvoices, { cursor: 'page=2' })).rejects.toMatchObject({ status: 400, fields: [{ field: 'cursor' }] });
    } finally {
      await two.close();
    }
  });

  it('shows the items of each invoice, and they add up', async () => {
    const { page, invoices } = people[0]!;
    for (const number of invoices.slice(0, 3)) {
      const invoice = await page.call(getInvoice, { number });
      const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
      const sum = invoice.items.reduce((total, { amount }) => total + cents(amount.amount), cents(invoice.tax.amount));
      expect(sum).toBe(cents(invoice.amount.amount));
    }
  });
});

describe('opening a session', () => {
  const open = (json: unknown, credential = SECRET_KEY) => stack.ask('/storefront/sessions', { json, credential, headers: { origin: '' } });

  it('by the tenant’s server gives access to one account with the given scopes', async () => {
    const { accountNumber, invoices } = people[0]!;
    const response = await open({ accountKey: accountNumber, scopes: ['invoices:read'] });
    expect(response.status).toBe(200);
    const { token, expiresAt } = (await response.json()) as { token: string; expiresAt: string };
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    const page = stack.client(token);
    expect((await page.call(listInvoices, {})).invoices.length).toBe(Math.min(invoices.length, 40));
    await expect(page.call(getProfile, {})).rejects.toMatchObject({ status: 403, code: 'scope-missing' });
  });

  it('is refused without an account, with an internal account id, and for an unknown scope', async () => {
    const { accountNumber } = people[0]!;
    const { body } = await stack.sandbox.call(`/v1/accounts/${accountNumber}`);
    const { id } = (body as { basicInfo: { id: string } }).basicInfo;
    expect((await open({ accountKey: 'A99999999' })).status).toBe(404);
    expect((await open({ accountKey: id })).status).toBe(404);
    expect((await open({ accountKey: '../orders' })).status).toBe(404);
    const unknown = await open({ accountKey: accountNumber, scopes: ['everything'] });
    expect([unknown.status, await unknown.json()]).toMatchObject([422, { error: { fields: [{ field: 'scopes.0' }] } }]);
    expect((await open({ accountKey: accountNumber, account: 'x' })).status).toBe(400);
  });

  it('is undone by revoking the session', async () => {
    const { token } = await stack.gateway.mintSession({ accountKey: people[0]!.accountNumber });
    await stack.gateway.revokeSession(token);
    expect((await stack.ask('/storefront/profile', { credential: token, headers: { 'idempotency-key': newKey() } })).status).toBe(401);
  });
});
