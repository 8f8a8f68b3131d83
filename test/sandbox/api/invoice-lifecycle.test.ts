import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { StartedSandbox } from '../../support/sandbox.js';
import { FIRST_CHARGES, PLANS, startTaxed } from '../../support/taxed-tenant.js';

let started: StartedSandbox;
let accounts = 0;
beforeAll(async () => {
  started = await startTaxed();
});
afterAll(() => started.close());

const ids = z.array(z.object({ id: z.string() }));
const generated = z.object({ success: z.literal(true), invoices: ids, creditMemos: ids });

const bodyOf = async (path: string, init: Parameters<StartedSandbox['call']>[1] = {}): Promise<unknown> =>
  (await started.call(path, init)).body;

/** Creates an account with an unbilled subscription. */
async function createSubscribedAccount(): Promise<string> {
  accounts += 1;
  const accountNumber = `L-${accounts}`;
  const billToContact = { firstName: 'Ada', lastName: 'Byron', country: 'DE' };
  await started.call('/v1/accounts', {
    json: { name: 'Ada', accountNumber, currency: 'EUR', autoPay: false, billCycleDay: 1, paymentTerm: 'Net 30', billToContact },
  });
  const createSubscription = {
    terms: { initialTerm: { termType: 'EVERGREEN' } },
    subscribeToRatePlans: [{ productRatePlanId: PLANS.Plain }],
  };
  await started.call('/v1/orders', {
    json: {
      orderDate: '2026-01-01',
      existingAccountNumber: accountNumber,
      subscriptions: [{ orderActions: [{ type: 'CreateSubscription', createSubscription }] }],
    },
  });
  return accountNumber;
}

async function draftOf(account: string, targetDate = '2026-01-01'): Promise<string> {
  const body = await bodyOf(`/v1/accounts/${account}/billing-documents/generate`, { json: { autoPost: false, targetDate } });
  return generated.parse(body).invoices[0]?.id ?? '';
}

const change = async (Id: string, Status: string) => bodyOf('/v1/action/update', { json: { type: 'Invoice', objects: [{ Id, Status }] } });
const balanceOf = async (account: string) =>
  z.object({ basicInfo: z.object({ balance: z.coerce.number() }) }).parse(await bodyOf(`/v1/accounts/${account}/summary`)).basicInfo
    .balance;
const datesOf = async (account: string) =>
  z
    .object({ invoiceItems: z.array(z.object({ serviceStartDate: z.string() })) })
    .parse(await bodyOf('/v1/operations/billing-preview', { json: { accountNumber: account, targetDate: '2026-02-01' } }))
    .invoiceItems.map(({ serviceStartDate }) => serviceStartDate);

