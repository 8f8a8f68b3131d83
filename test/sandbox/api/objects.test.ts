import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBillingClient, type BillingClient } from '../../../src/api/billing-client.js';
import { containing, matching } from '../../support/matchers.js';
import { orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { SANDBOX_URL, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const ID = /^[0-9a-f]{32}$/;
const made = z.object({ Success: z.literal(true), Id: z.string() });
const DRAFT = { Name: 'Grace Hopper', Currency: 'USD', BillCycleDay: 0, Status: 'Draft' } as const;
const GRACE = { FirstName: 'Grace', LastName: 'Hopper', WorkEmail: 'grace@example.com', Country: 'US' };
let started: StartedSandbox;
let billing: BillingClient;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
  billing = createBillingClient({
    baseUrl: SANDBOX_URL,
    credential: () => started.authorization.replace('Bearer ', ''),
    fetch: (request) => started.sandbox.fetch(request),
  });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
});
afterAll(() => started.close());

const openDraft = async (changes: object = {}) =>
  made.parse((await started.call('/v1/object/account', { json: { ...DRAFT, ...changes } })).body).Id;
const put = async (id: string, json: object) => (await started.call(`/v1/object/account/${id}`, { method: 'PUT', json })).body;
const get = async (path: string) => (await started.call(path)).body;
const act = (action: string, json: object) => started.call(`/v1/action/${action}`, { json });
const query = async (queryString: string) => (await act('query', { queryString })).body;

describe('an account object', () => {
  it('becomes a complete account that can be read and sold to', async () => {
    const id = await openDraft({
      AccountNumber: 'A-grace',
      Batch: 'Batch5',
      SalesRepName: 'Ada',
      AdditionalEmailAddresses: 'a@example.com;b@example.com',
      VATId: 'DE1',
      TaxExemptStatus: 'No',
      Notes: 'By hand',
      Region__c: 'north',
    });
    const order = { ...orderFor({ orderDate: '2026-11-21' }), newAccount: undefined, existingAccountNumber: 'A-grace' };
    expect(reasonsOf((await started.call('/v1/orders', { json: order })).body)).toMatchObject([{ message: containing('Draft') }]);
    expect(reasonsOf(await put(id, { Status: 'Active' }))).toEqual([{ category: 30, message: containing("'BillToId'") }]);

    const [contact] = z.array(made).parse((await act('create', { type: 'Contact', objects: [{ ...GRACE, AccountId: id }] })).body);
    expect(await put(id, { BillToId: contact?.Id, SoldToId: contact?.Id, Status: 'Active' })).toEqual({ Success: true, Id: id });
    expect(await get(`/v1/object/account/${id}`)).toEqual({
      ...DRAFT,
      Status: 'Active',
      Id: id,
      AccountNumber: 'A-grace',
      AutoPay: true,
      BcdSettingOption: 'AutoSet',
      Batch: 'Batch5',
      SalesRepName: 'Ada',
      AdditionalEmailAddresses: 'a@example.com,b@example.com',
      VATId: 'DE1',
      TaxExemptStatus: 'No',
      Notes: 'By hand',
      Region__c: 'north',
      PaymentTerm: 'Due Upon Receipt',
      BillToId: contact?.Id,
      SoldToId: contact?.Id,
      Balance: 0,
      TotalInvoiceBalance: 0,
      CreatedDate: '2026-11-21T12:00:00.000-05:00',
    });
    expect(await get('/v1/accounts/A-grace')).toMatchObject({
      basicInfo: { id, status: 'Active', batch: 'Batch5', salesRep: 'Ada', notes: 'By hand', Region__c: 'north' },
      billingAndPayment: { additionalEmailAddresses: ['a@example.com', 'b@example.com'] },
      billToContact: { id: contact?.Id, workEmail: 'grace@example.com' },
      taxInfo: { VATId: 'DE1', exemptStatus: 'No' },
    });
    expect(await query("select Status, Batch, Region__c from Account where AccountNumber = 'A-grace'")).toMatchObject({
      records: [{ Id: id, Status: 'Active', Batch: 'Batch5', Region__c: 'north' }],
    });

    expect((await started.call('/v1/orders', { json: order })).body).toMatchObject({ success: true });
    expect(await get(`/v1/object/account/${id}?fields=Balance,LastInvoiceDate`)).toEqual({
      Id: id,
      Balance: 38,
      LastInvoiceDate: '2026-11-21',
    });
  });

  it('shows its changes in /v1/accounts', async () => {
    const account = { name: 'Ada', currency: 'USD', accountNumber: 'A-ada', taxInfo: { VATId: 'X', companyCode: 'C' } };
    const { body } = await started.call('/v1/accounts', { json: { ...account, billToContact: { firstName: 'Ada', lastName: 'Byron' } } });
    const { accountId } = z.object({ accountId: z.string() }).parse(body);
    await put(accountId, { Name: 'Ada B.', VATId: 'Y', CrmId: 'crm', AutoPay: false });
    expect(await get('/v1/accounts/A-ada')).toMatchObject({
      basicInfo: { name: 'Ada B.', crmId: 'crm' },
      billingAndPayment: { autoPay: false },
      taxInfo: { VATId: 'Y', companyCode: 'C' },
    });
    await started.call('/v1/accounts/A-ada', { method: 'PUT', json: { notes: 'Later' } });
    expect(await get(`/v1/object/account/${accountId}`)).toMatchObject({ Notes: 'Later', VATId: 'Y', TaxCompanyCode: 'C' });
  });

  it('disappears everywhere when deleted', async () => {
    const id = await openDraft({ AccountNumber: 'A-gone' });
    expect((await started.call(`/v1/object/account/${id}`, { method: 'DELETE' })).body).toEqual({ success: true, id });
    for (const path of [`/v1/object/account/${id}`, '/v1/accounts/A-gone']) {
      expect(reasonsOf(await get(path))).toMatchObject([{ category: 40 }]);
    }
  });

  it.each<[object, number, string]>([
    [{ Status: 'Active' }, 30, 'Status'],
    [{ Currency: 'XTS' }, 20, 'Currency'],
    [{ PaymentTerm: 'Thirty days' }, 20, 'PaymentTerm'],
    [{ Name: undefined }, 22, 'Name'],
    [{ BillToId: 'c' }, 30, 'BillToId'],
    [{ Color: 'red' }, 21, 'Color'],
    [{ ParentId: 'nobody' }, 40, 'nobody'],
  ])('with %j is refused', async (changes, category, names) => {
    const { body } = await started.call('/v1/object/account', { json: { ...DRAFT, ...changes } });
    expect(reasonsOf(body)).toEqual([{ category, message: containing(`'${names}'`) }]);
  });

  it('accepts no contact of another account', async () => {
    const [id, other] = [await openDraft(), await openDraft()];
    const [result] = await billing.objects.create('Contact', [{ ...GRACE, AccountId: other }]);
    expect(reasonsOf(await put(id, { BillToId: result?.success === true ? result.id : '' }))).toMatchObject([{ category: 20 }]);
  });
});

