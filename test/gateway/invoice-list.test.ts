import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client.js';
import { listActivity } from '../../src/api/operations/storefront/activity.js';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import type { Invoices, InvoicesRequest, InvoiceSummary } from '../../src/api/schemas/storefront/invoices.js';
import { BUILD_MONTHLY } from '../support/sandbox-orders.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

async function scenario(name: string): Promise<{ page: Client; accountNumber: string; id: string }> {
  const { accountNumber } = (await stack.sandbox.call(`/sandbox/scenarios/${name}`, { json: {} })).body as { accountNumber: string };
  const { token } = await stack.gateway.mintSession({ accountKey: accountNumber });
  const { body } = await stack.sandbox.call(`/v1/accounts/${accountNumber}`);
  return { page: stack.client(token), accountNumber, id: (body as { basicInfo: { id: string } }).basicInfo.id };
}

/** Reads all invoices of an account directly from the platform. */
async function platformInvoices(
  accountId: string,
): Promise<{ number: string; date: string; amount: string; balance: string; due: string }[]> {
  const fields = 'InvoiceNumber,InvoiceDate,DueDate,Amount,Balance';
  const queryString = `select ${fields} from Invoice where AccountId = '${accountId}' and Status = 'Posted'`;
  interface Found {
    records: { InvoiceNumber: string; InvoiceDate: string; DueDate: string; Amount: number; Balance: number }[];
    queryLocator?: string;
  }
  const all: Found['records'] = [];
  let part = (await stack.sandbox.call('/v1/action/query', { json: { queryString } })).body as Found;
  for (;;) {
    all.push(...part.records);
    if (part.queryLocator === undefined) break;
    part = (await stack.sandbox.call('/v1/action/queryMore', { json: { queryLocator: part.queryLocator } })).body as Found;
  }
  return all.map((row) => ({
    number: row.InvoiceNumber,
    date: row.InvoiceDate,
    due: row.DueDate,
    amount: row.Amount.toFixed(2),
    balance: row.Balance.toFixed(2),
  }));
}

async function pagesOf(page: Client, input: InvoicesRequest): Promise<Invoices[]> {
  const lists: Invoices[] = [];
  for await (const list of page.pages(listInvoices, input)) lists.push(list);
  return lists;
}
const numbersOf = (lists: readonly Invoices[]): string[] =>
  lists.flatMap(({ invoices }) => invoices.map(({ invoiceNumber }) => invoiceNumber));
const isNewestFirst = (invoices: readonly InvoiceSummary[]): boolean =>
  invoices.every(({ invoiceDate }, index) => index === 0 || invoices[index - 1]!.invoiceDate >= invoiceDate);

describe('invoices of an account with more credit memos than fit on a page', () => {
  it('are listed and found', async () => {
    const { page, accountNumber, id } = await scenario('mid-month');
    const charge = { productRatePlanChargeId: BUILD_MONTHLY.flat, amount: 0.01 };
    for (let count = 0; count < 41; count += 1) {
      await stack.sandbox.call('/v1/credit-memos', { json: { accountNumber, autoPost: true, charges: [charge] } });
    }
    const numbers = (await platformInvoices(id))
      .map(({ number }) => number)
      .sort()
      .reverse();
    expect(numbers.length).toBeGreaterThan(0);
    const lists = await pagesOf(page, {});
    // The first page of documents has only memos. The gateway skips it.
    expect(lists.map(({ invoices, count }) => [invoices.length, count])).toEqual([[numbers.length, numbers.length]]);
    expect(numbersOf(lists)).toEqual(numbers);
    expect(numbersOf(await pagesOf(page, { number: numbers[0]! }))).toEqual([numbers[0]]);
  });
});

