import {
  type Account,
  accountFields,
  type CommunicationProfile,
  communicationProfileFields,
  type Contact,
  contactFields,
} from './account.js';
import {
  type Feature,
  featureFields,
  type Product,
  type ProductFeature,
  productFeatureFields,
  productFields,
  type ProductRatePlan,
  productRatePlanFields,
  type UnitOfMeasure,
  unitOfMeasureFields,
} from './product.js';
import {
  type ProductRatePlanCharge,
  productRatePlanChargeFields,
  type ProductRatePlanChargeTier,
  productRatePlanChargeTierFields,
} from './product-charge.js';
import {
  type Amendment,
  amendmentFields,
  type Subscription,
  subscriptionFields,
  type SubscriptionProductFeature,
  subscriptionProductFeatureFields,
} from './subscription.js';
import {
  type RatePlan,
  type RatePlanCharge,
  ratePlanChargeFields,
  type RatePlanChargeTier,
  ratePlanChargeTierFields,
  ratePlanFields,
} from './rate-plan.js';
import { type BillRun, billRunFields, type Invoice, invoiceFields, type InvoiceItem, invoiceItemFields } from './invoice.js';
import {
  type CreditBalanceAdjustment,
  creditBalanceAdjustmentFields,
  type InvoiceAdjustment,
  invoiceAdjustmentFields,
  type InvoiceItemAdjustment,
  invoiceItemAdjustmentFields,
  type TaxationItem,
  taxationItemFields,
} from './adjustment.js';
import {
  type InvoicePayment,
  invoicePaymentFields,
  type Payment,
  paymentFields,
  type PaymentTransactionLog,
  paymentTransactionLogFields,
} from './payment.js';
import {
  type PaymentMethod,
  paymentMethodFields,
  type PaymentMethodTransactionLog,
  paymentMethodTransactionLogFields,
} from './payment-method.js';
import {
  type Refund,
  refundFields,
  type RefundInvoicePayment,
  refundInvoicePaymentFields,
  type RefundTransactionLog,
  refundTransactionLogFields,
} from './refund.js';
import { type Usage, usageFields } from './usage.js';
import type { FieldKind, FieldKinds, FieldTable } from './field-kinds.js';

export type * from './account.js';
export type * from './adjustment.js';
export type * from './details.js';
export type * from './field-kinds.js';
export type * from './invoice.js';
export type * from './payment.js';
export type * from './payment-method.js';
export type * from './product.js';
export type * from './product-charge.js';
export type * from './rate-plan.js';
export type * from './refund.js';
export type * from './subscription.js';
export type * from './usage.js';

/** Record type of every object that can be created, updated, deleted or queried, by its wire name. */
export interface ObjectTypes {
  Account: Account;
  Amendment: Amendment;
  BillRun: BillRun;
  CommunicationProfile: CommunicationProfile;
  Contact: Contact;
  CreditBalanceAdjustment: CreditBalanceAdjustment;
  Feature: Feature;
  Invoice: Invoice;
  InvoiceAdjustment: InvoiceAdjustment;
  InvoiceItem: InvoiceItem;
  InvoiceItemAdjustment: InvoiceItemAdjustment;
  InvoicePayment: InvoicePayment;
  Payment: Payment;
  PaymentMethod: PaymentMethod;
  PaymentMethodTransactionLog: PaymentMethodTransactionLog;
  PaymentTransactionLog: PaymentTransactionLog;
  Product: Product;
  ProductFeature: ProductFeature;
  ProductRatePlan: ProductRatePlan;
  ProductRatePlanCharge: ProductRatePlanCharge;
  ProductRatePlanChargeTier: ProductRatePlanChargeTier;
  RatePlan: RatePlan;
  RatePlanCharge: RatePlanCharge;
  RatePlanChargeTier: RatePlanChargeTier;
  Refund: Refund;
  RefundInvoicePayment: RefundInvoicePayment;
  RefundTransactionLog: RefundTransactionLog;
  Subscription: Subscription;
  SubscriptionProductFeature: SubscriptionProductFeature;
  TaxationItem: TaxationItem;
  UnitOfMeasure: UnitOfMeasure;
  Usage: Usage;
}

