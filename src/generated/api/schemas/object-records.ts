// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDate, IsoDateTime, Open } from '../../../api/schemas/values.js';
import {
  customizable,
  date,
  maybe,
  open,
  strict,
  type CustomFieldValues,
  type Id,
  type NumberOf,
  upTo,
  wireBoolean,
  wireDate,
  wireDateTime,
  wireInteger,
  wireText,
} from '../../../api/schemas/wire.js';
import type { CreateOrModifyResponse, DeleteResponse } from './shared.js';

/** Input of `GET /v1/object/account/{id}`. */
export interface GetAccountObjectRequest {
  id: Id<'account'>;
  fields?: string;
}

export const getAccountObjectRequest: Schema<GetAccountObjectRequest> = /* @__PURE__ */ strict({
  id: z.string(),
  fields: z.optional(z.string()),
});

/** Answer of `GET /v1/object/account/{id}`. */
export interface GetAccountObjectResponse extends CustomFieldValues {
  AccountNumber?: NumberOf<'account'>;
  AdditionalEmailAddresses?: string;
  AllowInvoiceEdit?: boolean;
  AutoPay?: boolean;
  Balance?: DecimalString;
  Batch?: string;
  BcdSettingOption?: string;
  BillCycleDay?: number;
  BillToId?: string;
  CommunicationProfileId?: string;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  CreditBalance?: DecimalString;
  CrmId?: string;
  Currency?: string;
  CustomerServiceRepName?: string;
  DefaultPaymentMethodId?: Id<'payment method'>;
  Id?: Id<'account'>;
  InvoiceDeliveryPrefsEmail?: boolean;
  InvoiceDeliveryPrefsPrint?: boolean;
  InvoiceTemplateId?: string;
  LastInvoiceDate?: IsoDate;
  Name?: string;
  Notes?: string;
  ParentId?: string;
  PaymentGateway?: string;
  PaymentTerm?: string;
  PurchaseOrderNumber?: NumberOf<'order'>;
  SalesRepName?: string;
  SoldToId?: string;
  Status?: Open<'Draft' | 'Active' | 'Canceled'>;
  TaxCompanyCode?: string;
  TaxExemptCertificateID?: string;
  TaxExemptCertificateType?: string;
  TaxExemptDescription?: string;
  TaxExemptEffectiveDate?: IsoDate;
  TaxExemptExpirationDate?: IsoDate;
  TaxExemptIssuingJurisdiction?: string;
  TaxExemptStatus?: string;
  TotalInvoiceBalance?: DecimalString;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
  VATId?: string;
  Class__NS?: string;
  CustomerType__NS?: Open<'Company' | 'Individual'>;
  Department__NS?: string;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  Location__NS?: string;
  Subsidiary__NS?: string;
  SyncDate__NS?: string;
  SynctoNetSuite__NS?: Open<'Yes' | 'No'>;
}

export const getAccountObjectResponse: Schema<GetAccountObjectResponse> = /* @__PURE__ */ z.looseObject({
  AccountNumber: maybe(wireText),
  AdditionalEmailAddresses: maybe(wireText),
  AllowInvoiceEdit: maybe(wireBoolean),
  AutoPay: maybe(wireBoolean),
  Balance: maybe(decimal),
  Batch: maybe(wireText),
  BcdSettingOption: maybe(wireText),
  BillCycleDay: maybe(wireInteger),
  BillToId: maybe(wireText),
  CommunicationProfileId: maybe(wireText),
  CreatedById: maybe(wireText),
  CreatedDate: maybe(wireDateTime),
  CreditBalance: maybe(decimal),
  CrmId: maybe(wireText),
  Currency: maybe(wireText),
  CustomerServiceRepName: maybe(wireText),
  DefaultPaymentMethodId: maybe(wireText),
  Id: maybe(wireText),
  InvoiceDeliveryPrefsEmail: maybe(wireBoolean),
  InvoiceDeliveryPrefsPrint: maybe(wireBoolean),
  InvoiceTemplateId: maybe(wireText),
  LastInvoiceDate: maybe(wireDate),
  Name: maybe(wireText),
  Notes: maybe(wireText),
  ParentId: maybe(wireText),
  PaymentGateway: maybe(wireText),
  PaymentTerm: maybe(wireText),
  PurchaseOrderNumber: maybe(wireText),
  SalesRepName: maybe(wireText),
  SoldToId: maybe(wireText),
  Status: maybe(open(['Draft', 'Active', 'Canceled'])),
  TaxCompanyCode: maybe(wireText),
  TaxExemptCertificateID: maybe(wireText),
  TaxExemptCertificateType: maybe(wireText),
  TaxExemptDescription: maybe(wireText),
  TaxExemptEffectiveDate: maybe(wireDate),
  TaxExemptExpirationDate: maybe(wireDate),
  TaxExemptIssuingJurisdiction: maybe(wireText),
  TaxExemptStatus: maybe(wireText),
  TotalInvoiceBalance: maybe(decimal),
  UpdatedById: maybe(wireText),
  UpdatedDate: maybe(wireDateTime),
  VATId: maybe(wireText),
  Class__NS: maybe(wireText),
  CustomerType__NS: maybe(open(['Company', 'Individual'])),
  Department__NS: maybe(wireText),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  Location__NS: maybe(wireText),
  Subsidiary__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
  SynctoNetSuite__NS: maybe(open(['Yes', 'No'])),
});

