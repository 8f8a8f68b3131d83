import * as z from 'zod';
import { periodNamed, readPeriods } from '../../../support/ledger.js';
import type { ExamplesOf } from './example.js';

const made = z.object({ id: z.string() });

/** Examples of the accounting period and code operations. */
export const ledgerExamples: ExamplesOf = async (started) => {
  const last = (await readPeriods(started)).at(-1);
  const year = (last?.fiscalYear ?? 0) + 1;
  const period = { name: 'Next', startDate: `${year}-01-01`, endDate: `${year}-01-31`, fiscalYear: year };
  const open = (await readPeriods(started)).filter(({ status }) => status === 'Open');
  const [first = '', second = ''] = open.map(({ name }) => name);
  const id = (await periodNamed(started, first)).id;
  const later = (await periodNamed(started, second)).id;
  const lastId = last?.id ?? '';
  const code = made.parse((await started.call('/v1/accounting-codes', { json: { name: 'Fees', type: 'OtherRevenue' } })).body).id;
  const missing = { category: 40, names: 'nobody' };
  const early = { category: 30, names: 'ap-id' };
  return {
    listAccountingPeriods: {
      good: { path: '/v1/accounting-periods?pageSize=2&page=2' },
      bad: { path: '/v1/accounting-periods?page=0', category: 20, names: 'page' },
    },
    getAccountingPeriod: {
      good: { path: `/v1/accounting-periods/${id}` },
      bad: { path: '/v1/accounting-periods/nobody', ...missing },
    },
    updateAccountingPeriod: {
      good: { path: `/v1/accounting-periods/${id}`, json: { notes: 'with the auditors' } },
      bad: { path: `/v1/accounting-periods/${id}`, json: { endDate: '2099-01-01' }, category: 30, names: 'endDate' },
    },
    deleteAccountingPeriod: {
      good: { path: `/v1/accounting-periods/${lastId}` },
      bad: { path: `/v1/accounting-periods/${id}`, ...early },
    },
    createAccountingPeriod: {
      good: {
        path: '/v1/accounting-periods',
        json: { ...period, name: 'Dec', startDate: `${year - 1}-12-01`, endDate: `${year - 1}-12-31` },
      },
      bad: { path: '/v1/accounting-periods', json: { ...period, startDate: `${year}-01-02` }, category: 30, names: 'startDate' },
    },
    runTrialBalance: {
      good: { path: `/v1/accounting-periods/${later}/run-trial-balance` },
      bad: { path: '/v1/accounting-periods/nobody/run-trial-balance', ...missing },
    },
    markAccountingPeriodPendingClose: {
      good: { path: `/v1/accounting-periods/${id}/pending-close` },
      bad: { path: `/v1/accounting-periods/${later}/pending-close`, ...early },
    },
    closeAccountingPeriod: {
      good: { path: `/v1/accounting-periods/${id}/close` },
      bad: { path: `/v1/accounting-periods/${later}/close`, ...early },
    },
    reopenAccountingPeriod: {
      good: { path: `/v1/accounting-periods/${id}/reopen` },
      bad: { path: `/v1/accounting-periods/${later}/reopen`, ...early },
    },
    listAccountingCodes: {
      good: { path: '/v1/accounting-codes?pageSize=2' },
      bad: { path: '/v1/accounting-codes?page=0', category: 20, names: 'page' },
    },
    getAccountingCode: {
      good: { path: `/v1/accounting-codes/${code}` },
      bad: { path: '/v1/accounting-codes/nobody', ...missing },
    },
    createAccountingCode: {
      good: { path: '/v1/accounting-codes', json: { name: 'Grants', type: 'OtherRevenue', glAccountNumber: '4900' } },
      bad: { path: '/v1/accounting-codes', json: { name: 'Cash', type: 'OtherRevenue' }, category: 30, names: 'name' },
    },
    updateAccountingCode: {
      good: { path: `/v1/accounting-codes/${code}`, json: { name: 'Other fees', notes: 'rare' } },
      bad: { path: `/v1/accounting-codes/${code}`, json: { name: 'Grants' }, category: 30, names: 'name' },
    },
    deactivateAccountingCode: {
      good: { path: `/v1/accounting-codes/${code}/deactivate` },
      bad: { path: '/v1/accounting-codes/nobody/deactivate', ...missing },
    },
    activateAccountingCode: {
      good: { path: `/v1/accounting-codes/${code}/activate` },
      bad: { path: `/v1/accounting-codes/${code}/activate`, category: 30, names: 'ac-id' },
    },
    deleteAccountingCode: {
      good: { path: `/v1/accounting-codes/${await inactive()}` },
      bad: { path: `/v1/accounting-codes/${code}`, category: 30, names: 'ac-id' },
    },
  };

  async function inactive(): Promise<string> {
    const { id: own } = made.parse((await started.call('/v1/accounting-codes', { json: { name: 'Never used', type: 'Cash' } })).body);
    await started.call(`/v1/accounting-codes/${own}/deactivate`, { method: 'PUT' });
    return own;
  }
};
