import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeStep } from '../../support/ledger.js';
import { containing } from '../../support/matchers.js';
import { newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const list = z.object({ accountingCodes: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), category: z.string() })) });
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
});
afterAll(() => started.close());

const codes = async () => list.parse((await started.call('/v1/accounting-codes')).body).accountingCodes;
const idOf = async (name: string) => (await codes()).find((code) => code.name === name)?.id ?? 'nobody';
const create = async (json: object) => z.object({ id: z.string() }).parse((await started.call('/v1/accounting-codes', { json })).body).id;
const put = async (path: string, json: object = {}) => (await started.call(`/v1/accounting-codes/${path}`, { method: 'PUT', json })).body;

describe('accounting codes', () => {
  it('exist for everything that the sandbox books, each in the category of its type', async () => {
    const found = (await codes()).map(({ type, category }) => `${category}: ${type}`).sort();
    expect(found).toEqual([
      'Assets: AccountsReceivable',
      'Assets: Cash',
      'Liabilities: DeferredRevenue',
      'Liabilities: SalesTaxPayable',
      'Revenue: SalesRevenue',
    ]);
  });

  it('are created, updated, deactivated and deleted', async () => {
    const id = await create({
      name: 'Fees',
      type: 'OtherRevenue',
      glAccountName: 'Fees',
      segmentConstantValues: { unit: '7' },
      Owner__c: 'AR',
    });
    expect((await started.call(`/v1/accounting-codes/${id}`)).body).toMatchObject({
      success: true,
      category: 'Revenue',
      status: 'Active',
      segmentConstantValues: { unit: '7' },
      Owner__c: 'AR',
    });
    expect(await put(id, { name: 'Charges', type: 'SalesDiscounts' })).toMatchObject({ success: true });
    expect(reasonsOf((await started.call(`/v1/accounting-codes/${id}`, { method: 'DELETE' })).body)).toEqual([
      { category: 30, message: containing("'ac-id'") },
    ]);
    expect(await put(`${id}/deactivate`)).toMatchObject({ success: true });
    expect((await started.call(`/v1/accounting-codes/${id}`, { method: 'DELETE' })).body).toMatchObject({ success: true });
    expect(reasonsOf((await started.call(`/v1/accounting-codes/${id}`)).body)).toEqual([{ category: 40, message: containing(`'${id}'`) }]);
  });

  it('that are in use keep their name, type and status, but accept notes', async () => {
    await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY, paymentMethodId: await newMethod(started) }) });
    await takeStep(started, 'Nov 2026', 'run-trial-balance');
    const id = await idOf('Cash');
    const refused = (field: string) => [{ category: 30, message: containing(`'${field}'`) }];
    expect(reasonsOf(await put(id, { name: 'Bank' }))).toEqual(refused('name'));
    expect(reasonsOf(await put(id, { type: 'OtherAssets' }))).toEqual(refused('type'));
    expect(reasonsOf(await put(`${id}/deactivate`))).toEqual(refused('ac-id'));
    expect(await put(id, { name: 'Cash', notes: 'two banks', glAccountNumber: '1001' })).toMatchObject({ success: true });
  });

  it.each([
    ['with the name of another code', { name: 'Cash', type: 'Cash' }, 30, 'name'],
    ['without a name', { name: '', type: 'Cash' }, 20, 'name'],
    ['with an unknown type', { name: 'Gold', type: 'Gold' }, 20, 'type'],
    ['without a type', { name: 'Gold' }, 22, 'type'],
  ])('%s are refused', async (_, json, category, field) => {
    const { body } = await started.call('/v1/accounting-codes', { json });
    expect(reasonsOf(body)).toEqual([{ category, message: containing(`'${field}'`) }]);
  });
});