describe('ten thousand invoices', () => {
  let page: Client;
  let all: Awaited<ReturnType<typeof platformInvoices>>;

  beforeAll(async () => {
    const made = await scenario('invoices-10000');
    page = made.page;
    all = await platformInvoices(made.id);
    expect(all).toHaveLength(10_000);
  });

  it('are listed page by page, newest first, without duplicates, with their total', async () => {
    const lists: Invoices[] = [];
    for await (const list of page.pages(listInvoices, {})) if (lists.push(list) === 12) break;
    expect(lists[0]!.count).toBe(10_000);
    expect(lists[1]!.count).toBeUndefined();
    expect(new Set(numbersOf(lists)).size).toBe(12 * 40);
    const shown = lists.flatMap(({ invoices }) => invoices);
    expect(isNewestFirst(shown)).toBe(true);
    const due = new Map(all.map((invoice) => [invoice.number, invoice.due]));
    expect(shown.filter(({ invoiceNumber, dueDate }) => due.get(invoiceNumber) !== dueDate)).toEqual([]);
  });

  it('are found by days and amounts across all pages, with few calls', async () => {
    const dates = [...new Set(all.map(({ date }) => date))].sort();
    const [from, to] = [dates[10]!, dates[14]!];
    const wanted = all.filter(({ date }) => date >= from && date <= to).map(({ number }) => number);
    const before = stack.upstream.length;
    const first = await page.call(listInvoices, { from, to });
    expect(stack.upstream.length - before).toBeLessThanOrEqual(5);
    expect(first.invoices).toHaveLength(40);
    expect(first.invoices[0]!.invoiceDate).toBe(to);
    expect(first.count).toBe(wanted.length);
    const lists = await pagesOf(page, { from, to });
    expect(numbersOf(lists).sort()).toEqual([...wanted].sort());
    expect(isNewestFirst(lists.flatMap(({ invoices }) => invoices))).toBe(true);
    const amount = all[0]!.amount;
    expect((await page.call(listInvoices, { min: amount, max: amount })).count).toBe(all.filter((one) => one.amount === amount).length);
    expect((await page.call(listInvoices, { min: '1000000' })).invoices).toEqual([]);
  });

  it('prove the payments of the account, each by its own', async () => {
    const { entries } = await page.call(listActivity, {});
    const paid = entries.filter(({ kind }) => kind === 'payment');
    expect(paid.length).toBeGreaterThan(0);
    const known = new Set(all.map(({ number }) => number));
    for (const { documents = [] } of paid) {
      expect(documents.length).toBeGreaterThan(0);
      expect(documents.filter(({ number }) => !known.has(number))).toEqual([]);
    }
  });

  it('are sorted the same way when filtered by paid, and none is open', async () => {
    const lists: Invoices[] = [];
    for await (const list of page.pages(listInvoices, { status: 'paid' })) if (lists.push(list) === 30) break;
    const age = ({ date, number }: (typeof all)[number]): string => `${date} ${number}`;
    const wanted = [...all].sort((a, b) => (age(a) < age(b) ? 1 : -1)).map(({ number }) => number);
    expect(numbersOf(lists)).toEqual(wanted.slice(0, 30 * 40));
    expect(await page.call(listInvoices, { status: 'open' })).toEqual({ invoices: [], count: 0 });
  });

  it('are found by a part of their number anywhere in ten years', async () => {
    const sorted = [...all].sort((a, b) => (a.date < b.date ? -1 : 1));
    const { number: oldest } = sorted[0]!;
    const { number: newest } = sorted.at(-1)!;
    for (const number of [oldest, newest, oldest.toLowerCase()]) {
      const before = stack.upstream.length;
      await page.call(listInvoices, { number });
      // A complete invoice number is found directly, without searching ten years of invoices.
      expect(stack.upstream.length - before).toBeLessThanOrEqual(3);
      const lists = await pagesOf(page, { number });
      expect(numbersOf(lists)).toEqual([number.toUpperCase()]);
    }
    const part = oldest.slice(-3);
    const lists = await pagesOf(page, { number: part.toLowerCase() });
    expect(numbersOf(lists).sort()).toEqual(
      all
        .filter(({ number }) => number.includes(part))
        .map(({ number }) => number)
        .sort(),
    );
  });

  it('have cursors that are valid for the same list only', async () => {
    const { nextCursor } = await page.call(listInvoices, {});
    expect(nextCursor).toBeDefined();
    const ended = { status: 400, fields: [{ field: 'cursor', code: 'cursor-ended' }] };
    await expect(page.call(listInvoices, { cursor: nextCursor!, status: 'paid' })).rejects.toMatchObject(ended);
    const tampered = `${nextCursor!.slice(0, -5)}AAAAA`;
    await expect(page.call(listInvoices, { cursor: tampered })).rejects.toMatchObject(ended);
    const found = await page.call(listInvoices, { status: 'paid' });
    const next = await page.call(listInvoices, { status: 'paid', cursor: found.nextCursor! });
    expect(next.invoices[0]!.invoiceNumber).not.toBe(found.invoices[0]!.invoiceNumber);
  });

  it('are all found even if one day has too many for one call', async () => {
    const [day] = all.map(({ date }) => date);
    stack.network = async (request, send) => {
      if (!/\/v1\/action\/query(More)?$/.test(request.url)) return send(request);
      const few = { ...((await request.clone().json()) as object), conf: { batchSize: 50 } };
      return send(new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(few) }));
    };
    try {
      const lists = await pagesOf(page, { from: day!, to: day! });
      const wanted = all.filter(({ date }) => date === day).map(({ number }) => number);
      expect(wanted.length).toBeGreaterThan(100);
      expect(numbersOf(lists).sort()).toEqual(wanted.sort());
    } finally {
      stack.network = (request, send) => send(request);
    }
  });
});

