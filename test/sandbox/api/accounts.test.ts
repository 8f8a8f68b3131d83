import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { advanceTo, readInvoices } from '../../support/sandbox-answers.js';
import { newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const ids = z.object({ accountId: z.string(), billToContactId: z.string(), soldToContactId: z.string() });
const withId = z.object({ id: z.string() });
const ADA = { firstName: 'Ada', lastName: 'Byron', workEmail: 'ada@example.com', workPhone: '+44 20', country: 'GB', zipCode: 'N1' };
let started: StartedSandbox;
let made: z.output<typeof ids>;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
  const account = { name: 'Ada Byron', currency: 'USD', accountNumber: 'A-ada', billToContact: ADA };
  made = ids.parse((await started.call('/v1/accounts', { json: account })).body);
});
afterAll(() => started.close());

const get = async (path: string) => (await started.call(path)).body;
const put = async (path: string, json: object = {}) => (await started.call(path, { method: 'PUT', json })).body;
const remove = async (path: string) => (await started.call(path, { method: 'DELETE' })).body;
const query = async (queryString: string) => (await started.call('/v1/action/query', { json: { queryString } })).body;
const order = (changes: object = {}) => {
  const { newAccount: _, ...rest } = orderFor({ orderDate: TODAY });
  return started.call('/v1/orders', { json: { ...rest, existingAccountNumber: 'A-ada', ...changes } });
};

describe('a new account', () => {
  it('stores every plain field and three contacts', async () => {
    const fields = {
      name: 'Engines',
      currency: 'EUR',
      accountNumber: 'A-engines',
      batch: 'Batch3',
      crmId: 'crm-1',
      salesRep: 'Charles',
      additionalEmailAddresses: ['books@example.com'],
      invoiceDeliveryPrefsPrint: true,
      parentId: 'A-ada',
      taxInfo: { VATId: 'GB1' },
      einvoiceProfile: { enabled: true, businessName: 'Engines' },
      StorefrontLanguage__c: 'fr',
      Department__NS: 'Sales',
      billToContact: { ...ADA, mobilePhone: '+44 7', nickname: 'Countess', Level__c: 'high' },
      soldToSameAsBillTo: true,
      shipToContact: { firstName: 'Grace', lastName: 'Hopper', city: 'York' },
    };
    expect((await started.call('/v1/accounts', { json: fields })).body).toMatchObject({ success: true, accountNumber: 'A-engines' });
    expect(await get('/v1/accounts/A-engines')).toMatchObject({
      basicInfo: {
        batch: 'Batch3',
        crmId: 'crm-1',
        salesRep: 'Charles',
        parentId: made.accountId,
        StorefrontLanguage__c: 'fr',
        Department__NS: 'Sales',
      },
      billingAndPayment: { additionalEmailAddresses: ['books@example.com'], invoiceDeliveryPrefsPrint: true, currency: 'EUR' },
      taxInfo: { VATId: 'GB1' },
      einvoiceProfile: { enabled: true, businessName: 'Engines' },
      billToContact: { firstName: 'Ada', mobilePhone: '+44 7', nickname: 'Countess', Level__c: 'high' },
      soldToContact: { firstName: 'Ada' },
      shipToContact: { firstName: 'Grace', city: 'York' },
    });
    expect(await get('/v1/accounts/A-engines/summary')).toMatchObject({
      basicInfo: { batch: 'Batch3', StorefrontLanguage__c: 'fr' },
      shipToContact: { city: 'York' },
    });
  });

  it('that an order creates has its contacts', async () => {
    const asked = orderFor({ orderDate: TODAY });
    const billToContact = {
      firstName: 'Grace',
      lastName: 'Hopper',
      mobilePhone: '+1 7',
      nickname: 'Amazing',
    };
    const done = await started.call('/v1/orders', {
      json: { ...asked, newAccount: { ...asked.newAccount, accountNumber: 'A-grace', billToContact } },
    });
    expect(done.body).toMatchObject({ success: true });
    const shown = { firstName: 'Grace', mobilePhone: '+1 7', nickname: 'Amazing' };
    expect(await get('/v1/accounts/A-grace')).toMatchObject({ billToContact: shown });
  });

  it('is refused with unsupported fields, by name', async () => {
    const account = {
      name: 'B',
      currency: 'USD',
      billToContact: ADA,
      subscription: { contractEffectiveDate: TODAY, termType: 'EVERGREEN', invoiceOwnerAccountKey: 'A-other' },
    };
    expect(reasonsOf((await started.call('/v1/accounts', { json: account })).body)).toEqual([
      {
        category: 30,
        message: containing("'subscription.invoiceOwnerAccountKey' is not supported by this sandbox in this request: the owner"),
      },
    ]);
  });
});

