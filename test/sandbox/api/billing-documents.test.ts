import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { advanceTo } from '../../support/sandbox-answers.js';
import { changeFor } from '../../support/sandbox-changes.js';
import { objectsOf } from '../../support/sandbox-objects.js';
import { BUILD_MONTHLY, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const list = z.object({
  nextPage: z.optional(z.string()),
  documents: z.array(
    z.object({
      accountId: z.string(),
      documentNumber: z.string(),
      documentType: z.string(),
      documentDate: z.string(),
      status: z.string(),
      amount: z.number(),
      balance: z.number(),
      currency: z.string(),
    }),
  ),
});
let started: StartedSandbox;

/** An invoice of November 1, a credit memo of November 21 that is partly refunded, and a debit memo of November 22. */
beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-01T17:00:00Z') });
  await started.call('/v1/orders', { json: orderFor({ orderDate: '2026-11-01' }) });
  await advanceTo(started, '2026-11-21');
  const cancellation = { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: '2026-11-21' };
  await started.call('/v1/orders', {
    json: changeFor('2026-11-21', [{ type: 'CancelSubscription', cancelSubscription: cancellation }]),
  });
  await started.call('/v1/credit-memos/CM00000001/refund', { json: { type: 'External', methodType: 'Cash', totalAmount: 2 } });
  await started.call('/v1/orders', { json: orderFor({ orderDate: '2026-11-21', email: 'grace@example.com' }) });
  await advanceTo(started, '2026-11-22');
  const { create, rows } = objectsOf(started);
  const [account] = await rows("select Id from Account where AccountNumber = 'A00000001'");
  await create('DebitMemo', { AccountId: account?.['Id'], ProductRatePlanChargeId: BUILD_MONTHLY.flat, Amount: 4 });
});
afterAll(() => started.close());

const read = async (query: string) => list.parse((await started.call(`/v1/billing-documents?${query}`)).body);
const numbers = async (query: string) => (await read(query)).documents.map(({ documentNumber }) => documentNumber);

describe('billing documents', () => {
  it('are invoices, credit memos and debit memos, newest first', async () => {
    const { documents } = await read('accountNumber=A00000001');
    const common = { accountId: documents[0]?.accountId, status: 'Posted', currency: 'USD' };
    // 10 of 30 days of 38.00 are credited: 9.67 and 3.00.
    expect(documents).toEqual([
      { ...common, documentNumber: 'DM00000001', documentType: 'DebitMemo', documentDate: '2026-11-22', amount: 4, balance: 4 },
      { ...common, documentNumber: 'CM00000001', documentType: 'CreditMemo', documentDate: '2026-11-21', amount: 12.67, balance: 10.67 },
      { ...common, documentNumber: 'INV00000001', documentType: 'Invoice', documentDate: '2026-11-01', amount: 38, balance: 38 },
    ]);
  });

  it.each([
    ['accountNumber=A00000001&documentDate=2026-11-21', ['CM00000001']],
    ['documentDate=2026-11-21', ['INV00000002', 'CM00000001']],
    ['status=Draft', []],
    ['sort=%2Bbalance', ['DM00000001', 'CM00000001', 'INV00000002', 'INV00000001']],
    ['sort=-documentNumber', ['INV00000002', 'INV00000001', 'DM00000001', 'CM00000001']],
  ])('can be filtered and sorted: %s', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected);
  });

  it('are paged across all types', async () => {
    const found: string[] = [];
    for (let next: string | undefined = '/v1/billing-documents?pageSize=1'; next !== undefined;) {
      const { documents, nextPage } = await read(new URL(next, 'http://localhost').search.slice(1));
      found.push(...documents.map(({ documentNumber }) => documentNumber));
      next = nextPage;
    }
    expect(found).toEqual(['DM00000001', 'INV00000002', 'CM00000001', 'INV00000001']);
  });

  it('refuse other fields to sort by', async () => {
    expect(reasonsOf((await started.call('/v1/billing-documents?sort=-currency')).body)).toEqual([
      { category: 27, message: containing("'sort'") },
    ]);
  });
});
