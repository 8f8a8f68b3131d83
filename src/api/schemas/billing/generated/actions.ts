// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../schema.js';
import { decimal, type DecimalString, type IsoDate, type IsoDateTime } from '../../values.js';
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
} from '../../wire.js';

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

/** `ActionsErrorResponse` of the definition. */
export interface ActionsErrorResponse {
  Code?: string;
  Message?: string;
}

export const actionsErrorResponse: Schema<ActionsErrorResponse> = /* @__PURE__ */ z.looseObject({
  Code: maybe(wireText),
  Message: maybe(wireText),
});

/** `SaveResult` of the definition. */
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
export interface ZObjectupdateInput extends CustomFieldValues {
  Id: string;
  fieldsToNull?: string[];
}

export const zObjectupdateInput: Schema<ZObjectupdateInput> = /* @__PURE__ */ customizable({
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

/** `ProxyActionqueryRequest.conf` of the definition. */
export interface ProxyActionqueryRequestInputConf {
  batchSize?: number;
}

export const proxyActionqueryRequestInputConf: Schema<ProxyActionqueryRequestInputConf> = /* @__PURE__ */ strict({
  batchSize: z.optional(z.int()),
});

/** Input of `POST /v1/action/query`. */
export interface QueryRequest {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  conf?: ProxyActionqueryRequestInputConf;
  queryString: string;
}

export const queryRequest: Schema<QueryRequest> = /* @__PURE__ */ strict({
  rejectUnknownFields: z.optional(z.boolean()),
  conf: z.optional(proxyActionqueryRequestInputConf),
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

/** `ProxyActionqueryMoreRequest.conf` of the definition. */
export interface ProxyActionqueryMoreRequestInputConf {
  batchSize?: number;
}

export const proxyActionqueryMoreRequestInputConf: Schema<ProxyActionqueryMoreRequestInputConf> = /* @__PURE__ */ strict({
  batchSize: z.optional(z.int()),
});

/** Input of `POST /v1/action/queryMore`. */
export interface QueryMoreRequest {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  conf?: ProxyActionqueryMoreRequestInputConf;
  queryLocator: string;
}

export const queryMoreRequest: Schema<QueryMoreRequest> = /* @__PURE__ */ strict({
  rejectUnknownFields: z.optional(z.boolean()),
  conf: z.optional(proxyActionqueryMoreRequestInputConf),
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
export interface ClassicSubscribeRequestAccountInput extends CustomFieldValues {
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

export const classicSubscribeRequestAccountInput: Schema<ClassicSubscribeRequestAccountInput> = /* @__PURE__ */ customizable({
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
export interface ClassicSubscribeRequestBillToContactInput extends CustomFieldValues {
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

export const classicSubscribeRequestBillToContactInput: Schema<ClassicSubscribeRequestBillToContactInput> = /* @__PURE__ */ customizable({
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
export interface ClassicGatewayOptionInput {
  name?: string;
  value?: string;
}

export const classicGatewayOptionInput: Schema<ClassicGatewayOptionInput> = /* @__PURE__ */ strict({
  name: z.optional(z.string()),
  value: z.optional(z.string()),
});

/** `Old_SubscribeRequest.PaymentMethod.GatewayOptionData` of the definition. */
export interface ClassicSubscribeRequestInputPaymentMethodGatewayOptionData {
  GatewayOption: ClassicGatewayOptionInput[];
}

export const classicSubscribeRequestInputPaymentMethodGatewayOptionData: Schema<ClassicSubscribeRequestInputPaymentMethodGatewayOptionData> =
  /* @__PURE__ */ strict({
    GatewayOption: z.array(classicGatewayOptionInput),
  });

/** `Old_SubscribeRequest.PaymentMethod` of the definition. */
export interface ClassicSubscribeRequestInputPaymentMethod {
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
  GatewayOptionData?: ClassicSubscribeRequestInputPaymentMethodGatewayOptionData;
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

export const classicSubscribeRequestInputPaymentMethod: Schema<ClassicSubscribeRequestInputPaymentMethod> = /* @__PURE__ */ strict({
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
  GatewayOptionData: z.optional(classicSubscribeRequestInputPaymentMethodGatewayOptionData),
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
export interface ClassicSubscribeRequestInputPreviewOptions {
  EnablePreviewMode?: boolean;
  NumberOfPeriods?: number;
  PreviewThroughTermEnd?: boolean;
  /** Default `InvoiceItem`. */
  PreviewType?: 'InvoiceItem' | 'ChargeMetrics' | 'InvoiceItemChargeMetrics';
}

export const classicSubscribeRequestInputPreviewOptions: Schema<ClassicSubscribeRequestInputPreviewOptions> = /* @__PURE__ */ strict({
  EnablePreviewMode: z.optional(z.boolean()),
  NumberOfPeriods: z.optional(z.int()),
  PreviewThroughTermEnd: z.optional(z.boolean()),
  PreviewType: z.optional(z.enum(['InvoiceItem', 'ChargeMetrics', 'InvoiceItemChargeMetrics'])),
});

/** `Old_SubscribeRequestSoldToContact` of the definition. */
export interface ClassicSubscribeRequestSoldToContactInput extends CustomFieldValues {
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

export const classicSubscribeRequestSoldToContactInput: Schema<ClassicSubscribeRequestSoldToContactInput> = /* @__PURE__ */ customizable({
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

/** `Old_SubscribeRequest.SubscribeOptions.ElectronicPaymentOptions` of the definition. */
export interface ClassicSubscribeRequestInputSubscribeOptionsElectronicPaymentOptions {
  PaymentMethodId?: Id<'payment method'>;
}

export const classicSubscribeRequestInputSubscribeOptionsElectronicPaymentOptions: Schema<ClassicSubscribeRequestInputSubscribeOptionsElectronicPaymentOptions> =
  /* @__PURE__ */ strict({
    PaymentMethodId: z.optional(z.string()),
  });

/** `Old_SubscribeRequest.SubscribeOptions.ExternalPaymentOptions` of the definition. */
export interface ClassicSubscribeRequestInputSubscribeOptionsExternalPaymentOptions {
  Amount?: DecimalString;
  EffectiveDate?: IsoDate;
  GatewayOrderId?: Id<'order'>;
  PaymentMethodId?: Id<'payment method'>;
  /** At most 100 characters. */
  ReferenceId?: string;
}

export const classicSubscribeRequestInputSubscribeOptionsExternalPaymentOptions: Schema<ClassicSubscribeRequestInputSubscribeOptionsExternalPaymentOptions> =
  /* @__PURE__ */ strict({
    Amount: z.optional(decimal),
    EffectiveDate: z.optional(date),
    GatewayOrderId: z.optional(z.string()),
    PaymentMethodId: z.optional(z.string()),
    ReferenceId: z.optional(upTo(100)),
  });

/** `Old_SubscribeRequest.SubscribeOptions.SubscribeInvoiceProcessingOptions` of the definition. */
export interface ClassicSubscribeRequestInputSubscribeOptionsSubscribeInvoiceProcessingOptions {
  InvoiceDate?: IsoDate;
  InvoiceProcessingScope?: string;
  InvoiceTargetDate?: IsoDate;
}

export const classicSubscribeRequestInputSubscribeOptionsSubscribeInvoiceProcessingOptions: Schema<ClassicSubscribeRequestInputSubscribeOptionsSubscribeInvoiceProcessingOptions> =
  /* @__PURE__ */ strict({
    InvoiceDate: z.optional(date),
    InvoiceProcessingScope: z.optional(z.string()),
    InvoiceTargetDate: z.optional(date),
  });

/** `Old_SubscribeRequest.SubscribeOptions` of the definition. */
export interface ClassicSubscribeRequestInputSubscribeOptions {
  ApplicationOrder?: string[];
  ApplyCredit?: boolean;
  ApplyCreditBalance?: boolean;
  ElectronicPaymentOptions?: ClassicSubscribeRequestInputSubscribeOptionsElectronicPaymentOptions;
  ExternalPaymentOptions?: ClassicSubscribeRequestInputSubscribeOptionsExternalPaymentOptions;
  GenerateInvoice: boolean;
  ProcessPayments: boolean;
  SubscribeInvoiceProcessingOptions?: ClassicSubscribeRequestInputSubscribeOptionsSubscribeInvoiceProcessingOptions;
}

export const classicSubscribeRequestInputSubscribeOptions: Schema<ClassicSubscribeRequestInputSubscribeOptions> = /* @__PURE__ */ strict({
  ApplicationOrder: z.optional(z.array(z.string())),
  ApplyCredit: z.optional(z.boolean()),
  ApplyCreditBalance: z.optional(z.boolean()),
  ElectronicPaymentOptions: z.optional(classicSubscribeRequestInputSubscribeOptionsElectronicPaymentOptions),
  ExternalPaymentOptions: z.optional(classicSubscribeRequestInputSubscribeOptionsExternalPaymentOptions),
  GenerateInvoice: z.boolean(),
  ProcessPayments: z.boolean(),
  SubscribeInvoiceProcessingOptions: z.optional(classicSubscribeRequestInputSubscribeOptionsSubscribeInvoiceProcessingOptions),
});

/** `Old_RatePlanDataRatePlan` of the definition. */
export interface ClassicRatePlanDataRatePlanInput extends CustomFieldValues {
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

export const classicRatePlanDataRatePlanInput: Schema<ClassicRatePlanDataRatePlanInput> = /* @__PURE__ */ customizable({
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
export interface ClassicRatePlanChargeDataRatePlanChargeInput extends CustomFieldValues {
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

export const classicRatePlanChargeDataRatePlanChargeInput: Schema<ClassicRatePlanChargeDataRatePlanChargeInput> =
  /* @__PURE__ */ customizable({
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
export interface ClassicRatePlanChargeTierInput {
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

export const classicRatePlanChargeTierInput: Schema<ClassicRatePlanChargeTierInput> = /* @__PURE__ */ strict({
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
export interface ClassicRatePlanChargeDataInput {
  RatePlanCharge: ClassicRatePlanChargeDataRatePlanChargeInput;
  RatePlanChargeTier?: ClassicRatePlanChargeTierInput[];
}

export const classicRatePlanChargeDataInput: Schema<ClassicRatePlanChargeDataInput> = /* @__PURE__ */ strict({
  RatePlanCharge: classicRatePlanChargeDataRatePlanChargeInput,
  RatePlanChargeTier: z.optional(z.array(classicRatePlanChargeTierInput)),
});

/** `Old_SubscriptionProductFeature` of the definition. */
export interface ClassicSubscriptionProductFeatureInput extends CustomFieldValues {
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

export const classicSubscriptionProductFeatureInput: Schema<ClassicSubscriptionProductFeatureInput> = /* @__PURE__ */ customizable({
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
export interface ClassicRatePlanDataInputSubscriptionProductFeatureList {
  SubscriptionProductFeature?: ClassicSubscriptionProductFeatureInput[];
}

export const classicRatePlanDataInputSubscriptionProductFeatureList: Schema<ClassicRatePlanDataInputSubscriptionProductFeatureList> =
  /* @__PURE__ */ strict({
    SubscriptionProductFeature: z.optional(z.array(classicSubscriptionProductFeatureInput)),
  });

/** `Old_RatePlanData` of the definition. */
export interface ClassicRatePlanDataInput {
  RatePlan: ClassicRatePlanDataRatePlanInput;
  RatePlanChargeData?: ClassicRatePlanChargeDataInput[];
  SubscriptionProductFeatureList?: ClassicRatePlanDataInputSubscriptionProductFeatureList;
}

export const classicRatePlanDataInput: Schema<ClassicRatePlanDataInput> = /* @__PURE__ */ strict({
  RatePlan: classicRatePlanDataRatePlanInput,
  RatePlanChargeData: z.optional(z.array(classicRatePlanChargeDataInput)),
  SubscriptionProductFeatureList: z.optional(classicRatePlanDataInputSubscriptionProductFeatureList),
});

/** `Old_SubscribeRequestSubscriptionDataSubscription` of the definition. */
export interface ClassicSubscribeRequestSubscriptionDataSubscriptionInput extends CustomFieldValues {
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

export const classicSubscribeRequestSubscriptionDataSubscriptionInput: Schema<ClassicSubscribeRequestSubscriptionDataSubscriptionInput> =
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
export interface ClassicSubscribeRequestInputSubscriptionData {
  RatePlanData: ClassicRatePlanDataInput[];
  Subscription: ClassicSubscribeRequestSubscriptionDataSubscriptionInput;
}

export const classicSubscribeRequestInputSubscriptionData: Schema<ClassicSubscribeRequestInputSubscriptionData> = /* @__PURE__ */ strict({
  RatePlanData: z.array(classicRatePlanDataInput),
  Subscription: classicSubscribeRequestSubscriptionDataSubscriptionInput,
});

/** `Old_SubscribeRequest` of the definition. */
export interface ClassicSubscribeRequestInput {
  Account: ClassicSubscribeRequestAccountInput;
  BillToContact?: ClassicSubscribeRequestBillToContactInput;
  PaymentMethod?: ClassicSubscribeRequestInputPaymentMethod;
  PreviewOptions?: ClassicSubscribeRequestInputPreviewOptions;
  SoldToContact?: ClassicSubscribeRequestSoldToContactInput;
  SubscribeOptions?: ClassicSubscribeRequestInputSubscribeOptions;
  SubscriptionData: ClassicSubscribeRequestInputSubscriptionData;
}

export const classicSubscribeRequestInput: Schema<ClassicSubscribeRequestInput> = /* @__PURE__ */ strict({
  Account: classicSubscribeRequestAccountInput,
  BillToContact: z.optional(classicSubscribeRequestBillToContactInput),
  PaymentMethod: z.optional(classicSubscribeRequestInputPaymentMethod),
  PreviewOptions: z.optional(classicSubscribeRequestInputPreviewOptions),
  SoldToContact: z.optional(classicSubscribeRequestSoldToContactInput),
  SubscribeOptions: z.optional(classicSubscribeRequestInputSubscribeOptions),
  SubscriptionData: classicSubscribeRequestInputSubscriptionData,
});

/** Input of `POST /v1/action/subscribe`. */
export interface SubscribeRequest {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  subscribes: ClassicSubscribeRequestInput[];
}

export const subscribeRequest: Schema<SubscribeRequest> = /* @__PURE__ */ strict({
  rejectUnknownFields: z.optional(z.boolean()),
  subscribes: z.array(classicSubscribeRequestInput),
});

/** `Old_NewChargeMetrics` of the definition. */
export interface ClassicNewChargeMetrics {
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

export const classicNewChargeMetrics: Schema<ClassicNewChargeMetrics> = /* @__PURE__ */ z.looseObject({
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

/** `Old_SubscribeResult.ChargeMetricsData` of the definition. */
export interface ClassicSubscribeResultChargeMetricsData {
  ChargeMetrics?: ClassicNewChargeMetrics[];
}

export const classicSubscribeResultChargeMetricsData: Schema<ClassicSubscribeResultChargeMetricsData> = /* @__PURE__ */ z.looseObject({
  ChargeMetrics: maybe(z.array(classicNewChargeMetrics)),
});

/** `Old_ActionSubscribeCreditMemo` of the definition. */
export interface ClassicActionSubscribeCreditMemo {
  TaxAmount?: DecimalString;
  TotalAmount?: DecimalString;
  TotalAmountWithoutTax?: DecimalString;
}

export const classicActionSubscribeCreditMemo: Schema<ClassicActionSubscribeCreditMemo> = /* @__PURE__ */ z.looseObject({
  TaxAmount: maybe(decimal),
  TotalAmount: maybe(decimal),
  TotalAmountWithoutTax: maybe(decimal),
});

/** `Old_ActionSubscribeCreditMemoItem` of the definition. */
export interface ClassicActionSubscribeCreditMemoItem {
  AmountWithoutTax?: DecimalString;
  ChargeName?: string;
  Description?: string;
  ProductRatePlanChargeId?: Id<'product rate plan charge'>;
  Quantity?: number;
  ServiceEndDate?: IsoDate;
  ServiceStartDate?: IsoDate;
  TaxAmount?: DecimalString;
  UnitOfMeasure?: string;
}

export const classicActionSubscribeCreditMemoItem: Schema<ClassicActionSubscribeCreditMemoItem> = /* @__PURE__ */ z.looseObject({
  AmountWithoutTax: maybe(decimal),
  ChargeName: maybe(wireText),
  Description: maybe(wireText),
  ProductRatePlanChargeId: maybe(wireText),
  Quantity: maybe(wireInteger),
  ServiceEndDate: maybe(wireDate),
  ServiceStartDate: maybe(wireDate),
  TaxAmount: maybe(decimal),
  UnitOfMeasure: maybe(wireText),
});

/** `Old_ActionSubscribeCreditMemoData` of the definition. */
export interface ClassicActionSubscribeCreditMemoData {
  CreditMemo?: ClassicActionSubscribeCreditMemo;
  CreditMemoItem?: ClassicActionSubscribeCreditMemoItem[];
}

export const classicActionSubscribeCreditMemoData: Schema<ClassicActionSubscribeCreditMemoData> = /* @__PURE__ */ z.looseObject({
  CreditMemo: maybe(classicActionSubscribeCreditMemo),
  CreditMemoItem: maybe(z.array(classicActionSubscribeCreditMemoItem)),
});

/** `Old_SubscribeResult.CreditMemoResult.CreditMemo` of the definition. */
export interface ClassicSubscribeResultCreditMemoResultCreditMemoEntry {
  CreditMemoNumber?: NumberOf<'credit memo'>;
  Id?: string;
}

export const classicSubscribeResultCreditMemoResultCreditMemoEntry: Schema<ClassicSubscribeResultCreditMemoResultCreditMemoEntry> =
  /* @__PURE__ */ z.looseObject({
    CreditMemoNumber: maybe(wireText),
    Id: maybe(wireText),
  });

/** `Old_SubscribeResult.CreditMemoResult` of the definition. */
export interface ClassicSubscribeResultCreditMemoResult {
  CreditMemo?: ClassicSubscribeResultCreditMemoResultCreditMemoEntry[];
}

export const classicSubscribeResultCreditMemoResult: Schema<ClassicSubscribeResultCreditMemoResult> = /* @__PURE__ */ z.looseObject({
  CreditMemo: maybe(z.array(classicSubscribeResultCreditMemoResultCreditMemoEntry)),
});

/** `Old_ActionsErrorResponse` of the definition. */
export interface ClassicActionsErrorResponse {
  Code?: string;
  Message?: string;
}

export const classicActionsErrorResponse: Schema<ClassicActionsErrorResponse> = /* @__PURE__ */ z.looseObject({
  Code: maybe(wireText),
  Message: maybe(wireText),
});

/** `Old_InvoiceDataInvoice` of the definition. */
export interface ClassicInvoiceDataInvoice extends CustomFieldValues {
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

export const classicInvoiceDataInvoice: Schema<ClassicInvoiceDataInvoice> = /* @__PURE__ */ z.looseObject({
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
export interface ClassicActionSubscribeInvoiceItem extends CustomFieldValues {
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

export const classicActionSubscribeInvoiceItem: Schema<ClassicActionSubscribeInvoiceItem> = /* @__PURE__ */ z.looseObject({
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
export interface ClassicActionSubscribeInvoiceData {
  Invoice?: ClassicInvoiceDataInvoice;
  InvoiceItem?: ClassicActionSubscribeInvoiceItem[];
}

export const classicActionSubscribeInvoiceData: Schema<ClassicActionSubscribeInvoiceData> = /* @__PURE__ */ z.looseObject({
  Invoice: maybe(classicInvoiceDataInvoice),
  InvoiceItem: maybe(z.array(classicActionSubscribeInvoiceItem)),
});

/** `Old_SubscribeResult.InvoiceResult.Invoice` of the definition. */
export interface ClassicSubscribeResultInvoiceResultInvoiceEntry {
  Id?: string;
  InvoiceNumber?: NumberOf<'invoice'>;
}

export const classicSubscribeResultInvoiceResultInvoiceEntry: Schema<ClassicSubscribeResultInvoiceResultInvoiceEntry> =
  /* @__PURE__ */ z.looseObject({
    Id: maybe(wireText),
    InvoiceNumber: maybe(wireText),
  });

/** `Old_SubscribeResult.InvoiceResult` of the definition. */
export interface ClassicSubscribeResultInvoiceResult {
  Invoice?: ClassicSubscribeResultInvoiceResultInvoiceEntry[];
}

export const classicSubscribeResultInvoiceResult: Schema<ClassicSubscribeResultInvoiceResult> = /* @__PURE__ */ z.looseObject({
  Invoice: maybe(z.array(classicSubscribeResultInvoiceResultInvoiceEntry)),
});

/** `Old_SubscribeResult` of the definition. */
export interface ClassicSubscribeResult {
  AccountId?: Id<'account'>;
  AccountNumber?: NumberOf<'account'>;
  ChargeMetricsData?: ClassicSubscribeResultChargeMetricsData;
  CreditMemoData?: ClassicActionSubscribeCreditMemoData[];
  CreditMemoId?: Id<'credit memo'>;
  CreditMemoNumber?: NumberOf<'credit memo'>;
  CreditMemoResult?: ClassicSubscribeResultCreditMemoResult;
  Errors?: ClassicActionsErrorResponse[];
  GatewayResponse?: string;
  GatewayResponseCode?: string;
  InvoiceData?: ClassicActionSubscribeInvoiceData[];
  InvoiceId?: Id<'invoice'>;
  InvoiceNumber?: NumberOf<'invoice'>;
  InvoiceResult?: ClassicSubscribeResultInvoiceResult;
  PaymentId?: Id<'payment'>;
  PaymentTransactionNumber?: string;
  SubscriptionId?: Id<'subscription'>;
  SubscriptionNumber?: NumberOf<'subscription'>;
  Success?: boolean;
  TotalMrr?: DecimalString;
  TotalTcv?: DecimalString;
}

export const classicSubscribeResult: Schema<ClassicSubscribeResult> = /* @__PURE__ */ z.looseObject({
  AccountId: maybe(wireText),
  AccountNumber: maybe(wireText),
  ChargeMetricsData: maybe(classicSubscribeResultChargeMetricsData),
  CreditMemoData: maybe(z.array(classicActionSubscribeCreditMemoData)),
  CreditMemoId: maybe(wireText),
  CreditMemoNumber: maybe(wireText),
  CreditMemoResult: maybe(classicSubscribeResultCreditMemoResult),
  Errors: maybe(z.array(classicActionsErrorResponse)),
  GatewayResponse: maybe(wireText),
  GatewayResponseCode: maybe(wireText),
  InvoiceData: maybe(z.array(classicActionSubscribeInvoiceData)),
  InvoiceId: maybe(wireText),
  InvoiceNumber: maybe(wireText),
  InvoiceResult: maybe(classicSubscribeResultInvoiceResult),
  PaymentId: maybe(wireText),
  PaymentTransactionNumber: maybe(wireText),
  SubscriptionId: maybe(wireText),
  SubscriptionNumber: maybe(wireText),
  Success: maybe(wireBoolean),
  TotalMrr: maybe(decimal),
  TotalTcv: maybe(decimal),
});

/** Answer of `POST /v1/action/subscribe`: one entry for each that was sent, in that order. */
export type SubscribeResponse = ClassicSubscribeResult[];

export const subscribeResponse: Schema<SubscribeResponse> = /* @__PURE__ */ z.array(classicSubscribeResult);

/** `Old_ElectronicPaymentOptions` of the definition. */
export interface ClassicElectronicPaymentOptionsInput {
  PaymentMethodId?: Id<'payment method'>;
}

export const classicElectronicPaymentOptionsInput: Schema<ClassicElectronicPaymentOptionsInput> = /* @__PURE__ */ strict({
  PaymentMethodId: z.optional(z.string()),
});

/** `Old_ExternalPaymentOptions` of the definition. */
export interface ClassicExternalPaymentOptionsInput {
  Amount?: DecimalString;
  EffectiveDate?: IsoDate;
  GatewayOrderId?: Id<'order'>;
  PaymentMethodId?: Id<'payment method'>;
  /** At most 100 characters. */
  ReferenceId?: string;
}

export const classicExternalPaymentOptionsInput: Schema<ClassicExternalPaymentOptionsInput> = /* @__PURE__ */ strict({
  Amount: z.optional(decimal),
  EffectiveDate: z.optional(date),
  GatewayOrderId: z.optional(z.string()),
  PaymentMethodId: z.optional(z.string()),
  ReferenceId: z.optional(upTo(100)),
});

/** `Old_InvoiceProcessingOptions` of the definition. */
export interface ClassicInvoiceProcessingOptionsInput {
  InvoiceDate?: IsoDate;
  InvoiceTargetDate: IsoDate;
}

export const classicInvoiceProcessingOptionsInput: Schema<ClassicInvoiceProcessingOptionsInput> = /* @__PURE__ */ strict({
  InvoiceDate: z.optional(date),
  InvoiceTargetDate: date,
});

/** `Old_AmendRequest.AmendOptions` of the definition. */
export interface ClassicAmendRequestInputAmendOptions {
  ApplicationOrder?: string[];
  ApplyCredit?: boolean;
  ApplyCreditBalance?: boolean;
  ElectronicPaymentOptions?: ClassicElectronicPaymentOptionsInput;
  ExternalPaymentOptions?: ClassicExternalPaymentOptionsInput;
  GenerateInvoice?: boolean;
  InvoiceProcessingOptions?: ClassicInvoiceProcessingOptionsInput;
  ProcessPayments?: boolean;
}

export const classicAmendRequestInputAmendOptions: Schema<ClassicAmendRequestInputAmendOptions> = /* @__PURE__ */ strict({
  ApplicationOrder: z.optional(z.array(z.string())),
  ApplyCredit: z.optional(z.boolean()),
  ApplyCreditBalance: z.optional(z.boolean()),
  ElectronicPaymentOptions: z.optional(classicElectronicPaymentOptionsInput),
  ExternalPaymentOptions: z.optional(classicExternalPaymentOptionsInput),
  GenerateInvoice: z.optional(z.boolean()),
  InvoiceProcessingOptions: z.optional(classicInvoiceProcessingOptionsInput),
  ProcessPayments: z.optional(z.boolean()),
});

/** `Old_RatePlan` of the definition. */
export interface ClassicRatePlanInput {
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

export const classicRatePlanInput: Schema<ClassicRatePlanInput> = /* @__PURE__ */ strict({
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
export interface ClassicRatePlanChargeDataInRatePlanDataInputRatePlanCharge {
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

export const classicRatePlanChargeDataInRatePlanDataInputRatePlanCharge: Schema<ClassicRatePlanChargeDataInRatePlanDataInputRatePlanCharge> =
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
export interface ClassicRatePlanChargeDataInRatePlanDataInput {
  RatePlanCharge: ClassicRatePlanChargeDataInRatePlanDataInputRatePlanCharge;
  RatePlanChargeTier?: ClassicRatePlanChargeTierInput[];
}

export const classicRatePlanChargeDataInRatePlanDataInput: Schema<ClassicRatePlanChargeDataInRatePlanDataInput> = /* @__PURE__ */ strict({
  RatePlanCharge: classicRatePlanChargeDataInRatePlanDataInputRatePlanCharge,
  RatePlanChargeTier: z.optional(z.array(classicRatePlanChargeTierInput)),
});

/** `Old_ActionAmendSubscriptionProductFeature` of the definition. */
export interface ClassicActionAmendSubscriptionProductFeatureInput {
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

export const classicActionAmendSubscriptionProductFeatureInput: Schema<ClassicActionAmendSubscriptionProductFeatureInput> =
  /* @__PURE__ */ strict({
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
export interface ClassicSubscriptionProductFeatureListInput {
  SubscriptionProductFeature?: ClassicActionAmendSubscriptionProductFeatureInput[];
}

export const classicSubscriptionProductFeatureListInput: Schema<ClassicSubscriptionProductFeatureListInput> = /* @__PURE__ */ strict({
  SubscriptionProductFeature: z.optional(z.array(classicActionAmendSubscriptionProductFeatureInput)),
});

/** `Old_Amendment.RatePlanData` of the definition. */
export interface ClassicAmendmentInputRatePlanData {
  RatePlan: ClassicRatePlanInput;
  RatePlanChargeData?: ClassicRatePlanChargeDataInRatePlanDataInput[];
  SubscriptionProductFeatureList?: ClassicSubscriptionProductFeatureListInput;
}

export const classicAmendmentInputRatePlanData: Schema<ClassicAmendmentInputRatePlanData> = /* @__PURE__ */ strict({
  RatePlan: classicRatePlanInput,
  RatePlanChargeData: z.optional(z.array(classicRatePlanChargeDataInRatePlanDataInput)),
  SubscriptionProductFeatureList: z.optional(classicSubscriptionProductFeatureListInput),
});

/** `Old_Amendment` of the definition. */
export interface ClassicAmendmentInput {
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
  RatePlanData?: ClassicAmendmentInputRatePlanData;
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

export const classicAmendmentInput: Schema<ClassicAmendmentInput> = /* @__PURE__ */ strict({
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
  RatePlanData: z.optional(classicAmendmentInputRatePlanData),
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
export interface ClassicAmendRequestInputPreviewOptions {
  EnablePreviewMode?: boolean;
  IncludeExistingDraftInvoiceItems?: boolean;
  NumberOfPeriods?: number;
  PreviewThroughTermEnd?: boolean;
  PreviewType?: string;
}

export const classicAmendRequestInputPreviewOptions: Schema<ClassicAmendRequestInputPreviewOptions> = /* @__PURE__ */ strict({
  EnablePreviewMode: z.optional(z.boolean()),
  IncludeExistingDraftInvoiceItems: z.optional(z.boolean()),
  NumberOfPeriods: z.optional(z.int()),
  PreviewThroughTermEnd: z.optional(z.boolean()),
  PreviewType: z.optional(z.string()),
});

/** `Old_AmendRequest` of the definition. */
export interface ClassicAmendRequestInput {
  AmendOptions?: ClassicAmendRequestInputAmendOptions;
  Amendments: ClassicAmendmentInput[];
  PreviewOptions?: ClassicAmendRequestInputPreviewOptions;
}

export const classicAmendRequestInput: Schema<ClassicAmendRequestInput> = /* @__PURE__ */ strict({
  AmendOptions: z.optional(classicAmendRequestInputAmendOptions),
  Amendments: z.array(classicAmendmentInput),
  PreviewOptions: z.optional(classicAmendRequestInputPreviewOptions),
});

/** Input of `POST /v1/action/amend`. */
export interface AmendRequest {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  requests?: ClassicAmendRequestInput[];
}

export const amendRequest: Schema<AmendRequest> = /* @__PURE__ */ strict({
  rejectUnknownFields: z.optional(z.boolean()),
  requests: z.optional(z.array(classicAmendRequestInput)),
});

/** `Old_ChargeMetricsData` of the definition. */
export interface ClassicChargeMetricsData {
  ChargeMetrics?: ClassicNewChargeMetrics[];
}

export const classicChargeMetricsData: Schema<ClassicChargeMetricsData> = /* @__PURE__ */ z.looseObject({
  ChargeMetrics: maybe(z.array(classicNewChargeMetrics)),
});

/** `Old_ActionAmendCreditMemo` of the definition. */
export interface ClassicActionAmendCreditMemo {
  TaxAmount?: DecimalString;
  TotalAmount?: DecimalString;
  TotalAmountWithoutTax?: DecimalString;
}

export const classicActionAmendCreditMemo: Schema<ClassicActionAmendCreditMemo> = /* @__PURE__ */ z.looseObject({
  TaxAmount: maybe(decimal),
  TotalAmount: maybe(decimal),
  TotalAmountWithoutTax: maybe(decimal),
});

/** `Old_ActionAmendCreditMemoItem` of the definition. */
export interface ClassicActionAmendCreditMemoItem {
  AmountWithoutTax?: DecimalString;
  ChargeName?: string;
  Description?: string;
  ProductRatePlanChargeId?: Id<'product rate plan charge'>;
  Quantity?: number;
  ServiceEndDate?: IsoDate;
  ServiceStartDate?: IsoDate;
  TaxAmount?: DecimalString;
  UnitOfMeasure?: string;
}

export const classicActionAmendCreditMemoItem: Schema<ClassicActionAmendCreditMemoItem> = /* @__PURE__ */ z.looseObject({
  AmountWithoutTax: maybe(decimal),
  ChargeName: maybe(wireText),
  Description: maybe(wireText),
  ProductRatePlanChargeId: maybe(wireText),
  Quantity: maybe(wireInteger),
  ServiceEndDate: maybe(wireDate),
  ServiceStartDate: maybe(wireDate),
  TaxAmount: maybe(decimal),
  UnitOfMeasure: maybe(wireText),
});

/** `Old_ActionAmendCreditMemoData` of the definition. */
export interface ClassicActionAmendCreditMemoData {
  CreditMemo?: ClassicActionAmendCreditMemo;
  CreditMemoItem?: ClassicActionAmendCreditMemoItem[];
}

export const classicActionAmendCreditMemoData: Schema<ClassicActionAmendCreditMemoData> = /* @__PURE__ */ z.looseObject({
  CreditMemo: maybe(classicActionAmendCreditMemo),
  CreditMemoItem: maybe(z.array(classicActionAmendCreditMemoItem)),
});

/** `Old_Invoice` of the definition. */
export interface ClassicInvoice {
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

export const classicInvoice: Schema<ClassicInvoice> = /* @__PURE__ */ z.looseObject({
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
export interface ClassicActionAmendInvoiceItem {
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

export const classicActionAmendInvoiceItem: Schema<ClassicActionAmendInvoiceItem> = /* @__PURE__ */ z.looseObject({
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
export interface ClassicActionAmendInvoiceData {
  Invoice?: ClassicInvoice;
  InvoiceItem?: ClassicActionAmendInvoiceItem[];
}

export const classicActionAmendInvoiceData: Schema<ClassicActionAmendInvoiceData> = /* @__PURE__ */ z.looseObject({
  Invoice: maybe(classicInvoice),
  InvoiceItem: maybe(z.array(classicActionAmendInvoiceItem)),
});

/** `Old_AmendResult` of the definition. */
export interface ClassicAmendResult {
  AmendmentIds?: Id<'amendment'>[];
  ChargeMetricsData?: ClassicChargeMetricsData;
  CreditMemoDatas?: ClassicActionAmendCreditMemoData[];
  CreditMemoId?: Id<'credit memo'>;
  Errors?: ClassicActionsErrorResponse[];
  GatewayResponse?: string;
  GatewayResponseCode?: string;
  InvoiceDatas?: ClassicActionAmendInvoiceData[];
  InvoiceId?: Id<'invoice'>;
  PaymentId?: Id<'payment'>;
  PaymentTransactionNumber?: string;
  SubscriptionId?: Id<'subscription'>;
  Success?: boolean;
  TotalDeltaMrr?: DecimalString;
  TotalDeltaTcv?: DecimalString;
}

export const classicAmendResult: Schema<ClassicAmendResult> = /* @__PURE__ */ z.looseObject({
  AmendmentIds: maybe(z.array(wireText)),
  ChargeMetricsData: maybe(classicChargeMetricsData),
  CreditMemoDatas: maybe(z.array(classicActionAmendCreditMemoData)),
  CreditMemoId: maybe(wireText),
  Errors: maybe(z.array(classicActionsErrorResponse)),
  GatewayResponse: maybe(wireText),
  GatewayResponseCode: maybe(wireText),
  InvoiceDatas: maybe(z.array(classicActionAmendInvoiceData)),
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
  results?: ClassicAmendResult[];
}

export const amendResponse: Schema<AmendResponse> = /* @__PURE__ */ z.looseObject({
  results: maybe(z.array(classicAmendResult)),
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

/** `Old_SaveResult` of the definition. */
export interface ClassicSaveResult {
  Errors?: ClassicActionsErrorResponse[];
  Id?: string;
  Success?: boolean;
}

export const classicSaveResult: Schema<ClassicSaveResult> = /* @__PURE__ */ z.looseObject({
  Errors: maybe(z.array(classicActionsErrorResponse)),
  Id: maybe(wireText),
  Success: maybe(wireBoolean),
});

/** Answer of `POST /v1/action/generate`: one entry for each that was sent, in that order. */
export type GenerateResponse = ClassicSaveResult[];

export const generateResponse: Schema<GenerateResponse> = /* @__PURE__ */ z.array(classicSaveResult);

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

/** `Old_ExecuteResult` of the definition. */
export interface ClassicExecuteResult {
  Errors?: ClassicActionsErrorResponse[];
  Id?: string;
  Success?: boolean;
}

export const classicExecuteResult: Schema<ClassicExecuteResult> = /* @__PURE__ */ z.looseObject({
  Errors: maybe(z.array(classicActionsErrorResponse)),
  Id: maybe(wireText),
  Success: maybe(wireBoolean),
});

/** Answer of `POST /v1/action/execute`: one entry for each that was sent, in that order. */
export type ExecuteResponse = ClassicExecuteResult[];

export const executeResponse: Schema<ExecuteResponse> = /* @__PURE__ */ z.array(classicExecuteResult);
