import type { Id } from '../wire.js';
import type { DecimalString, IsoDate, IsoDateTime, OpenEnum } from '../values.js';
import type { ExtraFields, FieldKinds } from './field-kinds.js';

/** Credit or charge on an invoice. */
export interface InvoiceAdjustment extends ExtraFields {
  Id?: Id<'invoiceAdjustment'>;
  AccountId?: Id<'account'>;
  AccountingCode?: string;
  AdjustmentDate?: IsoDate;
  AdjustmentNumber?: string;
  Amount?: DecimalString;
  CancelledById?: string;
  CancelledOn?: IsoDateTime;
  Comments?: string;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  CustomerName?: string;
  CustomerNumber?: string;
  ImpactAmount?: DecimalString;
  InvoiceId?: Id<'invoice'>;
  InvoiceNumber?: string;
  ReasonCode?: string;
  ReferenceId?: string;
  Status?: string;
  TransferredToAccounting?: OpenEnum<'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore'>;
  Type?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const invoiceAdjustmentFields: FieldKinds<InvoiceAdjustment> = {
  Id: 'text',
  AccountId: 'text',
  AccountingCode: 'text',
  AdjustmentDate: 'date',
  AdjustmentNumber: 'text',
  Amount: 'decimal',
  CancelledById: 'text',
  CancelledOn: 'instant',
  Comments: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  CustomerName: 'text',
  CustomerNumber: 'text',
  ImpactAmount: 'decimal',
  InvoiceId: 'text',
  InvoiceNumber: 'text',
  ReasonCode: 'text',
  ReferenceId: 'text',
  Status: 'text',
  TransferredToAccounting: 'text',
  Type: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Credit or charge on an invoice line or its tax. */
export interface InvoiceItemAdjustment extends ExtraFields {
  Id?: Id<'invoiceItemAdjustment'>;
  AccountId?: Id<'account'>;
  AccountingCode?: string;
  AdjustmentDate?: IsoDate;
  AdjustmentNumber?: string;
  Amount?: DecimalString;
  CancelledById?: string;
  CancelledDate?: IsoDateTime;
  Comment?: string;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  CustomerName?: string;
  CustomerNumber?: string;
  InvoiceId?: Id<'invoice'>;
  InvoiceItemName?: string;
  InvoiceNumber?: string;
  ReasonCode?: string;
  ReferenceId?: string;
  ServiceEndDate?: IsoDate;
  ServiceStartDate?: IsoDate;
  SourceId?: string;
  SourceType?: string;
  Status?: string;
  TransferredToAccounting?: OpenEnum<'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore'>;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const invoiceItemAdjustmentFields: FieldKinds<InvoiceItemAdjustment> = {
  Id: 'text',
  AccountId: 'text',
  AccountingCode: 'text',
  AdjustmentDate: 'date',
  AdjustmentNumber: 'text',
  Amount: 'decimal',
  CancelledById: 'text',
  CancelledDate: 'instant',
  Comment: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  CustomerName: 'text',
  CustomerNumber: 'text',
  InvoiceId: 'text',
  InvoiceItemName: 'text',
  InvoiceNumber: 'text',
  ReasonCode: 'text',
  ReferenceId: 'text',
  ServiceEndDate: 'date',
  ServiceStartDate: 'date',
  SourceId: 'text',
  SourceType: 'text',
  Status: 'text',
  TransferredToAccounting: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Change of an account's credit balance. */
export interface CreditBalanceAdjustment extends ExtraFields {
  Id?: Id<'creditBalanceAdjustment'>;
  AccountId?: Id<'account'>;
  AccountingCode?: string;
  AdjustmentDate?: IsoDate;
  Amount?: DecimalString;
  CancelledOn?: IsoDateTime;
  Comment?: string;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  Number?: string;
  ReasonCode?: string;
  ReferenceId?: string;
  SourceTransactionId?: string;
  SourceTransactionNumber?: string;
  SourceTransactionType?: string;
  Status?: string;
  TransferredToAccounting?: OpenEnum<'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore'>;
  Type?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const creditBalanceAdjustmentFields: FieldKinds<CreditBalanceAdjustment> = {
  Id: 'text',
  AccountId: 'text',
  AccountingCode: 'text',
  AdjustmentDate: 'date',
  Amount: 'decimal',
  CancelledOn: 'instant',
  Comment: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  Number: 'text',
  ReasonCode: 'text',
  ReferenceId: 'text',
  SourceTransactionId: 'text',
  SourceTransactionNumber: 'text',
  SourceTransactionType: 'text',
  Status: 'text',
  TransferredToAccounting: 'text',
  Type: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Tax on an invoice line. */
export interface TaxationItem extends ExtraFields {
  Id?: Id<'taxationItem'>;
  AccountingCode?: string;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  ExemptAmount?: DecimalString;
  InvoiceItemId?: Id<'invoiceItem'>;
  Jurisdiction?: string;
  LocationCode?: string;
  Name?: string;
  TaxAmount?: DecimalString;
  TaxCode?: string;
  TaxCodeDescription?: string;
  TaxDate?: IsoDate;
  TaxRate?: DecimalString;
  TaxRateDescription?: string;
  TaxRateType?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const taxationItemFields: FieldKinds<TaxationItem> = {
  Id: 'text',
  AccountingCode: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  ExemptAmount: 'decimal',
  InvoiceItemId: 'text',
  Jurisdiction: 'text',
  LocationCode: 'text',
  Name: 'text',
  TaxAmount: 'decimal',
  TaxCode: 'text',
  TaxCodeDescription: 'text',
  TaxDate: 'date',
  TaxRate: 'decimal',
  TaxRateDescription: 'text',
  TaxRateType: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};