/** Input of `POST /v1/object/account`. */
export interface CreateAccountObjectRequest extends CustomFieldValues {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  AccountNumber?: NumberOf<'account'>;
  AdditionalEmailAddresses?: string;
  AllowInvoiceEdit?: boolean;
  AutoPay?: boolean;
  Batch?: string;
  BcdSettingOption?: string;
  BillCycleDay: number;
  BillToId?: string;
  CrmId?: string;
  Currency: string;
  CustomerServiceRepName?: string;
  DefaultPaymentMethodId?: Id<'payment method'>;
  InvoiceDeliveryPrefsEmail?: boolean;
  InvoiceDeliveryPrefsPrint?: boolean;
  InvoiceTemplateId?: string;
  Name: string;
  Notes?: string;
  ParentId?: string;
  PaymentGateway?: string;
  PaymentTerm?: string;
  PurchaseOrderNumber?: NumberOf<'order'>;
  SalesRepName?: string;
  SoldToId?: string;
  /** At most 8 characters. */
  Status: 'Draft' | 'Active' | 'Canceled';
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
  /** At most 255 characters. */
  Class__NS?: string;
  CustomerType__NS?: 'Company' | 'Individual';
  /** At most 255 characters. */
  Department__NS?: string;
  /** At most 255 characters. */
  IntegrationId__NS?: string;
  /** At most 255 characters. */
  IntegrationStatus__NS?: string;
  /** At most 255 characters. */
  Location__NS?: string;
  /** At most 255 characters. */
  Subsidiary__NS?: string;
  /** At most 255 characters. */
  SyncDate__NS?: string;
  SynctoNetSuite__NS?: 'Yes' | 'No';
}

export const createAccountObjectRequest: Schema<CreateAccountObjectRequest> = /* @__PURE__ */ customizable({
  rejectUnknownFields: z.optional(z.boolean()),
  AccountNumber: z.optional(z.string()),
  AdditionalEmailAddresses: z.optional(z.string()),
  AllowInvoiceEdit: z.optional(z.boolean()),
  AutoPay: z.optional(z.boolean()),
  Batch: z.optional(z.string()),
  BcdSettingOption: z.optional(z.string()),
  BillCycleDay: z.int(),
  BillToId: z.optional(z.string()),
  CrmId: z.optional(z.string()),
  Currency: z.string(),
  CustomerServiceRepName: z.optional(z.string()),
  DefaultPaymentMethodId: z.optional(z.string()),
  InvoiceDeliveryPrefsEmail: z.optional(z.boolean()),
  InvoiceDeliveryPrefsPrint: z.optional(z.boolean()),
  InvoiceTemplateId: z.optional(z.string()),
  Name: z.string(),
  Notes: z.optional(z.string()),
  ParentId: z.optional(z.string()),
  PaymentGateway: z.optional(z.string()),
  PaymentTerm: z.optional(z.string()),
  PurchaseOrderNumber: z.optional(z.string()),
  SalesRepName: z.optional(z.string()),
  SoldToId: z.optional(z.string()),
  Status: z.enum(['Draft', 'Active', 'Canceled']),
  TaxCompanyCode: z.optional(z.string()),
  TaxExemptCertificateID: z.optional(z.string()),
  TaxExemptCertificateType: z.optional(z.string()),
  TaxExemptDescription: z.optional(z.string()),
  TaxExemptEffectiveDate: z.optional(date),
  TaxExemptExpirationDate: z.optional(date),
  TaxExemptIssuingJurisdiction: z.optional(z.string()),
  TaxExemptStatus: z.optional(z.string()),
  VATId: z.optional(z.string()),
  communicationProfileId: z.optional(z.string()),
  Class__NS: z.optional(upTo(255)),
  CustomerType__NS: z.optional(z.enum(['Company', 'Individual'])),
  Department__NS: z.optional(upTo(255)),
  IntegrationId__NS: z.optional(upTo(255)),
  IntegrationStatus__NS: z.optional(upTo(255)),
  Location__NS: z.optional(upTo(255)),
  Subsidiary__NS: z.optional(upTo(255)),
  SyncDate__NS: z.optional(upTo(255)),
  SynctoNetSuite__NS: z.optional(z.enum(['Yes', 'No'])),
});

