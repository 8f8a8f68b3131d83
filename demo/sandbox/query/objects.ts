import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  accounts,
  contacts,
  creditMemoItems,
  creditMemos,
  invoiceItems,
  invoices,
  paymentMethods,
  payments,
  productRatePlans,
  products,
  refunds,
  subscriptions,
  usages,
} from '../database/schema.js';

/** How a column's values are written in a query and in a record. */
export type FieldType = 'text' | 'decimal' | 'integer' | 'date' | 'instant' | 'boolean';

export interface ObjectField {
  column: PgColumn | SQL;
  type: FieldType;
}

/** An object that can be queried: its table and the fields it shows, by their PascalCase names. */
export interface QueryObject {
  table: PgTable;
  fields: Readonly<Record<string, ObjectField>>;
  /** Where the object's custom fields are, which are queried as texts. */
  customFields?: PgColumn;
}

const text = (column: PgColumn): ObjectField => ({ column, type: 'text' });
const amount = (column: PgColumn): ObjectField => ({ column, type: 'decimal' });
const integer = (column: PgColumn): ObjectField => ({ column, type: 'integer' });
const date = (column: PgColumn): ObjectField => ({ column, type: 'date' });
const instant = (column: PgColumn): ObjectField => ({ column, type: 'instant' });
const flag = (column: PgColumn): ObjectField => ({ column, type: 'boolean' });

/** A plain field of an account that is only kept. */
const kept = (name: string): ObjectField => ({ column: sql`${accounts.details} ->> ${name}`, type: 'text' });

/** Everything a query can reach. What is not listed here does not exist for it. */
export const QUERY_OBJECTS: Readonly<Record<string, QueryObject>> = {
  Account: {
    table: accounts,
    fields: {
      Id: text(accounts.id),
      AccountNumber: text(accounts.number),
      Name: text(accounts.name),
      Status: text(accounts.status),
      Currency: text(accounts.currency),
      AutoPay: flag(accounts.autoPay),
      BillCycleDay: integer(accounts.billCycleDay),
      BillToId: text(accounts.billToId),
      SoldToId: text(accounts.soldToId),
      DefaultPaymentMethodId: text(accounts.defaultPaymentMethodId),
      PaymentTerm: text(accounts.paymentTerm),
      Notes: text(accounts.notes),
      Batch: kept('batch'),
      CrmId: kept('crmId'),
      ParentId: kept('parentId'),
      PurchaseOrderNumber: kept('purchaseOrderNumber'),
      SalesRepName: kept('salesRep'),
      CreatedDate: instant(accounts.createdDate),
    },
    customFields: accounts.customFields,
  },
  Contact: {
    table: contacts,
    fields: {
      Id: text(contacts.id),
      AccountId: text(contacts.accountId),
      FirstName: text(contacts.firstName),
      LastName: text(contacts.lastName),
      Address1: text(contacts.address1),
      Address2: text(contacts.address2),
      City: text(contacts.city),
      State: text(contacts.state),
      PostalCode: text(contacts.postalCode),
      Country: text(contacts.country),
      County: text(contacts.county),
      WorkEmail: text(contacts.workEmail),
      PersonalEmail: text(contacts.personalEmail),
      WorkPhone: text(contacts.workPhone),
      HomePhone: text(contacts.homePhone),
      MobilePhone: text(contacts.mobilePhone),
      OtherPhone: text(contacts.otherPhone),
      OtherPhoneType: text(contacts.otherPhoneType),
      Fax: text(contacts.fax),
      NickName: text(contacts.nickname),
      TaxRegion: text(contacts.taxRegion),
      Description: text(contacts.description),
      CreatedDate: instant(contacts.createdDate),
    },
    customFields: contacts.customFields,
  },
  Subscription: {
    table: subscriptions,
    fields: {
      Id: text(subscriptions.id),
      Name: text(subscriptions.number),
      AccountId: text(subscriptions.accountId),
      Version: integer(subscriptions.version),
      IsLatestVersion: flag(subscriptions.latest),
      Status: text(subscriptions.status),
      TermType: text(subscriptions.termType),
      AutoRenew: flag(subscriptions.autoRenew),
      InitialTerm: integer(subscriptions.initialTerm),
      RenewalTerm: integer(subscriptions.renewalTerm),
      ContractEffectiveDate: date(subscriptions.contractEffectiveDate),
      ServiceActivationDate: date(subscriptions.serviceActivationDate),
      ContractAcceptanceDate: date(subscriptions.customerAcceptanceDate),
      SubscriptionStartDate: date(subscriptions.startDate),
      SubscriptionEndDate: date(subscriptions.endDate),
      TermStartDate: date(subscriptions.termStartDate),
      TermEndDate: date(subscriptions.termEndDate),
      Notes: text(subscriptions.notes),
      CreatedDate: instant(subscriptions.createdDate),
    },
  },
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
      Type: text(refunds.type),
      MethodType: text(refunds.methodType),
      Status: text(refunds.status),
      Amount: amount(refunds.amount),
      RefundDate: date(refunds.refundDate),
      ReasonCode: text(refunds.reasonCode),
      Comment: text(refunds.comment),
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
      GatewayResponse: text(payments.gatewayResponse),
      GatewayResponseCode: text(payments.gatewayResponseCode),
      CreatedDate: instant(payments.createdDate),
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
  Product: {
    table: products,
    fields: {
      Id: text(products.id),
      ProductNumber: text(products.number),
      Name: text(products.name),
      SKU: text(products.sku),
      Category: text(products.category),
      Description: text(products.description),
      EffectiveStartDate: date(products.effectiveStartDate),
      EffectiveEndDate: date(products.effectiveEndDate),
    },
    customFields: products.customFields,
  },
  ProductRatePlan: {
    table: productRatePlans,
    fields: {
      Id: text(productRatePlans.id),
      ProductRatePlanNumber: text(productRatePlans.number),
      ProductId: text(productRatePlans.productId),
      Name: text(productRatePlans.name),
      Description: text(productRatePlans.description),
      EffectiveStartDate: date(productRatePlans.effectiveStartDate),
      EffectiveEndDate: date(productRatePlans.effectiveEndDate),
    },
    customFields: productRatePlans.customFields,
  },
  Usage: {
    table: usages,
    fields: {
      Id: text(usages.id),
      AccountId: text(usages.accountId),
      SubscriptionId: text(usages.subscriptionId),
      SubscriptionNumber: text(usages.subscriptionNumber),
      ChargeId: text(usages.chargeId),
      ChargeNumber: text(usages.chargeNumber),
      ProductRatePlanChargeNumber: text(usages.productChargeNumber),
      UniqueKey: text(usages.uniqueKey),
      UOM: text(usages.uom),
      Quantity: amount(usages.quantity),
      StartDateTime: instant(usages.startDateTime),
      EndDateTime: instant(usages.endDateTime),
      Description: text(usages.description),
      RbeStatus: text(usages.status),
      SourceType: text(usages.sourceType),
      SubmissionDateTime: instant(usages.createdDate),
      CreatedDate: instant(usages.createdDate),
      UpdatedDate: instant(usages.updatedDate),
    },
    customFields: usages.customFields,
  },
};
