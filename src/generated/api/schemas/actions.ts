// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDate, IsoDateTime } from '../../../api/schemas/values.js';
import {
  customizable,
  date,
  instant,
  maybe,
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

/** Input of `POST /v1/action/create`. */
export interface CreateObjectsRequest {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  objects: Record<string, unknown>[];
  type: string;
}

export const createObjectsRequest: Schema<CreateObjectsRequest> = /* @__PURE__ */ strict({
  rejectUnknownFields: z.optional(z.boolean()),
  objects: z.array(z.record(z.string(), z.unknown())),
  type: z.string(),
});

/** `ActionsErrorResponse` and `Old_ActionsErrorResponse` of the definition. */
export interface ActionsErrorResponse {
  Code?: string;
  Message?: string;
}

export const actionsErrorResponse: Schema<ActionsErrorResponse> = /* @__PURE__ */ z.looseObject({
  Code: maybe(wireText),
  Message: maybe(wireText),
});

/** `SaveResult` and 2 equal schemas of the definition. */
export interface SaveResult {
  Errors?: ActionsErrorResponse[];
  Id?: string;
  Success?: boolean;
}

export const saveResult: Schema<SaveResult> = /* @__PURE__ */ z.looseObject({
  Errors: maybe(z.array(actionsErrorResponse)),
  Id: maybe(wireText),
  Success: maybe(wireBoolean),
});

/** Answer of `POST /v1/action/create`: one entry for each that was sent, in that order. */
export type CreateObjectsResponse = SaveResult[];

export const createObjectsResponse: Schema<CreateObjectsResponse> = /* @__PURE__ */ z.array(saveResult);

/** `zObject_update` of the definition. */
export interface ZObjectupdateInput extends Record<string, unknown> {
  Id: string;
  fieldsToNull?: string[];
}

export const zObjectupdateInput: Schema<ZObjectupdateInput> = /* @__PURE__ */ z.looseObject({
  Id: z.string(),
  fieldsToNull: z.optional(z.array(z.string())),
});

/** Input of `POST /v1/action/update`. */
export interface UpdateObjectsRequest {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  objects: ZObjectupdateInput[];
  type: string;
}

export const updateObjectsRequest: Schema<UpdateObjectsRequest> = /* @__PURE__ */ strict({
  rejectUnknownFields: z.optional(z.boolean()),
  objects: z.array(zObjectupdateInput),
  type: z.string(),
});

/** Answer of `POST /v1/action/update`: one entry for each that was sent, in that order. */
export type UpdateObjectsResponse = SaveResult[];

export const updateObjectsResponse: Schema<UpdateObjectsResponse> = /* @__PURE__ */ z.array(saveResult);

/** Input of `POST /v1/action/delete`. */
export interface DeleteObjectsRequest {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  ids: string[];
  type: string;
}

export const deleteObjectsRequest: Schema<DeleteObjectsRequest> = /* @__PURE__ */ strict({
  rejectUnknownFields: z.optional(z.boolean()),
  ids: z.array(z.string()),
  type: z.string(),
});

/** `DeleteResult` of the definition. */
export interface DeleteResult {
  errors?: ActionsErrorResponse[];
  id?: string;
  success?: boolean;
}

export const deleteResult: Schema<DeleteResult> = /* @__PURE__ */ z.looseObject({
  errors: maybe(z.array(actionsErrorResponse)),
  id: maybe(wireText),
  success: maybe(wireBoolean),
});

/** Answer of `POST /v1/action/delete`: one entry for each that was sent, in that order. */
export type DeleteObjectsResponse = DeleteResult[];

export const deleteObjectsResponse: Schema<DeleteObjectsResponse> = /* @__PURE__ */ z.array(deleteResult);

/** `ProxyActionqueryRequest.conf` and `ProxyActionqueryMoreRequest.conf` of the definition. */
export interface QueryConfigurationInput {
  batchSize?: number;
}

export const queryConfigurationInput: Schema<QueryConfigurationInput> = /* @__PURE__ */ strict({
  batchSize: z.optional(z.int()),
});

/** Input of `POST /v1/action/query`. */
export interface QueryRequest {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  conf?: QueryConfigurationInput;
  queryString: string;
}

export const queryRequest: Schema<QueryRequest> = /* @__PURE__ */ strict({
  rejectUnknownFields: z.optional(z.boolean()),
  conf: z.optional(queryConfigurationInput),
  queryString: z.string(),
});

/** Answer of `POST /v1/action/query`. */
export interface QueryResponse {
  done: boolean;
  queryLocator?: string;
  records?: Record<string, unknown>[];
  size: number;
}

export const queryResponse: Schema<QueryResponse> = /* @__PURE__ */ z.looseObject({
  done: wireBoolean,
  queryLocator: maybe(wireText),
  records: maybe(z.array(z.record(z.string(), z.unknown()))),
  size: wireInteger,
});

/** Input of `POST /v1/action/queryMore`. */
export interface QueryMoreRequest {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  conf?: QueryConfigurationInput;
  queryLocator: string;
}

export const queryMoreRequest: Schema<QueryMoreRequest> = /* @__PURE__ */ strict({
  rejectUnknownFields: z.optional(z.boolean()),
  conf: z.optional(queryConfigurationInput),
  queryLocator: z.string(),
});

/** Answer of `POST /v1/action/queryMore`. */
export interface QueryMoreResponse {
  done?: boolean;
  queryLocator?: string;
  records?: Record<string, unknown>[];
  size?: number;
}

export const queryMoreResponse: Schema<QueryMoreResponse> = /* @__PURE__ */ z.looseObject({
  done: maybe(wireBoolean),
  queryLocator: maybe(wireText),
  records: maybe(z.array(z.record(z.string(), z.unknown()))),
  size: maybe(wireInteger),
});

/** `Old_SubscribeRequestAccount` of the definition. */
export interface SubscribeRequestAccountInput extends CustomFieldValues {
  AccountNumber?: NumberOf<'account'>;
  AdditionalEmailAddresses?: string;
  AllowInvoiceEdit?: boolean;
  AutoPay?: boolean;
  Batch: string;
  BcdSettingOption?: string;
  BillCycleDay: number;
  CommunicationProfileId?: string;
  CrmId?: string;
  Currency: string;
  CustomerServiceRepName?: string;
  DefaultPaymentMethodId?: Id<'payment method'>;
  Id?: string;
  InvoiceDeliveryPrefsEmail?: boolean;
  InvoiceDeliveryPrefsPrint?: boolean;
  InvoiceTemplateId?: string;
  LastInvoiceDate?: IsoDate;
  Name: string;
  Notes?: string;
  ParentId?: string;
  PaymentGateway?: string;
  PaymentTerm?: string;
  PurchaseOrderNumber?: NumberOf<'order'>;
  SalesRepName?: string;
  TaxCompanyCode?: string;
  TaxExemptCertificateID?: string;
  TaxExemptCertificateType?: string;
  TaxExemptDescription?: string;
  TaxExemptEffectiveDate?: IsoDate;
  TaxExemptExpirationDate?: IsoDate;
  TaxExemptIssuingJurisdiction?: string;
  TaxExemptStatus?: string;
  TotalInvoiceBalance?: DecimalString;
  VATId?: string;
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

export const subscribeRequestAccountInput: Schema<SubscribeRequestAccountInput> = /* @__PURE__ */ customizable({
  AccountNumber: z.optional(z.string()),
  AdditionalEmailAddresses: z.optional(z.string()),
  AllowInvoiceEdit: z.optional(z.boolean()),
  AutoPay: z.optional(z.boolean()),
  Batch: z.string(),
  BcdSettingOption: z.optional(z.string()),
  BillCycleDay: z.int(),
  CommunicationProfileId: z.optional(z.string()),
  CrmId: z.optional(z.string()),
  Currency: z.string(),
  CustomerServiceRepName: z.optional(z.string()),
  DefaultPaymentMethodId: z.optional(z.string()),
  Id: z.optional(z.string()),
  InvoiceDeliveryPrefsEmail: z.optional(z.boolean()),
  InvoiceDeliveryPrefsPrint: z.optional(z.boolean()),
  InvoiceTemplateId: z.optional(z.string()),
  LastInvoiceDate: z.optional(date),
  Name: z.string(),
  Notes: z.optional(z.string()),
  ParentId: z.optional(z.string()),
  PaymentGateway: z.optional(z.string()),
  PaymentTerm: z.optional(z.string()),
  PurchaseOrderNumber: z.optional(z.string()),
  SalesRepName: z.optional(z.string()),
  TaxCompanyCode: z.optional(z.string()),
  TaxExemptCertificateID: z.optional(z.string()),
  TaxExemptCertificateType: z.optional(z.string()),
  TaxExemptDescription: z.optional(z.string()),
  TaxExemptEffectiveDate: z.optional(date),
  TaxExemptExpirationDate: z.optional(date),
  TaxExemptIssuingJurisdiction: z.optional(z.string()),
  TaxExemptStatus: z.optional(z.string()),
  TotalInvoiceBalance: z.optional(decimal),
  VATId: z.optional(z.string()),
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

/** `Old_SubscribeRequestBillToContact` of the definition. */
export interface SubscribeRequestBillToContactInput extends CustomFieldValues {
  AccountId?: Id<'account'>;
  Address1?: string;
  Address2?: string;
  City?: string;
  Country?: string;
  County?: string;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  Description?: string;
  Fax?: string;
  FirstName: string;
  HomePhone?: string;
  LastName: string;
  MobilePhone?: string;
  NickName?: string;
  OtherPhone?: string;
  OtherPhoneType?: string;
  PersonalEmail?: string;
  PostalCode?: string;
  State?: string;
  TaxRegion?: string;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
  WorkEmail?: string;
  WorkPhone?: string;
}

export const subscribeRequestBillToContactInput: Schema<SubscribeRequestBillToContactInput> = /* @__PURE__ */ customizable({
  AccountId: z.optional(z.string()),
  Address1: z.optional(z.string()),
  Address2: z.optional(z.string()),
  City: z.optional(z.string()),
  Country: z.optional(z.string()),
  County: z.optional(z.string()),
  CreatedById: z.optional(z.string()),
  CreatedDate: z.optional(instant),
  Description: z.optional(z.string()),
  Fax: z.optional(z.string()),
  FirstName: z.string(),
  HomePhone: z.optional(z.string()),
  LastName: z.string(),
  MobilePhone: z.optional(z.string()),
  NickName: z.optional(z.string()),
  OtherPhone: z.optional(z.string()),
  OtherPhoneType: z.optional(z.string()),
  PersonalEmail: z.optional(z.string()),
  PostalCode: z.optional(z.string()),
  State: z.optional(z.string()),
  TaxRegion: z.optional(z.string()),
  UpdatedById: z.optional(z.string()),
  UpdatedDate: z.optional(instant),
  WorkEmail: z.optional(z.string()),
  WorkPhone: z.optional(z.string()),
});

/** `Old_GatewayOption` of the definition. */
export interface GatewayOptionInput {
  name?: string;
  value?: string;
}

export const gatewayOptionInput: Schema<GatewayOptionInput> = /* @__PURE__ */ strict({
  name: z.optional(z.string()),
  value: z.optional(z.string()),
});

/** `Old_SubscribeRequest.PaymentMethod.GatewayOptionData` of the definition. */
export interface SubscribeRequestInputPaymentMethodGatewayOptionData {
  GatewayOption: GatewayOptionInput[];
}

export const subscribeRequestInputPaymentMethodGatewayOptionData: Schema<SubscribeRequestInputPaymentMethodGatewayOptionData> =
  /* @__PURE__ */ strict({
    GatewayOption: z.array(gatewayOptionInput),
  });

/** `Old_SubscribeRequest.PaymentMethod` of the definition. */
export interface SubscribeRequestInputPaymentMethod {
  AccountId?: Id<'account'>;
  AchAbaCode?: string;
  AchAccountName?: string;
  AchAccountNumber?: NumberOf<'account'>;
  AchAccountNumberMask?: string;
  AchAccountType?: string;
  AchAddress1?: string;
  AchAddress2?: string;
  AchBankName?: string;
  Active?: boolean;
  BankBranchCode?: string;
  BankCheckDigit?: string;
  BankCity?: string;
  BankCode?: string;
  BankIdentificationNumber?: string;
  BankName?: string;
  BankPostalCode?: string;
  BankStreetName?: string;
  BankStreetNumber?: string;
  BankTransferAccountName?: string;
  BankTransferAccountNumber?: NumberOf<'account'>;
  BankTransferAccountNumberMask?: string;
  BankTransferAccountType?: string;
  BankTransferType?: string;
  BusinessIdentificationCode?: string;
  City?: string;
  Country?: string;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  CreditCardAddress1?: string;
  CreditCardAddress2?: string;
  CreditCardCity?: string;
  CreditCardCountry?: string;
  CreditCardExpirationMonth?: number;
  CreditCardExpirationYear?: number;
  CreditCardHolderName?: string;
  CreditCardMaskNumber?: string;
  CreditCardNumber?: string;
  CreditCardPostalCode?: string;
  CreditCardSecurityCode?: string;
  CreditCardState?: string;
  CreditCardType?: string;
  DeviceSessionId?: string;
  Email?: string;
  ExistingMandate?: string;
  FirstName?: string;
  GatewayOptionData?: SubscribeRequestInputPaymentMethodGatewayOptionData;
  IBAN?: string;
  IPAddress?: string;
  Id?: string;
  LastFailedSaleTransactionDate?: IsoDateTime;
  LastName?: string;
  LastTransactionDateTime?: IsoDateTime;
  LastTransactionStatus?: string;
  MandateCreationDate?: IsoDate;
  MandateID?: string;
  MandateReceived?: string;
  MandateUpdateDate?: IsoDate;
  MaxConsecutivePaymentFailures?: number;
  Name?: string;
  NumConsecutiveFailures?: number;
  PaymentMethodStatus?: string;
  PaymentRetryWindow?: number;
  PaypalBaid?: string;
  PaypalEmail?: string;
  PaypalPreapprovalKey?: string;
  PaypalType?: string;
  Phone?: string;
  PostalCode?: string;
  SecondTokenId?: string;
  SkipValidation?: boolean;
  State?: string;
  StreetName?: string;
  StreetNumber?: string;
  TokenId?: string;
  TotalNumberOfErrorPayments?: number;
  TotalNumberOfProcessedPayments?: number;
  Type:
    | 'ACH'
    | 'ApplePay'
    | 'BankTransfer'
    | 'Cash'
    | 'Check'
    | 'CreditCard'
    | 'CreditCardReferenceTransaction'
    | 'DebitCard'
    | 'Other'
    | 'PayPal'
    | 'WireTransfer';
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
  UseDefaultRetryRule?: boolean;
}

export const subscribeRequestInputPaymentMethod: Schema<SubscribeRequestInputPaymentMethod> = /* @__PURE__ */ strict({
  AccountId: z.optional(z.string()),
  AchAbaCode: z.optional(z.string()),
  AchAccountName: z.optional(z.string()),
  AchAccountNumber: z.optional(z.string()),
  AchAccountNumberMask: z.optional(z.string()),
  AchAccountType: z.optional(z.string()),
  AchAddress1: z.optional(z.string()),
  AchAddress2: z.optional(z.string()),
  AchBankName: z.optional(z.string()),
  Active: z.optional(z.boolean()),
  BankBranchCode: z.optional(z.string()),
  BankCheckDigit: z.optional(z.string()),
  BankCity: z.optional(z.string()),
  BankCode: z.optional(z.string()),
  BankIdentificationNumber: z.optional(z.string()),
  BankName: z.optional(z.string()),
  BankPostalCode: z.optional(z.string()),
  BankStreetName: z.optional(z.string()),
  BankStreetNumber: z.optional(z.string()),
  BankTransferAccountName: z.optional(z.string()),
  BankTransferAccountNumber: z.optional(z.string()),
  BankTransferAccountNumberMask: z.optional(z.string()),
  BankTransferAccountType: z.optional(z.string()),
  BankTransferType: z.optional(z.string()),
  BusinessIdentificationCode: z.optional(z.string()),
  City: z.optional(z.string()),
  Country: z.optional(z.string()),
  CreatedById: z.optional(z.string()),
  CreatedDate: z.optional(instant),
  CreditCardAddress1: z.optional(z.string()),
  CreditCardAddress2: z.optional(z.string()),
  CreditCardCity: z.optional(z.string()),
  CreditCardCountry: z.optional(z.string()),
  CreditCardExpirationMonth: z.optional(z.int()),
  CreditCardExpirationYear: z.optional(z.int()),
  CreditCardHolderName: z.optional(z.string()),
  CreditCardMaskNumber: z.optional(z.string()),
  CreditCardNumber: z.optional(z.string()),
  CreditCardPostalCode: z.optional(z.string()),
  CreditCardSecurityCode: z.optional(z.string()),
  CreditCardState: z.optional(z.string()),
  CreditCardType: z.optional(z.string()),
  DeviceSessionId: z.optional(z.string()),
  Email: z.optional(z.string()),
  ExistingMandate: z.optional(z.string()),
  FirstName: z.optional(z.string()),
  GatewayOptionData: z.optional(subscribeRequestInputPaymentMethodGatewayOptionData),
  IBAN: z.optional(z.string()),
  IPAddress: z.optional(z.string()),
  Id: z.optional(z.string()),
  LastFailedSaleTransactionDate: z.optional(instant),
  LastName: z.optional(z.string()),
  LastTransactionDateTime: z.optional(instant),
  LastTransactionStatus: z.optional(z.string()),
  MandateCreationDate: z.optional(date),
  MandateID: z.optional(z.string()),
  MandateReceived: z.optional(z.string()),
  MandateUpdateDate: z.optional(date),
  MaxConsecutivePaymentFailures: z.optional(z.int()),
  Name: z.optional(z.string()),
  NumConsecutiveFailures: z.optional(z.int()),
  PaymentMethodStatus: z.optional(z.string()),
  PaymentRetryWindow: z.optional(z.int()),
  PaypalBaid: z.optional(z.string()),
  PaypalEmail: z.optional(z.string()),
  PaypalPreapprovalKey: z.optional(z.string()),
  PaypalType: z.optional(z.string()),
  Phone: z.optional(z.string()),
  PostalCode: z.optional(z.string()),
  SecondTokenId: z.optional(z.string()),
  SkipValidation: z.optional(z.boolean()),
  State: z.optional(z.string()),
  StreetName: z.optional(z.string()),
  StreetNumber: z.optional(z.string()),
  TokenId: z.optional(z.string()),
  TotalNumberOfErrorPayments: z.optional(z.int()),
  TotalNumberOfProcessedPayments: z.optional(z.int()),
  Type: z.enum([
    'ACH',
    'ApplePay',
    'BankTransfer',
    'Cash',
    'Check',
    'CreditCard',
    'CreditCardReferenceTransaction',
    'DebitCard',
    'Other',
    'PayPal',
    'WireTransfer',
  ]),
  UpdatedById: z.optional(z.string()),
  UpdatedDate: z.optional(instant),
  UseDefaultRetryRule: z.optional(z.boolean()),
});

/** `Old_SubscribeRequest.PreviewOptions` of the definition. */
export interface SubscribeRequestInputPreviewOptions {
  EnablePreviewMode?: boolean;
  NumberOfPeriods?: number;
  PreviewThroughTermEnd?: boolean;
  /** Default `InvoiceItem`. */
  PreviewType?: 'InvoiceItem' | 'ChargeMetrics' | 'InvoiceItemChargeMetrics';
}

export const subscribeRequestInputPreviewOptions: Schema<SubscribeRequestInputPreviewOptions> = /* @__PURE__ */ strict({
  EnablePreviewMode: z.optional(z.boolean()),
  NumberOfPeriods: z.optional(z.int()),
  PreviewThroughTermEnd: z.optional(z.boolean()),
  PreviewType: z.optional(z.enum(['InvoiceItem', 'ChargeMetrics', 'InvoiceItemChargeMetrics'])),
});

/** `Old_SubscribeRequestSoldToContact` of the definition. */
export interface SubscribeRequestSoldToContactInput extends CustomFieldValues {
  AccountId?: Id<'account'>;
  Address1?: string;
  Address2?: string;
  City?: string;
  Country?: string;
  County?: string;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  Description?: string;
  Fax?: string;
  FirstName?: string;
  HomePhone?: string;
  LastName?: string;
  MobilePhone?: string;
  NickName?: string;
  OtherPhone?: string;
  OtherPhoneType?: string;
  PersonalEmail?: string;
  PostalCode?: string;
  State?: string;
  TaxRegion?: string;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
  WorkEmail?: string;
  WorkPhone?: string;
}

export const subscribeRequestSoldToContactInput: Schema<SubscribeRequestSoldToContactInput> = /* @__PURE__ */ customizable({
  AccountId: z.optional(z.string()),
  Address1: z.optional(z.string()),
  Address2: z.optional(z.string()),
  City: z.optional(z.string()),
  Country: z.optional(z.string()),
  County: z.optional(z.string()),
  CreatedById: z.optional(z.string()),
  CreatedDate: z.optional(instant),
  Description: z.optional(z.string()),
  Fax: z.optional(z.string()),
  FirstName: z.optional(z.string()),
  HomePhone: z.optional(z.string()),
  LastName: z.optional(z.string()),
  MobilePhone: z.optional(z.string()),
  NickName: z.optional(z.string()),
  OtherPhone: z.optional(z.string()),
  OtherPhoneType: z.optional(z.string()),
  PersonalEmail: z.optional(z.string()),
  PostalCode: z.optional(z.string()),
  State: z.optional(z.string()),
  TaxRegion: z.optional(z.string()),
  UpdatedById: z.optional(z.string()),
  UpdatedDate: z.optional(instant),
  WorkEmail: z.optional(z.string()),
  WorkPhone: z.optional(z.string()),
});

/** `Old_SubscribeRequest.SubscribeOptions.ElectronicPaymentOptions` and `Old_ElectronicPaymentOptions` of the definition. */
export interface OlderElectronicPaymentOptionsInput {
  PaymentMethodId?: Id<'payment method'>;
}

export const olderElectronicPaymentOptionsInput: Schema<OlderElectronicPaymentOptionsInput> = /* @__PURE__ */ strict({
  PaymentMethodId: z.optional(z.string()),
});

/** `Old_SubscribeRequest.SubscribeOptions.ExternalPaymentOptions` and `Old_ExternalPaymentOptions` of the definition. */
export interface OlderExternalPaymentOptionsInput {
  Amount?: DecimalString;
  EffectiveDate?: IsoDate;
  GatewayOrderId?: Id<'order'>;
  PaymentMethodId?: Id<'payment method'>;
  /** At most 100 characters. */
  ReferenceId?: string;
}

export const olderExternalPaymentOptionsInput: Schema<OlderExternalPaymentOptionsInput> = /* @__PURE__ */ strict({
  Amount: z.optional(decimal),
  EffectiveDate: z.optional(date),
  GatewayOrderId: z.optional(z.string()),
  PaymentMethodId: z.optional(z.string()),
  ReferenceId: z.optional(upTo(100)),
});

/** `Old_SubscribeRequest.SubscribeOptions.SubscribeInvoiceProcessingOptions` of the definition. */
export interface SubscribeRequestInputSubscribeOptionsSubscribeInvoiceProcessingOptions {
  InvoiceDate?: IsoDate;
  InvoiceProcessingScope?: string;
  InvoiceTargetDate?: IsoDate;
}

export const subscribeRequestInputSubscribeOptionsSubscribeInvoiceProcessingOptions: Schema<SubscribeRequestInputSubscribeOptionsSubscribeInvoiceProcessingOptions> =
  /* @__PURE__ */ strict({
    InvoiceDate: z.optional(date),
    InvoiceProcessingScope: z.optional(z.string()),
    InvoiceTargetDate: z.optional(date),
  });

/** `Old_SubscribeRequest.SubscribeOptions` of the definition. */
export interface SubscribeRequestInputSubscribeOptions {
  ApplicationOrder?: string[];
  ApplyCredit?: boolean;
  ApplyCreditBalance?: boolean;
  ElectronicPaymentOptions?: OlderElectronicPaymentOptionsInput;
  ExternalPaymentOptions?: OlderExternalPaymentOptionsInput;
  GenerateInvoice: boolean;
  ProcessPayments: boolean;
  SubscribeInvoiceProcessingOptions?: SubscribeRequestInputSubscribeOptionsSubscribeInvoiceProcessingOptions;
}

export const subscribeRequestInputSubscribeOptions: Schema<SubscribeRequestInputSubscribeOptions> = /* @__PURE__ */ strict({
  ApplicationOrder: z.optional(z.array(z.string())),
  ApplyCredit: z.optional(z.boolean()),
  ApplyCreditBalance: z.optional(z.boolean()),
  ElectronicPaymentOptions: z.optional(olderElectronicPaymentOptionsInput),
  ExternalPaymentOptions: z.optional(olderExternalPaymentOptionsInput),
  GenerateInvoice: z.boolean(),
  ProcessPayments: z.boolean(),
  SubscribeInvoiceProcessingOptions: z.optional(subscribeRequestInputSubscribeOptionsSubscribeInvoiceProcessingOptions),
});

/** `Old_RatePlanDataRatePlan` of the definition. */
export interface RatePlanDataRatePlanInput extends CustomFieldValues {
  AmendmentId?: Id<'amendment'>;
  AmendmentSubscriptionRatePlanId?: Id<'rate plan'>;
  AmendmentType?: string;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  Name?: string;
  ProductRatePlanId: Id<'product rate plan'>;
  SubscriptionId?: Id<'subscription'>;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
}

export const ratePlanDataRatePlanInput: Schema<RatePlanDataRatePlanInput> = /* @__PURE__ */ customizable({
  AmendmentId: z.optional(z.string()),
  AmendmentSubscriptionRatePlanId: z.optional(z.string()),
  AmendmentType: z.optional(z.string()),
  CreatedById: z.optional(z.string()),
  CreatedDate: z.optional(instant),
  Name: z.optional(z.string()),
  ProductRatePlanId: z.string(),
  SubscriptionId: z.optional(z.string()),
  UpdatedById: z.optional(z.string()),
  UpdatedDate: z.optional(instant),
});

/** `Old_RatePlanChargeDataRatePlanCharge` of the definition. */
export interface RatePlanChargeDataRatePlanChargeInput extends CustomFieldValues {
  AccountingCode?: string;
  ApplyDiscountTo?: string;
  BillCycleDay?: number;
  BillCycleType?: string;
  BillingPeriod?: string;
  BillingPeriodAlignment?: string;
  BillingTiming?: string;
  ChargeModel?: string;
  ChargeNumber?: string;
  ChargeType?: string;
  ChargedThroughDate?: IsoDate;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  DMRC?: DecimalString;
  DTCV?: DecimalString;
  Description?: string;
  DiscountAmount?: DecimalString;
  DiscountLevel?: string;
  DiscountPercentage?: DecimalString;
  EffectiveEndDate?: IsoDate;
  EffectiveStartDate?: IsoDate;
  EndDateCondition?: string;
  IncludedUnits?: DecimalString;
  IsLastSegment?: boolean;
  ListPriceBase?: string;
  MRR?: DecimalString;
  Name?: string;
  NumberOfPeriods?: number;
  OriginalId?: string;
  OverageCalculationOption?: string;
  OveragePrice?: DecimalString;
  OverageUnusedUnitsCreditOption?: string;
  Price?: DecimalString;
  PriceChangeOption?: string;
  PriceIncreasePercentage?: DecimalString;
  ProcessedThroughDate?: IsoDate;
  ProductRatePlanChargeId: Id<'product rate plan charge'>;
  Quantity?: DecimalString;
  RatePlanId?: Id<'rate plan'>;
  RevRecCode?: string;
  RevRecTriggerCondition?: string;
  RevenueRecognitionRuleName?: string;
  RolloverBalance?: DecimalString;
  Segment?: number;
  SpecificBillingPeriod?: number;
  SpecificEndDate?: IsoDate;
  TCV?: DecimalString;
  TriggerDate?: IsoDate;
  TriggerEvent?: string;
  UOM?: string;
  UnusedUnitsCreditRates?: DecimalString;
  UpToPeriods?: number;
  UpToPeriodsType?: string;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
  UsageRecordRatingOption?: string;
  UseDiscountSpecificAccountingCode?: boolean;
  Version?: number;
  WeeklyBillCycleDay?: string;
}

export const ratePlanChargeDataRatePlanChargeInput: Schema<RatePlanChargeDataRatePlanChargeInput> = /* @__PURE__ */ customizable({
  AccountingCode: z.optional(z.string()),
  ApplyDiscountTo: z.optional(z.string()),
  BillCycleDay: z.optional(z.int()),
  BillCycleType: z.optional(z.string()),
  BillingPeriod: z.optional(z.string()),
  BillingPeriodAlignment: z.optional(z.string()),
  BillingTiming: z.optional(z.string()),
  ChargeModel: z.optional(z.string()),
  ChargeNumber: z.optional(z.string()),
  ChargeType: z.optional(z.string()),
  ChargedThroughDate: z.optional(date),
  CreatedById: z.optional(z.string()),
  CreatedDate: z.optional(instant),
  DMRC: z.optional(decimal),
  DTCV: z.optional(decimal),
  Description: z.optional(z.string()),
  DiscountAmount: z.optional(decimal),
  DiscountLevel: z.optional(z.string()),
  DiscountPercentage: z.optional(decimal),
  EffectiveEndDate: z.optional(date),
  EffectiveStartDate: z.optional(date),
  EndDateCondition: z.optional(z.string()),
  IncludedUnits: z.optional(decimal),
  IsLastSegment: z.optional(z.boolean()),
  ListPriceBase: z.optional(z.string()),
  MRR: z.optional(decimal),
  Name: z.optional(z.string()),
  NumberOfPeriods: z.optional(z.int()),
  OriginalId: z.optional(z.string()),
  OverageCalculationOption: z.optional(z.string()),
  OveragePrice: z.optional(decimal),
  OverageUnusedUnitsCreditOption: z.optional(z.string()),
  Price: z.optional(decimal),
  PriceChangeOption: z.optional(z.string()),
  PriceIncreasePercentage: z.optional(decimal),
  ProcessedThroughDate: z.optional(date),
  ProductRatePlanChargeId: z.string(),
  Quantity: z.optional(decimal),
  RatePlanId: z.optional(z.string()),
  RevRecCode: z.optional(z.string()),
  RevRecTriggerCondition: z.optional(z.string()),
  RevenueRecognitionRuleName: z.optional(z.string()),
  RolloverBalance: z.optional(decimal),
  Segment: z.optional(z.int()),
  SpecificBillingPeriod: z.optional(z.int()),
  SpecificEndDate: z.optional(date),
  TCV: z.optional(decimal),
  TriggerDate: z.optional(date),
  TriggerEvent: z.optional(z.string()),
  UOM: z.optional(z.string()),
  UnusedUnitsCreditRates: z.optional(decimal),
  UpToPeriods: z.optional(z.int()),
  UpToPeriodsType: z.optional(z.string()),
  UpdatedById: z.optional(z.string()),
  UpdatedDate: z.optional(instant),
  UsageRecordRatingOption: z.optional(z.string()),
  UseDiscountSpecificAccountingCode: z.optional(z.boolean()),
  Version: z.optional(z.int()),
  WeeklyBillCycleDay: z.optional(z.string()),
});

/** `Old_RatePlanChargeTier` of the definition. */
export interface RatePlanChargeTierInput {
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  EndingUnit?: DecimalString;
  IsOveragePrice?: boolean;
  Price?: DecimalString;
  PriceFormat?: 'FlatFee' | 'PerUnit';
  RatePlanChargeId: Id<'rate plan charge'>;
  StartingUnit?: DecimalString;
  Tier?: number;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
}

export const ratePlanChargeTierInput: Schema<RatePlanChargeTierInput> = /* @__PURE__ */ strict({
  CreatedById: z.optional(z.string()),
  CreatedDate: z.optional(instant),
  EndingUnit: z.optional(decimal),
  IsOveragePrice: z.optional(z.boolean()),
  Price: z.optional(decimal),
  PriceFormat: z.optional(z.enum(['FlatFee', 'PerUnit'])),
  RatePlanChargeId: z.string(),
  StartingUnit: z.optional(decimal),
  Tier: z.optional(z.int()),
  UpdatedById: z.optional(z.string()),
  UpdatedDate: z.optional(instant),
});

/** `Old_RatePlanChargeData` of the definition. */
export interface RatePlanChargeDataInput {
  RatePlanCharge: RatePlanChargeDataRatePlanChargeInput;
  RatePlanChargeTier?: RatePlanChargeTierInput[];
}

export const ratePlanChargeDataInput: Schema<RatePlanChargeDataInput> = /* @__PURE__ */ strict({
  RatePlanCharge: ratePlanChargeDataRatePlanChargeInput,
  RatePlanChargeTier: z.optional(z.array(ratePlanChargeTierInput)),
});

/** `Old_SubscriptionProductFeature` of the definition. */
export interface SubscriptionProductFeatureInput extends CustomFieldValues {
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  Description?: string;
  FeatureCode?: string;
  FeatureId: string;
  Name?: string;
  RatePlanId?: Id<'rate plan'>;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
}

export const subscriptionProductFeatureInput: Schema<SubscriptionProductFeatureInput> = /* @__PURE__ */ customizable({
  CreatedById: z.optional(z.string()),
  CreatedDate: z.optional(instant),
  Description: z.optional(z.string()),
  FeatureCode: z.optional(z.string()),
  FeatureId: z.string(),
  Name: z.optional(z.string()),
  RatePlanId: z.optional(z.string()),
  UpdatedById: z.optional(z.string()),
  UpdatedDate: z.optional(instant),
});

/** `Old_RatePlanData.SubscriptionProductFeatureList` of the definition. */
export interface RatePlanDataInputSubscriptionProductFeatureList {
  SubscriptionProductFeature?: SubscriptionProductFeatureInput[];
}

export const ratePlanDataInputSubscriptionProductFeatureList: Schema<RatePlanDataInputSubscriptionProductFeatureList> =
  /* @__PURE__ */ strict({
    SubscriptionProductFeature: z.optional(z.array(subscriptionProductFeatureInput)),
  });

/** `Old_RatePlanData` of the definition. */
export interface RatePlanDataInput {
  RatePlan: RatePlanDataRatePlanInput;
  RatePlanChargeData?: RatePlanChargeDataInput[];
  SubscriptionProductFeatureList?: RatePlanDataInputSubscriptionProductFeatureList;
}

export const ratePlanDataInput: Schema<RatePlanDataInput> = /* @__PURE__ */ strict({
  RatePlan: ratePlanDataRatePlanInput,
  RatePlanChargeData: z.optional(z.array(ratePlanChargeDataInput)),
  SubscriptionProductFeatureList: z.optional(ratePlanDataInputSubscriptionProductFeatureList),
});

/** `Old_SubscribeRequestSubscriptionDataSubscription` of the definition. */
export interface SubscribeRequestSubscriptionDataSubscriptionInput extends CustomFieldValues {
  AccountId?: Id<'account'>;
  AncestorAccountId?: Id<'account'>;
  AutoRenew?: boolean;
  CancelledDate?: IsoDate;
  ContractAcceptanceDate?: IsoDate;
  ContractEffectiveDate: IsoDate;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  CreatorAccountId?: Id<'account'>;
  CreatorInvoiceOwnerId?: string;
  CurrentTerm?: number;
  CurrentTermPeriodType?: string;
  InitialTerm?: number;
  InitialTermPeriodType?: string;
  InvoiceOwnerId?: string;
  IsInvoiceSeparate?: boolean;
  Name?: string;
  Notes?: string;
  OriginalCreatedDate?: IsoDateTime;
  OriginalId?: string;
  PreviousSubscriptionId?: Id<'subscription'>;
  RenewalSetting?: string;
  RenewalTerm?: number;
  RenewalTermPeriodType?: string;
  ServiceActivationDate?: IsoDate;
  Status?: string;
  SubscriptionEndDate?: IsoDate;
  SubscriptionStartDate?: IsoDate;
  TermEndDate?: IsoDate;
  TermStartDate?: IsoDate;
  TermType: string;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
  Version?: number;
  /** At most 32 characters. */
  CpqBundleJsonId__QT?: string;
  OpportunityCloseDate__QT?: IsoDate;
  /** At most 100 characters. */
  OpportunityName__QT?: string;
  /** At most 32 characters. */
  QuoteBusinessType__QT?: string;
  /** At most 32 characters. */
  QuoteNumber__QT?: string;
  /** At most 32 characters. */
  QuoteType__QT?: string;
  /** At most 255 characters. */
  IntegrationId__NS?: string;
  /** At most 255 characters. */
  IntegrationStatus__NS?: string;
  /** At most 255 characters. */
  Project__NS?: string;
  /** At most 255 characters. */
  SalesOrder__NS?: string;
  /** At most 255 characters. */
  SyncDate__NS?: string;
}

export const subscribeRequestSubscriptionDataSubscriptionInput: Schema<SubscribeRequestSubscriptionDataSubscriptionInput> =
  /* @__PURE__ */ customizable({
    AccountId: z.optional(z.string()),
    AncestorAccountId: z.optional(z.string()),
    AutoRenew: z.optional(z.boolean()),
    CancelledDate: z.optional(date),
    ContractAcceptanceDate: z.optional(date),
    ContractEffectiveDate: date,
    CreatedById: z.optional(z.string()),
    CreatedDate: z.optional(instant),
    CreatorAccountId: z.optional(z.string()),
    CreatorInvoiceOwnerId: z.optional(z.string()),
    CurrentTerm: z.optional(z.int()),
    CurrentTermPeriodType: z.optional(z.string()),
    InitialTerm: z.optional(z.int()),
    InitialTermPeriodType: z.optional(z.string()),
    InvoiceOwnerId: z.optional(z.string()),
    IsInvoiceSeparate: z.optional(z.boolean()),
    Name: z.optional(z.string()),
    Notes: z.optional(z.string()),
    OriginalCreatedDate: z.optional(instant),
    OriginalId: z.optional(z.string()),
    PreviousSubscriptionId: z.optional(z.string()),
    RenewalSetting: z.optional(z.string()),
    RenewalTerm: z.optional(z.int()),
    RenewalTermPeriodType: z.optional(z.string()),
    ServiceActivationDate: z.optional(date),
    Status: z.optional(z.string()),
    SubscriptionEndDate: z.optional(date),
    SubscriptionStartDate: z.optional(date),
    TermEndDate: z.optional(date),
    TermStartDate: z.optional(date),
    TermType: z.string(),
    UpdatedById: z.optional(z.string()),
    UpdatedDate: z.optional(instant),
    Version: z.optional(z.int()),
    CpqBundleJsonId__QT: z.optional(upTo(32)),
    OpportunityCloseDate__QT: z.optional(date),
    OpportunityName__QT: z.optional(upTo(100)),
    QuoteBusinessType__QT: z.optional(upTo(32)),
    QuoteNumber__QT: z.optional(upTo(32)),
    QuoteType__QT: z.optional(upTo(32)),
    IntegrationId__NS: z.optional(upTo(255)),
    IntegrationStatus__NS: z.optional(upTo(255)),
    Project__NS: z.optional(upTo(255)),
    SalesOrder__NS: z.optional(upTo(255)),
    SyncDate__NS: z.optional(upTo(255)),
  });

/** `Old_SubscribeRequest.SubscriptionData` of the definition. */
export interface SubscribeRequestInputSubscriptionData {
  RatePlanData: RatePlanDataInput[];
  Subscription: SubscribeRequestSubscriptionDataSubscriptionInput;
}

export const subscribeRequestInputSubscriptionData: Schema<SubscribeRequestInputSubscriptionData> = /* @__PURE__ */ strict({
  RatePlanData: z.array(ratePlanDataInput),
  Subscription: subscribeRequestSubscriptionDataSubscriptionInput,
});

/** `Old_SubscribeRequest` of the definition. */
export interface SubscribeRequestInput {
  Account: SubscribeRequestAccountInput;
  BillToContact?: SubscribeRequestBillToContactInput;
  PaymentMethod?: SubscribeRequestInputPaymentMethod;
  PreviewOptions?: SubscribeRequestInputPreviewOptions;
  SoldToContact?: SubscribeRequestSoldToContactInput;
  SubscribeOptions?: SubscribeRequestInputSubscribeOptions;
  SubscriptionData: SubscribeRequestInputSubscriptionData;
}

export const subscribeRequestInput: Schema<SubscribeRequestInput> = /* @__PURE__ */ strict({
  Account: subscribeRequestAccountInput,
  BillToContact: z.optional(subscribeRequestBillToContactInput),
  PaymentMethod: z.optional(subscribeRequestInputPaymentMethod),
  PreviewOptions: z.optional(subscribeRequestInputPreviewOptions),
  SoldToContact: z.optional(subscribeRequestSoldToContactInput),
  SubscribeOptions: z.optional(subscribeRequestInputSubscribeOptions),
  SubscriptionData: subscribeRequestInputSubscriptionData,
});

/** Input of `POST /v1/action/subscribe`. */
export interface SubscribeRequest {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  subscribes: SubscribeRequestInput[];
}

export const subscribeRequest: Schema<SubscribeRequest> = /* @__PURE__ */ strict({
  rejectUnknownFields: z.optional(z.boolean()),
  subscribes: z.array(subscribeRequestInput),
});

/** `Old_NewChargeMetrics` of the definition. */
export interface NewChargeMetrics {
  ChargeNumber?: string;
  DMRR?: DecimalString;
  DTCV?: DecimalString;
  MRR?: DecimalString;
  OriginalId?: string;
  OriginalRatePlanId?: Id<'rate plan'>;
  ProductRatePlanChargeId?: Id<'product rate plan charge'>;
  ProductRatePlanId?: Id<'product rate plan'>;
  TCV?: DecimalString;
}

export const newChargeMetrics: Schema<NewChargeMetrics> = /* @__PURE__ */ z.looseObject({
  ChargeNumber: maybe(wireText),
  DMRR: maybe(decimal),
  DTCV: maybe(decimal),
  MRR: maybe(decimal),
  OriginalId: maybe(wireText),
  OriginalRatePlanId: maybe(wireText),
  ProductRatePlanChargeId: maybe(wireText),
  ProductRatePlanId: maybe(wireText),
  TCV: maybe(decimal),
});

/** `Old_SubscribeResult.ChargeMetricsData` and `Old_ChargeMetricsData` of the definition. */
export interface ChargeMetricsData {
  ChargeMetrics?: NewChargeMetrics[];
}

export const chargeMetricsData: Schema<ChargeMetricsData> = /* @__PURE__ */ z.looseObject({
  ChargeMetrics: maybe(z.array(newChargeMetrics)),
});

/** `Old_ActionSubscribeCreditMemo` and `Old_ActionAmendCreditMemo` of the definition. */
export interface ActionCreditMemo {
  TaxAmount?: DecimalString;
  TotalAmount?: DecimalString;
  TotalAmountWithoutTax?: DecimalString;
}

export const actionCreditMemo: Schema<ActionCreditMemo> = /* @__PURE__ */ z.looseObject({
  TaxAmount: maybe(decimal),
  TotalAmount: maybe(decimal),
  TotalAmountWithoutTax: maybe(decimal),
});

/** `Old_ActionSubscribeCreditMemoItem` and `Old_ActionAmendCreditMemoItem` of the definition. */
export interface ActionCreditMemoItem {
  AmountWithoutTax?: DecimalString;
  ChargeName?: string;
  Description?: string;
  ProductRatePlanChargeId?: Id<'product rate plan charge'>;
  Quantity?: DecimalString;
  ServiceEndDate?: IsoDate;
  ServiceStartDate?: IsoDate;
  TaxAmount?: DecimalString;
  UnitOfMeasure?: string;
}

export const actionCreditMemoItem: Schema<ActionCreditMemoItem> = /* @__PURE__ */ z.looseObject({
  AmountWithoutTax: maybe(decimal),
  ChargeName: maybe(wireText),
  Description: maybe(wireText),
  ProductRatePlanChargeId: maybe(wireText),
  Quantity: maybe(decimal),
  ServiceEndDate: maybe(wireDate),
  ServiceStartDate: maybe(wireDate),
  TaxAmount: maybe(decimal),
  UnitOfMeasure: maybe(wireText),
});

/** `Old_ActionSubscribeCreditMemoData` and `Old_ActionAmendCreditMemoData` of the definition. */
export interface ActionCreditMemoData {
  CreditMemo?: ActionCreditMemo;
  CreditMemoItem?: ActionCreditMemoItem[];
}

export const actionCreditMemoData: Schema<ActionCreditMemoData> = /* @__PURE__ */ z.looseObject({
  CreditMemo: maybe(actionCreditMemo),
  CreditMemoItem: maybe(z.array(actionCreditMemoItem)),
});

/** `Old_SubscribeResult.CreditMemoResult.CreditMemo` of the definition. */
export interface SubscribeResultCreditMemoResultCreditMemoEntry {
  CreditMemoNumber?: NumberOf<'credit memo'>;
  Id?: string;
}

export const subscribeResultCreditMemoResultCreditMemoEntry: Schema<SubscribeResultCreditMemoResultCreditMemoEntry> =
  /* @__PURE__ */ z.looseObject({
    CreditMemoNumber: maybe(wireText),
    Id: maybe(wireText),
  });

/** `Old_SubscribeResult.CreditMemoResult` of the definition. */
export interface SubscribeResultCreditMemoResult {
  CreditMemo?: SubscribeResultCreditMemoResultCreditMemoEntry[];
}

export const subscribeResultCreditMemoResult: Schema<SubscribeResultCreditMemoResult> = /* @__PURE__ */ z.looseObject({
  CreditMemo: maybe(z.array(subscribeResultCreditMemoResultCreditMemoEntry)),
});

/** `Old_InvoiceDataInvoice` of the definition. */
export interface InvoiceDataInvoice extends CustomFieldValues {
  AccountId?: Id<'account'>;
  AdjustmentAmount?: DecimalString;
  Amount?: DecimalString;
  AmountWithoutTax?: DecimalString;
  Balance?: DecimalString;
  BillRunId?: string;
  Body?: string;
  Comments?: string;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  CreditBalanceAdjustmentAmount?: DecimalString;
  DueDate?: IsoDate;
  IncludesOneTime?: boolean;
  IncludesRecurring?: boolean;
  IncludesUsage?: boolean;
  InvoiceDate?: IsoDate;
  InvoiceNumber?: NumberOf<'invoice'>;
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
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  SyncDate__NS?: string;
}

export const invoiceDataInvoice: Schema<InvoiceDataInvoice> = /* @__PURE__ */ z.looseObject({
  AccountId: maybe(wireText),
  AdjustmentAmount: maybe(decimal),
  Amount: maybe(decimal),
  AmountWithoutTax: maybe(decimal),
  Balance: maybe(decimal),
  BillRunId: maybe(wireText),
  Body: maybe(wireText),
  Comments: maybe(wireText),
  CreatedById: maybe(wireText),
  CreatedDate: maybe(wireDateTime),
  CreditBalanceAdjustmentAmount: maybe(decimal),
  DueDate: maybe(wireDate),
  IncludesOneTime: maybe(wireBoolean),
  IncludesRecurring: maybe(wireBoolean),
  IncludesUsage: maybe(wireBoolean),
  InvoiceDate: maybe(wireDate),
  InvoiceNumber: maybe(wireText),
  LastEmailSentDate: maybe(wireDateTime),
  PaymentAmount: maybe(decimal),
  PostedBy: maybe(wireText),
  PostedDate: maybe(wireDateTime),
  RefundAmount: maybe(decimal),
  RegenerateInvoicePDF: maybe(wireBoolean),
  Status: maybe(wireText),
  TargetDate: maybe(wireDate),
  TaxAmount: maybe(decimal),
  TaxExemptAmount: maybe(decimal),
  TransferredToAccounting: maybe(wireText),
  UpdatedById: maybe(wireText),
  UpdatedDate: maybe(wireDateTime),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
});

/** `Old_ActionSubscribeInvoiceItem` of the definition. */
export interface ActionSubscribeInvoiceItem extends CustomFieldValues {
  AccountingCode?: string;
  AppliedToChargeNumber?: string;
  AppliedToInvoiceItemId?: Id<'invoice item'>;
  ChargeAmount?: DecimalString;
  ChargeDate?: IsoDateTime;
  ChargeDescription?: string;
  ChargeId?: string;
  ChargeName?: string;
  ChargeNumber?: string;
  ChargeType?: string;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  InvoiceId?: Id<'invoice'>;
  ProcessingType?: DecimalString;
  ProductDescription?: string;
  ProductId?: Id<'product'>;
  ProductName?: string;
  ProductRatePlanChargeId?: Id<'product rate plan charge'>;
  Quantity?: DecimalString;
  RatePlanChargeId?: Id<'rate plan charge'>;
  RevRecCode?: string;
  RevRecStartDate?: IsoDate;
  RevRecTriggerCondition?: string;
  SKU?: string;
  ServiceEndDate?: IsoDate;
  ServiceStartDate?: IsoDate;
  SubscriptionId?: Id<'subscription'>;
  SubscriptionNumber?: NumberOf<'subscription'>;
  TaxAmount?: DecimalString;
  TaxCode?: string;
  TaxExemptAmount?: DecimalString;
  TaxMode?: string;
  UOM?: string;
  UnitPrice?: DecimalString;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  SyncDate__NS?: string;
}

export const actionSubscribeInvoiceItem: Schema<ActionSubscribeInvoiceItem> = /* @__PURE__ */ z.looseObject({
  AccountingCode: maybe(wireText),
  AppliedToChargeNumber: maybe(wireText),
  AppliedToInvoiceItemId: maybe(wireText),
  ChargeAmount: maybe(decimal),
  ChargeDate: maybe(wireDateTime),
  ChargeDescription: maybe(wireText),
  ChargeId: maybe(wireText),
  ChargeName: maybe(wireText),
  ChargeNumber: maybe(wireText),
  ChargeType: maybe(wireText),
  CreatedById: maybe(wireText),
  CreatedDate: maybe(wireDateTime),
  InvoiceId: maybe(wireText),
  ProcessingType: maybe(decimal),
  ProductDescription: maybe(wireText),
  ProductId: maybe(wireText),
  ProductName: maybe(wireText),
  ProductRatePlanChargeId: maybe(wireText),
  Quantity: maybe(decimal),
  RatePlanChargeId: maybe(wireText),
  RevRecCode: maybe(wireText),
  RevRecStartDate: maybe(wireDate),
  RevRecTriggerCondition: maybe(wireText),
  SKU: maybe(wireText),
  ServiceEndDate: maybe(wireDate),
  ServiceStartDate: maybe(wireDate),
  SubscriptionId: maybe(wireText),
  SubscriptionNumber: maybe(wireText),
  TaxAmount: maybe(decimal),
  TaxCode: maybe(wireText),
  TaxExemptAmount: maybe(decimal),
  TaxMode: maybe(wireText),
  UOM: maybe(wireText),
  UnitPrice: maybe(decimal),
  UpdatedById: maybe(wireText),
  UpdatedDate: maybe(wireDateTime),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
});

/** `Old_ActionSubscribeInvoiceData` of the definition. */
export interface ActionSubscribeInvoiceData {
  Invoice?: InvoiceDataInvoice;
  InvoiceItem?: ActionSubscribeInvoiceItem[];
}

export const actionSubscribeInvoiceData: Schema<ActionSubscribeInvoiceData> = /* @__PURE__ */ z.looseObject({
  Invoice: maybe(invoiceDataInvoice),
  InvoiceItem: maybe(z.array(actionSubscribeInvoiceItem)),
});

/** `Old_SubscribeResult.InvoiceResult.Invoice` of the definition. */
export interface SubscribeResultInvoiceResultInvoiceEntry {
  Id?: string;
  InvoiceNumber?: NumberOf<'invoice'>;
}

export const subscribeResultInvoiceResultInvoiceEntry: Schema<SubscribeResultInvoiceResultInvoiceEntry> = /* @__PURE__ */ z.looseObject({
  Id: maybe(wireText),
  InvoiceNumber: maybe(wireText),
});

/** `Old_SubscribeResult.InvoiceResult` of the definition. */
export interface SubscribeResultInvoiceResult {
  Invoice?: SubscribeResultInvoiceResultInvoiceEntry[];
}

export const subscribeResultInvoiceResult: Schema<SubscribeResultInvoiceResult> = /* @__PURE__ */ z.looseObject({
  Invoice: maybe(z.array(subscribeResultInvoiceResultInvoiceEntry)),
});

/** `Old_SubscribeResult` of the definition. */
export interface SubscribeResult {
  AccountId?: Id<'account'>;
  AccountNumber?: NumberOf<'account'>;
  ChargeMetricsData?: ChargeMetricsData;
  CreditMemoData?: ActionCreditMemoData[];
  CreditMemoId?: Id<'credit memo'>;
  CreditMemoNumber?: NumberOf<'credit memo'>;
  CreditMemoResult?: SubscribeResultCreditMemoResult;
  Errors?: ActionsErrorResponse[];
  GatewayResponse?: string;
  GatewayResponseCode?: string;
  InvoiceData?: ActionSubscribeInvoiceData[];
  InvoiceId?: Id<'invoice'>;
  InvoiceNumber?: NumberOf<'invoice'>;
  InvoiceResult?: SubscribeResultInvoiceResult;
  PaymentId?: Id<'payment'>;
  PaymentTransactionNumber?: string;
  SubscriptionId?: Id<'subscription'>;
  SubscriptionNumber?: NumberOf<'subscription'>;
  Success?: boolean;
  TotalMrr?: DecimalString;
  TotalTcv?: DecimalString;
}

export const subscribeResult: Schema<SubscribeResult> = /* @__PURE__ */ z.looseObject({
  AccountId: maybe(wireText),
  AccountNumber: maybe(wireText),
  ChargeMetricsData: maybe(chargeMetricsData),
  CreditMemoData: maybe(z.array(actionCreditMemoData)),
  CreditMemoId: maybe(wireText),
  CreditMemoNumber: maybe(wireText),
  CreditMemoResult: maybe(subscribeResultCreditMemoResult),
  Errors: maybe(z.array(actionsErrorResponse)),
  GatewayResponse: maybe(wireText),
  GatewayResponseCode: maybe(wireText),
  InvoiceData: maybe(z.array(actionSubscribeInvoiceData)),
  InvoiceId: maybe(wireText),
  InvoiceNumber: maybe(wireText),
  InvoiceResult: maybe(subscribeResultInvoiceResult),
  PaymentId: maybe(wireText),
  PaymentTransactionNumber: maybe(wireText),
  SubscriptionId: maybe(wireText),
  SubscriptionNumber: maybe(wireText),
  Success: maybe(wireBoolean),
  TotalMrr: maybe(decimal),
  TotalTcv: maybe(decimal),
});

/** Answer of `POST /v1/action/subscribe`: one entry for each that was sent, in that order. */
export type SubscribeResponse = SubscribeResult[];

export const subscribeResponse: Schema<SubscribeResponse> = /* @__PURE__ */ z.array(subscribeResult);

/** `Old_InvoiceProcessingOptions` of the definition. */
export interface InvoiceProcessingOptionsInput {
  InvoiceDate?: IsoDate;
  InvoiceTargetDate: IsoDate;
}

export const invoiceProcessingOptionsInput: Schema<InvoiceProcessingOptionsInput> = /* @__PURE__ */ strict({
  InvoiceDate: z.optional(date),
  InvoiceTargetDate: date,
});

/** `Old_AmendRequest.AmendOptions` of the definition. */
export interface AmendRequestInputAmendOptions {
  ApplicationOrder?: string[];
  ApplyCredit?: boolean;
  ApplyCreditBalance?: boolean;
  ElectronicPaymentOptions?: OlderElectronicPaymentOptionsInput;
  ExternalPaymentOptions?: OlderExternalPaymentOptionsInput;
  GenerateInvoice?: boolean;
  InvoiceProcessingOptions?: InvoiceProcessingOptionsInput;
  ProcessPayments?: boolean;
}

export const amendRequestInputAmendOptions: Schema<AmendRequestInputAmendOptions> = /* @__PURE__ */ strict({
  ApplicationOrder: z.optional(z.array(z.string())),
  ApplyCredit: z.optional(z.boolean()),
  ApplyCreditBalance: z.optional(z.boolean()),
  ElectronicPaymentOptions: z.optional(olderElectronicPaymentOptionsInput),
  ExternalPaymentOptions: z.optional(olderExternalPaymentOptionsInput),
  GenerateInvoice: z.optional(z.boolean()),
  InvoiceProcessingOptions: z.optional(invoiceProcessingOptionsInput),
  ProcessPayments: z.optional(z.boolean()),
});

/** `Old_RatePlan` of the definition. */
export interface OlderRatePlanInput {
  AmendmentId?: Id<'amendment'>;
  AmendmentSubscriptionRatePlanId?: Id<'rate plan'>;
  AmendmentType?: string;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  Name?: string;
  ProductRatePlanId: Id<'product rate plan'>;
  SubscriptionId?: Id<'subscription'>;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
}

export const olderRatePlanInput: Schema<OlderRatePlanInput> = /* @__PURE__ */ strict({
  AmendmentId: z.optional(z.string()),
  AmendmentSubscriptionRatePlanId: z.optional(z.string()),
  AmendmentType: z.optional(z.string()),
  CreatedById: z.optional(z.string()),
  CreatedDate: z.optional(instant),
  Name: z.optional(z.string()),
  ProductRatePlanId: z.string(),
  SubscriptionId: z.optional(z.string()),
  UpdatedById: z.optional(z.string()),
  UpdatedDate: z.optional(instant),
});

/** `Old_RatePlanChargeDataInRatePlanData.RatePlanCharge` of the definition. */
export interface RatePlanChargeDataInRatePlanDataInputRatePlanCharge {
  AccountingCode?: string;
  ApplyDiscountTo?: string;
  BillCycleDay?: number;
  BillCycleType?: string;
  BillingPeriod?: string;
  BillingPeriodAlignment?: string;
  BillingTiming?: string;
  ChargeModel?: string;
  ChargeNumber?: string;
  ChargeType?: string;
  ChargedThroughDate?: IsoDate;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  DMRC?: DecimalString;
  DTCV?: DecimalString;
  Description?: string;
  DiscountAmount?: DecimalString;
  DiscountLevel?: string;
  DiscountPercentage?: DecimalString;
  EffectiveEndDate?: IsoDate;
  EffectiveStartDate?: IsoDate;
  EndDateCondition?: string;
  IncludedUnits?: DecimalString;
  IsLastSegment?: boolean;
  ListPriceBase?: string;
  MRR?: DecimalString;
  Name?: string;
  NumberOfPeriods?: number;
  OriginalId?: string;
  OverageCalculationOption?: string;
  OveragePrice?: DecimalString;
  OverageUnusedUnitsCreditOption?: string;
  Price?: DecimalString;
  PriceChangeOption?: string;
  PriceIncreasePercentage?: DecimalString;
  ProcessedThroughDate?: IsoDate;
  ProductRatePlanChargeId: Id<'product rate plan charge'>;
  Quantity?: DecimalString;
  RatePlanId?: Id<'rate plan'>;
  RevRecCode?: string;
  RevRecTriggerCondition?: string;
  RevenueRecognitionRuleName?: string;
  RolloverBalance?: DecimalString;
  Segment?: number;
  SpecificBillingPeriod?: number;
  SpecificEndDate?: IsoDate;
  TCV?: DecimalString;
  TriggerDate?: IsoDate;
  TriggerEvent?: string;
  UOM?: string;
  UnusedUnitsCreditRates?: DecimalString;
  UpToPeriods?: number;
  UpToPeriodsType?: string;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
  UsageRecordRatingOption?: string;
  UseDiscountSpecificAccountingCode?: boolean;
  Version?: number;
  WeeklyBillCycleDay?: string;
}

export const ratePlanChargeDataInRatePlanDataInputRatePlanCharge: Schema<RatePlanChargeDataInRatePlanDataInputRatePlanCharge> =
  /* @__PURE__ */ strict({
    AccountingCode: z.optional(z.string()),
    ApplyDiscountTo: z.optional(z.string()),
    BillCycleDay: z.optional(z.int()),
    BillCycleType: z.optional(z.string()),
    BillingPeriod: z.optional(z.string()),
    BillingPeriodAlignment: z.optional(z.string()),
    BillingTiming: z.optional(z.string()),
    ChargeModel: z.optional(z.string()),
    ChargeNumber: z.optional(z.string()),
    ChargeType: z.optional(z.string()),
    ChargedThroughDate: z.optional(date),
    CreatedById: z.optional(z.string()),
    CreatedDate: z.optional(instant),
    DMRC: z.optional(decimal),
    DTCV: z.optional(decimal),
    Description: z.optional(z.string()),
    DiscountAmount: z.optional(decimal),
    DiscountLevel: z.optional(z.string()),
    DiscountPercentage: z.optional(decimal),
    EffectiveEndDate: z.optional(date),
    EffectiveStartDate: z.optional(date),
    EndDateCondition: z.optional(z.string()),
    IncludedUnits: z.optional(decimal),
    IsLastSegment: z.optional(z.boolean()),
    ListPriceBase: z.optional(z.string()),
    MRR: z.optional(decimal),
    Name: z.optional(z.string()),
    NumberOfPeriods: z.optional(z.int()),
    OriginalId: z.optional(z.string()),
    OverageCalculationOption: z.optional(z.string()),
    OveragePrice: z.optional(decimal),
    OverageUnusedUnitsCreditOption: z.optional(z.string()),
    Price: z.optional(decimal),
    PriceChangeOption: z.optional(z.string()),
    PriceIncreasePercentage: z.optional(decimal),
    ProcessedThroughDate: z.optional(date),
    ProductRatePlanChargeId: z.string(),
    Quantity: z.optional(decimal),
    RatePlanId: z.optional(z.string()),
    RevRecCode: z.optional(z.string()),
    RevRecTriggerCondition: z.optional(z.string()),
    RevenueRecognitionRuleName: z.optional(z.string()),
    RolloverBalance: z.optional(decimal),
    Segment: z.optional(z.int()),
    SpecificBillingPeriod: z.optional(z.int()),
    SpecificEndDate: z.optional(date),
    TCV: z.optional(decimal),
    TriggerDate: z.optional(date),
    TriggerEvent: z.optional(z.string()),
    UOM: z.optional(z.string()),
    UnusedUnitsCreditRates: z.optional(decimal),
    UpToPeriods: z.optional(z.int()),
    UpToPeriodsType: z.optional(z.string()),
    UpdatedById: z.optional(z.string()),
    UpdatedDate: z.optional(instant),
    UsageRecordRatingOption: z.optional(z.string()),
    UseDiscountSpecificAccountingCode: z.optional(z.boolean()),
    Version: z.optional(z.int()),
    WeeklyBillCycleDay: z.optional(z.string()),
  });

/** `Old_RatePlanChargeDataInRatePlanData` of the definition. */
export interface RatePlanChargeDataInRatePlanDataInput {
  RatePlanCharge: RatePlanChargeDataInRatePlanDataInputRatePlanCharge;
  RatePlanChargeTier?: RatePlanChargeTierInput[];
}

export const ratePlanChargeDataInRatePlanDataInput: Schema<RatePlanChargeDataInRatePlanDataInput> = /* @__PURE__ */ strict({
  RatePlanCharge: ratePlanChargeDataInRatePlanDataInputRatePlanCharge,
  RatePlanChargeTier: z.optional(z.array(ratePlanChargeTierInput)),
});

/** `Old_ActionAmendSubscriptionProductFeature` of the definition. */
export interface ActionAmendSubscriptionProductFeatureInput {
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  Description?: string;
  FeatureCode?: string;
  FeatureId?: string;
  Name?: string;
  RatePlanId?: Id<'rate plan'>;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
}

export const actionAmendSubscriptionProductFeatureInput: Schema<ActionAmendSubscriptionProductFeatureInput> = /* @__PURE__ */ strict({
  CreatedById: z.optional(z.string()),
  CreatedDate: z.optional(instant),
  Description: z.optional(z.string()),
  FeatureCode: z.optional(z.string()),
  FeatureId: z.optional(z.string()),
  Name: z.optional(z.string()),
  RatePlanId: z.optional(z.string()),
  UpdatedById: z.optional(z.string()),
  UpdatedDate: z.optional(instant),
});

/** `Old_SubscriptionProductFeatureList` of the definition. */
export interface SubscriptionProductFeatureListInput {
  SubscriptionProductFeature?: ActionAmendSubscriptionProductFeatureInput[];
}

export const subscriptionProductFeatureListInput: Schema<SubscriptionProductFeatureListInput> = /* @__PURE__ */ strict({
  SubscriptionProductFeature: z.optional(z.array(actionAmendSubscriptionProductFeatureInput)),
});

/** `Old_Amendment.RatePlanData` of the definition. */
export interface AmendmentInputRatePlanData {
  RatePlan: OlderRatePlanInput;
  RatePlanChargeData?: RatePlanChargeDataInRatePlanDataInput[];
  SubscriptionProductFeatureList?: SubscriptionProductFeatureListInput;
}

export const amendmentInputRatePlanData: Schema<AmendmentInputRatePlanData> = /* @__PURE__ */ strict({
  RatePlan: olderRatePlanInput,
  RatePlanChargeData: z.optional(z.array(ratePlanChargeDataInRatePlanDataInput)),
  SubscriptionProductFeatureList: z.optional(subscriptionProductFeatureListInput),
});

/** `Old_Amendment` of the definition. */
export interface AmendmentInput {
  AutoRenew?: boolean;
  Code?: string;
  ContractEffectiveDate: IsoDate;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  CurrentTerm?: number;
  CurrentTermPeriodType?: string;
  CustomerAcceptanceDate?: IsoDate;
  Description?: string;
  DestinationAccountId?: Id<'account'>;
  DestinationInvoiceOwnerId?: string;
  EffectiveDate?: IsoDate;
  Name: string;
  RatePlanData?: AmendmentInputRatePlanData;
  RenewalSetting?: string;
  RenewalTerm?: number;
  RenewalTermPeriodType?: string;
  ResumeDate?: IsoDate;
  ServiceActivationDate?: IsoDate;
  SpecificUpdateDate?: IsoDate;
  Status?: string;
  SubscriptionId: Id<'subscription'>;
  SuspendDate?: IsoDate;
  TermStartDate?: IsoDate;
  TermType?: string;
  Type: string;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
}

export const amendmentInput: Schema<AmendmentInput> = /* @__PURE__ */ strict({
  AutoRenew: z.optional(z.boolean()),
  Code: z.optional(z.string()),
  ContractEffectiveDate: date,
  CreatedById: z.optional(z.string()),
  CreatedDate: z.optional(instant),
  CurrentTerm: z.optional(z.int()),
  CurrentTermPeriodType: z.optional(z.string()),
  CustomerAcceptanceDate: z.optional(date),
  Description: z.optional(z.string()),
  DestinationAccountId: z.optional(z.string()),
  DestinationInvoiceOwnerId: z.optional(z.string()),
  EffectiveDate: z.optional(date),
  Name: z.string(),
  RatePlanData: z.optional(amendmentInputRatePlanData),
  RenewalSetting: z.optional(z.string()),
  RenewalTerm: z.optional(z.int()),
  RenewalTermPeriodType: z.optional(z.string()),
  ResumeDate: z.optional(date),
  ServiceActivationDate: z.optional(date),
  SpecificUpdateDate: z.optional(date),
  Status: z.optional(z.string()),
  SubscriptionId: z.string(),
  SuspendDate: z.optional(date),
  TermStartDate: z.optional(date),
  TermType: z.optional(z.string()),
  Type: z.string(),
  UpdatedById: z.optional(z.string()),
  UpdatedDate: z.optional(instant),
});

/** `Old_AmendRequest.PreviewOptions` of the definition. */
export interface AmendRequestInputPreviewOptions {
  EnablePreviewMode?: boolean;
  IncludeExistingDraftInvoiceItems?: boolean;
  NumberOfPeriods?: number;
  PreviewThroughTermEnd?: boolean;
  PreviewType?: string;
}

export const amendRequestInputPreviewOptions: Schema<AmendRequestInputPreviewOptions> = /* @__PURE__ */ strict({
  EnablePreviewMode: z.optional(z.boolean()),
  IncludeExistingDraftInvoiceItems: z.optional(z.boolean()),
  NumberOfPeriods: z.optional(z.int()),
  PreviewThroughTermEnd: z.optional(z.boolean()),
  PreviewType: z.optional(z.string()),
});

/** `Old_AmendRequest` of the definition. */
export interface AmendRequestInput {
  AmendOptions?: AmendRequestInputAmendOptions;
  Amendments: AmendmentInput[];
  PreviewOptions?: AmendRequestInputPreviewOptions;
}

export const amendRequestInput: Schema<AmendRequestInput> = /* @__PURE__ */ strict({
  AmendOptions: z.optional(amendRequestInputAmendOptions),
  Amendments: z.array(amendmentInput),
  PreviewOptions: z.optional(amendRequestInputPreviewOptions),
});

/** Input of `POST /v1/action/amend`. */
export interface AmendRequest {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  requests?: AmendRequestInput[];
}

export const amendRequest: Schema<AmendRequest> = /* @__PURE__ */ strict({
  rejectUnknownFields: z.optional(z.boolean()),
  requests: z.optional(z.array(amendRequestInput)),
});

/** `Old_Invoice` of the definition. */
export interface Invoice {
  AccountId?: Id<'account'>;
  AdjustmentAmount?: DecimalString;
  Amount?: DecimalString;
  AmountWithoutTax?: DecimalString;
  Balance?: DecimalString;
  BillRunId?: string;
  Body?: string;
  Comments?: string;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  CreditBalanceAdjustmentAmount?: DecimalString;
  DueDate?: IsoDate;
  IncludesOneTime?: boolean;
  IncludesRecurring?: boolean;
  IncludesUsage?: boolean;
  InvoiceDate?: IsoDate;
  InvoiceNumber?: NumberOf<'invoice'>;
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
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
}

export const invoice: Schema<Invoice> = /* @__PURE__ */ z.looseObject({
  AccountId: maybe(wireText),
  AdjustmentAmount: maybe(decimal),
  Amount: maybe(decimal),
  AmountWithoutTax: maybe(decimal),
  Balance: maybe(decimal),
  BillRunId: maybe(wireText),
  Body: maybe(wireText),
  Comments: maybe(wireText),
  CreatedById: maybe(wireText),
  CreatedDate: maybe(wireDateTime),
  CreditBalanceAdjustmentAmount: maybe(decimal),
  DueDate: maybe(wireDate),
  IncludesOneTime: maybe(wireBoolean),
  IncludesRecurring: maybe(wireBoolean),
  IncludesUsage: maybe(wireBoolean),
  InvoiceDate: maybe(wireDate),
  InvoiceNumber: maybe(wireText),
  LastEmailSentDate: maybe(wireDateTime),
  PaymentAmount: maybe(decimal),
  PostedBy: maybe(wireText),
  PostedDate: maybe(wireDateTime),
  RefundAmount: maybe(decimal),
  RegenerateInvoicePDF: maybe(wireBoolean),
  Status: maybe(wireText),
  TargetDate: maybe(wireDate),
  TaxAmount: maybe(decimal),
  TaxExemptAmount: maybe(decimal),
  TransferredToAccounting: maybe(wireText),
  UpdatedById: maybe(wireText),
  UpdatedDate: maybe(wireDateTime),
});

/** `Old_ActionAmendInvoiceItem` of the definition. */
export interface ActionAmendInvoiceItem {
  AccountingCode?: string;
  AppliedToInvoiceItemId?: Id<'invoice item'>;
  ChargeAmount?: DecimalString;
  ChargeDate?: IsoDateTime;
  ChargeDescription?: string;
  ChargeId?: string;
  ChargeName?: string;
  ChargeNumber?: string;
  ChargeType?: string;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  InvoiceId?: Id<'invoice'>;
  ProcessingType?: DecimalString;
  ProductDescription?: string;
  ProductId?: Id<'product'>;
  ProductName?: string;
  ProductRatePlanChargeId?: Id<'product rate plan charge'>;
  Quantity?: DecimalString;
  RatePlanChargeId?: Id<'rate plan charge'>;
  RevRecCode?: string;
  RevRecStartDate?: IsoDate;
  RevRecTriggerCondition?: string;
  SKU?: string;
  ServiceEndDate?: IsoDate;
  ServiceStartDate?: IsoDate;
  SubscriptionId?: Id<'subscription'>;
  SubscriptionNumber?: NumberOf<'subscription'>;
  TaxAmount?: DecimalString;
  TaxCode?: string;
  TaxExemptAmount?: DecimalString;
  TaxMode?: string;
  UOM?: string;
  UnitPrice?: DecimalString;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
}

export const actionAmendInvoiceItem: Schema<ActionAmendInvoiceItem> = /* @__PURE__ */ z.looseObject({
  AccountingCode: maybe(wireText),
  AppliedToInvoiceItemId: maybe(wireText),
  ChargeAmount: maybe(decimal),
  ChargeDate: maybe(wireDateTime),
  ChargeDescription: maybe(wireText),
  ChargeId: maybe(wireText),
  ChargeName: maybe(wireText),
  ChargeNumber: maybe(wireText),
  ChargeType: maybe(wireText),
  CreatedById: maybe(wireText),
  CreatedDate: maybe(wireDateTime),
  InvoiceId: maybe(wireText),
  ProcessingType: maybe(decimal),
  ProductDescription: maybe(wireText),
  ProductId: maybe(wireText),
  ProductName: maybe(wireText),
  ProductRatePlanChargeId: maybe(wireText),
  Quantity: maybe(decimal),
  RatePlanChargeId: maybe(wireText),
  RevRecCode: maybe(wireText),
  RevRecStartDate: maybe(wireDate),
  RevRecTriggerCondition: maybe(wireText),
  SKU: maybe(wireText),
  ServiceEndDate: maybe(wireDate),
  ServiceStartDate: maybe(wireDate),
  SubscriptionId: maybe(wireText),
  SubscriptionNumber: maybe(wireText),
  TaxAmount: maybe(decimal),
  TaxCode: maybe(wireText),
  TaxExemptAmount: maybe(decimal),
  TaxMode: maybe(wireText),
  UOM: maybe(wireText),
  UnitPrice: maybe(decimal),
  UpdatedById: maybe(wireText),
  UpdatedDate: maybe(wireDateTime),
});

/** `Old_ActionAmendInvoiceData` of the definition. */
export interface ActionAmendInvoiceData {
  Invoice?: Invoice;
  InvoiceItem?: ActionAmendInvoiceItem[];
}

export const actionAmendInvoiceData: Schema<ActionAmendInvoiceData> = /* @__PURE__ */ z.looseObject({
  Invoice: maybe(invoice),
  InvoiceItem: maybe(z.array(actionAmendInvoiceItem)),
});

/** `Old_AmendResult` of the definition. */
export interface AmendResult {
  AmendmentIds?: Id<'amendment'>[];
  ChargeMetricsData?: ChargeMetricsData;
  CreditMemoDatas?: ActionCreditMemoData[];
  CreditMemoId?: Id<'credit memo'>;
  Errors?: ActionsErrorResponse[];
  GatewayResponse?: string;
  GatewayResponseCode?: string;
  InvoiceDatas?: ActionAmendInvoiceData[];
  InvoiceId?: Id<'invoice'>;
  PaymentId?: Id<'payment'>;
  PaymentTransactionNumber?: string;
  SubscriptionId?: Id<'subscription'>;
  Success?: boolean;
  TotalDeltaMrr?: DecimalString;
  TotalDeltaTcv?: DecimalString;
}

export const amendResult: Schema<AmendResult> = /* @__PURE__ */ z.looseObject({
  AmendmentIds: maybe(z.array(wireText)),
  ChargeMetricsData: maybe(chargeMetricsData),
  CreditMemoDatas: maybe(z.array(actionCreditMemoData)),
  CreditMemoId: maybe(wireText),
  Errors: maybe(z.array(actionsErrorResponse)),
  GatewayResponse: maybe(wireText),
  GatewayResponseCode: maybe(wireText),
  InvoiceDatas: maybe(z.array(actionAmendInvoiceData)),
  InvoiceId: maybe(wireText),
  PaymentId: maybe(wireText),
  PaymentTransactionNumber: maybe(wireText),
  SubscriptionId: maybe(wireText),
  Success: maybe(wireBoolean),
  TotalDeltaMrr: maybe(decimal),
  TotalDeltaTcv: maybe(decimal),
});

/** Answer of `POST /v1/action/amend`. */
export interface AmendResponse {
  results?: AmendResult[];
}

export const amendResponse: Schema<AmendResponse> = /* @__PURE__ */ z.looseObject({
  results: maybe(z.array(amendResult)),
});

/** Input of `POST /v1/action/generate`. */
export interface GenerateRequest {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  objects: Record<string, unknown>[];
  type: 'Invoice';
}

export const generateRequest: Schema<GenerateRequest> = /* @__PURE__ */ strict({
  rejectUnknownFields: z.optional(z.boolean()),
  objects: z.array(z.record(z.string(), z.unknown())),
  type: z.enum(['Invoice']),
});

/** Answer of `POST /v1/action/generate`: one entry for each that was sent, in that order. */
export type GenerateResponse = SaveResult[];

export const generateResponse: Schema<GenerateResponse> = /* @__PURE__ */ z.array(saveResult);

/** Input of `POST /v1/action/execute`. */
export interface ExecuteRequest {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  ids: string[];
  synchronous: boolean;
  type: 'InvoiceSplit';
}

export const executeRequest: Schema<ExecuteRequest> = /* @__PURE__ */ strict({
  rejectUnknownFields: z.optional(z.boolean()),
  ids: z.array(z.string()),
  synchronous: z.boolean(),
  type: z.enum(['InvoiceSplit']),
});

/** Answer of `POST /v1/action/execute`: one entry for each that was sent, in that order. */
export type ExecuteResponse = SaveResult[];

export const executeResponse: Schema<ExecuteResponse> = /* @__PURE__ */ z.array(saveResult);