describe('open invoices', () => {
  it('are due or overdue by the tenant’s date, and can be filtered by both', async () => {
    const { page, id } = await scenario('past-due');
    const all = await platformInvoices(id);
    const open = all.filter(({ balance }) => balance !== '0.00');
    expect(open.length).toBeGreaterThan(0);
    const today = await stack.sandbox.sandbox.today();
    const overdue = open.filter(({ due }) => due < today);
    const { invoices, count } = await page.call(listInvoices, {});
    expect(count).toBe(all.length);
    for (const invoice of invoices) {
      const known = all.find(({ number }) => number === invoice.invoiceNumber)!;
      expect(invoice).toEqual({
        invoiceNumber: known.number,
        status: 'Posted',
        invoiceDate: known.date,
        dueDate: known.due,
        amount: { amount: known.amount, currency: 'USD' },
        balance: { amount: known.balance, currency: 'USD' },
        ...(overdue.includes(known) ? { overdue: true } : {}),
      });
    }
    expect(numbersOf([await page.call(listInvoices, { status: 'open' })]).sort()).toEqual(open.map(({ number }) => number).sort());
    expect(numbersOf([await page.call(listInvoices, { status: 'overdue' })]).sort()).toEqual(overdue.map(({ number }) => number).sort());
    const paid = await page.call(listInvoices, { status: 'paid' });
    expect(paid.invoices).toHaveLength(all.length - open.length);
  });
});

describe('text typed by a person', () => {
  const HOSTILE = [
    ...["' or Status = 'Draft", "\\' or AccountId != '", "INV' --", '"; drop table invoices', '%', '_', '*', '../..', 'a b'],
    ...["INV0000' or Balance > 0 or InvoiceNumber = '", 'ſ', '\u0000', '﹪', '＇', '‮'],
  ];

  it('never becomes part of a query', async () => {
    const { page, accountNumber } = await scenario('past-due');
    const { token } = await stack.gateway.mintSession({ accountKey: accountNumber });
    const queries: string[] = [];
    stack.network = async (request, send) => {
      if (request.url.includes('/action/')) queries.push(await request.clone().text());
      return send(request);
    };
    const tries = Array.from({ length: 200 }, (_, index) => `${HOSTILE[index % HOSTILE.length]!}${index < HOSTILE.length ? '' : index}`);
    for (const number of tries) {
      const sent = queries.length;
      // Sent without the client, which would refuse this input.
      const path = `/storefront/invoices?${new URLSearchParams({ number, from: number, min: number }).toString()}`;
      const response = await stack.ask(path, { credential: token });
      expect([response.status, queries.length]).toEqual([400, sent]);
    }
    for (const number of ['INV', '0', '-', 'or', 'SELECT', 'AccountId']) {
      await page.call(listInvoices, { number });
      expect(queries.filter((query) => query.includes(`'${number}'`))).toEqual([]);
    }
    stack.network = (request, send) => send(request);
  });

  it.each([
    ['min', '-1'],
    ['pageSize', '9'],
    ['min', '1e5'],
    ['max', '9'.repeat(31)],
    ['from', '2026-13-01'],
    ['status', 'Draft'],
    ['accountId', 'x'],
  ])('is refused at its field if it is not a valid %s (%s)', async (field, value) => {
    const { accountNumber } = await scenario('card-expiring');
    const { token } = await stack.gateway.mintSession({ accountKey: accountNumber });
    const response = await stack.ask(`/storefront/invoices?${field}=${value}`, { credential: token });
    expect([response.status, await response.json()]).toMatchObject([400, { error: { fields: [{ field }] } }]);
  });

  it.each(['from', 'to'])('is refused at its field if %s is not a valid date', async (field) => {
    const { accountNumber } = await scenario('card-expiring');
    const { token } = await stack.gateway.mintSession({ accountKey: accountNumber });
    const response = await stack.ask(`/storefront/invoices?${field}=2026-02-30`, { credential: token });
    expect([response.status, await response.json()]).toMatchObject([422, { error: { code: 'no-such-day', fields: [{ field }] } }]);
  });
});