describe('a draft', () => {
  it('can be included in the preview of a change', async () => {
    const account = await createSubscribedAccount();
    await draftOf(account);
    const [{ subscriptionNumber: number }] = z
      .object({ subscriptions: z.tuple([z.object({ subscriptionNumber: z.string() })]) })
      .parse(await bodyOf(`/v1/subscriptions/accounts/${account}`)).subscriptions;
    const preview = (includeExistingDraftDocItems: boolean) =>
      bodyOf(`/v1/subscriptions/${number}`, {
        method: 'PUT',
        json: { preview: true, includeExistingDraftDocItems, targetDate: '2026-02-01' },
      });
    const months = (body: unknown) => z.object({ invoice: z.looseObject({ invoiceItems: z.array(z.unknown()) }) }).parse(body).invoice;
    expect(months(await preview(false))).toMatchObject({
      amount: 35.69,
      taxAmount: 5.7,
      invoiceItems: [{ serviceStartDate: '2026-02-01' }],
    });
    expect(months(await preview(true))).toMatchObject({
      amount: 71.38,
      taxAmount: 11.4,
      invoiceItems: [{ serviceStartDate: '2026-01-01' }, { serviceStartDate: '2026-02-01' }],
    });
  });

  it('has no balance until it is posted, and then acts like any invoice', async () => {
    const account = await createSubscribedAccount();
    const id = await draftOf(account);
    expect(await bodyOf(`/v1/invoices/${id}`)).toMatchObject({ status: 'Draft', amount: 35.69, dueDate: '2026-01-31' });
    expect(await balanceOf(account)).toBe(0);
    const payment = {
      type: 'External',
      amount: 35.69,
      currency: 'EUR',
      effectiveDate: '2026-01-01',
      invoices: [{ invoiceId: id, amount: 35.69 }],
    };
    expect(await bodyOf('/v1/payments', { json: { accountNumber: account, paymentMethodType: 'Cash', ...payment } })).toMatchObject({
      success: false,
    });
    expect(await bodyOf(`/v1/invoices/${id}/write-off`, { method: 'PUT', json: {} })).toMatchObject({ success: false });
    expect(await change(id, 'Posted')).toEqual([{ Success: true, Id: id }]);
    expect(await bodyOf(`/v1/invoices/${id}`)).toMatchObject({ status: 'Posted', balance: 35.69, postedDate: '2026-01-01' });
    expect(await balanceOf(account)).toBe(35.69);
    expect(await change(id, 'Canceled')).toMatchObject([{ Success: false }]);
  });

  it('that is canceled makes its periods billable again', async () => {
    const account = await createSubscribedAccount();
    const id = await draftOf(account);
    expect(await datesOf(account)).toEqual(['2026-02-01']);
    expect(await change(id, 'Canceled')).toEqual([{ Success: true, Id: id }]);
    expect(await bodyOf(`/v1/invoices/${id}`)).toMatchObject({ status: 'Canceled', balance: 0 });
    expect(await datesOf(account)).toEqual(['2026-01-01', '2026-02-01']);
    expect(await draftOf(account)).not.toBe('');
  });

  it('cannot be canceled after later periods were billed', async () => {
    const account = await createSubscribedAccount();
    const first = await draftOf(account);
    const second = await draftOf(account, '2026-02-01');
    expect(await change(first, 'Canceled')).toMatchObject([{ Success: false }]);
    expect(await change(second, 'Canceled')).toMatchObject([{ Success: true }]);
    expect(await change(first, 'Canceled')).toMatchObject([{ Success: true }]);
    expect(await datesOf(account)).toEqual(['2026-01-01', '2026-02-01']);
  });

  it('is generated and deleted as an object', async () => {
    const account = await createSubscribedAccount();
    const objects = [{ AccountId: account, TargetDate: '2026-01-01', InvoiceDate: '2026-01-02' }];
    const made = await bodyOf('/v1/action/generate', { json: { type: 'Invoice', objects } });
    const [{ Id }] = z.tuple([z.object({ Success: z.literal(true), Id: z.string() })]).parse(made);
    expect(await bodyOf(`/v1/invoices/${Id}`)).toMatchObject({ status: 'Draft', invoiceDate: '2026-01-02', amount: 35.69 });
    expect(await bodyOf('/v1/action/generate', { json: { type: 'Invoice', objects } })).toMatchObject([{ Success: false }]);
    expect(await bodyOf('/v1/action/delete', { json: { type: 'Invoice', ids: [Id] } })).toMatchObject([{ success: true }]);
    expect(await bodyOf(`/v1/invoices/${Id}`)).toMatchObject({ success: false });
    expect(await datesOf(account)).toEqual(['2026-01-01', '2026-02-01']);
  });

  it('of a credit memo credits nothing until it is posted', async () => {
    const accountNumber = await createSubscribedAccount();
    const id = await draftOf(accountNumber);
    await change(id, 'Posted');
    const charges = [{ amount: 10, productRatePlanChargeId: FIRST_CHARGES.Plain }];
    const { id: memo } = z.object({ id: z.string() }).parse(await bodyOf('/v1/credit-memos', { json: { accountNumber, charges } }));
    const invoices = [{ invoiceId: id, amount: 11.9 }];
    expect(await bodyOf(`/v1/credit-memos/${memo}/apply`, { method: 'PUT', json: { invoices } })).toMatchObject({ success: false });
    await started.call(`/v1/credit-memos/${memo}/post`, { method: 'PUT', json: {} });
    expect(await bodyOf(`/v1/credit-memos/${memo}/apply`, { method: 'PUT', json: { invoices } })).toMatchObject({
      status: 'Posted',
      appliedAmount: 11.9,
      unappliedAmount: 0,
    });
    expect(await bodyOf(`/v1/invoices/${id}`)).toMatchObject({ balance: 23.79, creditMemoAmount: 11.9 });
  });
});
