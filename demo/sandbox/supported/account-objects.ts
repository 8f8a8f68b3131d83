import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';

/** Fields of an account object that the sandbox stores and returns but does not use. */
export interface StoredAccountObjectFields {
  /** Comma-separated. */
  AdditionalEmailAddresses?: string;
  AllowInvoiceEdit?: boolean;
  Batch?: string;
  CrmId?: string;
  CustomerServiceRepName?: string;
  InvoiceDeliveryPrefsEmail?: boolean;
  InvoiceDeliveryPrefsPrint?: boolean;
  InvoiceTemplateId?: string;
  PaymentGateway?: string;
  PurchaseOrderNumber?: string;
  SalesRepName?: string;
  TaxCompanyCode?: string;
  TaxExemptCertificateID?: string;
  TaxExemptCertificateType?: string;
  TaxExemptDescription?: string;
  TaxExemptEffectiveDate?: IsoDate;
  TaxExemptExpirationDate?: IsoDate;
  TaxExemptIssuingJurisdiction?: string;
  TaxExemptStatus?: string;
  VATId?: string;
  communicationProfileId?: string;
}

interface AccountObjectFields extends StoredAccountObjectFields, CustomFieldValues {
  /** Handled for all operations that have it, before the fields are read. */
  rejectUnknownFields?: boolean;
  AutoPay?: boolean;
  DefaultPaymentMethodId?: string;
  Notes?: string;
  ParentId?: string;
  PaymentTerm?: string;
}

export interface CreateAccountObjectInput extends AccountObjectFields {
  AccountNumber?: string;
  BillCycleDay: number;
  Currency: string;
  Name: string;
  Status: 'Draft' | 'Active';
}

export interface UpdateAccountObjectInput extends AccountObjectFields {
  id: string;
  BillCycleDay?: number;
  BillToId?: string;
  Name?: string;
  SoldToId?: string;
  Status?: 'Draft' | 'Active';
}

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const name = z.string().check(z.minLength(1));
const day = z.int().check(z.gte(0), z.lte(31));
const status = z.enum(['Draft', 'Active']);

/** Fields of an account object that the sandbox stores and returns but does not use. */
export const storedAccountObjectFields = {
  AdditionalEmailAddresses: text,
  AllowInvoiceEdit: flag,
  Batch: text,
  CrmId: text,
  CustomerServiceRepName: text,
  InvoiceDeliveryPrefsEmail: flag,
  InvoiceDeliveryPrefsPrint: flag,
  InvoiceTemplateId: text,
  PaymentGateway: text,
  PurchaseOrderNumber: text,
  SalesRepName: text,
  TaxCompanyCode: text,
  TaxExemptCertificateID: text,
  TaxExemptCertificateType: text,
  TaxExemptDescription: text,
  TaxExemptEffectiveDate: text,
  TaxExemptExpirationDate: text,
  TaxExemptIssuingJurisdiction: text,
  TaxExemptStatus: text,
  VATId: text,
};

const fields = {
  ...storedAccountObjectFields,
  rejectUnknownFields: flag,
  AutoPay: flag,
  DefaultPaymentMethodId: text,
  Notes: text,
  ParentId: text,
  PaymentTerm: text,
  communicationProfileId: text,
};

export const createAccountObjectInput: Schema<CreateAccountObjectInput> = customizable({
  ...fields,
  AccountNumber: text,
  BillCycleDay: day,
  Currency: z.string(),
  Name: name,
  Status: status,
});

export const updateAccountObjectInput: Schema<UpdateAccountObjectInput> = customizable({
  ...fields,
  id: z.string(),
  BillCycleDay: z.optional(day),
  BillToId: text,
  Name: z.optional(name),
  SoldToId: text,
  Status: z.optional(status),
});
