import * as z from 'zod';
import type { StartedSandbox } from './sandbox.js';

const ledger = z.strictObject({
  accounts: z.number(),
  subscriptions: z.number(),
  orders: z.number(),
  invoices: z.number(),
  payments: z.number(),
  creditMemos: z.number(),
  refunds: z.number(),
});
const document = z.object({
  id: z.string(),
  documentType: z.enum(['Invoice', 'CreditMemo', 'DebitMemo']),
  documentNumber: z.string(),
  documentDate: z.string(),
  amount: z.number(),
  balance: z.number(),
});
const line = z.object({
  id: z.string(),
  chargeName: z.string(),
  chargeType: z.string(),
  chargeAmount: z.string(),
  balance: z.string(),
  quantity: z.string(),
  unitPrice: z.number(),
  serviceStartDate: z.string(),
  serviceEndDate: z.string(),
});
const preview = z.object({
  previewResult: z.object({
    invoices: z.array(
      z.object({
        amount: z.number(),
        targetDate: z.string(),
        invoiceItems: z.array(
          z.object({
            chargeName: z.string(),
            amountWithoutTax: z.number(),
            unitPrice: z.number(),
            serviceStartDate: z.string(),
            serviceEndDate: z.string(),
            additionalInfo: z.object({ quantity: z.number() }),
          }),
        ),
      }),
    ),
  }),
});

export type Ledger = z.output<typeof ledger>;

/** Returns the number of records of each kind in the sandbox. */
export async function readLedger({ call }: StartedSandbox): Promise<Ledger> {
  return ledger.parse((await call('/sandbox/ledger')).body);
}

/** Returns the invoices of an account, oldest first. */
export async function readInvoices({ call }: StartedSandbox, accountNumber: string): Promise<z.output<typeof document>[]> {
  const { body } = await call(`/v1/billing-documents?accountNumber=${accountNumber}&pageSize=40&sort=%2BdocumentDate,%2BdocumentNumber`);
  return z
    .object({ documents: z.array(document) })
    .parse(body)
    .documents.filter(({ documentType }) => documentType === 'Invoice');
}

/** Returns the lines of an invoice. */
export async function readLines({ call }: StartedSandbox, invoiceNumber: string): Promise<z.output<typeof line>[]> {
  return z.object({ invoiceItems: z.array(line) }).parse((await call(`/v1/invoices/${invoiceNumber}/items`)).body).invoiceItems;
}

/** Returns the bills in a preview response. */
export function billsOf(body: unknown): z.output<typeof preview>['previewResult']['invoices'] {
  return preview.parse(body).previewResult.invoices;
}

const job = z.looseObject({ success: z.literal(true), status: z.enum(['Processing', 'Completed', 'Failed']) });

/** Waits for a job to end and returns its final state. */
export async function endOfJob({ call }: StartedSandbox, jobId: string): Promise<z.output<typeof job>> {
  for (;;) {
    const body = job.parse((await call(`/v1/async-jobs/${jobId}`)).body);
    if (body.status !== 'Processing') return body;
  }
}

/** Moves the business clock forward. */
export async function advanceTo({ call }: StartedSandbox, to: string): Promise<void> {
  const { status, body } = await call('/sandbox/clock', { json: { to } });
  if (status !== 200) throw new Error(JSON.stringify(body));
}
