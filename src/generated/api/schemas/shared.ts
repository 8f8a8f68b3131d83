// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDate, IsoDateTime, Open } from '../../../api/schemas/values.js';
import {
  customizable,
  date,
  decimalText,
  integer,
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
  wireText,
} from '../../../api/schemas/wire.js';

/** `SignUpCreatePaymentMethodCardholderInfo` and 2 equal schemas of the definition. */
export interface CardholderInfoInput {
  addressLine1?: string;
  addressLine2?: string;
  cardHolderName: string;
  city?: string;
  country?: string;
  email?: string;
  phone?: string;
  state?: string;
  zipCode?: string;
}

export const cardholderInfoInput: Schema<CardholderInfoInput> = /* @__PURE__ */ strict({
  addressLine1: z.optional(z.string()),
  addressLine2: z.optional(z.string()),
  cardHolderName: z.string(),
  city: z.optional(z.string()),
  country: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  state: z.optional(z.string()),
  zipCode: z.optional(z.string()),
});

/** `SignUpTaxInfo` and `TaxInfo` of the definition. */
export interface SignUpTaxInfoInput {
  /** At most 25 characters. */
  VATId?: string;
  /** At most 50 characters. */
  companyCode?: string;
  /** At most 32 characters. */
  exemptCertificateId?: string;
  /** At most 32 characters. */
  exemptCertificateType?: string;
  /** At most 500 characters. */
  exemptDescription?: string;
  exemptEffectiveDate?: IsoDate;
  exemptExpirationDate?: IsoDate;
  /** At most 32 characters. */
  exemptIssuingJurisdiction?: string;
  /** Default `No`. */
  exemptStatus?: 'No' | 'Yes' | 'PendingVerification';
}

export const signUpTaxInfoInput: Schema<SignUpTaxInfoInput> = /* @__PURE__ */ strict({
  VATId: z.optional(upTo(25)),
  companyCode: z.optional(upTo(50)),
  exemptCertificateId: z.optional(upTo(32)),
  exemptCertificateType: z.optional(upTo(32)),
  exemptDescription: z.optional(upTo(500)),
  exemptEffectiveDate: z.optional(date),
  exemptExpirationDate: z.optional(date),
  exemptIssuingJurisdiction: z.optional(upTo(32)),
  exemptStatus: z.optional(z.enum(['No', 'Yes', 'PendingVerification'])),
});

/** `TermInfo_renewalTerms` and `RenewalTerm` of the definition. */
export interface RenewalTermInput {
  period?: number;
  periodType?: 'Month' | 'Year' | 'Day' | 'Week';
}

export const renewalTermInput: Schema<RenewalTermInput> = /* @__PURE__ */ strict({
  period: z.optional(z.int()),
  periodType: z.optional(z.enum(['Month', 'Year', 'Day', 'Week'])),
});

/** `SignUpResponse_reasons` and 4 equal schemas of the definition. */
export interface ResponseReason {
  code?: string;
  message?: string;
}

export const responseReason: Schema<ResponseReason> = /* @__PURE__ */ z.looseObject({
  code: maybe(wireText),
  message: maybe(wireText),
});

/** `GETProductType.organizationLabels` and 4 equal schemas of the definition. */
export interface OrganizationLabel {
  organizationId?: string;
  organizationName?: string;
}

export const organizationLabel: Schema<OrganizationLabel> = /* @__PURE__ */ z.looseObject({
  organizationId: maybe(wireText),
  organizationName: maybe(wireText),
});

/** `GETDeliverySchedule` and 2 equal schemas of the definition. */
export interface DeliverySchedule {
  frequency?: Open<'Weekly'>;
  friday?: boolean;
  monday?: boolean;
  saturday?: boolean;
  sunday?: boolean;
  thursday?: boolean;
  tuesday?: boolean;
  wednesday?: boolean;
}

export const deliverySchedule: Schema<DeliverySchedule> = /* @__PURE__ */ z.looseObject({
  frequency: maybe(open(['Weekly'])),
  friday: maybe(wireBoolean),
  monday: maybe(wireBoolean),
  saturday: maybe(wireBoolean),
  sunday: maybe(wireBoolean),
  thursday: maybe(wireBoolean),
  tuesday: maybe(wireBoolean),
  wednesday: maybe(wireBoolean),
});

/** `ProxyCreateOrModifyResponse` and `Old_ProxyCreateOrModifyResponse` of the definition. */
export interface CreateOrModifyResponse {
  Id?: string;
  Success?: boolean;
}

export const createOrModifyResponse: Schema<CreateOrModifyResponse> = /* @__PURE__ */ z.looseObject({
  Id: maybe(wireText),
  Success: maybe(wireBoolean),
});

/** `CreatePaymentMethodCreditCard.tokens` and 2 equal schemas of the definition. */
export interface PaymentMethodTokensInput {
  gatewayType: string;
  secondTokenId?: string;
  thirdTokenId?: string;
  tokenId: string;
}

export const paymentMethodTokensInput: Schema<PaymentMethodTokensInput> = /* @__PURE__ */ strict({
  gatewayType: z.string(),
  secondTokenId: z.optional(z.string()),
  thirdTokenId: z.optional(z.string()),
  tokenId: z.string(),
});

/** `CreatePaymentMethodCreditCard.mandateInfo` and 10 equal schemas of the definition. */
export interface MandateInfoInput {
  /** At most 36 characters. */
  mandateId?: string;
  /** At most 64 characters. */
  mandateReason?: string;
  /** At most 64 characters. */
  mandateStatus?: string;
}

export const mandateInfoInput: Schema<MandateInfoInput> = /* @__PURE__ */ strict({
  mandateId: z.optional(upTo(36)),
  mandateReason: z.optional(upTo(64)),
  mandateStatus: z.optional(upTo(64)),
});

/** `CreatePaymentMethodCreditCard.processingOptions` and 9 equal schemas of the definition. */
export interface PaymentMethodProcessingOptionsInput {
  checkDuplicated?: boolean;
}

export const paymentMethodProcessingOptionsInput: Schema<PaymentMethodProcessingOptionsInput> = /* @__PURE__ */ strict({
  checkDuplicated: z.optional(z.boolean()),
});

/** `PaymentMethodCommonFields.gatewayOptions` and 6 equal schemas of the definition. */
export interface PaymentGatewayOptionInput {
  key?: string;
  value?: string;
}

