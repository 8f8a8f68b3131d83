import { adjustItem, postDebitMemo } from '../engine/adjustments.js';
import { deleteInvoice } from '../engine/draft-invoices.js';
import { writeInvoiceObject } from '../handlers/invoice-objects.js';
import { adjustmentInput, debitMemoInput } from '../supported/adjustments.js';
import { updateInvoiceObjectInput } from '../supported/invoice-objects.js';
import { creation, type ObjectType } from './object-type.js';

/** What is billed, and what corrects bills. */
export const BILLING_TYPES = {
  Invoice: { updates: { input: updateInvoiceObjectInput, run: writeInvoiceObject }, removes: (id, call) => deleteInvoice(call, id) },
  InvoiceItemAdjustment: { creates: creation('invoices', adjustmentInput, (input, call) => adjustItem(call, input)) },
  DebitMemo: { creates: creation('invoices', debitMemoInput, (input, call) => postDebitMemo(call, input)) },
} satisfies Record<string, ObjectType>;
