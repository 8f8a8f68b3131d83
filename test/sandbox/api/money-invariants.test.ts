import fc from 'fast-check';
import * as z from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byDepth } from '../../support/examples.js';
import { BUILD_MONTHLY, orderFor } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import '../../support/property-runs.js';

const TODAY = '2026-11-21';
const KEY = 'A00000001';
const funds = z.object({
  number: z.string(),
  amount: z.number(),
  appliedAmount: z.number(),
  unappliedAmount: z.number(),
  refundAmount: z.number(),
});
const paid = z.object({ amount: z.number(), balance: z.number(), paymentAmount: z.number(), creditMemoAmount: z.number() });
const account = z.object({
  metrics: z.object({ balance: z.string(), unappliedPaymentAmount: z.string(), unappliedCreditMemoAmount: z.string() }),
});
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
});
afterAll(() => started.close());

const read = async (path: string) => (await started.call(path)).body;
const cents = (amount: number) => Math.round(amount * 100);
const total = (amounts: readonly number[]) => amounts.map(cents).reduce((a, b) => a + b, 0);

type Step =
  | { kind: 'pay' | 'credit' | 'write-off'; cents: number }
  | { kind: 'apply' | 'unapply' | 'refund'; of: 'payments' | 'credit-memos'; which: number; cents: number }
  | { kind: 'cancel'; which: number }
  | { kind: 'reverse' };

/** Amounts in cents, from below to above the available amount, so that about half of the steps request too much. */
const amount = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.constantFrom(3800, 1, 0));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('pay', 'credit', 'write-off'), cents: amount }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom('apply', 'unapply', 'refund'),
      of: fc.constantFrom('payments', 'credit-memos'),
      which: fc.integer({ min: 1, max: 2 }),
      cents: amount,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reverse' as const }) },
);

async function take(step: Step, invoiceId: string): Promise<void> {
  const put = (path: string, json: object = {}) => started.call(path, { method: 'PUT', json });
  const value = 'cents' in step ? step.cents / 100 : 0;
  switch (step.kind) {
    case 'pay':
      return void (await started.call('/v1/payments', { json: { type: 'External', amount: value, currency: 'USD', accountNumber: KEY } }));
    case 'credit': {
      const charges = [{ productRatePlanChargeId: BUILD_MONTHLY.flat, amount: value }];
      return void (await started.call('/v1/credit-memos', { json: { accountNumber: KEY, autoPost: true, charges } }));
    }
    case 'write-off':
      return void (await put(`/v1/invoices/${invoiceId}/write-off`, { amount: value }));
    case 'reverse':
      return void (await put(`/v1/invoices/${invoiceId}/reverse`));
    case 'cancel':
      return void (await put(`/v1/refunds/R-0000000${step.which}/cancel`));
    case 'refund': {
      const [key, action] = step.of === 'payments' ? [`P-0000000${step.which}`, 'refunds'] : [`CM0000000${step.which}`, 'refund'];
      const json = { type: 'External', methodType: 'Cash', totalAmount: value };
      return void (await started.call(`/v1/${step.of}/${key}/${action}`, { json }));
    }
    default: {
      const key = step.of === 'payments' ? `P-0000000${step.which}` : `CM0000000${step.which}`;
      if (step.of === 'payments' || step.kind === 'apply')
        await put(`/v1/${step.of}/${key}/${step.kind}`, { invoices: [{ invoiceId, amount: value }] });
    }
  }
}

it('never uses or loses money twice, and no balance is negative, in any order of operations', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      await started.call('/sandbox/reset', { method: 'POST' });
      await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY }) });
      const { id } = z.object({ id: z.string() }).parse(await read('/v1/invoices/INV00000001'));
      for (const first of ['pay', 'credit'] as const) await take({ kind: first, cents: 1000 }, id);
      for (const next of steps) await take(next, id);

      const payments = z.object({ payments: z.array(funds) }).parse(await read('/v1/payments?pageSize=40')).payments;
      const memos = z.object({ creditmemos: z.array(funds) }).parse(await read('/v1/credit-memos?pageSize=40')).creditmemos;
      for (const { amount, appliedAmount, unappliedAmount, refundAmount } of [...payments, ...memos]) {
        expect(Math.min(appliedAmount, unappliedAmount, refundAmount)).toBeGreaterThanOrEqual(0);
        expect(total([appliedAmount, unappliedAmount, refundAmount])).toBe(cents(amount));
      }
      const invoice = paid.parse(await read('/v1/invoices/INV00000001'));
      expect(invoice.balance).toBeGreaterThanOrEqual(0);
      expect(total([invoice.balance, invoice.paymentAmount, invoice.creditMemoAmount])).toBe(cents(invoice.amount));
      expect(cents(invoice.paymentAmount)).toBe(total(payments.map((payment) => payment.appliedAmount)));
      expect(cents(invoice.creditMemoAmount)).toBe(total(memos.map((memo) => memo.appliedAmount)));
      const { metrics } = account.parse(await read(`/v1/accounts/${KEY}`));
      expect(cents(Number(metrics.balance))).toBe(cents(invoice.balance));
      expect(cents(Number(metrics.unappliedPaymentAmount))).toBe(total(payments.map((payment) => payment.unappliedAmount)));
      expect(cents(Number(metrics.unappliedCreditMemoAmount))).toBe(total(memos.map((memo) => memo.unappliedAmount)));
    }),
    // Few examples, because each one writes an account history to the database.
    { numRuns: byDepth({ change: 10, ci: 15, deep: 1000 }) },
  );
});
