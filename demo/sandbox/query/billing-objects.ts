import { sql } from 'drizzle-orm';
import {
  creditMemoItems,
  creditMemos,
  invoiceItems,
  invoices,
  paymentApplications,
  paymentMethods,
  payments,
  refunds,
} from '../database/schema.js';
import { amount, date, instant, integer, storedField, text, type QueryObject } from './fields.js';

/** Id of a payment's application to an invoice. Derived from the ids of payment and invoice, because the table has no id column. */
export const invoicePaymentId = sql`md5(${paymentApplications.paymentId} || ${paymentApplications.invoiceId})`;

/** Sum of the payments that are applied to an invoice. */
const appliedPayments = sql.raw(
  '(select coalesce(sum(applied.amount), 0) from payment_applications applied where applied.invoice_id = invoices.id)',
);

/** Invoice, payment and refund objects. */
export const BILLING_OBJECTS = {
  Invoice: {
    table: invoices,
    fields: {
      Id: text(invoices.id),
      InvoiceNumber: text(invoices.number),
      AccountId: text(invoices.accountId),
      Status: text(invoices.status),
      Amount: amount(invoices.amount),
      AmountWithoutTax: { column: sql`(${invoices.amount} - ${invoices.taxAmount})`, type: 'decimal' },
      TaxAmount: amount(invoices.taxAmount),
      Balance: amount(invoices.balance),
      PaymentAmount: { column: appliedPayments, type: 'decimal' },
      InvoiceDate: date(invoices.invoiceDate),
      DueDate: date(invoices.dueDate),
      TargetDate: date(invoices.targetDate),
      CreatedDate: instant(invoices.createdDate),
    },
  },
  InvoiceItem: {
    table: invoiceItems,
    fields: {
      Id: text(invoiceItems.id),
      InvoiceId: text(invoiceItems.invoiceId),
      SubscriptionId: text(invoiceItems.subscriptionId),
      ChargeAmount: amount(invoiceItems.amount),
      TaxAmount: amount(invoiceItems.taxAmount),
      ChargeName: text(invoiceItems.chargeName),
      ProductRatePlanChargeId: text(invoiceItems.productRatePlanChargeId),
      Quantity: amount(invoiceItems.quantity),
      UnitPrice: amount(invoiceItems.unitPrice),
      UOM: text(invoiceItems.uom),
      ServiceStartDate: date(invoiceItems.serviceStartDate),
      ServiceEndDate: date(invoiceItems.serviceEndDate),
    },
  },
  CreditMemo: {
    table: creditMemos,
    fields: {
      Id: text(creditMemos.id),
      MemoNumber: text(creditMemos.number),
      AccountId: text(creditMemos.accountId),
      Status: text(creditMemos.status),
      Currency: text(creditMemos.currency),
      TotalAmount: amount(creditMemos.amount),
      MemoDate: date(creditMemos.memoDate),
      ReasonCode: text(creditMemos.reasonCode),
      Comments: text(creditMemos.comment),
      CreatedDate: instant(creditMemos.createdDate),
    },
    customFields: creditMemos.customFields,
  },
  CreditMemoItem: {
    table: creditMemoItems,
    fields: {
      Id: text(creditMemoItems.id),
      CreditMemoId: text(creditMemoItems.creditMemoId),
      SubscriptionId: text(creditMemoItems.subscriptionId),
      AmountWithoutTax: amount(creditMemoItems.amount),
      TaxAmount: amount(creditMemoItems.taxAmount),
      ChargeName: text(creditMemoItems.chargeName),
      ProductRatePlanChargeId: text(creditMemoItems.productRatePlanChargeId),
      Quantity: amount(creditMemoItems.quantity),
      ServiceStartDate: date(creditMemoItems.serviceStartDate),
      ServiceEndDate: date(creditMemoItems.serviceEndDate),
    },
  },
  Refund: {
    table: refunds,
    fields: {
      Id: text(refunds.id),
      RefundNumber: text(refunds.number),
      AccountId: text(refunds.accountId),
      PaymentId: text(refunds.paymentId),
      CreditMemoId: text(refunds.creditMemoId),
      Type: text(refunds.type),
      MethodType: text(refunds.methodType),
      Status: text(refunds.status),
      Amount: amount(refunds.amount),
      RefundDate: date(refunds.refundDate),
      ReasonCode: text(refunds.reasonCode),
      Comment: text(refunds.comment),
      ReferenceID: text(refunds.referenceId),
      SoftDescriptor: storedField(refunds.details, 'softDescriptor'),
      SoftDescriptorPhone: storedField(refunds.details, 'softDescriptorPhone'),
      CreatedDate: instant(refunds.createdDate),
    },
    customFields: refunds.customFields,
  },
  Payment: {
    table: payments,
    fields: {
      Id: text(payments.id),
      PaymentNumber: text(payments.number),
      AccountId: text(payments.accountId),
      Type: text(payments.type),
      Status: text(payments.status),
      Amount: amount(payments.amount),
      PaymentMethodId: text(payments.paymentMethodId),
      EffectiveDate: date(payments.effectiveDate),
      Comment: text(payments.comment),
      ReferenceId: text(payments.referenceId),
      GatewayOrderId: storedField(payments.details, 'gatewayOrderId'),
      SoftDescriptor: storedField(payments.details, 'softDescriptor'),
      SoftDescriptorPhone: storedField(payments.details, 'softDescriptorPhone'),
      GatewayResponse: text(payments.gatewayResponse),
      GatewayResponseCode: text(payments.gatewayResponseCode),
      CreatedDate: instant(payments.createdDate),
    },
    customFields: payments.customFields,
  },
  InvoicePayment: {
    table: paymentApplications,
    fields: {
      Id: { column: invoicePaymentId, type: 'text' },
      PaymentId: text(paymentApplications.paymentId),
      InvoiceId: text(paymentApplications.invoiceId),
      Amount: amount(paymentApplications.amount),
    },
  },
  PaymentMethod: {
    table: paymentMethods,
    fields: {
      Id: text(paymentMethods.id),
      AccountId: text(paymentMethods.accountId),
      Type: text(paymentMethods.type),
      PaymentMethodStatus: text(paymentMethods.status),
      CreditCardType: text(paymentMethods.cardType),
      CreditCardExpirationMonth: integer(paymentMethods.expirationMonth),
      CreditCardExpirationYear: integer(paymentMethods.expirationYear),
      CreditCardHolderName: text(paymentMethods.holderName),
      CreatedDate: instant(paymentMethods.createdDate),
    },
    customFields: paymentMethods.customFields,
  },
} satisfies Readonly<Record<string, QueryObject>>;