describe('actions through the client', () => {
  it('create valid records, report errors for the others, and keep their order', async () => {
    const id = await openDraft({ AccountNumber: 'A-many' });
    const results = await billing.objects.create('Contact', [
      { ...GRACE, AccountId: id },
      { ...GRACE, AccountId: 'nobody' },
      { ...GRACE, AccountId: id, FirstName: '' },
      { ...GRACE, AccountId: id, LastName: 'Murray' },
    ]);
    expect(results).toEqual([
      { success: true, id: matching(ID) },
      { success: false, errors: [{ code: 'INVALID_ID', message: containing("'nobody'") }] },
      { success: false, errors: [{ code: 'INVALID_VALUE', message: containing("'FirstName'") }] },
      { success: true, id: matching(ID) },
    ]);
    expect(await query(`select LastName from Contact where AccountId = '${id}'`)).toMatchObject({ size: 2 });
    const last = results[3]?.success === true ? results[3].id : '';
    expect(await get(`/v1/contacts/${last}`)).toMatchObject({ lastName: 'Murray', accountNumber: 'A-many' });
  });

  it('change and clear fields', async () => {
    const [account] = await billing.objects.create('Account', [
      { ...DRAFT, Notes: 'Old', CrmId: 'crm', CommunicationProfileId: 'p', VATId: 'V' },
    ]);
    const id = account?.success === true ? account.id : '';
    const [contact] = await billing.objects.create('Contact', [{ ...GRACE, AccountId: id, City: 'Arlington', Desk__c: 4 }]);
    const contactId = contact?.success === true ? contact.id : '';
    expect(await billing.objects.update('Account', [{ Id: id, Name: 'New', Notes: null, CrmId: null, VATId: null }])).toEqual([
      { success: true, id },
    ]);
    expect(await billing.objects.get('Account', id)).toMatchObject({ Name: 'New', CommunicationProfileId: 'p' });
    expect(Object.keys(await billing.objects.get('Account', id))).not.toEqual(expect.arrayContaining(['Notes']));
    expect(await query(`select Id from Account where CrmId = null and Notes = null and Id = '${id}'`)).toMatchObject({ size: 1 });
    expect(await billing.objects.update('Contact', [{ Id: contactId, City: null, LastName: 'Murray' }])).toEqual([
      { success: true, id: contactId },
    ]);
    const read = await get(`/v1/contacts/${contactId}`);
    expect(read).toMatchObject({ lastName: 'Murray', firstName: 'Grace', Desk__c: 4 });
    expect(read).not.toHaveProperty('city');
    expect(await billing.objects.update('Contact', [{ Id: contactId, LastName: null }])).toMatchObject([
      { success: false, errors: [{ code: 'INVALID_VALUE', message: containing("'LastName'") }] },
    ]);
  });

  it('keep all digits of usage, and delete usage', async () => {
    const id = await openDraft();
    await put(id, {});
    const record = { UOM: 'Call', Quantity: '0.123456789', StartDateTime: '2026-11-01T00:00:00Z' };
    const refused = await billing.objects.create('Usage', [{ ...record, AccountId: id }]);
    expect(refused).toMatchObject([{ success: false, errors: [{ message: containing('Draft') }] }]);
    await started.call('/v1/orders', { json: orderFor({ orderDate: '2026-11-21' }) });
    const [usage] = await billing.objects.create('Usage', [{ ...record, AccountNumber: 'A00000002' }]);
    const usageId = usage?.success === true ? usage.id : '';
    expect(await billing.objects.get('Usage', usageId)).toMatchObject({ Quantity: '0.123456789', AccountNumber: 'A00000002' });
    await billing.objects.update('Usage', [{ Id: usageId, EndDateTime: '2026-11-02T00:00:00Z' }]);
    await billing.objects.update('Usage', [{ Id: usageId, Quantity: '2', EndDateTime: null }]);
    expect(await get('/v1/usage/accounts/A00000002')).toMatchObject({ usage: [{ id: usageId, quantity: '2' }] });
    expect(await billing.objects.get('Usage', usageId)).not.toHaveProperty('EndDateTime');
    expect(await billing.objects.delete('Usage', [usageId, 'nobody'])).toMatchObject([
      { success: true, id: usageId },
      { success: false, errors: [{ code: 'INVALID_ID' }] },
    ]);
    expect(await get('/v1/usage/accounts/A00000002')).toMatchObject({ usage: [] });
  });

  it('delete only unused records', async () => {
    const id = await openDraft();
    const [contact] = await billing.objects.create('Contact', [{ ...GRACE, AccountId: id }]);
    const contactId = contact?.success === true ? contact.id : '';
    await put(id, { BillToId: contactId });
    expect(await billing.objects.delete('Contact', [contactId])).toMatchObject([{ success: false, errors: [{ code: 'CANNOT_DELETE' }] }]);
    expect(await billing.objects.delete('Account', [id])).toEqual([{ success: true, id }]);
    expect(await query(`select Id from Contact where Id = '${contactId}'`)).toMatchObject({ size: 0 });
  });

  it('refuse each record of a read-only type', async () => {
    const unwritten = await act('create', { type: 'BillRun', objects: [{}, {}] });
    expect(unwritten.body).toEqual(Array(2).fill({ Success: false, Errors: [{ Code: 'INVALID_TYPE', Message: containing("'BillRun'") }] }));
    expect((await act('delete', { type: 'constructor', ids: ['x'] })).body).toMatchObject([{ errors: [{ Code: 'INVALID_TYPE' }] }]);
  });
});