/** Input of `PUT /v1/object/account/{id}`. */
export interface UpdateAccountObjectRequest extends CustomFieldValues {
  id: string;
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  AccountNumber?: NumberOf<'account'>;
  AdditionalEmailAddresses?: string;
  AllowInvoiceEdit?: boolean;
  AutoPay?: boolean;
  Batch?: string;
  BcdSettingOption?: string;
  BillCycleDay?: number;
  BillToId?: string;
  CrmId?: string;
  Currency?: string;
  CustomerServiceRepName?: string;
  DefaultPaymentMethodId?: Id<'payment method'>;
  InvoiceDeliveryPrefsEmail?: boolean;
  InvoiceDeliveryPrefsPrint?: boolean;
  InvoiceTemplateId?: string;
  Name?: string;
  Notes?: string;
  ParentId?: string;
  PaymentGateway?: string;
  PaymentTerm?: string;
  PurchaseOrderNumber?: NumberOf<'order'>;
  SalesRepName?: string;
  SoldToId?: string;
  /** At most 8 characters. */
  Status?: 'Draft' | 'Active' | 'Canceled';
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
  /** At most 255 characters. */
  Class__NS?: string;
  CustomerType__NS?: 'Company' | 'Individual';
  /** At most 255 characters. */
  Department__NS?: string;
  /** At most 255 characters. */
  IntegrationId__NS?: string;
  /** At most 255 characters. */
  IntegrationStatus__NS?: string;
  /** At most 255 characters. */
  Location__NS?: string;
  /** At most 255 characters. */
  Subsidiary__NS?: string;
  /** At most 255 characters. */
  SyncDate__NS?: string;
  SynctoNetSuite__NS?: 'Yes' | 'No';
}

export const updateAccountObjectRequest: Schema<UpdateAccountObjectRequest> = /* @__PURE__ */ customizable({
  id: z.string(),
  rejectUnknownFields: z.optional(z.boolean()),
  AccountNumber: z.optional(z.string()),
  AdditionalEmailAddresses: z.optional(z.string()),
  AllowInvoiceEdit: z.optional(z.boolean()),
  AutoPay: z.optional(z.boolean()),
  Batch: z.optional(z.string()),
  BcdSettingOption: z.optional(z.string()),
  BillCycleDay: z.optional(z.int()),
  BillToId: z.optional(z.string()),
  CrmId: z.optional(z.string()),
  Currency: z.optional(z.string()),
  CustomerServiceRepName: z.optional(z.string()),
  DefaultPaymentMethodId: z.optional(z.string()),
  InvoiceDeliveryPrefsEmail: z.optional(z.boolean()),
  InvoiceDeliveryPrefsPrint: z.optional(z.boolean()),
  InvoiceTemplateId: z.optional(z.string()),
  Name: z.optional(z.string()),
  Notes: z.optional(z.string()),
  ParentId: z.optional(z.string()),
  PaymentGateway: z.optional(z.string()),
  PaymentTerm: z.optional(z.string()),
  PurchaseOrderNumber: z.optional(z.string()),
  SalesRepName: z.optional(z.string()),
  SoldToId: z.optional(z.string()),
  Status: z.optional(z.enum(['Draft', 'Active', 'Canceled'])),
  TaxCompanyCode: z.optional(z.string()),
  TaxExemptCertificateID: z.optional(z.string()),
  TaxExemptCertificateType: z.optional(z.string()),
  TaxExemptDescription: z.optional(z.string()),
  TaxExemptEffectiveDate: z.optional(date),
  TaxExemptExpirationDate: z.optional(date),
  TaxExemptIssuingJurisdiction: z.optional(z.string()),
  TaxExemptStatus: z.optional(z.string()),
  VATId: z.optional(z.string()),
  communicationProfileId: z.optional(z.string()),
  Class__NS: z.optional(upTo(255)),
  CustomerType__NS: z.optional(z.enum(['Company', 'Individual'])),
  Department__NS: z.optional(upTo(255)),
  IntegrationId__NS: z.optional(upTo(255)),
  IntegrationStatus__NS: z.optional(upTo(255)),
  Location__NS: z.optional(upTo(255)),
  Subsidiary__NS: z.optional(upTo(255)),
  SyncDate__NS: z.optional(upTo(255)),
  SynctoNetSuite__NS: z.optional(z.enum(['Yes', 'No'])),
});

/** Input of `DELETE /v1/object/account/{id}`. */
export interface DeleteAccountObjectRequest {
  id: Id<'account'>;
}

export const deleteAccountObjectRequest: Schema<DeleteAccountObjectRequest> = /* @__PURE__ */ strict({
  id: z.string(),
});

/** Answer of `POST /v1/object/account`. */
export type CreateAccountObjectResponse = CreateOrModifyResponse;

/** Answer of `PUT /v1/object/account/{id}`. */
export type UpdateAccountObjectResponse = CreateOrModifyResponse;

/** Answer of `DELETE /v1/object/account/{id}`. */
export type DeleteAccountObjectResponse = DeleteResponse;
