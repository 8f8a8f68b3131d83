import type { Id } from '../wire.js';
import type { DecimalString, IsoDate, IsoDateTime } from '../values.js';
import type { ExtraFields, FieldKinds } from './field-kinds.js';

/** Invoice of an account. */
export interface Invoice extends ExtraFields {
  Id?: Id<'invoice'>;
  AccountId?: Id<'account'>;
  AdjustmentAmount?: DecimalString;
  Amount?: DecimalString;
  AmountWithoutTax?: DecimalString;
  Balance?: DecimalString;
  BillRunId?: Id<'billRun'>;
  Body?: string;
  Comments?: string;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  CreditBalanceAdjustmentAmount?: DecimalString;
  DueDate?: IsoDate;
  IncludesOneTime?: boolean;
  IncludesRecurring?: boolean;
  IncludesUsage?: boolean;
  InvoiceDate?: IsoDate;
  InvoiceNumber?: string;
  LastEmailSentDate?: IsoDateTime;
  PaymentAmount?: DecimalString;
  PostedBy?: string;
  PostedDate?: IsoDateTime;
  RefundAmount?: DecimalString;
  RegenerateInvoicePDF?: boolean;
  Status?: string;
  TargetDate?: IsoDate;
  TaxAmount?: DecimalString;
  TaxExemptAmount?: DecimalString;
  TransferredToAccounting?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const invoiceFields: FieldKinds<Invoice> = {
  Id: 'text',
  AccountId: 'text',
  AdjustmentAmount: 'decimal',
  Amount: 'decimal',
  AmountWithoutTax: 'decimal',
  Balance: 'decimal',
  BillRunId: 'text',
  Body: 'text',
  Comments: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  CreditBalanceAdjustmentAmount: 'decimal',
  DueDate: 'date',
  IncludesOneTime: 'boolean',
  IncludesRecurring: 'boolean',
  IncludesUsage: 'boolean',
  InvoiceDate: 'date',
  InvoiceNumber: 'text',
  LastEmailSentDate: 'instant',
  PaymentAmount: 'decimal',
  PostedBy: 'text',
  PostedDate: 'instant',
  RefundAmount: 'decimal',
  RegenerateInvoicePDF: 'boolean',
  Status: 'text',
  TargetDate: 'date',
  TaxAmount: 'decimal',
  TaxExemptAmount: 'decimal',
  TransferredToAccounting: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Invoice line. */
export interface InvoiceItem extends ExtraFields {
  Id?: Id<'invoiceItem'>;
  AccountingCode?: string;
  AppliedToChargeNumber?: string;
  AppliedToInvoiceItemId?: Id<'invoiceItem'>;
  ChargeAmount?: DecimalString;
  ChargeDate?: IsoDateTime;
  ChargeDescription?: string;
  ChargeId?: Id<'ratePlanCharge'>;
  ChargeName?: string;
  ChargeNumber?: string;
  ChargeType?: string;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  InvoiceId?: Id<'invoice'>;
  ProcessingType?: DecimalString;
  ProductDescription?: string;
  ProductId?: Id<'product'>;
  ProductName?: string;
  ProductRatePlanChargeId?: Id<'productRatePlanCharge'>;
  Quantity?: DecimalString;
  RatePlanChargeId?: Id<'ratePlanCharge'>;
  RevRecCode?: string;
  RevRecStartDate?: IsoDate;
  RevRecTriggerCondition?: string;
  SKU?: string;
  ServiceEndDate?: IsoDate;
  ServiceStartDate?: IsoDate;
  SubscriptionId?: Id<'subscription'>;
  SubscriptionNumber?: string;
  TaxAmount?: DecimalString;
  TaxCode?: string;
  TaxExemptAmount?: DecimalString;
  TaxMode?: string;
  UOM?: string;
  UnitPrice?: DecimalString;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const invoiceItemFields: FieldKinds<InvoiceItem> = {
  Id: 'text',
  AccountingCode: 'text',
  AppliedToChargeNumber: 'text',
  AppliedToInvoiceItemId: 'text',
  ChargeAmount: 'decimal',
  ChargeDate: 'instant',
  ChargeDescription: 'text',
  ChargeId: 'text',
  ChargeName: 'text',
  ChargeNumber: 'text',
  ChargeType: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  InvoiceId: 'text',
  ProcessingType: 'decimal',
  ProductDescription: 'text',
  ProductId: 'text',
  ProductName: 'text',
  ProductRatePlanChargeId: 'text',
  Quantity: 'decimal',
  RatePlanChargeId: 'text',
  RevRecCode: 'text',
  RevRecStartDate: 'date',
  RevRecTriggerCondition: 'text',
  SKU: 'text',
  ServiceEndDate: 'date',
  ServiceStartDate: 'date',
  SubscriptionId: 'text',
  SubscriptionNumber: 'text',
  TaxAmount: 'decimal',
  TaxCode: 'text',
  TaxExemptAmount: 'decimal',
  TaxMode: 'text',
  UOM: 'text',
  UnitPrice: 'decimal',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Run that creates invoices for many accounts. */
export interface BillRun extends ExtraFields {
  Id?: Id<'billRun'>;
  AccountId?: Id<'account'>;
  AutoEmail?: boolean;
  AutoPost?: boolean;
  AutoRenewal?: boolean;
  Batch?: string;
  BillCycleDay?: string;
  BillRunNumber?: string;
  ChargeTypeToExclude?: string;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  ExecutedDate?: IsoDateTime;
  InvoiceDate?: IsoDate;
  InvoicesEmailed?: boolean;
  LastEmailSentTime?: IsoDateTime;
  NoEmailForZeroAmountInvoice?: boolean;
  NumberOfAccounts?: number;
  NumberOfInvoices?: number;
  Status?: string;
  TargetDate?: IsoDate;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const billRunFields: FieldKinds<BillRun> = {
  Id: 'text',
  AccountId: 'text',
  AutoEmail: 'boolean',
  AutoPost: 'boolean',
  AutoRenewal: 'boolean',
  Batch: 'text',
  BillCycleDay: 'text',
  BillRunNumber: 'text',
  ChargeTypeToExclude: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  ExecutedDate: 'instant',
  InvoiceDate: 'date',
  InvoicesEmailed: 'boolean',
  LastEmailSentTime: 'instant',
  NoEmailForZeroAmountInvoice: 'boolean',
  NumberOfAccounts: 'integer',
  NumberOfInvoices: 'integer',
  Status: 'text',
  TargetDate: 'date',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};