export const paymentGatewayOptionInput: Schema<PaymentGatewayOptionInput> = /* @__PURE__ */ strict({
  key: z.optional(z.string()),
  value: z.optional(z.string()),
});

/** `CreatePaymentMethodCreditCard` of the definition. */
export interface CreatePaymentMethodCreditCardInput extends CustomFieldValues {
  type: 'CreditCard';
  cardHolderInfo: CardholderInfoInput;
  cardMaskNumber?: string;
  cardNumber: string;
  cardType: string;
  checkDuplicated?: boolean;
  expirationMonth: number;
  expirationYear: number;
  identityNumber?: string;
  /** At most 128 characters. */
  mitConsentAgreementRef?: string;
  mitConsentAgreementSrc?: 'External';
  /** At most 128 characters. */
  mitNetworkTransactionId?: string;
  mitProfileAction?: 'Activate' | 'Persist';
  mitProfileAgreedOn?: IsoDate;
  mitProfileType?: 'Recurring' | 'Unscheduled';
  screeningAmount?: DecimalString;
  securityCode?: string;
  tokens?: PaymentMethodTokensInput;
  /** Default `false`. */
  tokenize?: boolean;
  mandateInfo?: MandateInfoInput;
  processingOptions?: PaymentMethodProcessingOptionsInput;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodCreditCardInput: Schema<CreatePaymentMethodCreditCardInput> = /* @__PURE__ */ customizable({
  type: z.enum(['CreditCard']),
  cardHolderInfo: cardholderInfoInput,
  cardMaskNumber: z.optional(z.string()),
  cardNumber: z.string(),
  cardType: z.string(),
  checkDuplicated: z.optional(z.boolean()),
  expirationMonth: z.int(),
  expirationYear: z.int(),
  identityNumber: z.optional(z.string()),
  mitConsentAgreementRef: z.optional(upTo(128)),
  mitConsentAgreementSrc: z.optional(z.enum(['External'])),
  mitNetworkTransactionId: z.optional(upTo(128)),
  mitProfileAction: z.optional(z.enum(['Activate', 'Persist'])),
  mitProfileAgreedOn: z.optional(date),
  mitProfileType: z.optional(z.enum(['Recurring', 'Unscheduled'])),
  screeningAmount: z.optional(decimal),
  securityCode: z.optional(z.string()),
  tokens: z.optional(paymentMethodTokensInput),
  tokenize: z.optional(z.boolean()),
  mandateInfo: z.optional(mandateInfoInput),
  processingOptions: z.optional(paymentMethodProcessingOptionsInput),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodCCReferenceTransaction` of the definition. */
export interface CreatePaymentMethodCCReferenceTransactionInput extends CustomFieldValues {
  type: 'CreditCardReferenceTransaction';
  /** At most 19 characters. */
  creditCardMaskNumber?: string;
  secondTokenId?: string;
  tokenId: string;
  mandateInfo?: MandateInfoInput;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodCCReferenceTransactionInput: Schema<CreatePaymentMethodCCReferenceTransactionInput> =
  /* @__PURE__ */ customizable({
    type: z.enum(['CreditCardReferenceTransaction']),
    creditCardMaskNumber: z.optional(upTo(19)),
    secondTokenId: z.optional(z.string()),
    tokenId: z.string(),
    mandateInfo: z.optional(mandateInfoInput),
    accountKey: z.optional(z.string()),
    authGateway: z.optional(z.string()),
    currencyCode: z.optional(z.string()),
    gatewayOptions: z.optional(paymentGatewayOptionInput),
    ipAddress: z.optional(z.string()),
    makeDefault: z.optional(z.boolean()),
    skipValidation: z.optional(z.boolean()),
  });

/** `CreatePaymentMethodACH` of the definition. */
export interface CreatePaymentMethodACHInput extends CustomFieldValues {
  type: 'ACH';
  addressLine1?: string;
  addressLine2?: string;
  bankABACode: string;
  bankAccountMaskNumber?: string;
  /** At most 70 characters. */
  bankAccountName: string;
  /** At most 30 characters. */
  bankAccountNumber: NumberOf<'account'>;
  bankAccountType: 'BusinessChecking' | 'Checking' | 'Saving';
  /** At most 70 characters. */
  bankName: string;
  city?: string;
  country?: string;
  phone?: string;
  state?: string;
  zipCode?: string;
  mandateInfo?: MandateInfoInput;
  processingOptions?: PaymentMethodProcessingOptionsInput;
  tokens?: PaymentMethodTokensInput;
  /** Default `false`. */
  tokenize?: boolean;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodACHInput: Schema<CreatePaymentMethodACHInput> = /* @__PURE__ */ customizable({
  type: z.enum(['ACH']),
  addressLine1: z.optional(z.string()),
  addressLine2: z.optional(z.string()),
  bankABACode: z.string(),
  bankAccountMaskNumber: z.optional(z.string()),
  bankAccountName: upTo(70),
  bankAccountNumber: upTo(30),
  bankAccountType: z.enum(['BusinessChecking', 'Checking', 'Saving']),
  bankName: upTo(70),
  city: z.optional(z.string()),
  country: z.optional(z.string()),
  phone: z.optional(z.string()),
  state: z.optional(z.string()),
  zipCode: z.optional(z.string()),
  mandateInfo: z.optional(mandateInfoInput),
  processingOptions: z.optional(paymentMethodProcessingOptionsInput),
  tokens: z.optional(paymentMethodTokensInput),
  tokenize: z.optional(z.boolean()),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodSEPA.accountHolderInfo` of the definition. */
export interface CreatePaymentMethodSEPAInputAccountHolderInfo {
  /** At most 60 characters. */
  accountHolderName: string;
  addressLine1?: string;
  addressLine2?: string;
  city?: string;
  country?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  state?: string;
  zipCode?: string;
}

export const createPaymentMethodSEPAInputAccountHolderInfo: Schema<CreatePaymentMethodSEPAInputAccountHolderInfo> = /* @__PURE__ */ strict({
  accountHolderName: upTo(60),
  addressLine1: z.optional(z.string()),
  addressLine2: z.optional(z.string()),
  city: z.optional(z.string()),
  country: z.optional(z.string()),
  email: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  phone: z.optional(z.string()),
  state: z.optional(z.string()),
  zipCode: z.optional(z.string()),
});

/** `CreatePaymentMethodSEPA.tokens` of the definition. */
export interface CreatePaymentMethodSEPAInputTokens {
  gatewayType: 'Adyen' | 'Stripe';
  secondTokenId?: string;
  thirdTokenId?: string;
  tokenId: string;
}

export const createPaymentMethodSEPAInputTokens: Schema<CreatePaymentMethodSEPAInputTokens> = /* @__PURE__ */ strict({
  gatewayType: z.enum(['Adyen', 'Stripe']),
  secondTokenId: z.optional(z.string()),
  thirdTokenId: z.optional(z.string()),
  tokenId: z.string(),
});

/** `CreatePaymentMethodSEPA` of the definition. */
export interface CreatePaymentMethodSEPAInput extends CustomFieldValues {
  type: 'SEPA';
  IBAN: string;
  accountHolderInfo: CreatePaymentMethodSEPAInputAccountHolderInfo;
  accountMaskNumber?: string;
  businessIdentificationCode?: string;
  mandateInfo?: MandateInfoInput;
  /** Default `false`. */
  tokenize?: boolean;
  tokens?: CreatePaymentMethodSEPAInputTokens;
  processingOptions?: PaymentMethodProcessingOptionsInput;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodSEPAInput: Schema<CreatePaymentMethodSEPAInput> = /* @__PURE__ */ customizable({
  type: z.enum(['SEPA']),
  IBAN: z.string(),
  accountHolderInfo: createPaymentMethodSEPAInputAccountHolderInfo,
  accountMaskNumber: z.optional(z.string()),
  businessIdentificationCode: z.optional(z.string()),
  mandateInfo: z.optional(mandateInfoInput),
  tokenize: z.optional(z.boolean()),
  tokens: z.optional(createPaymentMethodSEPAInputTokens),
  processingOptions: z.optional(paymentMethodProcessingOptionsInput),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodBetalingsservice.accountHolderInfo` and 5 equal schemas of the definition. */
export interface AccountHolderInfoInput {
  /** At most 60 characters. */
  accountHolderName?: string;
  addressLine1?: string;
  addressLine2?: string;
  city?: string;
  country?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  state?: string;
  zipCode?: string;
}

export const accountHolderInfoInput: Schema<AccountHolderInfoInput> = /* @__PURE__ */ strict({
  accountHolderName: z.optional(upTo(60)),
  addressLine1: z.optional(z.string()),
  addressLine2: z.optional(z.string()),
  city: z.optional(z.string()),
  country: z.optional(z.string()),
  email: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  phone: z.optional(z.string()),
  state: z.optional(z.string()),
  zipCode: z.optional(z.string()),
});

/** `CreatePaymentMethodBetalingsservice` of the definition. */
export interface CreatePaymentMethodBetalingsserviceInput extends CustomFieldValues {
  type: 'Betalingsservice';
  accountHolderInfo: AccountHolderInfoInput;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  bankCode: string;
  identityNumber: string;
  mandateInfo?: MandateInfoInput;
  processingOptions?: PaymentMethodProcessingOptionsInput;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodBetalingsserviceInput: Schema<CreatePaymentMethodBetalingsserviceInput> = /* @__PURE__ */ customizable({
  type: z.enum(['Betalingsservice']),
  accountHolderInfo: accountHolderInfoInput,
  accountNumber: z.string(),
  accountMaskNumber: z.optional(z.string()),
  bankCode: z.string(),
  identityNumber: z.string(),
  mandateInfo: z.optional(mandateInfoInput),
  processingOptions: z.optional(paymentMethodProcessingOptionsInput),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodAutogiro` of the definition. */
export interface CreatePaymentMethodAutogiroInput extends CustomFieldValues {
  type: 'Autogiro';
  accountHolderInfo: AccountHolderInfoInput;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  branchCode: string;
  identityNumber: string;
  mandateInfo?: MandateInfoInput;
  processingOptions?: PaymentMethodProcessingOptionsInput;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodAutogiroInput: Schema<CreatePaymentMethodAutogiroInput> = /* @__PURE__ */ customizable({
  type: z.enum(['Autogiro']),
  accountHolderInfo: accountHolderInfoInput,
  accountNumber: z.string(),
  accountMaskNumber: z.optional(z.string()),
  branchCode: z.string(),
  identityNumber: z.string(),
  mandateInfo: z.optional(mandateInfoInput),
  processingOptions: z.optional(paymentMethodProcessingOptionsInput),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodBacs.tokens` of the definition. */
export interface CreatePaymentMethodBacsInputTokens {
  gatewayType?: 'Stripe';
  secondTokenId?: string;
  thirdTokenId?: string;
  tokenId?: string;
}

export const createPaymentMethodBacsInputTokens: Schema<CreatePaymentMethodBacsInputTokens> = /* @__PURE__ */ strict({
  gatewayType: z.optional(z.enum(['Stripe'])),
  secondTokenId: z.optional(z.string()),
  thirdTokenId: z.optional(z.string()),
  tokenId: z.optional(z.string()),
});

/** `CreatePaymentMethodBacs` of the definition. */
export interface CreatePaymentMethodBacsInput extends CustomFieldValues {
  type: 'Bacs';
  accountHolderInfo: AccountHolderInfoInput;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  bankCode: string;
  mandateInfo?: MandateInfoInput;
  /** Default `false`. */
  tokenize?: boolean;
  tokens?: CreatePaymentMethodBacsInputTokens;
  processingOptions?: PaymentMethodProcessingOptionsInput;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodBacsInput: Schema<CreatePaymentMethodBacsInput> = /* @__PURE__ */ customizable({
  type: z.enum(['Bacs']),
  accountHolderInfo: accountHolderInfoInput,
  accountNumber: z.string(),
  accountMaskNumber: z.optional(z.string()),
  bankCode: z.string(),
  mandateInfo: z.optional(mandateInfoInput),
  tokenize: z.optional(z.boolean()),
  tokens: z.optional(createPaymentMethodBacsInputTokens),
  processingOptions: z.optional(paymentMethodProcessingOptionsInput),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodBecs` of the definition. */
export interface CreatePaymentMethodBecsInput extends CustomFieldValues {
  type: 'Becs';
  accountHolderInfo?: AccountHolderInfoInput;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  branchCode: string;
  mandateInfo?: MandateInfoInput;
  processingOptions?: PaymentMethodProcessingOptionsInput;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodBecsInput: Schema<CreatePaymentMethodBecsInput> = /* @__PURE__ */ customizable({
  type: z.enum(['Becs']),
  accountHolderInfo: z.optional(accountHolderInfoInput),
  accountNumber: z.string(),
  accountMaskNumber: z.optional(z.string()),
  branchCode: z.string(),
  mandateInfo: z.optional(mandateInfoInput),
  processingOptions: z.optional(paymentMethodProcessingOptionsInput),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodBecsnz` of the definition. */
export interface CreatePaymentMethodBecsnzInput extends CustomFieldValues {
  type: 'Becsnz';
  accountHolderInfo: AccountHolderInfoInput;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  branchCode: string;
  bankCode: string;
  mandateInfo?: MandateInfoInput;
  processingOptions?: PaymentMethodProcessingOptionsInput;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodBecsnzInput: Schema<CreatePaymentMethodBecsnzInput> = /* @__PURE__ */ customizable({
  type: z.enum(['Becsnz']),
  accountHolderInfo: accountHolderInfoInput,
  accountNumber: z.string(),
  accountMaskNumber: z.optional(z.string()),
  branchCode: z.string(),
  bankCode: z.string(),
  mandateInfo: z.optional(mandateInfoInput),
  processingOptions: z.optional(paymentMethodProcessingOptionsInput),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodPAD` of the definition. */
export interface CreatePaymentMethodPADInput extends CustomFieldValues {
  type: 'PAD';
  accountHolderInfo: AccountHolderInfoInput;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  branchCode: string;
  bankCode: string;
  mandateInfo?: MandateInfoInput;
  processingOptions?: PaymentMethodProcessingOptionsInput;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodPADInput: Schema<CreatePaymentMethodPADInput> = /* @__PURE__ */ customizable({
  type: z.enum(['PAD']),
  accountHolderInfo: accountHolderInfoInput,
  accountNumber: z.string(),
  accountMaskNumber: z.optional(z.string()),
  branchCode: z.string(),
  bankCode: z.string(),
  mandateInfo: z.optional(mandateInfoInput),
  processingOptions: z.optional(paymentMethodProcessingOptionsInput),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePMPayPalNativeEC` of the definition. */
export interface CreatePMPayPalNativeECInput extends CustomFieldValues {
  type: 'PayPalNativeEC';
  BAID: string;
  email?: string;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPMPayPalNativeECInput: Schema<CreatePMPayPalNativeECInput> = /* @__PURE__ */ customizable({
  type: z.enum(['PayPalNativeEC']),
  BAID: z.string(),
  email: z.optional(z.string()),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePMPayPalCP` of the definition. */
export interface CreatePMPayPalCPInput extends CustomFieldValues {
  type: 'PayPalCP';
  BAID: string;
  email: string;
  tokens?: PaymentMethodTokensInput;
  /** Default `false`. */
  tokenize?: boolean;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPMPayPalCPInput: Schema<CreatePMPayPalCPInput> = /* @__PURE__ */ customizable({
  type: z.enum(['PayPalCP']),
  BAID: z.string(),
  email: z.string(),
  tokens: z.optional(paymentMethodTokensInput),
  tokenize: z.optional(z.boolean()),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePMPayPalEC` of the definition. */
export interface CreatePMPayPalECInput extends CustomFieldValues {
  type: 'PayPalEC';
  BAID: string;
  email: string;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPMPayPalECInput: Schema<CreatePMPayPalECInput> = /* @__PURE__ */ customizable({
  type: z.enum(['PayPalEC']),
  BAID: z.string(),
  email: z.string(),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodPayPalAdaptive` of the definition. */
export interface CreatePaymentMethodPayPalAdaptiveInput extends CustomFieldValues {
  type: 'PayPalAdaptive';
  preapprovalKey: string;
  email: string;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodPayPalAdaptiveInput: Schema<CreatePaymentMethodPayPalAdaptiveInput> = /* @__PURE__ */ customizable({
  type: z.enum(['PayPalAdaptive']),
  preapprovalKey: z.string(),
  email: z.string(),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodApplePayAdyen` of the definition. */
export interface CreatePaymentMethodApplePayAdyenInput {
  type: 'AdyenApplePay';
  applePaymentData: string;
  email?: string;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodApplePayAdyenInput: Schema<CreatePaymentMethodApplePayAdyenInput> = /* @__PURE__ */ strict({
  type: z.enum(['AdyenApplePay']),
  applePaymentData: z.string(),
  email: z.optional(z.string()),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodGooglePayChase` of the definition. */
export interface CreatePaymentMethodGooglePayChaseInput {
  type: 'GooglePay';
  googlePaymentToken: string;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodGooglePayChaseInput: Schema<CreatePaymentMethodGooglePayChaseInput> = /* @__PURE__ */ strict({
  type: z.enum(['GooglePay']),
  googlePaymentToken: z.string(),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodAmazonPay` of the definition. */
export interface CreatePaymentMethodAmazonPayInput {
  type: 'AmazonPay';
  amazonPayToken: string;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodAmazonPayInput: Schema<CreatePaymentMethodAmazonPayInput> = /* @__PURE__ */ strict({
  type: z.enum(['AmazonPay']),
  amazonPayToken: z.string(),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `POSTPaymentMethodRequest` of the definition. */
export type NewPaymentMethodRequestInput =
  | CreatePaymentMethodCreditCardInput
  | CreatePaymentMethodCCReferenceTransactionInput
  | CreatePaymentMethodACHInput
  | CreatePaymentMethodSEPAInput
  | CreatePaymentMethodBetalingsserviceInput
  | CreatePaymentMethodAutogiroInput
  | CreatePaymentMethodBacsInput
  | CreatePaymentMethodBecsInput
  | CreatePaymentMethodBecsnzInput
  | CreatePaymentMethodPADInput
  | CreatePMPayPalNativeECInput
  | CreatePMPayPalCPInput
  | CreatePMPayPalECInput
  | CreatePaymentMethodPayPalAdaptiveInput
  | CreatePaymentMethodApplePayAdyenInput
  | CreatePaymentMethodGooglePayChaseInput
  | CreatePaymentMethodAmazonPayInput;

export const newPaymentMethodRequestInput: Schema<NewPaymentMethodRequestInput> = /* @__PURE__ */ z.union([
  createPaymentMethodCreditCardInput,
  createPaymentMethodCCReferenceTransactionInput,
  createPaymentMethodACHInput,
  createPaymentMethodSEPAInput,
  createPaymentMethodBetalingsserviceInput,
  createPaymentMethodAutogiroInput,
  createPaymentMethodBacsInput,
  createPaymentMethodBecsInput,
  createPaymentMethodBecsnzInput,
  createPaymentMethodPADInput,
  createPMPayPalNativeECInput,
  createPMPayPalCPInput,
  createPMPayPalECInput,
  createPaymentMethodPayPalAdaptiveInput,
  createPaymentMethodApplePayAdyenInput,
  createPaymentMethodGooglePayChaseInput,
  createPaymentMethodAmazonPayInput,
]);

/** `ChargeModelConfigurationType` and `ChargeModelDataOverride.chargeModelConfiguration` of the definition. */
export interface ChargeModelConfigurationInput {
  customFieldPerUnitRate?: string;
  customFieldTotalAmount?: string;
  formula?: string;
}

export const chargeModelConfigurationInput: Schema<ChargeModelConfigurationInput> = /* @__PURE__ */ strict({
  customFieldPerUnitRate: z.optional(z.string()),
  customFieldTotalAmount: z.optional(z.string()),
  formula: z.optional(z.string()),
});

/** `POSTTierType` of the definition. */
export interface NewTierInput {
  endingUnit?: DecimalString;
  price: DecimalString;
  priceFormat?: string;
  startingUnit?: DecimalString;
  tier: number;
}

export const newTierInput: Schema<NewTierInput> = /* @__PURE__ */ strict({
  endingUnit: z.optional(decimal),
  price: decimal,
  priceFormat: z.optional(z.string()),
  startingUnit: z.optional(decimal),
  tier: z.int(),
});

/** `POSTScCreateType` of the definition. */
export interface NewScCreateInput extends CustomFieldValues {
  amendedByOrderOn?: string;
  applyDiscountTo?: string;
  billCycleDay?: string;
  billCycleType?: string;
  billingPeriod?: string;
  billingPeriodAlignment?: string;
  billingTiming?: string;
  chargeModelConfiguration?: ChargeModelConfigurationInput;
  discountAmount?: DecimalString;
  discountLevel?: string;
  discountPercentage?: DecimalString;
  endDateCondition?: string;
  /** Default `false`. */
  excludeItemBillingFromRevenueAccounting?: boolean;
  /** Default `false`. */
  excludeItemBookingFromRevenueAccounting?: boolean;
  includedUnits?: DecimalString;
  isAllocationEligible?: boolean;
  isUnbilled?: boolean;
  listPriceBase?: string;
  number?: string;
  numberOfPeriods?: number;
  originalOrderDate?: IsoDate;
  overagePrice?: DecimalString;
  overageUnusedUnitsCreditOption?: string;
  price?: DecimalString;
  priceChangeOption?: string;
  priceIncreasePercentage?: DecimalString;
  productRatePlanChargeId: Id<'product rate plan charge'>;
  productRatePlanChargeNumber?: NumberOf<'product rate plan charge'>;
  quantity?: DecimalString;
  ratingGroup?: string;
  specificBillingPeriod?: number;
  specificEndDate?: IsoDate;
  /** From 1 to 200. */
  specificListPriceBase?: number;
  tiers?: NewTierInput[];
  triggerDate?: IsoDate;
  triggerEvent?: string;
  unusedUnitsCreditRates?: DecimalString;
  upToPeriods?: number;
  upToPeriodsType?: string;
  weeklyBillCycleDay?: string;
}

export const newScCreateInput: Schema<NewScCreateInput> = /* @__PURE__ */ customizable({
  amendedByOrderOn: z.optional(z.string()),
  applyDiscountTo: z.optional(z.string()),
  billCycleDay: z.optional(z.string()),
  billCycleType: z.optional(z.string()),
  billingPeriod: z.optional(z.string()),
  billingPeriodAlignment: z.optional(z.string()),
  billingTiming: z.optional(z.string()),
  chargeModelConfiguration: z.optional(chargeModelConfigurationInput),
  discountAmount: z.optional(decimal),
  discountLevel: z.optional(z.string()),
  discountPercentage: z.optional(decimal),
  endDateCondition: z.optional(z.string()),
  excludeItemBillingFromRevenueAccounting: z.optional(z.boolean()),
  excludeItemBookingFromRevenueAccounting: z.optional(z.boolean()),
  includedUnits: z.optional(decimal),
  isAllocationEligible: z.optional(z.boolean()),
  isUnbilled: z.optional(z.boolean()),
  listPriceBase: z.optional(z.string()),
  number: z.optional(z.string()),
  numberOfPeriods: z.optional(z.int()),
  originalOrderDate: z.optional(date),
  overagePrice: z.optional(decimal),
  overageUnusedUnitsCreditOption: z.optional(z.string()),
  price: z.optional(decimal),
  priceChangeOption: z.optional(z.string()),
  priceIncreasePercentage: z.optional(decimal),
  productRatePlanChargeId: z.string(),
  productRatePlanChargeNumber: z.optional(z.string()),
  quantity: z.optional(decimal),
  ratingGroup: z.optional(z.string()),
  specificBillingPeriod: z.optional(z.int()),
  specificEndDate: z.optional(date),
  specificListPriceBase: z.optional(integer(1, 200)),
  tiers: z.optional(z.array(newTierInput)),
  triggerDate: z.optional(date),
  triggerEvent: z.optional(z.string()),
  unusedUnitsCreditRates: z.optional(decimal),
  upToPeriods: z.optional(z.int()),
  upToPeriodsType: z.optional(z.string()),
  weeklyBillCycleDay: z.optional(z.string()),
});

/** `POSTSrpCreateType` of the definition. */
export interface NewSrpCreateInput extends CustomFieldValues {
  chargeOverrides?: NewScCreateInput[];
  externalCatalogPlanId?: string;
  externalIdSourceSystem?: string;
  externallyManagedPlanId?: string;
  productRatePlanId?: Id<'product rate plan'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
}

export const newSrpCreateInput: Schema<NewSrpCreateInput> = /* @__PURE__ */ customizable({
  chargeOverrides: z.optional(z.array(newScCreateInput)),
  externalCatalogPlanId: z.optional(z.string()),
  externalIdSourceSystem: z.optional(z.string()),
  externallyManagedPlanId: z.optional(z.string()),
  productRatePlanId: z.optional(z.string()),
  productRatePlanNumber: z.optional(z.string()),
});

/** `GETAccountTypeBasicInfo` of the definition. */
export interface AccountBasicInfo extends CustomFieldValues {
  accountNumber: NumberOf<'account'>;
  batch?: string;
  communicationProfileId?: string;
  creditMemoTemplateId?: string;
  crmId?: string;
  customerServiceRepName?: string;
  debitMemoTemplateId?: string;
  id: Id<'account'>;
  invoiceTemplateId?: string | null;
  lastMetricsUpdate?: IsoDateTime;
  name: string;
  notes?: string;
  organizationLabel?: string;
  parentId?: string;
  partnerAccount?: boolean;
  profileNumber?: string;
  purchaseOrderNumber?: string;
  salesRep?: string;
  sequenceSetId?: string | null;
  summaryStatementTemplateId?: string | null;
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

export const accountBasicInfo: Schema<AccountBasicInfo> = /* @__PURE__ */ z.looseObject({
  accountNumber: wireText,
  batch: maybe(wireText),
  communicationProfileId: maybe(wireText),
  creditMemoTemplateId: maybe(wireText),
  crmId: maybe(wireText),
  customerServiceRepName: maybe(wireText),
  debitMemoTemplateId: maybe(wireText),
  id: wireText,
  invoiceTemplateId: maybeNull(wireText),
  lastMetricsUpdate: maybe(wireDateTime),
  name: wireText,
  notes: maybe(wireText),
  organizationLabel: maybe(wireText),
  parentId: maybe(wireText),
  partnerAccount: maybe(wireBoolean),
  profileNumber: maybe(wireText),
  purchaseOrderNumber: maybe(wireText),
  salesRep: maybe(wireText),
  sequenceSetId: maybeNull(wireText),
  summaryStatementTemplateId: maybeNull(wireText),
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

/** `GETAccountTypeBillToContact` of the definition. */
export interface AccountContact extends CustomFieldValues {
  address1?: string;
  address2?: string;
  asBillTo?: boolean;
  asShipTo?: boolean;
  asSoldTo?: boolean;
  city?: string;
  country?: string | null;
  county?: string | null;
  fax?: string;
  firstName?: string;
  homePhone?: string;
  id?: Id<'contact'>;
  lastName?: string;
  mobilePhone?: string;
  nickname?: string;
  otherPhone?: string | null;
  otherPhoneType?: string | null;
  personalEmail?: string;
  state?: string;
  taxRegion?: string | null;
  workEmail?: string;
  workPhone?: string;
  zipCode?: string;
}

export const accountContact: Schema<AccountContact> = /* @__PURE__ */ z.looseObject({
  address1: maybe(wireText),
  address2: maybe(wireText),
  asBillTo: maybe(wireBoolean),
  asShipTo: maybe(wireBoolean),
  asSoldTo: maybe(wireBoolean),
  city: maybe(wireText),
  country: maybeNull(wireText),
  county: maybeNull(wireText),
  fax: maybe(wireText),
  firstName: maybe(wireText),
  homePhone: maybe(wireText),
  id: maybe(wireText),
  lastName: maybe(wireText),
  mobilePhone: maybe(wireText),
  nickname: maybe(wireText),
  otherPhone: maybeNull(wireText),
  otherPhoneType: maybeNull(wireText),
  personalEmail: maybe(wireText),
  state: maybe(wireText),
  taxRegion: maybeNull(wireText),
  workEmail: maybe(wireText),
  workPhone: maybe(wireText),
  zipCode: maybe(wireText),
});

/** `GetAccountTypeShipToContact` and `GETAccountTypeSoldToContact` of the definition. */
export interface AccountRelatedContact extends CustomFieldValues {
  address1?: string;
  address2?: string;
  asBillTo?: boolean;
  asShipTo?: boolean;
  asSoldTo?: boolean;
  city?: string;
  country?: string | null;
  county?: string;
  fax?: string;
  firstName?: string;
  homePhone?: string;
  id?: Id<'contact'>;
  lastName?: string;
  mobilePhone?: string;
  nickname?: string;
  otherPhone?: string;
  otherPhoneType?: string;
  personalEmail?: string;
  state?: string;
  taxRegion?: string;
  workEmail?: string;
  workPhone?: string;
  zipCode?: string;
}

export const accountRelatedContact: Schema<AccountRelatedContact> = /* @__PURE__ */ z.looseObject({
  address1: maybe(wireText),
  address2: maybe(wireText),
  asBillTo: maybe(wireBoolean),
  asShipTo: maybe(wireBoolean),
  asSoldTo: maybe(wireBoolean),
  city: maybe(wireText),
  country: maybeNull(wireText),
  county: maybe(wireText),
  fax: maybe(wireText),
  firstName: maybe(wireText),
  homePhone: maybe(wireText),
  id: maybe(wireText),
  lastName: maybe(wireText),
  mobilePhone: maybe(wireText),
  nickname: maybe(wireText),
  otherPhone: maybe(wireText),
  otherPhoneType: maybe(wireText),
  personalEmail: maybe(wireText),
  state: maybe(wireText),
  taxRegion: maybe(wireText),
  workEmail: maybe(wireText),
  workPhone: maybe(wireText),
  zipCode: maybe(wireText),
});

/** `GETAccountSummaryTypeBillToContact` and 2 equal schemas of the definition. */
export interface AccountSummaryContact extends CustomFieldValues {
  address1?: string;
  address2?: string;
  asBillTo?: boolean;
  asShipTo?: boolean;
  asSoldTo?: boolean;
  city?: string;
  country?: string | null;
  county?: string | null;
  fax?: string;
  firstName?: string;
  id?: Id<'contact'>;
  isSpecifiedInSubscription?: boolean;
  lastName?: string;
  state?: string;
  taxRegion?: string;
  workEmail?: string;
  workPhone?: string;
  zipCode?: string;
}

export const accountSummaryContact: Schema<AccountSummaryContact> = /* @__PURE__ */ z.looseObject({
  address1: maybe(wireText),
  address2: maybe(wireText),
  asBillTo: maybe(wireBoolean),
  asShipTo: maybe(wireBoolean),
  asSoldTo: maybe(wireBoolean),
  city: maybe(wireText),
  country: maybeNull(wireText),
  county: maybeNull(wireText),
  fax: maybe(wireText),
  firstName: maybe(wireText),
  id: maybe(wireText),
  isSpecifiedInSubscription: maybe(wireBoolean),
  lastName: maybe(wireText),
  state: maybe(wireText),
  taxRegion: maybe(wireText),
  workEmail: maybe(wireText),
  workPhone: maybe(wireText),
  zipCode: maybe(wireText),
});

/** `CommonResponse` of the definition. */
export interface CommonResponse {
  processId?: string;
  reasons?: ResponseReason[];
  requestId?: string;
  success?: boolean;
}

export const commonResponse: Schema<CommonResponse> = /* @__PURE__ */ z.looseObject({
  processId: maybe(wireText),
  reasons: maybe(z.array(responseReason)),
  requestId: maybe(wireText),
  success: maybe(wireBoolean),
});

/** `POSTAccountPMMandateInfo` and `POSTPMMandateInfo` of the definition. */
export interface PaymentMethodMandateInfo {
  existingMandateStatus?: Open<'Yes' | 'No'>;
  mandateCreationDate?: IsoDate;
  mandateId?: string;
  mandateReason?: string;
  mandateReceivedStatus?: Open<'Yes' | 'No'>;
  mandateStatus?: string;
  mandateUpdateDate?: IsoDate;
  mitConsentAgreementRef?: string;
  mitConsentAgreementSrc?: Open<'External'>;
  mitProfileAction?: Open<'Activate' | 'Persist'>;
  mitProfileAgreedOn?: IsoDate;
  mitProfileType?: string;
  mitTransactionId?: string;
}

export const paymentMethodMandateInfo: Schema<PaymentMethodMandateInfo> = /* @__PURE__ */ z.looseObject({
  existingMandateStatus: maybe(open(['Yes', 'No'])),
  mandateCreationDate: maybe(wireDate),
  mandateId: maybe(wireText),
  mandateReason: maybe(wireText),
  mandateReceivedStatus: maybe(open(['Yes', 'No'])),
  mandateStatus: maybe(wireText),
  mandateUpdateDate: maybe(wireDate),
  mitConsentAgreementRef: maybe(wireText),
  mitConsentAgreementSrc: maybe(open(['External'])),
  mitProfileAction: maybe(open(['Activate', 'Persist'])),
  mitProfileAgreedOn: maybe(wireDate),
  mitProfileType: maybe(wireText),
  mitTransactionId: maybe(wireText),
});

/** `listCreditCards` and `listUsageByAccount` of the definition. */
export interface AccountPageRequest {
  'account-key': KeyOf<'account'>;
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `20`. */
  pageSize?: number;
}

export const accountPageRequest: Schema<AccountPageRequest> = /* @__PURE__ */ strict({
  'account-key': z.string(),
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
});

/** `ChargeModelConfigurationType` and `ChargeModelDataOverride.chargeModelConfiguration` of the definition. */
export interface ChargeModelConfiguration {
  customFieldPerUnitRate?: string;
  customFieldTotalAmount?: string;
  formula?: string;
}

export const chargeModelConfiguration: Schema<ChargeModelConfiguration> = /* @__PURE__ */ z.looseObject({
  customFieldPerUnitRate: maybe(wireText),
  customFieldTotalAmount: maybe(wireText),
  formula: maybe(wireText),
});

/** `SubscriptionRampIntervalResponse` and `RampIntervalResponse` of the definition. */
export interface RampInterval {
  endDate?: IsoDate;
  name?: string;
  startDate?: IsoDate;
}

export const rampInterval: Schema<RampInterval> = /* @__PURE__ */ z.looseObject({
  endDate: maybe(wireDate),
  name: maybe(wireText),
  startDate: maybe(wireDate),
});

/** `SubscriptionRampChargeResponse` and `RampChargeResponse` of the definition. */
export interface RampCharge {
  chargeNumber?: string;
}

export const rampCharge: Schema<RampCharge> = /* @__PURE__ */ z.looseObject({
  chargeNumber: maybe(wireText),
});

/** `processingOptionsOrdersWithDelayedCapturePayment.writeOffBehavior.financeInformation` and 3 equal schemas of the definition. */
export interface WriteOffFinanceInformationInput {
  /** At most 100 characters. */
  deferredRevenueAccountingCode?: string;
  /** At most 100 characters. */
  onAccountAccountingCode?: string;
  /** At most 100 characters. */
  recognizedRevenueAccountingCode?: string;
  /** At most 100 characters. */
  revenueRecognitionRuleName?: string;
}

export const writeOffFinanceInformationInput: Schema<WriteOffFinanceInformationInput> = /* @__PURE__ */ strict({
  deferredRevenueAccountingCode: z.optional(upTo(100, 0)),
  onAccountAccountingCode: z.optional(upTo(100, 0)),
  recognizedRevenueAccountingCode: z.optional(upTo(100, 0)),
  revenueRecognitionRuleName: z.optional(upTo(100, 0)),
});

/** `PaymentMethodCommonFields.gatewayOptions` and `PaymentSchedulePaymentOptionFields.detail` of the definition. */
export interface PaymentGatewayOption {
  key?: string;
  value?: string;
}

export const paymentGatewayOption: Schema<PaymentGatewayOption> = /* @__PURE__ */ z.looseObject({
  key: maybe(wireText),
  value: maybe(wireText),
});

/** `PutReverseInvoiceResponseType.creditMemo` and 2 equal schemas of the definition. */
export interface CreditMemoReference {
  id?: Id<'credit memo'>;
}

export const creditMemoReference: Schema<CreditMemoReference> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
});

/** `PostBillingPreviewRunParam.organizationLabels` and `POSTAccountingPeriodType.organizationLabels` of the definition. */
export interface OrganizationLabelInput {
  organizationId?: string;
  organizationName?: string;
}

export const organizationLabelInput: Schema<OrganizationLabelInput> = /* @__PURE__ */ strict({
  organizationId: z.optional(z.string()),
  organizationName: z.optional(z.string()),
});

/** `GETARPaymentTypeWithPaymentOption.financeInformation` and 2 equal schemas of the definition. */
export interface PaymentFinanceInformation {
  bankAccountAccountingCode?: string | null;
  bankAccountAccountingCodeType?: string | null;
  transferredToAccounting?: Open<'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore'> | null;
  unappliedPaymentAccountingCode?: string | null;
  unappliedPaymentAccountingCodeType?: string | null;
}

export const paymentFinanceInformation: Schema<PaymentFinanceInformation> = /* @__PURE__ */ z.looseObject({
  bankAccountAccountingCode: maybeNull(wireText),
  bankAccountAccountingCodeType: maybeNull(wireText),
  transferredToAccounting: maybeNull(open(['Processing', 'Yes', 'No', 'Error', 'Ignore'])),
  unappliedPaymentAccountingCode: maybeNull(wireText),
  unappliedPaymentAccountingCodeType: maybeNull(wireText),
});

/** `GETARPaymentType.financeInformation` and `GETRefundType.financeInformation` of the definition. */
export interface PostedPaymentFinanceInformation {
  bankAccountAccountingCode?: string;
  bankAccountAccountingCodeType?: string;
  transferredToAccounting?: Open<'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore'>;
  unappliedPaymentAccountingCode?: string;
  unappliedPaymentAccountingCodeType?: string;
}

export const postedPaymentFinanceInformation: Schema<PostedPaymentFinanceInformation> = /* @__PURE__ */ z.looseObject({
  bankAccountAccountingCode: maybe(wireText),
  bankAccountAccountingCodeType: maybe(wireText),
  transferredToAccounting: maybe(open(['Processing', 'Yes', 'No', 'Error', 'Ignore'])),
  unappliedPaymentAccountingCode: maybe(wireText),
  unappliedPaymentAccountingCodeType: maybe(wireText),
});

/** `GETRefundPaymentType.financeInformation` and `GETRefundTypewithSuccess.financeInformation` of the definition. */
export interface RefundFinanceInformation {
  bankAccountAccountingCode?: string | null;
  bankAccountAccountingCodeType?: string | null;
  transferredToAccounting?: Open<'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore'>;
  unappliedPaymentAccountingCode?: string | null;
  unappliedPaymentAccountingCodeType?: string | null;
}

export const refundFinanceInformation: Schema<RefundFinanceInformation> = /* @__PURE__ */ z.looseObject({
  bankAccountAccountingCode: maybeNull(wireText),
  bankAccountAccountingCodeType: maybeNull(wireText),
  transferredToAccounting: maybe(open(['Processing', 'Yes', 'No', 'Error', 'Ignore'])),
  unappliedPaymentAccountingCode: maybeNull(wireText),
  unappliedPaymentAccountingCodeType: maybeNull(wireText),
});

/** `ProxyDeleteResponse` and `Old_ProxyDeleteResponse` of the definition. */
export interface DeleteResponse {
  id?: string;
  success?: boolean;
}

export const deleteResponse: Schema<DeleteResponse> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  success: maybe(wireBoolean),
});

/** `getUsageRateDetail` and `getScheduleOfInvoiceItem` of the definition. */
export interface InvoiceItemRequest {
  'invoice-item-id': Id<'invoice item'>;
}

export const invoiceItemRequest: Schema<InvoiceItemRequest> = /* @__PURE__ */ strict({
  'invoice-item-id': z.string(),
});

/** `getRevenueRuleOfSubscriptionCharge` and 2 equal schemas of the definition. */
export interface ChargeRequest {
  'charge-key': string;
}

export const chargeRequest: Schema<ChargeRequest> = /* @__PURE__ */ strict({
  'charge-key': z.string(),
});

/** `Old_GETRsRevenueItemType` of the definition. */
export interface RsRevenueItem extends CustomFieldValues {
  accountingPeriodEndDate?: IsoDate;
  accountingPeriodName: string;
  accountingPeriodStartDate?: IsoDate;
  amount: DecimalString;
  currency?: string;
  deferredRevenueAccountingCode?: string;
  deferredRevenueAccountingCodeType?: string;
  isAccountingPeriodClosed?: boolean;
  recognizedRevenueAccountingCode?: string;
  recognizedRevenueAccountingCodeType?: string;
}

export const rsRevenueItem: Schema<RsRevenueItem> = /* @__PURE__ */ z.looseObject({
  accountingPeriodEndDate: maybe(wireDate),
  accountingPeriodName: wireText,
  accountingPeriodStartDate: maybe(wireDate),
  amount: decimalText,
  currency: maybe(wireText),
  deferredRevenueAccountingCode: maybe(wireText),
  deferredRevenueAccountingCodeType: maybe(wireText),
  isAccountingPeriodClosed: maybe(wireBoolean),
  recognizedRevenueAccountingCode: maybe(wireText),
  recognizedRevenueAccountingCodeType: maybe(wireText),
});

/** `Old_CommonResponseType` of the definition. */
export interface OlderCommonResponse {
  processId?: string;
  reasons?: ResponseReason[];
  success?: boolean;
}

export const olderCommonResponse: Schema<OlderCommonResponse> = /* @__PURE__ */ z.looseObject({
  processId: maybe(wireText),
  reasons: maybe(z.array(responseReason)),
  success: maybe(wireBoolean),
});

/** `Old_GETRevenueItemType` of the definition. */
export interface RevenueItem extends CustomFieldValues {
  accountingPeriodEndDate?: IsoDate;
  accountingPeriodName: string;
  accountingPeriodStartDate?: IsoDate;
  amount: DecimalString;
  currency?: string;
  isAccountingPeriodClosed?: boolean;
}

export const revenueItem: Schema<RevenueItem> = /* @__PURE__ */ z.looseObject({
  accountingPeriodEndDate: maybe(wireDate),
  accountingPeriodName: wireText,
  accountingPeriodStartDate: maybe(wireDate),
  amount: decimalText,
  currency: maybe(wireText),
  isAccountingPeriodClosed: maybe(wireBoolean),
});

/** `listAccountingPeriods` and `listAccountingCodes` of the definition. */
export interface PageRequest {
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `300`. */
  pageSize?: number;
}

export const pageRequest: Schema<PageRequest> = /* @__PURE__ */ strict({
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
});
