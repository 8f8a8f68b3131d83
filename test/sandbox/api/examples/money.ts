import * as z from 'zod';
import { BUILD_MONTHLY, newMethod, orderFor } from '../../../support/sandbox-orders.js';
import type { StartedSandbox } from '../../../support/sandbox.js';
import type { ExamplesOf } from './example.js';

/** Pays a bill by bank debit, which stays `Processing`. Returns the payment number. */
async function startDebit(started: StartedSandbox, orderDate: string): Promise<string> {
  const account = {
    type: 'ACH',
    bankABACode: '110000000',
    bankAccountName: 'Ada Byron',
    bankAccountNumber: '000123456789',
    bankAccountType: 'Checking',
    bankName: 'First Bank',
  };
  const { id } = z.object({ id: z.string() }).parse((await started.call('/v1/payment-methods', { json: account })).body);
  const { body } = await started.call('/v1/orders', { json: orderFor({ orderDate, paymentMethodId: id }) });
  return z.object({ paymentNumber: z.string() }).parse(body).paymentNumber;
}

/** Examples of the invoice, file, billing and payment operations. */
export const moneyExamples: ExamplesOf = async (started) => {
  const today = await started.sandbox.today();
  for (const email of ['first', 'second', 'third']) {
    await started.call('/v1/orders', { json: orderFor({ orderDate: today, email: `${email}@example.com` }) });
  }
  const paymentMethodId = await newMethod(started);
  const unbilled = { ...orderFor({ orderDate: today, paymentMethodId }), processingOptions: { runBilling: false, collectPayment: false } };
  await started.call('/v1/orders', { json: unbilled });
  const files = z.object({ invoiceFiles: z.array(z.object({ id: z.string() })) });
  const file = files.parse((await started.call('/v1/invoices/INV00000001/files')).body).invoiceFiles[0]?.id ?? '';
  const invoices = z.object({ id: z.string() });
  const openId = invoices.parse((await started.call('/v1/invoices/INV00000003')).body).id;
  const outside = { type: 'External', amount: 50, currency: 'USD', accountNumber: 'A00000003' };
  for (let count = 0; count < 2; count += 1) await started.call('/v1/payments', { json: outside });
  const memo = {
    accountNumber: 'A00000003',
    autoPost: true,
    charges: [{ productRatePlanChargeId: BUILD_MONTHLY.flat, amount: 20 }],
  };
  await started.call('/v1/credit-memos', { json: { ...memo, number: 'CM-posted' } });
  await started.call('/v1/credit-memos', { json: { ...memo, number: 'CM-draft', autoPost: false } });
  const refund = { type: 'External', methodType: 'Cash', totalAmount: 1 };
  await started.call('/v1/payments/P-00000001/refunds', { json: refund });
  const debit = await startDebit(started, today);
  const apply = { invoices: [{ invoiceId: openId, amount: 2 }] };
  const missing = { category: 40, names: 'nobody' };
  return {
    listInvoiceFiles: {
      good: { path: '/v1/invoices/INV00000001/files' },
      bad: { path: '/v1/invoices/nobody/files', ...missing },
    },
    getFile: {
      good: { path: `/v1/files/${file}` },
      bad: { path: '/v1/files/nobody', ...missing },
    },
    reverseInvoice: {
      good: { path: '/v1/invoices/INV00000001/reverse', json: { memoDate: today, comment: 'wrong' } },
      bad: { path: '/v1/invoices/INV00000001/reverse', json: {}, category: 30, names: 'INV00000001' },
    },
    writeOffInvoice: {
      good: { path: '/v1/invoices/INV00000002/write-off', json: { amount: 10 } },
      bad: { path: '/v1/invoices/INV00000002/write-off', json: { amount: 38 }, category: 30, names: 'amount' },
    },
    emailInvoice: {
      good: { path: '/v1/invoices/INV00000001/emails', json: {} },
      bad: { path: '/v1/invoices/INV00000001/emails', json: { emailAddresses: 'no address' }, category: 20, names: 'emailAddresses' },
    },
    previewBilling: {
      good: { path: '/v1/operations/billing-preview', json: { accountNumber: 'A00000004', targetDate: today } },
      bad: { path: '/v1/operations/billing-preview', json: { accountNumber: 'nobody', targetDate: today }, ...missing },
    },
    createBillingPreviewRun: {
      good: { path: '/v1/billing-preview-runs', json: { targetDate: today, batches: 'Batch1,Batch2' } },
      bad: {
        path: '/v1/billing-preview-runs',
        json: { targetDate: today, storageOption: 'Database' },
        category: 30,
        names: 'storageOption',
      },
    },
    generateBillingDocuments: {
      good: { path: '/v1/accounts/A00000004/billing-documents/generate', json: { autoPost: true } },
      bad: { path: '/v1/accounts/A00000004/billing-documents/generate', json: { autoPost: 'no' }, category: 20, names: 'autoPost' },
    },
    getPayment: {
      good: { path: '/v1/payments/P-00000001' },
      bad: { path: '/v1/payments/nobody', ...missing },
    },
    applyPayment: {
      good: { path: '/v1/payments/P-00000001/apply', json: apply },
      bad: { path: '/v1/payments/P-00000001/apply', json: {}, category: 22, names: 'invoices' },
    },
    unapplyPayment: {
      good: { path: '/v1/payments/P-00000001/unapply', json: apply },
      bad: { path: '/v1/payments/P-00000002/unapply', json: apply, category: 30, names: 'invoices.0.amount' },
    },
    cancelPayment: {
      good: { path: `/v1/payments/${debit}/cancel` },
      bad: { path: '/v1/payments/P-00000002/cancel', category: 30, names: 'P-00000002' },
    },
    refundPayment: {
      good: { path: '/v1/payments/P-00000002/refunds', json: refund },
      bad: { path: '/v1/payments/P-00000002/refunds', json: { ...refund, totalAmount: 51 }, category: 30, names: 'totalAmount' },
    },
    listRefunds: {
      good: { path: '/v1/refunds?type=External&pageSize=1' },
      bad: { path: '/v1/refunds?type=Magic', category: 20, names: 'type' },
    },
    getRefund: {
      good: { path: '/v1/refunds/R-00000001' },
      bad: { path: '/v1/refunds/nobody', ...missing },
    },
    cancelRefund: {
      good: { path: '/v1/refunds/R-00000001/cancel', json: {} },
      bad: { path: '/v1/refunds/R-00000001/cancel', json: {}, category: 30, names: 'R-00000001' },
    },
    listCreditMemos: {
      good: { path: '/v1/credit-memos?accountNumber=A00000003&status=Posted&pageSize=1' },
      bad: { path: '/v1/credit-memos?sort=-secret', category: 27, names: 'sort' },
    },
    createCreditMemo: {
      good: { path: '/v1/credit-memos', json: memo },
      bad: { path: '/v1/credit-memos', json: { ...memo, charges: [] }, category: 22, names: 'charges' },
    },
    getCreditMemo: {
      good: { path: '/v1/credit-memos/CM-posted' },
      bad: { path: '/v1/credit-memos/nobody', ...missing },
    },
    postCreditMemo: {
      good: { path: '/v1/credit-memos/CM-draft/post', json: {} },
      bad: { path: '/v1/credit-memos/CM-posted/post', json: {}, category: 30, names: 'CM-posted' },
    },
    applyCreditMemo: {
      good: { path: '/v1/credit-memos/CM-posted/apply', json: apply },
      bad: { path: '/v1/credit-memos/CM-posted/apply', json: {}, category: 22, names: 'invoices' },
    },
    refundCreditMemo: {
      good: { path: '/v1/credit-memos/CM-posted/refund', json: refund },
      bad: { path: '/v1/credit-memos/CM-posted/refund', json: { ...refund, totalAmount: 20 }, category: 30, names: 'totalAmount' },
    },
    invoiceAndCollect: {
      good: { path: '/v1/operations/invoice-collect', json: { accountKey: 'A00000004' } },
      bad: { path: '/v1/operations/invoice-collect', json: { accountKey: 'A00000002' }, category: 30, names: 'A00000002' },
    },
  };
};
