import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { openTestDatabase } from '../../support/test-database.js';

const TODAY = '2026-11-21';
const KEY = 'A00000001';
const HALF_A_PAIR = '\ud83d';
const account = { name: 'Ada', currency: 'USD', billToContact: { firstName: 'Ada', lastName: 'Byron' } };
const charge = { productRatePlanChargeId: 'e32390a56fc059371ae5f2199d5bbbd7', amount: 20 };
const product = { Name: 'Tiles', EffectiveStartDate: '2026-01-01', EffectiveEndDate: '2030-01-01' };
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
  await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY, paymentMethodId: await newMethod(started), collect: false }) });
});
afterAll(() => started.close());

/** Text that hardly compresses. */
const long = Array.from({ length: 3_000 }, (_, index) => (index * index * 7919).toString(36)).join('');

describe('refuses values that no field can hold, by name', () => {
  it.each<[string, string, object, string]>([
    ['half a surrogate pair', '/v1/accounts', { ...account, name: `A${HALF_A_PAIR}` }, 'name'],
    ['half a surrogate pair in a custom field', '/v1/accounts', { ...account, Motto__c: HALF_A_PAIR }, 'Motto__c'],
    ['half a surrogate pair nested in a custom field', '/v1/accounts', { ...account, Motto__c: { a: [HALF_A_PAIR] } }, 'Motto__c.a.0'],
    ['a name with NUL', '/v1/accounts', { ...account, Motto__c: { 'a\0b': 1 } }, 'Motto__c.a\0b'],
    ['a name with half a surrogate pair', '/v1/accounts', { ...account, Motto__c: { [HALF_A_PAIR]: 1 } }, `Motto__c.${HALF_A_PAIR}`],
    ['a URL with thousands of letters', '/v1/rsa-signatures', { uri: `https://x/${long}`, method: 'POST', pageId: 'p' }, 'uri'],
  ])('%s', async (_, path, json, field) => {
    const { status, body } = await started.call(path, { json });
    expect(status).toBe(200);
    expect(reasonsOf(body)[0]).toEqual({ category: 20, message: containing(`'${field}'`) });
  });

  it('accepts complete surrogate pairs', async () => {
    const { body } = await started.call('/v1/accounts', { json: { ...account, name: 'A😀', Motto__c: { '😀': '😀' } } });
    expect(body).toMatchObject({ success: true });
  });
});

describe('reports values that are too large for the database as errors of the request', () => {
  const nines = '9'.repeat(140_000);
  it.each<[string, string, object | undefined]>([
    ['a number of 140,000 digits', '/v1/credit-memos', { accountNumber: KEY, charges: [{ ...charge, quantity: nines }] }],
    ['a number of 140,000 digits in a filter', `/v1/refunds?amount=${nines}`, undefined],
    ['an account number with thousands of letters', '/v1/accounts', { ...account, accountNumber: long }],
  ])('%s', async (_, path, json) => {
    const { status, body } = await started.call(path, json ? { json } : {});
    expect([status, reasonsOf(body)[0]?.category]).toEqual([200, 20]);
  });

  it('with an idempotency key too', async () => {
    const send = () =>
      started.call('/v1/accounts', { json: { ...account, accountNumber: long }, headers: { 'idempotency-key': 'too-long' } });
    const first = await send();
    expect(reasonsOf(first.body)[0]?.category).toBe(20);
    expect((await send()).body).toEqual(first.body);
  });
});

it('reports too many invalid fields as an error of the request', async () => {
  const records = Array.from({ length: 300_000 }, () => 1);
  const { status, body } = await started.call('/objects/records/default/consent', { json: { records } });
  expect([status, reasonsOf(body)[0]?.category]).toEqual([400, 20]);
});

it('a product with the longest number leaves room for the next number', async () => {
  const made = z.object({ Success: z.literal(true) });
  for (const ProductNumber of ['PC-99999999', undefined, undefined, 'PC-99999999999999999999', undefined, undefined]) {
    made.parse((await started.call('/v1/object/product', { json: { ...product, ProductNumber } })).body);
  }
});

it('logs a database failure without the values of its statement', async () => {
  const logged: string[] = [];
  const database = await openTestDatabase();
  const broken = await startSandbox({ database, log: (line) => logged.push(line), now: () => new Date(`${TODAY}T17:00:00Z`) });
  await broken.call('/v1/orders', { json: orderFor({ orderDate: TODAY, collect: false }) });
  await database.db.execute(sql`drop table invoice_emails`);
  const { status } = await broken.call('/v1/invoices/INV00000001/emails', { json: { emailAddresses: 'secret.person@example.com' } });
  await broken.close();
  expect(status).toBe(500);
  const text = logged.join('\n');
  expect(text).toContain('invoice_emails');
  expect(text).toContain('42P01');
  expect(text).toContain('emailInvoice');
  expect(text).not.toContain('secret.person');
});
