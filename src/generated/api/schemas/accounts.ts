// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDate, IsoDateTime, Open } from '../../../api/schemas/values.js';
import {
  customizable,
  date,
  decimalText,
  maybe,
  maybeNull,
  open,
  strict,
  type CustomFieldValues,
  type Id,
  type KeyOf,
  type NumberOf,
  upTo,
  wireBoolean,
  wireDate,
  wireDateTime,
  wireInteger,
  wireText,
} from '../../../api/schemas/wire.js';
import {
  accountBasicInfo,
  type AccountBasicInfo,
  accountContact,
  type AccountContact,
  accountRelatedContact,
  type AccountRelatedContact,
  accountSummaryContact,
  type AccountSummaryContact,
  newPaymentMethodRequestInput,
  type NewPaymentMethodRequestInput,
  newSrpCreateInput,
  type NewSrpCreateInput,
  paymentMethodMandateInfo,
  type PaymentMethodMandateInfo,
  responseReason,
  type ResponseReason,
  type CommonResponse,
} from './shared.js';

/** `POSTAccountTypeBillToContact` and 2 equal schemas of the definition. */
export interface NewAccountContactInput extends CustomFieldValues {
  address1?: string;
  address2?: string;
  /** At most 100 characters. */
  city?: string;
  country?: string;
  /** At most 100 characters. */
  county?: string;
  fax?: string;
  firstName: string;
  homePhone?: string;
  lastName: string;
  mobilePhone?: string;
  nickname?: string;
  otherPhone?: string;
  otherPhoneType?: string;
  /** At most 80 characters. */
  personalEmail?: string;
  /** At most 100 characters. */
  state?: string;
  /** At most 100 characters. */
  taxRegion?: string;
  workEmail?: string;
  workPhone?: string;
  zipCode?: string;
}

export const newAccountContactInput: Schema<NewAccountContactInput> = /* @__PURE__ */ customizable({
  address1: z.optional(z.string()),
  address2: z.optional(z.string()),
  city: z.optional(upTo(100)),
  country: z.optional(z.string()),
  county: z.optional(upTo(100)),
  fax: z.optional(z.string()),
  firstName: z.string(),
  homePhone: z.optional(z.string()),
  lastName: z.string(),
  mobilePhone: z.optional(z.string()),
  nickname: z.optional(z.string()),
  otherPhone: z.optional(z.string()),
  otherPhoneType: z.optional(z.string()),
  personalEmail: z.optional(upTo(80)),
  state: z.optional(upTo(100)),
  taxRegion: z.optional(upTo(100)),
  workEmail: z.optional(z.string()),
  workPhone: z.optional(z.string()),
  zipCode: z.optional(z.string()),
});

/** `POSTAccountTypeCreditCard.cardHolderInfo` of the definition. */
export interface NewAccountCreditCardInputCardHolderInfo {
  addressLine1: string;
  addressLine2?: string;
  cardHolderName: string;
  city: string;
  country: string;
  email?: string;
  phone?: string;
  state: string;
  zipCode: string;
}

export const newAccountCreditCardInputCardHolderInfo: Schema<NewAccountCreditCardInputCardHolderInfo> = /* @__PURE__ */ strict({
  addressLine1: z.string(),
  addressLine2: z.optional(z.string()),
  cardHolderName: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  state: z.string(),
  zipCode: z.string(),
});

/** `POSTAccountTypeCreditCard` of the definition. */
export interface NewAccountCreditCardInput extends CustomFieldValues {
  cardHolderInfo: NewAccountCreditCardInputCardHolderInfo;
  cardNumber: string;
  cardType: string;
  expirationMonth: string;
  expirationYear: string;
  securityCode?: string;
}

export const newAccountCreditCardInput: Schema<NewAccountCreditCardInput> = /* @__PURE__ */ customizable({
  cardHolderInfo: newAccountCreditCardInputCardHolderInfo,
  cardNumber: z.string(),
  cardType: z.string(),
  expirationMonth: z.string(),
  expirationYear: z.string(),
  securityCode: z.optional(z.string()),
});

/** `PostAccountEInvoiceProfile` and `PUTAccountEinvoiceProfile` of the definition. */
export interface AccountEInvoiceProfileInput extends CustomFieldValues {
  businessCategory?: 'B2B' | 'B2C' | 'B2G';
  /** At most 255 characters. */
  businessName?: string;
  businessNumber?: string;
  businessNumberSchemeId?: string;
  enabled?: boolean;
  endpointId?: string;
  endpointSchemeId?: string;
  taxRegisterNumber?: string;
}

export const accountEInvoiceProfileInput: Schema<AccountEInvoiceProfileInput> = /* @__PURE__ */ customizable({
  businessCategory: z.optional(z.enum(['B2B', 'B2C', 'B2G'])),
  businessName: z.optional(upTo(255)),
  businessNumber: z.optional(z.string()),
  businessNumberSchemeId: z.optional(z.string()),
  enabled: z.optional(z.boolean()),
  endpointId: z.optional(z.string()),
  endpointSchemeId: z.optional(z.string()),
  taxRegisterNumber: z.optional(z.string()),
});

