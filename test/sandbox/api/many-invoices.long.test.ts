import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceTo, readLedger, readLines } from '../../support/sandbox-answers.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const made = z.strictObject({ accountNumber: z.string(), subscriptionNumber: z.string() });
const metrics = z.object({ metrics: z.object({ balance: z.string(), contractedMrr: z.string() }) });

let started: StartedSandbox;
let account: string;

const get = async (path: string) => (await started.call(path)).body;
const readMetrics = async () => metrics.parse(await get(`/v1/accounts/${account}`)).metrics;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
});
afterAll(() => started.close());

describe('the scenario invoices-10000', () => {
  const one = z.object({ number: z.string(), amount: z.number(), appliedAmount: z.number() });

  it('has 10,000 paid invoices that add up', async () => {
    const before = await readLedger(started);
    account = made.parse((await started.call('/sandbox/scenarios/invoices-10000', { method: 'POST' })).body).accountNumber;
    const after = await readLedger(started);
    expect([after.accounts - before.accounts, after.invoices - before.invoices, after.subscriptions - before.subscriptions]).toEqual([
      1, 10_000, 125,
    ]);
    expect(await readMetrics()).toMatchObject({ balance: '0.00', contractedMrr: '4750.00' });
    const { documents } = z
      .object({ documents: z.array(z.object({ documentNumber: z.string(), documentDate: z.string(), amount: z.number() })) })
      .parse(await get(`/v1/billing-documents?accountNumber=${account}&pageSize=40&page=125&sort=%2BdocumentDate,%2BdocumentNumber`));
    expect(documents).toHaveLength(40);
    for (const { documentNumber, documentDate, amount } of documents.slice(0, 3)) {
      const lines = await readLines(started, documentNumber);
      expect(lines.map(({ chargeAmount, balance }) => [Number(chargeAmount), Number(balance)])).toEqual([
        [29, 0],
        [9, 0],
      ]);
      expect([amount, lines[0]?.serviceStartDate]).toEqual([38, documentDate]);
    }
    const { payments } = z
      .object({ payments: z.array(one) })
      .parse(await get(`/v1/payments?accountId=${account}&pageSize=40&sort=-number`));
    expect(payments.slice(0, 2).map(({ amount, appliedAmount }) => [amount, appliedAmount])).toEqual([
      [4712, 4712],
      [38, 38],
    ]);
  });

  it('is billed like any other account', async () => {
    const before = await readLedger(started);
    await advanceTo(started, '2027-01-22');
    expect((await readLedger(started)).invoices - before.invoices).toBeGreaterThanOrEqual(125);
    expect(await readMetrics()).toMatchObject({ balance: '0.00' });
  });
});
