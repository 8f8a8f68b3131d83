import * as z from 'zod';
import { newMethod, orderFor } from '../../../support/sandbox-orders.js';
import type { ExamplesOf } from './example.js';

/** Examples of the rows about invoices, files and bills. */
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
    generateBillingDocuments: {
      good: { path: '/v1/accounts/A00000004/billing-documents/generate', json: { autoPost: true } },
      bad: { path: '/v1/accounts/A00000004/billing-documents/generate', json: { autoPost: false }, category: 30, names: 'autoPost' },
    },
    invoiceAndCollect: {
      good: { path: '/v1/operations/invoice-collect', json: { accountKey: 'A00000004' } },
      bad: { path: '/v1/operations/invoice-collect', json: { accountKey: 'A00000003' }, category: 30, names: 'A00000003' },
    },
  };
};
