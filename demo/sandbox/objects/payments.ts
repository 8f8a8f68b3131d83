import { eq, sql } from 'drizzle-orm';
import type { CallContext } from '../context.js';
import { invoices, paymentApplications, payments, refunds } from '../database/schema.js';
import { getAccountRow } from '../engine/accounts.js';
import { applyFunds, lockPayment, unapplyFunds } from '../engine/applications.js';
import { cancelPayment } from '../engine/collecting/bank-debits.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import { checkAmount, compare, subtract } from '../engine/money.js';
import { deleteMethod, lockMethod } from '../engine/payment-methods/stored-methods.js';
import { cancelRefund, getRefundRow } from '../engine/refunds.js';
import { billingError, missingField, notFound } from '../errors.js';
import { refundOfMemo } from '../handlers/credit-memos.js';
import { refundOfPayment } from '../handlers/payment-actions.js';
import { updatePaymentMethod } from '../handlers/payment-methods.js';
import { makePayment } from '../handlers/payments.js';
import { invoicePaymentId } from '../query/billing-objects.js';
import {
  invoicePaymentChanges,
  methodChanges,
  newInvoicePayment,
  newPaymentObject,
  newRefundObject,
  paymentChanges,
  refundChanges,
  type NewPaymentObject,
  type NewRefundObject,
} from '../supported/payment-objects.js';
import { defineUpdate, updatedColumn, defineCreation, mergeCustomFields, type ObjectType } from './object-type.js';

async function addPayment(
  { AccountId, Amount, Type, EffectiveDate, Comment, InvoiceId }: NewPaymentObject,
  call: CallContext,
): Promise<string> {
  const { currency } = await getAccountRow(call.tx, AccountId);
  const more = omitUndefined({ effectiveDate: EffectiveDate, comment: Comment });
  const [invoice] = InvoiceId === undefined ? [] : await call.tx.select().from(invoices).where(eq(invoices.id, InvoiceId));
  const most = invoice && compare(Amount, invoice.balance) > 0 ? invoice.balance : Amount;
  const allocations = InvoiceId === undefined ? {} : { invoices: [{ invoiceId: InvoiceId, amount: most }] };
  const input = { type: Type, accountId: AccountId, amount: Amount, currency, ...more, ...allocations };
  return (await makePayment(input, call)).payment.id;
}

/** Finds the application of a payment to an invoice. Its id is derived from the ids of the payment and the invoice. */
async function findApplication(call: CallContext, id: string) {
  const [part] = await call.tx
    .select()
    .from(paymentApplications)
    .where(sql`${invoicePaymentId} = ${id}`);
  if (!part) throw notFound('payment application', id);
  return part;
}

/** Locks the payment of an application and reads the application again, because it may have changed before the lock. */
async function lockApplication(call: CallContext, id: string) {
  const { paymentId } = await findApplication(call, id);
  const { payment } = await lockPayment(call, paymentId);
  return { payment, part: await findApplication(call, id) };
}

async function idOfPart(call: CallContext, paymentId: string, invoiceId: string): Promise<string> {
  const [made] = await call.tx
    .select({ id: sql<string>`${invoicePaymentId}` })
    .from(paymentApplications)
    .where(sql`${paymentApplications.paymentId} = ${paymentId} and ${paymentApplications.invoiceId} = ${invoiceId}`);
  if (!made) throw new Error('The application of the payment was not written.');
  return made.id;
}

const partOf = (key: string, amount: string) => [{ key, keyField: 'invoiceId' as const, amount }];
const PART_NAMES = { 'invoices.0.amount': 'Amount', 'invoices.0.invoiceId': 'InvoiceId', invoices: 'Amount', paymentKey: 'PaymentId' };

async function addRefund(input: NewRefundObject, call: CallContext): Promise<string> {
  const { PaymentId, CreditMemoId, Amount, Type, MethodType, RefundDate, Comment, ReasonCode, ReferenceID } = input;
  if (PaymentId === undefined && CreditMemoId === undefined) throw missingField('refunds', ['PaymentId', 'CreditMemoId']);
  if (PaymentId !== undefined && CreditMemoId !== undefined) {
    throw billingError('refunds', 'rule', "Set either 'CreditMemoId' or 'PaymentId', not both.");
  }
  const optional = { methodType: MethodType, refundDate: RefundDate, comment: Comment, reasonCode: ReasonCode, referenceId: ReferenceID };
  const fields = { type: Type, totalAmount: Amount, ...omitUndefined(optional), ...pickCustomFields(input) };
  const made =
    PaymentId === undefined
      ? await refundOfMemo({ creditMemoKey: CreditMemoId ?? '', ...fields }, call)
      : await refundOfPayment({ paymentKey: PaymentId, ...fields }, call);
  return made.id;
}