describe('an action', () => {
  it.each([
    ['create', { type: 'Contact', objects: [] }, 'MISSING_REQUIRED_VALUE'],
    ['create', { type: 'Contact', objects: Array(51).fill(GRACE) }, 'MAX_RECORDS_EXCEEDED'],
    ['update', { type: 'Contact', objects: Array(51).fill({ Id: 'x' }) }, 'MAX_RECORDS_EXCEEDED'],
    ['delete', { type: 'Contact', ids: Array(51).fill('x') }, 'MAX_RECORDS_EXCEEDED'],
  ])('to %s is refused with no records or too many', async (action, json, code) => {
    expect((await act(action, json)).body).toEqual([{ Success: false, Errors: [{ Code: code, Message: matching(/./) }] }]);
  });

  it.each<[object, string]>([
    [{ id: 'other' }, 'INVALID_FIELD'],
    [{ rejectUnknownFields: true }, 'INVALID_FIELD'],
    [{ Color: 'red' }, 'INVALID_FIELD'],
    [{ Name: 5 }, 'INVALID_VALUE'],
    [{ Name: 'x', fieldsToNull: ['Name'] }, 'INVALID_VALUE'],
    [{ fieldsToNull: ['toString'] }, 'INVALID_VALUE'],
  ])('refuses a change by %j', async (changes, code) => {
    const id = await openDraft();
    expect((await act('update', { type: 'Account', objects: [{ Id: id, ...changes }] })).body).toEqual([
      { Success: false, Id: id, Errors: [{ Code: code, Message: matching(/./) }] },
    ]);
    expect(await get(`/v1/object/account/${id}`)).toMatchObject({ Name: DRAFT.Name });
  });
});