describe('a changed account', () => {
  it('shows the change in every response, and keeps the other fields', async () => {
    const fields = {
      name: 'Analytical Engines',
      notes: 'VIP',
      autoPay: false,
      batch: 'Batch2',
      crmId: 'crm-7',
      purchaseOrderNumber: 'PO-9',
      tagging: 'gold',
      additionalEmailAddresses: ['books@example.com'],
      invoiceDeliveryPrefsEmail: true,
      taxInfo: { VATId: 'GB1', exemptStatus: 'No' },
      StorefrontLanguage__c: 'de',
    };
    expect(await put('/v1/accounts/A-ada', fields)).toMatchObject({ success: true });
    expect(await put('/v1/accounts/A-ada', { crmId: 'crm-8' })).toMatchObject({ success: true });
    expect(await get('/v1/accounts/A-ada')).toMatchObject({
      basicInfo: {
        name: 'Analytical Engines',
        notes: 'VIP',
        batch: 'Batch2',
        crmId: 'crm-8',
        purchaseOrderNumber: 'PO-9',
        tags: 'gold',
        StorefrontLanguage__c: 'de',
      },
      billingAndPayment: { autoPay: false, additionalEmailAddresses: ['books@example.com'], invoiceDeliveryPrefsEmail: true },
      taxInfo: { VATId: 'GB1' },
      billToContact: { firstName: 'Ada', workPhone: '+44 20' },
    });
    expect(await get('/v1/accounts/A-ada/summary')).toMatchObject({
      basicInfo: { name: 'Analytical Engines', batch: 'Batch2', tags: 'gold', autoPay: false, StorefrontLanguage__c: 'de' },
      taxInfo: { exemptStatus: 'No' },
    });
    const found =
      "select Name, CrmId, StorefrontLanguage__c from Account where StorefrontLanguage__c = 'de' and PurchaseOrderNumber = 'PO-9'";
    expect(await query(found)).toMatchObject({
      records: [{ Name: 'Analytical Engines', CrmId: 'crm-8', StorefrontLanguage__c: 'de' }],
    });
  });

  it('is billed and collected by its new settings', async () => {
    const method = await newMethod(started);
    await put('/v1/accounts/A-ada', { defaultPaymentMethodId: method });
    expect((await order({ processingOptions: { runBilling: true, collectPayment: true } })).body).toMatchObject({
      success: true,
      paidAmount: containing('38'),
    });
    await put('/v1/accounts/A-ada', { autoPay: false });
    await advanceTo(started, '2026-12-21');
    expect((await readInvoices(started, 'A-ada')).map((invoice) => invoice.balance)).toEqual([0, 38]);
  });

  it('can have other contacts, but only its own', async () => {
    const grace = { accountNumber: 'A-ada', firstName: 'Grace', lastName: 'Hopper', workEmail: 'grace@example.com' };
    const { id } = withId.parse((await started.call('/v1/contacts', { json: grace })).body);
    await put('/v1/accounts/A-ada', { billToContactId: id, soldToContact: { city: 'Paris' } });
    expect(await get('/v1/accounts/A-ada')).toMatchObject({
      billToContact: { id, workEmail: 'grace@example.com' },
      soldToContact: { id: made.soldToContactId, firstName: 'Ada', city: 'Paris' },
    });
    expect(await query(`select BillToId from Account where AccountNumber = 'A-ada'`)).toMatchObject({ records: [{ BillToId: id }] });
    await started.call('/v1/accounts', { json: { name: 'B', currency: 'USD', accountNumber: 'A-b', billToContact: ADA } });
    expect(reasonsOf(await put('/v1/accounts/A-b', { billToContactId: id }))).toEqual([
      { category: 20, message: containing("'billToContactId'") },
    ]);
  });

  it.each<[object, number, string]>([
    [{ paymentTerm: 'Thirty days' }, 20, 'paymentTerm'],
    [{ parentId: 'A-ada' }, 30, 'parentId'],
    [{ shipToContact: { city: 'Paris' } }, 30, 'shipToContact'],
    [{ billToContactId: 'x', billToContact: { city: 'Paris' } }, 30, 'billToContact'],
    [{ colour: 'red' }, 21, 'colour'],
  ])('refuses %j', async (changes, category, names) => {
    expect(reasonsOf(await put('/v1/accounts/A-ada', changes))).toEqual([{ category, message: containing(`'${names}'`) }]);
  });
});

it('an account cannot be its own ancestor, through any number of levels', async () => {
  const child = { name: 'C', currency: 'USD', billToContact: { firstName: 'C', lastName: 'D' }, parentId: 'A-ada' };
  await started.call('/v1/accounts', { json: { ...child, accountNumber: 'A-child' } });
  await started.call('/v1/accounts', { json: { ...child, accountNumber: 'A-grandchild', parentId: 'A-child' } });
  expect(reasonsOf(await put('/v1/accounts/A-ada', { parentId: 'A-grandchild' }))).toEqual([
    { category: 30, message: containing("'parentId'") },
  ]);
  expect(await put('/v1/accounts/A-grandchild', { parentId: 'A-ada' })).toMatchObject({ success: true });
});

