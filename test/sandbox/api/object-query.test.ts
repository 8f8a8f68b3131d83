import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const page = z.object({ data: z.array(z.looseObject({ id: z.string() })), nextPage: z.optional(z.string()) });
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
  for (const [name, currency] of [
    ['Zoe', 'USD'],
    ['Ada', 'EUR'],
    ['Max', 'USD'],
  ] as const) {
    const order = orderFor({ orderDate: '2026-11-21', currency, paymentMethodId: await newMethod(started) });
    await started.call('/v1/orders', { json: { ...order, newAccount: { ...order.newAccount, name } } });
  }
});
afterAll(() => started.close());

const read = async (path: string) => page.parse((await started.call(`/object-query/${path}`)).body);
const names = async (query: string) => (await read(`accounts?${query}`)).data.map((account) => account['name']);

describe('a list of accounts', () => {
  it.each([
    ['sort[]=name.ASC', ['Ada', 'Max', 'Zoe']],
    ['sort[]=currency.DESC&sort[]=name.DESC', ['Zoe', 'Max', 'Ada']],
    ['filter[]=currency.EQ:USD&sort[]=name.ASC', ['Max', 'Zoe']],
    ['filter[]=currency.EQ:USD&filter[]=name.LT:N', ['Max']],
    ['filter[]=name.IN:[Ada,Zoe]&sort[]=name.ASC', ['Ada', 'Zoe']],
    ['filter[]=autoPay.EQ:false', []],
    ["filter[]=name.EQ:x' or 1=1", []],
    ['filter[]=notes.EQ:null&sort[]=name.ASC', ['Ada', 'Max', 'Zoe']],
  ])('matches %s', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('is paged', async () => {
    const first = await read('accounts?sort[]=name.ASC&pageSize=2');
    const second = await read(`accounts?sort[]=name.ASC&pageSize=2&cursor=${first.nextPage ?? ''}`);
    expect([...first.data, ...second.data].map((account) => account['name'])).toEqual(['Ada', 'Max', 'Zoe']);
    expect(second.nextPage).toBeUndefined();
  });

  it('has the requested fields and related objects', async () => {
    const { data } = await read('accounts?filter[]=name.EQ:Ada&fields[]=name&expand[]=billto&expand[]=invoices&expand[]=subscriptions');
    expect(data).toMatchObject([
      { name: 'Ada', billTo: { firstName: 'Ada' }, invoices: [{ status: 'Posted', balance: 0 }], subscriptions: [{ status: 'Active' }] },
    ]);
    expect(data[0]).not.toHaveProperty('currency');
  });

  it.each([
    ['filter[]=secret.EQ:1', 27, 'Secret'],
    ['filter[]=name', 27, 'name'],
    ['filter[]=name.LIKE:x', 27, 'name.LIKE:x'],
    [`filter[]=name.IN:[${Array.from({ length: 201 }, (_, index) => index).join()}]`, 27, 'name'],
    ['fields[]=constructor', 27, 'Constructor'],
    ['expand[]=debitmemos', 30, 'expand[].0'],
  ])('with %s is refused', async (query, category, named) => {
    expect(reasonsOf((await started.call(`/object-query/accounts?${query}`)).body)).toEqual([
      { category, message: containing(`'${named}'`) },
    ]);
  });
});

it('finds an account by id and by number', async () => {
  const { data } = await read('accounts?filter[]=name.EQ:Max');
  const byNumber = await started.call('/object-query/accounts/A00000003?expand[]=payments');
  expect(byNumber.body).toMatchObject({ id: data[0]?.id, name: 'Max', payments: [{ status: 'Processed', amount: 38 }] });
  expect((await started.call(`/object-query/accounts/${data[0]?.id ?? ''}`)).body).toMatchObject({ accountNumber: 'A00000003' });
});

it('includes the account of subscriptions and the rate plans of products', async () => {
  expect((await read('subscriptions?pageSize=1&expand[]=account')).data).toMatchObject([{ account: { status: 'Active' } }]);
  const { data } = await read('products?filter[]=productNumber.EQ:PC-00000002&expand[]=productrateplans');
  expect(JSON.stringify(data[0]?.['productRatePlans'])).toContain('"name":"Build monthly"');
});

describe('a description', () => {
  it('lists queryable fields as XML', async () => {
    const { body, headers } = await started.call('/v1/describe/InvoiceItem');
    expect(headers.get('content-type')).toContain('text/xml');
    expect(body).toMatch(/<name>ChargeAmount<\/name><label>Charge Amount<\/label><selectable>true<\/selectable>.*?<type>decimal<\/type>/);
    expect(body).toContain('<related-objects><object><name>Invoice</name>');
    const fields = [...String(body).matchAll(/<field><name>(\w+)<\/name>/g)].map((match) => match[1]);
    const query = await started.call('/v1/action/query', { json: { queryString: `select ${fields.join(', ')} from InvoiceItem` } });
    expect(query.body).toMatchObject({ done: true, size: 6 });
    expect((await started.call('/v1/describe/Invoice?showRelationships=false')).body).toContain('<related-objects></related-objects>');
  });
});