/** `POSTAccountTypeSubscription` of the definition. */
export interface NewAccountSubscriptionInput extends CustomFieldValues {
  autoRenew?: boolean;
  contractEffectiveDate: IsoDate;
  customerAcceptanceDate?: IsoDate;
  initialTerm?: number;
  invoiceOwnerAccountKey?: KeyOf<'account'>;
  invoiceSeparately?: boolean;
  notes?: string;
  renewalTerm?: number;
  serviceActivationDate?: IsoDate;
  subscribeToRatePlans?: NewSrpCreateInput[];
  subscriptionNumber?: NumberOf<'subscription'>;
  termStartDate?: IsoDate;
  termType: string;
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

export const newAccountSubscriptionInput: Schema<NewAccountSubscriptionInput> = /* @__PURE__ */ customizable({
  autoRenew: z.optional(z.boolean()),
  contractEffectiveDate: date,
  customerAcceptanceDate: z.optional(date),
  initialTerm: z.optional(z.int()),
  invoiceOwnerAccountKey: z.optional(z.string()),
  invoiceSeparately: z.optional(z.boolean()),
  notes: z.optional(z.string()),
  renewalTerm: z.optional(z.int()),
  serviceActivationDate: z.optional(date),
  subscribeToRatePlans: z.optional(z.array(newSrpCreateInput)),
  subscriptionNumber: z.optional(z.string()),
  termStartDate: z.optional(date),
  termType: z.string(),
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

/** `POSTAccountType.taxInfo` and `PUTAccountType.taxInfo` of the definition. */
export interface AccountTaxInfoInput {
  VATId?: string;
  companyCode?: string;
  exemptCertificateId?: string;
  exemptCertificateType?: string;
  exemptDescription?: string;
  exemptEffectiveDate?: IsoDate;
  /** At most 64 characters. */
  exemptEntityUseCode?: string;
  exemptExpirationDate?: IsoDate;
  exemptIssuingJurisdiction?: string;
  exemptStatus?: string;
}

export const accountTaxInfoInput: Schema<AccountTaxInfoInput> = /* @__PURE__ */ strict({
  VATId: z.optional(z.string()),
  companyCode: z.optional(z.string()),
  exemptCertificateId: z.optional(z.string()),
  exemptCertificateType: z.optional(z.string()),
  exemptDescription: z.optional(z.string()),
  exemptEffectiveDate: z.optional(date),
  exemptEntityUseCode: z.optional(upTo(64)),
  exemptExpirationDate: z.optional(date),
  exemptIssuingJurisdiction: z.optional(z.string()),
  exemptStatus: z.optional(z.string()),
});

/** Input of `POST /v1/accounts`. */
export interface CreateAccountRequest extends CustomFieldValues {
  accountNumber?: NumberOf<'account'>;
  additionalEmailAddresses?: string[];
  applicationOrder?: string[];
  applyCredit?: boolean;
  applyCreditBalance?: boolean;
  autoPay?: boolean;
  batch?: string;
  billCycleDay?: number;
  billToContact: NewAccountContactInput;
  /** Default `true`. */
  collect?: boolean;
  communicationProfileId?: string;
  creditCard?: NewAccountCreditCardInput;
  creditMemoReasonCode?: string;
  creditMemoTemplateId?: string;
  crmId?: string;
  currency: string;
  /** At most 50 characters. */
  customerServiceRepName?: string;
  debitMemoTemplateId?: string;
  documentDate?: IsoDate;
  einvoiceProfile?: AccountEInvoiceProfileInput;
  /** Default `false`. */
  gatewayRoutingEligible?: boolean;
  hpmCreditCardPaymentMethodId?: Id<'payment method'>;
  /** Default `false`. */
  invoiceDeliveryPrefsEmail?: boolean;
  /** Default `false`. */
  invoiceDeliveryPrefsPrint?: boolean;
  invoiceTemplateId?: string;
  name: string;
  notes?: string;
  organizationLabel?: string;
  parentId?: string;
  /** Default `false`. */
  partnerAccount?: boolean;
  paymentGateway?: string;
  paymentMethod?: NewPaymentMethodRequestInput;
  paymentTerm?: string;
  profileNumber?: string;
  purchaseOrderNumber?: string;
  /** Default `true`. */
  runBilling?: boolean;
  salesRep?: string;
  sequenceSetId?: string | null;
  shipToContact?: NewAccountContactInput;
  shipToSameAsBillTo?: boolean;
  soldToContact?: NewAccountContactInput;
  soldToSameAsBillTo?: boolean;
  subscription?: NewAccountSubscriptionInput;
  summaryStatementTemplateId?: string | null;
  tagging?: string;
  targetDate?: IsoDate;
  taxInfo?: AccountTaxInfoInput;
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

export const createAccountRequest: Schema<CreateAccountRequest> = /* @__PURE__ */ customizable({
  accountNumber: z.optional(z.string()),
  additionalEmailAddresses: z.optional(z.array(z.string())),
  applicationOrder: z.optional(z.array(z.string())),
  applyCredit: z.optional(z.boolean()),
  applyCreditBalance: z.optional(z.boolean()),
  autoPay: z.optional(z.boolean()),
  batch: z.optional(z.string()),
  billCycleDay: z.optional(z.int()),
  billToContact: newAccountContactInput,
  collect: z.optional(z.boolean()),
  communicationProfileId: z.optional(z.string()),
  creditCard: z.optional(newAccountCreditCardInput),
  creditMemoReasonCode: z.optional(z.string()),
  creditMemoTemplateId: z.optional(z.string()),
  crmId: z.optional(z.string()),
  currency: z.string(),
  customerServiceRepName: z.optional(upTo(50)),
  debitMemoTemplateId: z.optional(z.string()),
  documentDate: z.optional(date),
  einvoiceProfile: z.optional(accountEInvoiceProfileInput),
  gatewayRoutingEligible: z.optional(z.boolean()),
  hpmCreditCardPaymentMethodId: z.optional(z.string()),
  invoiceDeliveryPrefsEmail: z.optional(z.boolean()),
  invoiceDeliveryPrefsPrint: z.optional(z.boolean()),
  invoiceTemplateId: z.optional(z.string()),
  name: z.string(),
  notes: z.optional(z.string()),
  organizationLabel: z.optional(z.string()),
  parentId: z.optional(z.string()),
  partnerAccount: z.optional(z.boolean()),
  paymentGateway: z.optional(z.string()),
  paymentMethod: z.optional(newPaymentMethodRequestInput),
  paymentTerm: z.optional(z.string()),
  profileNumber: z.optional(z.string()),
  purchaseOrderNumber: z.optional(z.string()),
  runBilling: z.optional(z.boolean()),
  salesRep: z.optional(z.string()),
  sequenceSetId: z.optional(z.nullable(z.string())),
  shipToContact: z.optional(newAccountContactInput),
  shipToSameAsBillTo: z.optional(z.boolean()),
  soldToContact: z.optional(newAccountContactInput),
  soldToSameAsBillTo: z.optional(z.boolean()),
  subscription: z.optional(newAccountSubscriptionInput),
  summaryStatementTemplateId: z.optional(z.nullable(z.string())),
  tagging: z.optional(z.string()),
  targetDate: z.optional(date),
  taxInfo: z.optional(accountTaxInfoInput),
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

/** Answer of `POST /v1/accounts`. */
export interface CreateAccountResponse {
  accountId: Id<'account'>;
  accountNumber: NumberOf<'account'>;
  billToContactId?: Id<'contact'>;
  contractedMrr?: DecimalString;
  creditMemoId?: Id<'credit memo'>;
  invoiceId?: Id<'invoice'>;
  paidAmount?: DecimalString;
  paymentId?: Id<'payment'>;
  paymentMethodId?: Id<'payment method'>;
  shipToContactId?: Id<'contact'>;
  soldToContactId?: Id<'contact'>;
  subscriptionId?: Id<'subscription'>;
  subscriptionNumber?: NumberOf<'subscription'>;
  success?: boolean;
  totalContractedValue?: DecimalString;
}

export const createAccountResponse: Schema<CreateAccountResponse> = /* @__PURE__ */ z.looseObject({
  accountId: wireText,
  accountNumber: wireText,
  billToContactId: maybe(wireText),
  contractedMrr: maybe(decimalText),
  creditMemoId: maybe(wireText),
  invoiceId: maybe(wireText),
  paidAmount: maybe(decimalText),
  paymentId: maybe(wireText),
  paymentMethodId: maybe(wireText),
  shipToContactId: maybe(wireText),
  soldToContactId: maybe(wireText),
  subscriptionId: maybe(wireText),
  subscriptionNumber: maybe(wireText),
  success: maybe(wireBoolean),
  totalContractedValue: maybe(decimalText),
});

/** Input of `GET /v1/accounts/{account-key}`. */
export interface GetAccountRequest {
  'account-key': KeyOf<'account'>;
}

export const getAccountRequest: Schema<GetAccountRequest> = /* @__PURE__ */ strict({
  'account-key': z.string(),
});

/** `GETAccountType.billingAndPayment` of the definition. */
export interface AccountBillingAndPayment {
  additionalEmailAddresses?: string[];
  autoPay?: boolean;
  billCycleDay?: number;
  bcdSettingOption?: Open<'ManualSet' | 'AutoSet'>;
  currency: string;
  defaultPaymentMethodId?: Id<'payment method'>;
  invoiceDeliveryPrefsEmail?: boolean;
  invoiceDeliveryPrefsPrint?: boolean;
  paymentMethodCascadingConsent?: boolean;
  paymentGateway?: string;
  paymentTerm?: string;
}

export const accountBillingAndPayment: Schema<AccountBillingAndPayment> = /* @__PURE__ */ z.looseObject({
  additionalEmailAddresses: maybe(z.array(wireText)),
  autoPay: maybe(wireBoolean),
  billCycleDay: maybe(wireInteger),
  bcdSettingOption: maybe(open(['ManualSet', 'AutoSet'])),
  currency: wireText,
  defaultPaymentMethodId: maybe(wireText),
  invoiceDeliveryPrefsEmail: maybe(wireBoolean),
  invoiceDeliveryPrefsPrint: maybe(wireBoolean),
  paymentMethodCascadingConsent: maybe(wireBoolean),
  paymentGateway: maybe(wireText),
  paymentTerm: maybe(wireText),
});

/** `GetAccountEInvoiceProfile` of the definition. */
export interface AccountEInvoiceProfile extends CustomFieldValues {
  businessCategory?: Open<'B2B' | 'B2C' | 'B2G'>;
  businessName?: string;
  businessNumber?: string;
  businessNumberSchemeId?: string;
  enabled?: boolean;
  endpointId?: string;
  endpointSchemeId?: string;
  taxRegisterNumber?: string;
}

export const accountEInvoiceProfile: Schema<AccountEInvoiceProfile> = /* @__PURE__ */ z.looseObject({
  businessCategory: maybe(open(['B2B', 'B2C', 'B2G'])),
  businessName: maybe(wireText),
  businessNumber: maybe(wireText),
  businessNumberSchemeId: maybe(wireText),
  enabled: maybe(wireBoolean),
  endpointId: maybe(wireText),
  endpointSchemeId: maybe(wireText),
  taxRegisterNumber: maybe(wireText),
});

/** `GETAccountType.metrics` of the definition. */
export interface AccountMetrics {
  balance: DecimalString;
  contractedMrr?: DecimalString;
  creditBalance?: DecimalString;
  reservedPaymentAmount?: DecimalString;
  totalDebitMemoBalance?: DecimalString;
  totalInvoiceBalance?: DecimalString;
  unappliedCreditMemoAmount?: DecimalString;
  unappliedPaymentAmount?: DecimalString;
}

export const accountMetrics: Schema<AccountMetrics> = /* @__PURE__ */ z.looseObject({
  balance: decimalText,
  contractedMrr: maybe(decimalText),
  creditBalance: maybe(decimalText),
  reservedPaymentAmount: maybe(decimal),
  totalDebitMemoBalance: maybe(decimalText),
  totalInvoiceBalance: maybe(decimalText),
  unappliedCreditMemoAmount: maybe(decimalText),
  unappliedPaymentAmount: maybe(decimalText),
});

/** `GETAccountCurrencyMetricsType` of the definition. */
export interface AccountCurrencyMetrics {
  balance?: DecimalString;
  contractedMrr?: DecimalString;
  currency?: string;
  reservedPaymentAmount?: DecimalString;
  totalDebitMemoBalance?: DecimalString;
  totalInvoiceBalance?: DecimalString;
  unappliedCreditMemoAmount?: DecimalString;
  unappliedPaymentAmount?: DecimalString;
}

export const accountCurrencyMetrics: Schema<AccountCurrencyMetrics> = /* @__PURE__ */ z.looseObject({
  balance: maybe(decimalText),
  contractedMrr: maybe(decimalText),
  currency: maybe(wireText),
  reservedPaymentAmount: maybe(decimalText),
  totalDebitMemoBalance: maybe(decimalText),
  totalInvoiceBalance: maybe(decimalText),
  unappliedCreditMemoAmount: maybe(decimalText),
  unappliedPaymentAmount: maybe(decimalText),
});

/** `GETAccountType.taxInfo` and `GETAccountSummaryType.taxInfo` of the definition. */
export interface AccountTaxInfo {
  VATId?: string;
  companyCode?: string;
  exemptCertificateId?: string;
  exemptCertificateType?: string;
  exemptDescription?: string;
  exemptEffectiveDate?: IsoDate;
  exemptEntityUseCode?: string;
  exemptExpirationDate?: IsoDate;
  exemptIssuingJurisdiction?: string;
  exemptStatus?: string;
}

export const accountTaxInfo: Schema<AccountTaxInfo> = /* @__PURE__ */ z.looseObject({
  VATId: maybe(wireText),
  companyCode: maybe(wireText),
  exemptCertificateId: maybe(wireText),
  exemptCertificateType: maybe(wireText),
  exemptDescription: maybe(wireText),
  exemptEffectiveDate: maybe(wireDate),
  exemptEntityUseCode: maybe(wireText),
  exemptExpirationDate: maybe(wireDate),
  exemptIssuingJurisdiction: maybe(wireText),
  exemptStatus: maybe(wireText),
});

/** Answer of `GET /v1/accounts/{account-key}`. */
export interface GetAccountResponse {
  basicInfo: AccountBasicInfo;
  billToContact?: AccountContact;
  billingAndPayment: AccountBillingAndPayment;
  einvoiceProfile?: AccountEInvoiceProfile;
  gatewayRoutingEligible?: boolean;
  metrics: AccountMetrics;
  metricsData?: AccountCurrencyMetrics[];
  shipToContact?: AccountRelatedContact;
  soldToContact?: AccountRelatedContact;
  success?: boolean;
  taxInfo?: AccountTaxInfo;
}

export const getAccountResponse: Schema<GetAccountResponse> = /* @__PURE__ */ z.looseObject({
  basicInfo: accountBasicInfo,
  billToContact: maybe(accountContact),
  billingAndPayment: accountBillingAndPayment,
  einvoiceProfile: maybe(accountEInvoiceProfile),
  gatewayRoutingEligible: maybe(wireBoolean),
  metrics: accountMetrics,
  metricsData: maybe(z.array(accountCurrencyMetrics)),
  shipToContact: maybe(accountRelatedContact),
  soldToContact: maybe(accountRelatedContact),
  success: maybe(wireBoolean),
  taxInfo: maybe(accountTaxInfo),
});

/** Input of `GET /v1/accounts/{account-key}/summary`. */
export interface GetAccountSummaryRequest {
  'account-key': KeyOf<'account'>;
  excludeUsage?: boolean;
}

export const getAccountSummaryRequest: Schema<GetAccountSummaryRequest> = /* @__PURE__ */ strict({
  'account-key': z.string(),
  excludeUsage: z.optional(z.boolean()),
});

/** `GETAccountSummaryTypeBasicInfo.defaultPaymentMethod` of the definition. */
export interface AccountSummaryBasicInfoDefaultPaymentMethod {
  creditCardExpirationMonth?: string;
  creditCardExpirationYear?: string;
  creditCardNumber?: string;
  creditCardType?: string;
  id?: Id<'payment method'>;
  paymentMethodType?: Open<
    'CreditCard' | 'CreditCardReferenceTransaction' | 'ACH' | 'BankTransfer' | 'PayPal' | 'AdyenApplePay' | 'AdyenGooglePay' | 'GooglePay'
  >;
}

export const accountSummaryBasicInfoDefaultPaymentMethod: Schema<AccountSummaryBasicInfoDefaultPaymentMethod> =
  /* @__PURE__ */ z.looseObject({
    creditCardExpirationMonth: maybe(wireText),
    creditCardExpirationYear: maybe(wireText),
    creditCardNumber: maybe(wireText),
    creditCardType: maybe(wireText),
    id: maybe(wireText),
    paymentMethodType: maybe(
      open([
        'CreditCard',
        'CreditCardReferenceTransaction',
        'ACH',
        'BankTransfer',
        'PayPal',
        'AdyenApplePay',
        'AdyenGooglePay',
        'GooglePay',
      ]),
    ),
  });

/** `GETAccountSummaryTypeBasicInfo` of the definition. */
export interface AccountSummaryBasicInfo extends CustomFieldValues {
  accountNumber: NumberOf<'account'>;
  additionalEmailAddresses?: string[];
  autoPay?: boolean;
  balance: DecimalString;
  batch?: string;
  billCycleDay?: string;
  bcdSettingOption?: Open<'ManualSet' | 'AutoSet'>;
  currency: string;
  defaultPaymentMethod?: AccountSummaryBasicInfoDefaultPaymentMethod;
  id: Id<'account'>;
  invoiceDeliveryPrefsEmail?: boolean;
  invoiceDeliveryPrefsPrint?: boolean;
  lastInvoiceDate?: IsoDate;
  lastMetricsUpdate?: IsoDateTime;
  lastPaymentAmount?: DecimalString;
  lastPaymentDate?: IsoDate;
  name: string;
  organizationLabel?: string;
  partnerAccount?: boolean;
  paymentMethodCascadingConsent?: boolean;
  purchaseOrderNumber?: string;
  status: string;
  tags?: string;
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

export const accountSummaryBasicInfo: Schema<AccountSummaryBasicInfo> = /* @__PURE__ */ z.looseObject({
  accountNumber: wireText,
  additionalEmailAddresses: maybe(z.array(wireText)),
  autoPay: maybe(wireBoolean),
  balance: decimalText,
  batch: maybe(wireText),
  billCycleDay: maybe(wireText),
  bcdSettingOption: maybe(open(['ManualSet', 'AutoSet'])),
  currency: wireText,
  defaultPaymentMethod: maybe(accountSummaryBasicInfoDefaultPaymentMethod),
  id: wireText,
  invoiceDeliveryPrefsEmail: maybe(wireBoolean),
  invoiceDeliveryPrefsPrint: maybe(wireBoolean),
  lastInvoiceDate: maybe(wireDate),
  lastMetricsUpdate: maybe(wireDateTime),
  lastPaymentAmount: maybe(decimalText),
  lastPaymentDate: maybe(wireDate),
  name: wireText,
  organizationLabel: maybe(wireText),
  partnerAccount: maybe(wireBoolean),
  paymentMethodCascadingConsent: maybe(wireBoolean),
  purchaseOrderNumber: maybe(wireText),
  status: wireText,
  tags: maybe(wireText),
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

/** `GETAccountSummaryInvoiceType` of the definition. */
export interface AccountSummaryInvoice {
  amount: DecimalString;
  balance: DecimalString;
  dueDate?: IsoDate;
  id: Id<'invoice'>;
  invoiceDate?: IsoDate;
  invoiceNumber: NumberOf<'invoice'>;
  status: string;
}

export const accountSummaryInvoice: Schema<AccountSummaryInvoice> = /* @__PURE__ */ z.looseObject({
  amount: decimal,
  balance: decimalText,
  dueDate: maybe(wireDate),
  id: wireText,
  invoiceDate: maybe(wireDate),
  invoiceNumber: wireText,
  status: wireText,
});

/** `GETAccountSummaryPaymentInvoiceType` of the definition. */
export interface AccountSummaryPaymentInvoice {
  appliedPaymentAmount: DecimalString;
  invoiceId: Id<'invoice'>;
  invoiceNumber: NumberOf<'invoice'>;
}

export const accountSummaryPaymentInvoice: Schema<AccountSummaryPaymentInvoice> = /* @__PURE__ */ z.looseObject({
  appliedPaymentAmount: decimalText,
  invoiceId: wireText,
  invoiceNumber: wireText,
});

/** `GETAccountSummaryPaymentType` of the definition. */
export interface AccountSummaryPayment {
  effectiveDate?: IsoDate;
  id: Id<'payment'>;
  paidInvoices?: AccountSummaryPaymentInvoice[];
  paymentNumber: NumberOf<'payment'>;
  paymentType?: string;
  status: string;
}

export const accountSummaryPayment: Schema<AccountSummaryPayment> = /* @__PURE__ */ z.looseObject({
  effectiveDate: maybe(wireDate),
  id: wireText,
  paidInvoices: maybe(z.array(accountSummaryPaymentInvoice)),
  paymentNumber: wireText,
  paymentType: maybe(wireText),
  status: wireText,
});

/** `GETAccountSummarySubscriptionRatePlanType` of the definition. */
export interface AccountSummarySubscriptionRatePlan {
  productId?: Id<'product'>;
  productName?: string;
  productRatePlanId?: Id<'product rate plan'>;
  productSku?: string;
  ratePlanName?: string;
}

export const accountSummarySubscriptionRatePlan: Schema<AccountSummarySubscriptionRatePlan> = /* @__PURE__ */ z.looseObject({
  productId: maybe(wireText),
  productName: maybe(wireText),
  productRatePlanId: maybe(wireText),
  productSku: maybe(wireText),
  ratePlanName: maybe(wireText),
});

/** `GETAccountSummarySubscriptionType` of the definition. */
export interface AccountSummarySubscription extends CustomFieldValues {
  autoRenew?: boolean;
  id: Id<'subscription'>;
  initialTerm?: string;
  ratePlans?: AccountSummarySubscriptionRatePlan[];
  renewalTerm?: string;
  status: string;
  subscriptionNumber: NumberOf<'subscription'>;
  subscriptionStartDate?: IsoDate;
  termEndDate?: IsoDate;
  termStartDate?: IsoDate;
  termType?: Open<'TERMED' | 'EVERGREEN'>;
  CpqBundleJsonId__QT?: string;
  OpportunityCloseDate__QT?: IsoDate;
  OpportunityName__QT?: string;
  QuoteBusinessType__QT?: string;
  QuoteNumber__QT?: string;
  QuoteType__QT?: string;
  IntegrationId__NS?: string;
  IntegrationStatus__NS?: string;
  Project__NS?: string;
  SalesOrder__NS?: string;
  SyncDate__NS?: string;
}

export const accountSummarySubscription: Schema<AccountSummarySubscription> = /* @__PURE__ */ z.looseObject({
  autoRenew: maybe(wireBoolean),
  id: wireText,
  initialTerm: maybe(wireText),
  ratePlans: maybe(z.array(accountSummarySubscriptionRatePlan)),
  renewalTerm: maybe(wireText),
  status: wireText,
  subscriptionNumber: wireText,
  subscriptionStartDate: maybe(wireDate),
  termEndDate: maybe(wireDate),
  termStartDate: maybe(wireDate),
  termType: maybe(open(['TERMED', 'EVERGREEN'])),
  CpqBundleJsonId__QT: maybe(wireText),
  OpportunityCloseDate__QT: maybe(wireDate),
  OpportunityName__QT: maybe(wireText),
  QuoteBusinessType__QT: maybe(wireText),
  QuoteNumber__QT: maybe(wireText),
  QuoteType__QT: maybe(wireText),
  IntegrationId__NS: maybe(wireText),
  IntegrationStatus__NS: maybe(wireText),
  Project__NS: maybe(wireText),
  SalesOrder__NS: maybe(wireText),
  SyncDate__NS: maybe(wireText),
});

/** `GETAccountSummaryUsageType` of the definition. */
export interface AccountSummaryUsage {
  quantity?: DecimalString;
  startDate?: IsoDate;
  unitOfMeasure?: string;
}

export const accountSummaryUsage: Schema<AccountSummaryUsage> = /* @__PURE__ */ z.looseObject({
  quantity: maybe(decimalText),
  startDate: maybe(wireDate),
  unitOfMeasure: maybe(wireText),
});

/** Answer of `GET /v1/accounts/{account-key}/summary`. */
export interface GetAccountSummaryResponse {
  basicInfo: AccountSummaryBasicInfo;
  billToContact?: AccountSummaryContact;
  invoices: AccountSummaryInvoice[];
  payments: AccountSummaryPayment[];
  shipToContact?: AccountSummaryContact;
  soldToContact?: AccountSummaryContact;
  subscriptions: AccountSummarySubscription[];
  success?: boolean;
  taxInfo?: AccountTaxInfo;
  usage?: AccountSummaryUsage[];
}

export const getAccountSummaryResponse: Schema<GetAccountSummaryResponse> = /* @__PURE__ */ z.looseObject({
  basicInfo: accountSummaryBasicInfo,
  billToContact: maybe(accountSummaryContact),
  invoices: z.array(accountSummaryInvoice),
  payments: z.array(accountSummaryPayment),
  shipToContact: maybe(accountSummaryContact),
  soldToContact: maybe(accountSummaryContact),
  subscriptions: z.array(accountSummarySubscription),
  success: maybe(wireBoolean),
  taxInfo: maybe(accountTaxInfo),
  usage: maybe(z.array(accountSummaryUsage)),
});

/** `PUTAccountTypeBillToContact` and `UpdateAccountShipToContact` of the definition. */
export interface ChangedAccountContactInput extends CustomFieldValues {
  address1?: string;
  address2?: string;
  /** At most 100 characters. */
  city?: string;
  country?: string;
  /** At most 100 characters. */
  county?: string;
  fax?: string;
  firstName?: string;
  homePhone?: string;
  lastName?: string;
  mobilePhone?: string;
  nickname?: string;
  otherPhone?: string;
  otherPhoneType?: string;
  /** At most 80 characters. */
  personalEmail?: string;
  /** At most 100 characters. */
  state?: string;
  /** At most 100 characters. */
  taxRegion?: string;
  workEmail?: string;
  workPhone?: string;
  zipCode?: string;
}

export const changedAccountContactInput: Schema<ChangedAccountContactInput> = /* @__PURE__ */ customizable({
  address1: z.optional(z.string()),
  address2: z.optional(z.string()),
  city: z.optional(upTo(100)),
  country: z.optional(z.string()),
  county: z.optional(upTo(100)),
  fax: z.optional(z.string()),
  firstName: z.optional(z.string()),
  homePhone: z.optional(z.string()),
  lastName: z.optional(z.string()),
  mobilePhone: z.optional(z.string()),
  nickname: z.optional(z.string()),
  otherPhone: z.optional(z.string()),
  otherPhoneType: z.optional(z.string()),
  personalEmail: z.optional(upTo(80)),
  state: z.optional(upTo(100)),
  taxRegion: z.optional(upTo(100)),
  workEmail: z.optional(z.string()),
  workPhone: z.optional(z.string()),
  zipCode: z.optional(z.string()),
});

/** `PUTAccountTypeSoldToContact` of the definition. */
export interface ChangedAccountSoldToContactInput extends CustomFieldValues {
  address1?: string;
  address2?: string;
  city?: string;
  country?: string;
  county?: string;
  fax?: string;
  firstName?: string;
  homePhone?: string;
  lastName?: string;
  mobilePhone?: string;
  nickname?: string;
  otherPhone?: string;
  otherPhoneType?: string;
  /** At most 80 characters. */
  personalEmail?: string;
  state?: string;
  taxRegion?: string;
  workEmail?: string;
  workPhone?: string;
  zipCode?: string;
}

export const changedAccountSoldToContactInput: Schema<ChangedAccountSoldToContactInput> = /* @__PURE__ */ customizable({
  address1: z.optional(z.string()),
  address2: z.optional(z.string()),
  city: z.optional(z.string()),
  country: z.optional(z.string()),
  county: z.optional(z.string()),
  fax: z.optional(z.string()),
  firstName: z.optional(z.string()),
  homePhone: z.optional(z.string()),
  lastName: z.optional(z.string()),
  mobilePhone: z.optional(z.string()),
  nickname: z.optional(z.string()),
  otherPhone: z.optional(z.string()),
  otherPhoneType: z.optional(z.string()),
  personalEmail: z.optional(upTo(80)),
  state: z.optional(z.string()),
  taxRegion: z.optional(z.string()),
  workEmail: z.optional(z.string()),
  workPhone: z.optional(z.string()),
  zipCode: z.optional(z.string()),
});

/** Input of `PUT /v1/accounts/{account-key}`. */
export interface UpdateAccountRequest extends CustomFieldValues {
  'account-key': KeyOf<'account'>;
  additionalEmailAddresses?: string[];
  autoPay?: boolean;
  batch?: string;
  /** At most 2 characters. */
  billCycleDay?: number;
  billToContact?: ChangedAccountContactInput;
  billToContactId?: Id<'contact'>;
  communicationProfileId?: string;
  creditMemoTemplateId?: string;
  crmId?: string;
  /** At most 50 characters. */
  customerServiceRepName?: string;
  debitMemoTemplateId?: string;
  /** At most 64 characters. */
  defaultPaymentMethodId?: Id<'payment method'>;
  einvoiceProfile?: AccountEInvoiceProfileInput;
  /** Default `false`. */
  gatewayRoutingEligible?: boolean;
  invoiceDeliveryPrefsEmail?: boolean;
  invoiceDeliveryPrefsPrint?: boolean;
  invoiceTemplateId?: string;
  name?: string;
  notes?: string;
  parentId?: string;
  /** Default `false`. */
  partnerAccount?: boolean;
  paymentGateway?: string;
  paymentTerm?: string;
  profileNumber?: string;
  purchaseOrderNumber?: string;
  salesRep?: string;
  sequenceSetId?: string | null;
  shipToContact?: ChangedAccountContactInput;
  shipToContactId?: Id<'contact'>;
  soldToContact?: ChangedAccountSoldToContactInput;
  soldToContactId?: Id<'contact'>;
  tagging?: string;
  summaryStatementTemplateId?: string | null;
  taxInfo?: AccountTaxInfoInput;
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

export const updateAccountRequest: Schema<UpdateAccountRequest> = /* @__PURE__ */ customizable({
  'account-key': z.string(),
  additionalEmailAddresses: z.optional(z.array(z.string())),
  autoPay: z.optional(z.boolean()),
  batch: z.optional(z.string()),
  billCycleDay: z.optional(z.int()),
  billToContact: z.optional(changedAccountContactInput),
  billToContactId: z.optional(z.string()),
  communicationProfileId: z.optional(z.string()),
  creditMemoTemplateId: z.optional(z.string()),
  crmId: z.optional(z.string()),
  customerServiceRepName: z.optional(upTo(50)),
  debitMemoTemplateId: z.optional(z.string()),
  defaultPaymentMethodId: z.optional(upTo(64)),
  einvoiceProfile: z.optional(accountEInvoiceProfileInput),
  gatewayRoutingEligible: z.optional(z.boolean()),
  invoiceDeliveryPrefsEmail: z.optional(z.boolean()),
  invoiceDeliveryPrefsPrint: z.optional(z.boolean()),
  invoiceTemplateId: z.optional(z.string()),
  name: z.optional(z.string()),
  notes: z.optional(z.string()),
  parentId: z.optional(z.string()),
  partnerAccount: z.optional(z.boolean()),
  paymentGateway: z.optional(z.string()),
  paymentTerm: z.optional(z.string()),
  profileNumber: z.optional(z.string()),
  purchaseOrderNumber: z.optional(z.string()),
  salesRep: z.optional(z.string()),
  sequenceSetId: z.optional(z.nullable(z.string())),
  shipToContact: z.optional(changedAccountContactInput),
  shipToContactId: z.optional(z.string()),
  soldToContact: z.optional(changedAccountSoldToContactInput),
  soldToContactId: z.optional(z.string()),
  tagging: z.optional(z.string()),
  summaryStatementTemplateId: z.optional(z.nullable(z.string())),
  taxInfo: z.optional(accountTaxInfoInput),
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

/** Answer of `DELETE /v1/accounts/{account-key}`. */
export interface DeleteAccountResponse {
  id?: string;
  jobId?: string;
  jobStatus?: Open<'Pending'>;
  reasons?: ResponseReason[];
  success?: boolean;
}

export const deleteAccountResponse: Schema<DeleteAccountResponse> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  jobId: maybe(wireText),
  jobStatus: maybe(open(['Pending'])),
  reasons: maybe(z.array(responseReason)),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/accounts/{account-key}/payment-methods`. */
export interface ListAccountPaymentMethodsRequest {
  'account-key': KeyOf<'account'>;
  isDefaultOnly?: boolean;
  isActiveOnly?: boolean;
}

export const listAccountPaymentMethodsRequest: Schema<ListAccountPaymentMethodsRequest> = /* @__PURE__ */ strict({
  'account-key': z.string(),
  isDefaultOnly: z.optional(z.boolean()),
  isActiveOnly: z.optional(z.boolean()),
});

/** `GETAccountPMAccountHolderInfo` of the definition. */
export interface AccountPMAccountHolderInfo {
  accountHolderName?: string;
  addressLine1?: string;
  addressLine2?: string;
  city?: string;
  country?: string | null;
  email?: string;
  phone?: string;
  state?: string;
  zipCode?: string;
}

export const accountPMAccountHolderInfo: Schema<AccountPMAccountHolderInfo> = /* @__PURE__ */ z.looseObject({
  accountHolderName: maybe(wireText),
  addressLine1: maybe(wireText),
  addressLine2: maybe(wireText),
  city: maybe(wireText),
  country: maybeNull(wireText),
  email: maybe(wireText),
  phone: maybe(wireText),
  state: maybe(wireText),
  zipCode: maybe(wireText),
});

/** `GETPaymentMethodResponseForAccount` of the definition. */
export interface AccountPaymentMethod extends CustomFieldValues {
  accountHolderInfo?: AccountPMAccountHolderInfo;
  accountVerificationService?: string;
  accountVerificationStatus?: Open<'Active' | 'Expired' | 'Expiring' | 'Inactive'>;
  bankIdentificationNumber?: string;
  createdBy?: string;
  createdOn?: IsoDateTime;
  creditCardMaskNumber?: string;
  creditCardType?: string;
  deviceSessionId?: string;
  existingMandate?: Open<'Yes' | 'No'>;
  id: Id<'payment method'>;
  ipAddress?: string;
  isDefault?: boolean;
  lastFailedSaleTransactionDate?: IsoDateTime;
  lastTransaction?: string;
  lastTransactionTime?: IsoDateTime;
  mandateInfo?: PaymentMethodMandateInfo;
  maxConsecutivePaymentFailures?: number;
  numConsecutiveFailures?: number;
  paymentRetryWindow?: number;
  secondTokenId?: string;
  status?: Open<'Active' | 'Closed' | 'Scrubbed'>;
  tokenId?: string;
  totalNumberOfErrorPayments?: number;
  totalNumberOfProcessedPayments?: number;
  type: Open<
    | 'CreditCard'
    | 'CreditCardReferenceTransaction'
    | 'ACH'
    | 'SEPA'
    | 'Betalingsservice'
    | 'Autogiro'
    | 'Bacs'
    | 'Becs'
    | 'Becsnz'
    | 'PAD'
    | 'PayPalCP'
    | 'PayPalEC'
    | 'PayPalNativeEC'
    | 'PayPalAdaptive'
    | 'AdyenApplePay'
    | 'AdyenGooglePay'
    | 'GooglePay'
  >;
  updatedBy?: string;
  updatedOn?: IsoDateTime;
  useDefaultRetryRule?: boolean;
  IBAN?: string;
  accountNumber?: NumberOf<'account'>;
  bankCode?: string;
  bankTransferType?: string;
  branchCode?: string;
  businessIdentificationCode?: string;
  identityNumber?: string;
  bankABACode?: string;
  bankAccountName?: string;
  cardNumber?: string;
  expirationMonth?: number;
  expirationYear?: number;
  securityCode?: string;
  BAID?: string;
  email?: string;
  preapprovalKey?: string;
  googleBIN?: string;
  googleCardNumber?: string;
  googleCardType?: string;
  googleExpiryDate?: string;
  googleGatewayToken?: string;
  appleBIN?: string;
  appleCardNumber?: string;
  appleCardType?: string;
  appleExpiryDate?: string;
  appleGatewayToken?: string;
}

export const accountPaymentMethod: Schema<AccountPaymentMethod> = /* @__PURE__ */ z.looseObject({
  accountHolderInfo: maybe(accountPMAccountHolderInfo),
  accountVerificationService: maybe(wireText),
  accountVerificationStatus: maybe(open(['Active', 'Expired', 'Expiring', 'Inactive'])),
  bankIdentificationNumber: maybe(wireText),
  createdBy: maybe(wireText),
  createdOn: maybe(wireDateTime),
  creditCardMaskNumber: maybe(wireText),
  creditCardType: maybe(wireText),
  deviceSessionId: maybe(wireText),
  existingMandate: maybe(open(['Yes', 'No'])),
  id: wireText,
  ipAddress: maybe(wireText),
  isDefault: maybe(wireBoolean),
  lastFailedSaleTransactionDate: maybe(wireDateTime),
  lastTransaction: maybe(wireText),
  lastTransactionTime: maybe(wireDateTime),
  mandateInfo: maybe(paymentMethodMandateInfo),
  maxConsecutivePaymentFailures: maybe(wireInteger),
  numConsecutiveFailures: maybe(wireInteger),
  paymentRetryWindow: maybe(wireInteger),
  secondTokenId: maybe(wireText),
  status: maybe(open(['Active', 'Closed', 'Scrubbed'])),
  tokenId: maybe(wireText),
  totalNumberOfErrorPayments: maybe(wireInteger),
  totalNumberOfProcessedPayments: maybe(wireInteger),
  type: open([
    'CreditCard',
    'CreditCardReferenceTransaction',
    'ACH',
    'SEPA',
    'Betalingsservice',
    'Autogiro',
    'Bacs',
    'Becs',
    'Becsnz',
    'PAD',
    'PayPalCP',
    'PayPalEC',
    'PayPalNativeEC',
    'PayPalAdaptive',
    'AdyenApplePay',
    'AdyenGooglePay',
    'GooglePay',
  ]),
  updatedBy: maybe(wireText),
  updatedOn: maybe(wireDateTime),
  useDefaultRetryRule: maybe(wireBoolean),
  IBAN: maybe(wireText),
  accountNumber: maybe(wireText),
  bankCode: maybe(wireText),
  bankTransferType: maybe(wireText),
  branchCode: maybe(wireText),
  businessIdentificationCode: maybe(wireText),
  identityNumber: maybe(wireText),
  bankABACode: maybe(wireText),
  bankAccountName: maybe(wireText),
  cardNumber: maybe(wireText),
  expirationMonth: maybe(wireInteger),
  expirationYear: maybe(wireInteger),
  securityCode: maybe(wireText),
  BAID: maybe(wireText),
  email: maybe(wireText),
  preapprovalKey: maybe(wireText),
  googleBIN: maybe(wireText),
  googleCardNumber: maybe(wireText),
  googleCardType: maybe(wireText),
  googleExpiryDate: maybe(wireText),
  googleGatewayToken: maybe(wireText),
  appleBIN: maybe(wireText),
  appleCardNumber: maybe(wireText),
  appleCardType: maybe(wireText),
  appleExpiryDate: maybe(wireText),
  appleGatewayToken: maybe(wireText),
});

/** Answer of `GET /v1/accounts/{account-key}/payment-methods`. */
export interface ListAccountPaymentMethodsResponse extends CustomFieldValues {
  defaultPaymentMethodId?: Id<'payment method'>;
  paymentGateway?: string;
  success?: boolean;
  creditcard?: AccountPaymentMethod[];
  creditcardreferencetransaction?: AccountPaymentMethod[];
  ach?: AccountPaymentMethod[];
  banktransfer?: AccountPaymentMethod[];
  paypal?: AccountPaymentMethod[];
  applepay?: AccountPaymentMethod[];
  googlepay?: AccountPaymentMethod[];
}

export const listAccountPaymentMethodsResponse: Schema<ListAccountPaymentMethodsResponse> = /* @__PURE__ */ z.looseObject({
  defaultPaymentMethodId: maybe(wireText),
  paymentGateway: maybe(wireText),
  success: maybe(wireBoolean),
  creditcard: maybe(z.array(accountPaymentMethod)),
  creditcardreferencetransaction: maybe(z.array(accountPaymentMethod)),
  ach: maybe(z.array(accountPaymentMethod)),
  banktransfer: maybe(z.array(accountPaymentMethod)),
  paypal: maybe(z.array(accountPaymentMethod)),
  applepay: maybe(z.array(accountPaymentMethod)),
  googlepay: maybe(z.array(accountPaymentMethod)),
});

/** Answer of `PUT /v1/accounts/{account-key}`. */
export type UpdateAccountResponse = CommonResponse;

/** Input of `DELETE /v1/accounts/{account-key}`. */
export type DeleteAccountRequest = GetAccountRequest;

/** Input of `GET /v1/accounts/{account-key}/payment-methods/default`. */
export type GetDefaultPaymentMethodRequest = GetAccountRequest;

/** Answer of `GET /v1/accounts/{account-key}/payment-methods/default`. */
export type GetDefaultPaymentMethodResponse = AccountPaymentMethod;
