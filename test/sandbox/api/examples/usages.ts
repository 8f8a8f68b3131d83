import * as z from 'zod';
import { dollars, createPlan } from '../../../support/custom-charges.js';
import { readLines } from '../../../support/sandbox-answers.js';
import { orderFor } from '../../../support/sandbox-orders.js';
import type { StartedSandbox } from '../../../support/sandbox.js';
import type { ExamplesOf } from './example.js';

const madeUsage = z.object({ Success: z.literal(true), Id: z.string() });

/** A form with a usage file for `POST /v1/usage`. */
export function usageForm(text: string, name = 'usage.csv'): FormData {
  const form = new FormData();
  form.set('file', new File([text], name, { type: 'text/csv' }));
  return form;
}

/** Returns the lines of a bill for usage and for a fee. */
async function billedLines(started: StartedSandbox): Promise<{ ofUsage: string; ofFee: string }> {
  const { plan } = await createPlan(started, {
    calls: { ChargeType: 'Usage', ChargeModel: 'Per Unit Pricing', UOM: 'Call', ...dollars({ Price: 2 }) },
    fee: { ChargeModel: 'Flat Fee Pricing', ...dollars({ Price: 20 }) },
  });
  const orderDate = '2026-01-01';
  const order = { ...orderFor({ orderDate, plans: [{ plan }], billCycleDay: 1 }), processingOptions: {} };
  const { accountNumber } = z.object({ accountNumber: z.string() }).parse((await started.call('/v1/orders', { json: order })).body);
  const use = { AccountNumber: accountNumber, UOM: 'Call', Quantity: 3, StartDateTime: `${orderDate}T12:00:00Z` };
  await started.call('/v1/object/usage', { json: use });
  const bill = { autoPost: true, targetDate: '2026-02-01' };
  const { body } = await started.call(`/v1/accounts/${accountNumber}/billing-documents/generate`, { json: bill });
  const [invoice] = z.object({ invoices: z.array(z.object({ id: z.string() })) }).parse(body).invoices;
  const lines = await readLines(started, invoice?.id ?? '');
  const idOf = (type: string) => lines.find(({ chargeType }) => chargeType === type)?.id ?? '';
  return { ofUsage: idOf('Usage'), ofFee: idOf('Recurring') };
}

/** Examples of the usage and generic object operations. */
export const usageExamples: ExamplesOf = async (started) => {
  const account = {
    name: 'Ada Byron',
    currency: 'USD',
    accountNumber: 'A-metered',
    billToContact: { firstName: 'Ada', lastName: 'Byron', workEmail: 'ada@example.com' },
  };
  await started.call('/v1/accounts', { json: account });
  const usage = { AccountNumber: 'A-metered', UOM: 'Call', Quantity: '1.50', StartDateTime: '2026-11-01T00:00:00Z' };
  const add = async () => madeUsage.parse((await started.call('/v1/object/usage', { json: usage })).body).Id;
  const first = await add();
  const second = await add();
  const draft = { Name: 'Draft', Currency: 'USD', BillCycleDay: 0, Status: 'Draft' };
  const open = async () => madeUsage.parse((await started.call('/v1/object/account', { json: draft })).body).Id;
  const firstDraft = await open();
  const secondDraft = await open();
  const thirdDraft = await open();
  const record = { AccountNumber: 'A-metered', UOM: 'Call', Quantity: 1, StartDateTime: '2026-11-01T00:00:00Z' };
  const { ofUsage, ofFee } = await billedLines(started);
  const rate = (id: string) => ({ path: `/v1/invoices/invoice-item/${id}/usage-rate-detail` });
  const missing = { category: 40, names: 'nobody' };
  const order = await started.call('/v1/orders', { json: orderFor({ orderDate: '2026-11-21' }) });
  const { accountNumber } = z.object({ accountNumber: z.string() }).parse(order.body);
  return {
    generate: {
      good: { path: '/v1/action/generate', json: { type: 'Invoice', objects: [{ AccountId: accountNumber, TargetDate: '2027-01-21' }] } },
      bad: { path: '/v1/action/generate', json: { type: 'Invoice' }, category: 22, names: 'objects' },
    },
    createUsage: {
      good: { path: '/v1/object/usage', json: usage },
      bad: { path: '/v1/object/usage', json: { ...usage, AccountNumber: 'nobody' }, category: 20, names: 'AccountNumber' },
    },
    getUsage: {
      good: { path: `/v1/object/usage/${first}` },
      bad: { path: '/v1/object/usage/nobody', ...missing },
    },
    updateUsage: {
      good: { path: `/v1/object/usage/${first}`, json: { Quantity: 2 } },
      bad: { path: `/v1/object/usage/${first}`, json: { RbeStatus: 'Lost' }, category: 30, names: 'RbeStatus' },
    },
    deleteUsage: {
      good: { path: `/v1/object/usage/${second}` },
      bad: { path: '/v1/object/usage/nobody', ...missing },
    },
    listUsageByAccount: {
      good: { path: '/v1/usage/accounts/A-metered?pageSize=1' },
      bad: { path: '/v1/usage/accounts/nobody', ...missing },
    },
    uploadUsage: {
      good: { path: '/v1/usage', body: usageForm('ACCOUNT_ID,UOM,QTY,STARTDATE\nA-metered,Call,3,2026-11-02\n') },
      bad: { path: '/v1/usage', body: usageForm('ACCOUNT_ID,UOM,QTY\nA-metered,Call,3\n'), category: 20, names: 'STARTDATE' },
    },
    getUsageRateDetail: {
      good: rate(ofUsage),
      bad: { ...rate(ofFee), category: 30, names: ofFee },
    },
    createAccountObject: {
      good: { path: '/v1/object/account', json: draft },
      bad: { path: '/v1/object/account', json: { ...draft, Currency: 'XTS' }, category: 20, names: 'Currency' },
    },
    getAccountObject: {
      good: { path: `/v1/object/account/${firstDraft}` },
      bad: { path: '/v1/object/account/nobody', ...missing },
    },
    updateAccountObject: {
      good: { path: `/v1/object/account/${firstDraft}`, json: { Batch: 'Batch2' } },
      bad: { path: `/v1/object/account/${firstDraft}`, json: { Status: 'Active' }, category: 30, names: 'BillToId' },
    },
    deleteAccountObject: {
      good: { path: `/v1/object/account/${secondDraft}` },
      bad: { path: '/v1/object/account/nobody', ...missing },
    },
    createObjects: {
      good: { path: '/v1/action/create', json: { type: 'Usage', objects: [record] } },
      bad: { path: '/v1/action/create', json: { objects: [record] }, category: 22, names: 'type' },
    },
    updateObjects: {
      good: { path: '/v1/action/update', json: { type: 'Account', objects: [{ Id: firstDraft, Notes: 'Read' }] } },
      bad: { path: '/v1/action/update', json: { type: 'Account' }, category: 22, names: 'objects' },
    },
    deleteObjects: {
      good: { path: '/v1/action/delete', json: { type: 'Account', ids: [thirdDraft] } },
      bad: { path: '/v1/action/delete', json: { type: 'Account', ids: 'all' }, category: 20, names: 'ids' },
    },
  };
};
