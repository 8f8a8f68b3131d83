import fc from 'fast-check';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containing, matching } from '../../support/matchers.js';
import { readLedger } from '../../support/sandbox-answers.js';
import { newMethod, orderFor } from '../../support/sandbox-orders.js';
import { SANDBOX_URL, startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import '../../support/property-runs.js';

let started: StartedSandbox;
let freeMethod: string;
const result = z.object({ size: z.number(), done: z.boolean(), records: z.array(z.record(z.string(), z.unknown())) });

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
  for (const email of ["o'hara@example.com", 'ada@example.com', 'back\\slash@example.com']) {
    await started.call('/v1/orders', { json: orderFor({ orderDate: '2026-11-21', email, paymentMethodId: await newMethod(started) }) });
  }
  freeMethod = await newMethod(started);
});
afterAll(() => started.close());

const ask = (queryString: string, conf?: object) => started.call('/v1/action/query', { json: { queryString, ...(conf && { conf }) } });
const records = async (queryString: string) => result.parse((await ask(queryString)).body).records;

describe('a query', () => {
  it('returns records in PascalCase, with the id and without empty fields', async () => {
    const [contact] = await records("select WorkEmail, AccountId, City from Contact where WorkEmail = 'ada@example.com'");
    expect(contact).toEqual({ Id: matching(/./), WorkEmail: 'ada@example.com', AccountId: matching(/./) });
  });

  it('shows the owner of a payment method and its creation date', async () => {
    expect(await records('select AccountId, CreatedDate from PaymentMethod where AccountId = null')).toEqual([
      { Id: freeMethod, CreatedDate: '2026-11-21T12:00:00.000-05:00' },
    ]);
    expect(await records('select Id from PaymentMethod where AccountId != null')).toHaveLength(3);
  });

  it('binds "and" before "or"', async () => {
    const one = "select Id from Account where AccountNumber = 'A00000001' or AccountNumber = 'A00000002' and Status = 'Nothing'";
    expect(await records(one)).toHaveLength(1);
  });

  it.each([
    ['Balance >= 0 and Amount > 37.99', 3],
    ['Amount < 38', 0],
    ["InvoiceDate <= '2026-11-21'", 3],
    ["InvoiceDate != '2026-11-21'", 0],
    ["CreatedDate > '2026-11-21T00:00:00Z' and InvoiceNumber = 'INV00000002'", 1],
  ])('compares invoices by %s', async (where, count) => {
    expect(await records(`select Id from Invoice where ${where}`)).toHaveLength(count);
  });

  it.each(['Account', 'Contact', 'Subscription', 'Invoice', 'Payment', 'PaymentMethod', 'Product', 'ProductRatePlan'])(
    'reaches %s',
    async (object) => {
      expect((await records(`SELECT Id FROM ${object}`)).length).toBeGreaterThan(2);
    },
  );

  it('returns at most the requested number of rows, and reports that more exist', async () => {
    expect((await ask('select Id from Account', { batchSize: 2 })).body).toMatchObject({ size: 3, done: false, records: [{}, {}] });
  });
});

describe('text in a query', () => {
  it.each(["o'hara@example.com", 'back\\slash@example.com'])('is compared literally: %s', async (email) => {
    const escaped = email.replace(/['\\]/g, '\\$&');
    expect(await records(`select Id from Contact where WorkEmail = '${escaped}'`)).toHaveLength(2);
  });

  it.each([
    "x' or '1'='1",
    "x'; drop table accounts; --",
    "x' union select behavior from payment_methods --",
    '$1',
    "\\' or 1=1",
    'x\u2019 or 1=1',
    "x'/*",
  ])('never becomes part of the statement: %s', async (hostile) => {
    const before = await readLedger(started);
    const raw = await ask(`select Id from Contact where WorkEmail = '${hostile}'`);
    if (raw.status === 200) expect(raw.body).toMatchObject({ size: 0 });
    else expect(raw).toMatchObject({ status: 400, body: [{ Success: false, Errors: [{ Code: 'MALFORMED_QUERY' }] }] });
    expect(await records(`select Id from Contact where WorkEmail = '${hostile.replace(/['\\]/g, '\\$&')}'`)).toEqual([]);
    expect(await readLedger(started)).toEqual(before);
  });

  it('of any kind finds only exact matches when escaped', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => !text.includes('\0')),
        async (text) => {
          expect(await records(`select Id from Contact where City = '${text.replace(/['\\]/g, '\\$&')}'`)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a query is refused', () => {
  it('with a deeply nested body', async () => {
    const request = new Request(`${SANDBOX_URL}/v1/action/query`, {
      method: 'POST',
      headers: { authorization: started.authorization, 'content-type': 'application/json' },
      body: `{"queryString": "select Id from Account", "deep": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    });
    expect((await started.sandbox.fetch(request)).status).toBe(400);
  });

  it.each([
    ['', 'queryString'],
    ['select', 'expected a name'],
    ['select * from Account', 'position 7'],
    ['select Id from Account where', 'expected a name'],
    ['select Id from Account where Name', 'expected = '],
    ["select Id from Account where Name = 'x", 'position 36'],
    ["select Id from Account where Name in ('x')", 'position 37'],
    ["select Id from Account where Name in 'x'", 'expected = '],
    ['select Id from Account order by Name', "found 'order'"],
    ["select Id from Account where (Name = 'x')", 'position 29'],
    ['select Id from Account; select Id from Contact', 'position 22'],
    [`select Id from Account where ${Array.from({ length: 201 }, () => "Name = 'x'").join(' or ')}`, '200 conditions'],
  ])('that is not a query: %.60s', async (queryString, message) => {
    expect(JSON.stringify((await ask(queryString)).body)).toContain(message);
  });

  it.each([
    ['select Id from accounts', 'INVALID_TYPE', 'Account, Contact'],
    ['select Id from constructor', 'INVALID_TYPE', 'constructor'],
    ['select Behavior from PaymentMethod', 'INVALID_FIELD', 'Behavior'],
    ['select toString from Account', 'INVALID_FIELD', 'toString'],
    ["select Id from Account where password_hash = 'x'", 'INVALID_FIELD', 'password_hash'],
    ["select Id from Invoice where Amount = 'many'", 'INVALID_VALUE', 'a number'],
    ["select Id from Invoice where InvoiceDate = '2026-02-30'", 'INVALID_VALUE', 'a date'],
    ["select Id from Invoice where CreatedDate > 'yesterday'", 'INVALID_VALUE', 'a time'],
    ["select Id from Invoice where CreatedDate > '2026-02-31'", 'INVALID_VALUE', 'a time'],
    ["select Id from Invoice where CreatedDate > '0000-01-01T00:00:00Z'", 'INVALID_VALUE', 'a time'],
    ['select Id from Account where Name = 5', 'INVALID_VALUE', 'a text'],
    ['select Id from Account where Name > null', 'INVALID_VALUE', 'null'],
    ["select Id from Account where AutoPay = 'perhaps'", 'INVALID_VALUE', 'true or false'],
    ["select Id from Account where BillCycleDay = '1.5'", 'INVALID_VALUE', 'whole number'],
  ])('with unknown names or invalid values: %s', async (queryString, code, message) => {
    const answer = await ask(queryString);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual([{ Success: false, Errors: [{ Code: code, Message: containing(message) }] }]);
  });
});