/** Types of payment, refund and payment method objects. */
export const PAYMENT_TYPES = {
  Payment: {
    creates: defineCreation('payments', newPaymentObject, addPayment, {
      'invoices.0.amount': 'Amount',
      'invoices.0.invoiceId': 'InvoiceId',
      invoices: 'InvoiceId',
    }),
    updates: defineUpdate(
      'payments',
      paymentChanges,
      async (id, input, emptied, call) => {
        const { payment } = await lockPayment(call, id);
        if (payment.id !== id) throw notFound('payment', id);
        if (input.Status === 'Canceled') await cancelPayment(call, id);
        await call.tx
          .update(payments)
          .set({
            ...omitUndefined({
              comment: updatedColumn(input.Comment, emptied, 'Comment'),
              referenceId: updatedColumn(input.ReferenceId, emptied, 'ReferenceId'),
            }),
            customFields: mergeCustomFields(payment.customFields, input, emptied),
          })
          .where(eq(payments.id, id));
      },
      ['Comment', 'ReferenceId'],
    ),
  },
  InvoicePayment: {
    creates: defineCreation(
      'payments',
      newInvoicePayment,
      async ({ PaymentId, InvoiceId, Amount }, call) => {
        const { payment } = await lockPayment(call, PaymentId);
        await applyFunds(call, { kind: 'payment', row: payment }, partOf(InvoiceId, Amount), undefined);
        return idOfPart(call, payment.id, InvoiceId);
      },
      PART_NAMES,
    ),
    updates: defineUpdate(
      'payments',
      invoicePaymentChanges,
      async (id, { Amount }, _emptied, call) => {
        const { payment, part } = await lockApplication(call, id);
        const { currency } = payment;
        checkAmount(currency, Amount, 'Amount', 'payments');
        const more = compare(Amount, part.amount);
        const funds = { kind: 'payment', row: payment } as const;
        if (more > 0) await applyFunds(call, funds, partOf(part.invoiceId, subtract(currency, Amount, part.amount)), undefined);
        if (more < 0) await unapplyFunds(call, funds, partOf(part.invoiceId, subtract(currency, part.amount, Amount)));
      },
      [],
      PART_NAMES,
    ),
    removes: async (id, call) => {
      const { payment, part } = await lockApplication(call, id);
      await unapplyFunds(call, { kind: 'payment', row: payment }, partOf(part.invoiceId, part.amount));
    },
  },
  Refund: {
    creates: defineCreation('refunds', newRefundObject, addRefund, { totalAmount: 'Amount', referenceId: 'ReferenceID' }),
    updates: defineUpdate(
      'refunds',
      refundChanges,
      async (id, input, emptied, call) => {
        const refund = await getRefundRow(call.tx, id);
        if (refund.id !== id) throw notFound('refund', id);
        if (input.Status === 'Canceled') await cancelRefund(call, id);
        await call.tx
          .update(refunds)
          .set({
            ...omitUndefined({
              comment: updatedColumn(input.Comment, emptied, 'Comment'),
              referenceId: updatedColumn(input.ReferenceID, emptied, 'ReferenceID'),
              reasonCode: input.ReasonCode,
            }),
            customFields: mergeCustomFields(refund.customFields, input, emptied),
          })
          .where(eq(refunds.id, id));
      },
      ['Comment', 'ReferenceID'],
    ),
  },
  PaymentMethod: {
    updates: defineUpdate(
      'payment-methods',
      methodChanges,
      async (id, input, emptied, call) => {
        const { AccountId, CreditCardExpirationMonth, CreditCardExpirationYear } = input;
        const gone = Object.fromEntries(emptied.map((name) => [name, null]));
        const month = { expirationMonth: CreditCardExpirationMonth, expirationYear: CreditCardExpirationYear };
        const changes = { ...omitUndefined({ ...month, accountKey: AccountId }), ...pickCustomFields(input), ...gone };
        await updatePaymentMethod({ 'payment-method-id': id, ...changes }, call);
      },
      [],
      { accountKey: 'AccountId', expirationMonth: 'CreditCardExpirationMonth', expirationYear: 'CreditCardExpirationYear' },
    ),
    removes: async (id, call) => deleteMethod(call, await lockMethod(call, id)),
  },
} satisfies Record<string, ObjectType>;
