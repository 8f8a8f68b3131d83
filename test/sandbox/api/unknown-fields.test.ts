import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { BUILD_MONTHLY, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

/** Other tests use a sandbox that refuses unknown fields. This sandbox ignores them, like the platform. */
const TODAY = '2026-11-21';
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`), unknownFields: 'ignore' });
  await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY }) });
});
afterAll(() => started.close());

const saved = z.tuple([z.object({ Success: z.literal(true), Id: z.string() })]);
const post = async (path: string, json: object) => (await started.call(path, { json })).body;
const draft = { Name: 'Ada', Currency: 'USD', Status: 'Draft', BillCycleDay: 1 };
const create = (fields: object, query = '') => post(`/v1/action/create${query}`, { type: 'Account', objects: [{ ...draft, ...fields }] });

describe('fields and query parameters that an operation does not have', () => {
  it('are ignored at the top and inside other fields', async () => {
    const preview = {
      termType: 'TERMED',
      initialTerm: 12,
      contractEffectiveDate: TODAY,
      accountKey: 'A00000001',
      targetDate: TODAY,
      subscribeToRatePlans: [{ productRatePlanId: BUILD_MONTHLY.plan, Color: 'red' }],
    };
    const expected = await post('/v1/subscriptions/preview', preview);
    expect(expected).toMatchObject({ success: true, invoice: { amount: 38 } });
    expect(await post('/v1/subscriptions/preview', { ...preview, renewalTerm: 12, autoRenew: true, Colors: ['red'] })).toEqual(expected);
  });

  it('are ignored in requests with alternatives', async () => {
    const method = { type: 'ACH', bankABACode: '110000000', bankAccountNumber: '000123456789', bankAccountType: 'Checking' };
    const holder = { bankName: 'First', bankAccountName: 'Ada Byron', accountKey: 'A00000001' };
    expect(await post('/v1/payment-methods', { ...method, ...holder, color: 'red' })).toMatchObject({ success: true });
  });

  it('are ignored in a query string', async () => {
    expect((await started.call('/v1/billing-documents?accountNumber=A00000001&color=red&color=blue')).body).toMatchObject({
      success: true,
      documents: [{ documentNumber: 'INV00000001' }],
    });
  });

  it('are ignored in objects that an action creates or updates', async () => {
    const [{ Id }] = saved.parse(await create({ Color: 'red', Shade__c: 'dark' }));
    expect(await post('/v1/action/update', { type: 'Account', objects: [{ Id, Color: 'blue', Notes: 'seen' }] })).toEqual([
      { Success: true, Id },
    ]);
    expect((await started.call(`/v1/object/account/${Id}`)).body).toMatchObject({ Notes: 'seen', Shade__c: 'dark' });
  });
});

describe('rejectUnknownFields=true', () => {
  it.each([
    ['/v1/object/account', { ...draft, Color: 'red' }],
    ['/v1/action/query', { queryString: 'select Id from Account', Color: 'red' }],
    ['/v1/action/create', { type: 'Account', objects: [draft], Color: 'red' }],
  ])('refuses them in %s', async (path, json) => {
    expect(reasonsOf(await post(`${path}?rejectUnknownFields=true`, json))).toEqual([{ category: 21, message: containing("'Color'") }]);
    expect(JSON.stringify(await post(`${path}?rejectUnknownFields=false`, json))).not.toMatch(/"success":false/i);
  });

  it('refuses them in objects', async () => {
    expect(await create({ Color: 'red' }, '?rejectUnknownFields=true')).toEqual([
      { Success: false, Errors: [{ Code: 'INVALID_FIELD', Message: containing("'Color'") }] },
    ]);
  });
});

describe('fields that exist are never ignored', () => {
  it.each([
    ['an option that the sandbox does not support', '/v1/operations/billing-preview', { includingDraftItems: true }, 'includingDraftItems'],
    ['an invalid value', '/v1/operations/billing-preview', { assumeRenewal: 'Perhaps' }, 'assumeRenewal'],
  ])('%s is refused', async (_, path, json, field) => {
    const body = await post(path, { accountNumber: 'A00000001', targetDate: TODAY, ...json });
    expect(reasonsOf(body).map(({ message }) => message)).toEqual([containing(`'${field}'`)]);
  });

  it('a field of an object that cannot be written is refused', async () => {
    expect(await create({ Balance: 5 })).toEqual([
      { Success: false, Errors: [{ Code: 'INVALID_FIELD', Message: containing("'Balance'") }] },
    ]);
  });
});
