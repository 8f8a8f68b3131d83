import { eq } from 'drizzle-orm';
import { creditMemoItems, creditMemos, debitMemos, invoiceItemAdjustments } from '../database/schema.js';
import { adjustInvoiceItem, cancelAdjustment, getAdjustment, getDebitMemo, postDebitMemo } from '../engine/adjustments.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { deleteInvoice } from '../engine/draft-invoices.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import { lockCreditMemo } from '../engine/credit-memos.js';
import type { CreditMemoRow } from '../engine/funds.js';
import { billingError, notFound } from '../errors.js';
import { makeCreditMemo, postMemo } from '../handlers/credit-memos.js';
import { writeInvoiceObject } from '../handlers/invoice-objects.js';
import {
  adjustmentChanges,
  adjustmentInput,
  creditMemoChanges,
  debitMemoChanges,
  debitMemoInput,
  newCreditMemoObject,
  type NewCreditMemoObject,
} from '../supported/adjustments.js';
import { updateInvoiceObjectInput } from '../supported/invoice-objects.js';
import type { CallContext } from '../context.js';
import { defineUpdate, updatedColumn, defineCreation, mergeCustomFields, type ObjectType } from './object-type.js';

/** Maps field paths of the credit memo operations to field names of credit memo objects. */
const MEMO_NAMES = {
  'charges.0.amount': 'Amount',
  'charges.0.productRatePlanChargeId': 'ProductRatePlanChargeId',
  effectiveDate: 'MemoDate',
  comment: 'Comments',
};

async function addCreditMemo(input: NewCreditMemoObject, call: CallContext): Promise<string> {
  const { AccountId, ProductRatePlanChargeId, Amount, MemoDate, ServiceStartDate, ServiceEndDate, Comments, ReasonCode, Status } = input;
  const days = { serviceStartDate: ServiceStartDate, serviceEndDate: ServiceEndDate };
  const memo = await makeCreditMemo(
    {
      accountId: AccountId,
      autoPost: Status === 'Posted',
      charges: [{ productRatePlanChargeId: ProductRatePlanChargeId, amount: Amount, ...omitUndefined(days) }],
      ...omitUndefined({ effectiveDate: MemoDate, comment: Comments, reasonCode: ReasonCode }),
      ...pickCustomFields(input),
    },
    call,
  );
  return memo.id;
}

async function memoById(call: CallContext, id: string): Promise<CreditMemoRow> {
  const { memo } = await lockCreditMemo(call, id);
  if (memo.id !== id) throw notFound('credit memo', id);
  return memo;
}

/** @throws {BillingError} if the memo is posted */
function checkUnposted(memo: CreditMemoRow, field: string): void {
  if (memo.status !== 'Posted') return;
  throw billingError('credit-memos', 'rule', `'${field}': ${memo.number} is Posted, so it cannot be canceled or deleted.`);
}

/** Types of invoice, memo and adjustment objects. */
export const BILLING_TYPES = {
  Invoice: { updates: { input: updateInvoiceObjectInput, run: writeInvoiceObject }, removes: (id, call) => deleteInvoice(call, id) },
  InvoiceItemAdjustment: {
    creates: defineCreation('invoices', adjustmentInput, (input, call) => adjustInvoiceItem(call, input)),
    updates: defineUpdate(
      'invoices',
      adjustmentChanges,
      async (id, input, emptied, call) => {
        await getAdjustment(call.tx, id);
        if (input.Status === 'Canceled') await cancelAdjustment(call, id);
        const comment = updatedColumn(input.Comment, emptied, 'Comment');
        const values = omitUndefined({ comment, reasonCode: updatedColumn(input.ReasonCode, emptied, 'ReasonCode') });
        if (Object.keys(values).length === 0) return;
        await call.tx.update(invoiceItemAdjustments).set(values).where(eq(invoiceItemAdjustments.id, id));
      },
      ['Comment', 'ReasonCode'],
    ),
  },
  DebitMemo: {
    creates: defineCreation('invoices', debitMemoInput, (input, call) => postDebitMemo(call, input)),
    updates: defineUpdate(
      'invoices',
      debitMemoChanges,
      async (id, input, emptied, call) => {
        await getDebitMemo(call.tx, id);
        const values = omitUndefined({ comment: updatedColumn(input.Comments, emptied, 'Comments'), reasonCode: input.ReasonCode });
        if (Object.keys(values).length === 0) return;
        await call.tx.update(debitMemos).set(values).where(eq(debitMemos.id, id));
      },
      ['Comments'],
    ),
  },
  CreditMemo: {
    creates: defineCreation('credit-memos', newCreditMemoObject, addCreditMemo, MEMO_NAMES),
    updates: defineUpdate(
      'credit-memos',
      creditMemoChanges,
      async (id, input, emptied, call) => {
        const memo = await memoById(call, id);
        const { Status } = input;
        if (Status === 'Posted') await postMemo(call, id);
        if (Status === 'Canceled') checkUnposted(memo, 'Status');
        await call.tx
          .update(creditMemos)
          .set({
            ...omitUndefined({
              comment: updatedColumn(input.Comments, emptied, 'Comments'),
              reasonCode: input.ReasonCode,
              status: Status === 'Canceled' ? Status : undefined,
            }),
            customFields: mergeCustomFields(memo.customFields, input, emptied),
          })
          .where(eq(creditMemos.id, id));
      },
      ['Comments'],
    ),
    removes: async (id, call) => {
      checkUnposted(await memoById(call, id), 'Id');
      await call.tx.delete(creditMemoItems).where(eq(creditMemoItems.creditMemoId, id));
      await call.tx.delete(creditMemos).where(eq(creditMemos.id, id));
    },
  },
} satisfies Record<string, ObjectType>;