/** Name of an object type, as on the wire. */
export type ObjectName = keyof ObjectTypes;

/** Wire format of each field. */
export const OBJECT_FIELDS: { readonly [Name in ObjectName]: FieldKinds<ObjectTypes[Name]> } = {
  Account: accountFields,
  Amendment: amendmentFields,
  BillRun: billRunFields,
  CommunicationProfile: communicationProfileFields,
  Contact: contactFields,
  CreditBalanceAdjustment: creditBalanceAdjustmentFields,
  Feature: featureFields,
  Invoice: invoiceFields,
  InvoiceAdjustment: invoiceAdjustmentFields,
  InvoiceItem: invoiceItemFields,
  InvoiceItemAdjustment: invoiceItemAdjustmentFields,
  InvoicePayment: invoicePaymentFields,
  Payment: paymentFields,
  PaymentMethod: paymentMethodFields,
  PaymentMethodTransactionLog: paymentMethodTransactionLogFields,
  PaymentTransactionLog: paymentTransactionLogFields,
  Product: productFields,
  ProductFeature: productFeatureFields,
  ProductRatePlan: productRatePlanFields,
  ProductRatePlanCharge: productRatePlanChargeFields,
  ProductRatePlanChargeTier: productRatePlanChargeTierFields,
  RatePlan: ratePlanFields,
  RatePlanCharge: ratePlanChargeFields,
  RatePlanChargeTier: ratePlanChargeTierFields,
  Refund: refundFields,
  RefundInvoicePayment: refundInvoicePaymentFields,
  RefundTransactionLog: refundTransactionLogFields,
  Subscription: subscriptionFields,
  SubscriptionProductFeature: subscriptionProductFeatureFields,
  TaxationItem: taxationItemFields,
  UnitOfMeasure: unitOfMeasureFields,
  Usage: usageFields,
};

/** Required fields of a new record. Types that are not listed have none. */
export const REQUIRED_FIELDS = {
  Account: ['BillCycleDay', 'Currency', 'Name', 'Status'],
  BillRun: ['InvoiceDate', 'TargetDate'],
  Contact: ['AccountId', 'FirstName', 'LastName'],
  CreditBalanceAdjustment: ['Amount', 'Type'],
  Feature: ['Name', 'FeatureCode'],
  InvoiceAdjustment: ['Amount', 'Type'],
  InvoicePayment: ['Amount', 'InvoiceId', 'PaymentId'],
  Payment: ['AccountId', 'EffectiveDate', 'PaymentMethodId', 'Status', 'Type'],
  PaymentMethod: ['Type'],
  Product: ['EffectiveEndDate', 'EffectiveStartDate', 'Name'],
  ProductRatePlan: ['Name', 'ProductId'],
  ProductRatePlanCharge: ['ChargeModel', 'ChargeType', 'Name', 'ProductRatePlanId'],
  Refund: ['Amount', 'Type'],
  TaxationItem: ['InvoiceItemId', 'Jurisdiction', 'Name', 'TaxAmount', 'TaxRate', 'TaxDate', 'TaxRateType'],
  UnitOfMeasure: ['DecimalPlaces', 'UomName'],
  Usage: ['Quantity', 'StartDateTime', 'UOM'],
} as const;

/** All types in alphabetical order. */
export const OBJECT_TYPES: readonly ObjectName[] = /* @__PURE__ */ keysOf(OBJECT_FIELDS);

/* @__NO_SIDE_EFFECTS__ */
function keysOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  const keys: Extract<keyof Table, string>[] = [];
  for (const name in table) keys.push(name);
  return keys;
}

const tables: Readonly<Record<string, FieldTable>> = OBJECT_FIELDS;

/** Returns the wire formats of a type's fields. Empty for an unknown type. */
export function fieldsOf(name: string): FieldTable {
  return (Object.hasOwn(tables, name) ? tables[name] : undefined) ?? {};
}

/** Returns the wire format of a field. Undefined for custom and unknown fields. */
export function kindOfField(name: string, field: string): FieldKind | undefined {
  const fields = fieldsOf(name);
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}