describe('a deleted account', () => {
  it('disappears with its contacts and payment methods if nothing was booked', async () => {
    const method = await newMethod(started);
    await put('/v1/accounts/A-ada', { defaultPaymentMethodId: method });
    expect(await remove('/v1/accounts/A-ada')).toMatchObject({ success: true, id: made.accountId, jobStatus: 'Pending' });
    for (const path of ['/v1/accounts/A-ada', `/v1/contacts/${made.billToContactId}`, `/v1/payment-methods/${method}`]) {
      expect(reasonsOf(await get(path))[0]?.category).toBe(40);
    }
  });

  it('is refused while it has a subscription or debts; later it stays on record but cannot order', async () => {
    await put('/v1/accounts/A-ada', { defaultPaymentMethodId: await newMethod(started) });
    const termed = orderFor({ orderDate: TODAY, term: 1 }).subscriptions.map((subscription) => ({
      orderActions: subscription.orderActions.map((action) => ({
        ...action,
        createSubscription: { ...action.createSubscription, terms: { ...action.createSubscription.terms, autoRenew: false } },
      })),
    }));
    await order({ subscriptions: termed, processingOptions: { runBilling: true, collectPayment: true } });
    expect(reasonsOf(await remove('/v1/accounts/A-ada'))).toEqual([{ category: 30, message: containing('A-S00000001') }]);
    await advanceTo(started, '2026-12-22');
    expect(await remove('/v1/accounts/A-ada')).toMatchObject({ success: true });
    expect(await get('/v1/accounts/A-ada')).toMatchObject({ basicInfo: { status: 'Canceled' } });
    expect(reasonsOf((await order()).body)).toEqual([{ category: 30, message: containing("'existingAccountNumber'") }]);
  });
});

describe('a contact', () => {
  it('changes for its account and for queries at once', async () => {
    await put(`/v1/contacts/${made.billToContactId}`, { workEmail: 'countess@example.com', nickname: 'Countess', Level__c: 'high' });
    expect(await get('/v1/accounts/A-ada')).toMatchObject({
      billToContact: { workEmail: 'countess@example.com', Level__c: 'high', zipCode: 'N1' },
    });
    const records = [{ NickName: 'Countess', Level__c: 'high' }];
    expect(await query("select NickName, Level__c from Contact where WorkEmail = 'countess@example.com'")).toMatchObject({ records });
  });

  it('cannot be deleted while it is the bill-to contact, and can afterwards', async () => {
    expect(reasonsOf(await remove(`/v1/contacts/${made.billToContactId}`))).toEqual([{ category: 30, message: containing('bill-to') }]);
    const other = { accountId: made.accountId, firstName: 'G', lastName: 'H', asBillTo: true, asSoldTo: true };
    expect((await started.call('/v1/contacts', { json: other })).body).toMatchObject({ asBillTo: true, asSoldTo: true, asShipTo: false });
    expect(await remove(`/v1/contacts/${made.billToContactId}`)).toMatchObject({ success: true });
    expect(reasonsOf(await get(`/v1/contacts/${made.billToContactId}`))[0]?.category).toBe(40);
    expect(await get('/v1/accounts/A-ada')).toMatchObject({ billToContact: { firstName: 'G' } });
  });

  it('that is scrubbed leaves no personal data, not even in replayed responses', async () => {
    const grace = {
      accountId: made.accountId,
      firstName: 'Grace',
      lastName: 'Hopper',
      personalEmail: 'g@example.com',
      city: 'York',
      Pet__c: 'Rex',
    };
    const once = { json: grace, headers: { 'idempotency-key': 'contact-1' } };
    const { id } = withId.parse((await started.call('/v1/contacts', once)).body);
    expect(await put(`/v1/contacts/${id}/scrub`)).toMatchObject({ success: true });
    const shown = [await get(`/v1/contacts/${id}`), await query('select FirstName, LastName, City, PersonalEmail, Pet__c from Contact')];
    const repeated = await started.call('/v1/contacts', once);
    expect(repeated.body).toEqual({ success: true, id });
    expect(JSON.stringify([...shown, repeated.body])).not.toMatch(/Grace|Hopper|g@example|York|Rex/);
  });

  it('is scrubbed by a call without a body', async () => {
    const answer = await started.call(`/v1/contacts/${made.billToContactId}/scrub`, { method: 'PUT' });
    expect(answer.body).toMatchObject({ success: true });
  });
});
