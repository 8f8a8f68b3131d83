// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import { type DecimalString, type IsoDate, type IsoDateTime, type Open } from '../../../api/schemas/values.js';
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

/** `CreatePaymentMethodCardholderInfo` of the definition. */
export interface CreatePaymentMethodCardholderInfoInput {
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

export const createPaymentMethodCardholderInfoInput: Schema<CreatePaymentMethodCardholderInfoInput> = /* @__PURE__ */ strict({
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

/** `CreatePaymentMethodCreditCard.tokens` of the definition. */
export interface CreatePaymentMethodCreditCardInputTokens {
  gatewayType: string;
  secondTokenId?: string;
  thirdTokenId?: string;
  tokenId: string;
}

export const createPaymentMethodCreditCardInputTokens: Schema<CreatePaymentMethodCreditCardInputTokens> = /* @__PURE__ */ strict({
  gatewayType: z.string(),
  secondTokenId: z.optional(z.string()),
  thirdTokenId: z.optional(z.string()),
  tokenId: z.string(),
});

/** `CreatePaymentMethodCreditCard.mandateInfo` of the definition. */
export interface CreatePaymentMethodCreditCardInputMandateInfo {
  /** At most 36 characters. */
  mandateId?: string;
  /** At most 64 characters. */
  mandateReason?: string;
  /** At most 64 characters. */
  mandateStatus?: string;
}

export const createPaymentMethodCreditCardInputMandateInfo: Schema<CreatePaymentMethodCreditCardInputMandateInfo> = /* @__PURE__ */ strict({
  mandateId: z.optional(upTo(36)),
  mandateReason: z.optional(upTo(64)),
  mandateStatus: z.optional(upTo(64)),
});

/** `CreatePaymentMethodCreditCard.processingOptions` of the definition. */
export interface CreatePaymentMethodCreditCardInputProcessingOptions {
  checkDuplicated?: boolean;
}

export const createPaymentMethodCreditCardInputProcessingOptions: Schema<CreatePaymentMethodCreditCardInputProcessingOptions> =
  /* @__PURE__ */ strict({
    checkDuplicated: z.optional(z.boolean()),
  });

/** `PaymentMethodCommonFields.gatewayOptions` of the definition. */
export interface PaymentMethodCommonFieldsInputGatewayOptions {
  key?: string;
  value?: string;
}

export const paymentMethodCommonFieldsInputGatewayOptions: Schema<PaymentMethodCommonFieldsInputGatewayOptions> = /* @__PURE__ */ strict({
  key: z.optional(z.string()),
  value: z.optional(z.string()),
});

/** `CreatePaymentMethodCreditCard` of the definition. */
export interface CreatePaymentMethodCreditCardInput extends CustomFieldValues {
  type: 'CreditCard';
  cardHolderInfo: CreatePaymentMethodCardholderInfoInput;
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
  tokens?: CreatePaymentMethodCreditCardInputTokens;
  /** Default `false`. */
  tokenize?: boolean;
  mandateInfo?: CreatePaymentMethodCreditCardInputMandateInfo;
  processingOptions?: CreatePaymentMethodCreditCardInputProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodCreditCardInput: Schema<CreatePaymentMethodCreditCardInput> = /* @__PURE__ */ customizable({
  type: z.enum(['CreditCard']),
  cardHolderInfo: createPaymentMethodCardholderInfoInput,
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
  tokens: z.optional(createPaymentMethodCreditCardInputTokens),
  tokenize: z.optional(z.boolean()),
  mandateInfo: z.optional(createPaymentMethodCreditCardInputMandateInfo),
  processingOptions: z.optional(createPaymentMethodCreditCardInputProcessingOptions),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodCCReferenceTransaction.mandateInfo` of the definition. */
export interface CreatePaymentMethodCCReferenceTransactionInputMandateInfo {
  /** At most 36 characters. */
  mandateId?: string;
  /** At most 64 characters. */
  mandateReason?: string;
  /** At most 64 characters. */
  mandateStatus?: string;
}

export const createPaymentMethodCCReferenceTransactionInputMandateInfo: Schema<CreatePaymentMethodCCReferenceTransactionInputMandateInfo> =
  /* @__PURE__ */ strict({
    mandateId: z.optional(upTo(36)),
    mandateReason: z.optional(upTo(64)),
    mandateStatus: z.optional(upTo(64)),
  });

/** `CreatePaymentMethodCCReferenceTransaction` of the definition. */
export interface CreatePaymentMethodCCReferenceTransactionInput extends CustomFieldValues {
  type: 'CreditCardReferenceTransaction';
  /** At most 19 characters. */
  creditCardMaskNumber?: string;
  secondTokenId?: string;
  tokenId: string;
  mandateInfo?: CreatePaymentMethodCCReferenceTransactionInputMandateInfo;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
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
    mandateInfo: z.optional(createPaymentMethodCCReferenceTransactionInputMandateInfo),
    accountKey: z.optional(z.string()),
    authGateway: z.optional(z.string()),
    currencyCode: z.optional(z.string()),
    gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
    ipAddress: z.optional(z.string()),
    makeDefault: z.optional(z.boolean()),
    skipValidation: z.optional(z.boolean()),
  });

/** `CreatePaymentMethodACH.mandateInfo` of the definition. */
export interface CreatePaymentMethodACHInputMandateInfo {
  /** At most 36 characters. */
  mandateId?: string;
  /** At most 64 characters. */
  mandateReason?: string;
  /** At most 64 characters. */
  mandateStatus?: string;
}

export const createPaymentMethodACHInputMandateInfo: Schema<CreatePaymentMethodACHInputMandateInfo> = /* @__PURE__ */ strict({
  mandateId: z.optional(upTo(36)),
  mandateReason: z.optional(upTo(64)),
  mandateStatus: z.optional(upTo(64)),
});

/** `CreatePaymentMethodACH.processingOptions` of the definition. */
export interface CreatePaymentMethodACHInputProcessingOptions {
  checkDuplicated?: boolean;
}

export const createPaymentMethodACHInputProcessingOptions: Schema<CreatePaymentMethodACHInputProcessingOptions> = /* @__PURE__ */ strict({
  checkDuplicated: z.optional(z.boolean()),
});

/** `CreatePaymentMethodACH.tokens` of the definition. */
export interface CreatePaymentMethodACHInputTokens {
  gatewayType: string;
  secondTokenId?: string;
  thirdTokenId?: string;
  tokenId: string;
}

export const createPaymentMethodACHInputTokens: Schema<CreatePaymentMethodACHInputTokens> = /* @__PURE__ */ strict({
  gatewayType: z.string(),
  secondTokenId: z.optional(z.string()),
  thirdTokenId: z.optional(z.string()),
  tokenId: z.string(),
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
  mandateInfo?: CreatePaymentMethodACHInputMandateInfo;
  processingOptions?: CreatePaymentMethodACHInputProcessingOptions;
  tokens?: CreatePaymentMethodACHInputTokens;
  /** Default `false`. */
  tokenize?: boolean;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
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
  mandateInfo: z.optional(createPaymentMethodACHInputMandateInfo),
  processingOptions: z.optional(createPaymentMethodACHInputProcessingOptions),
  tokens: z.optional(createPaymentMethodACHInputTokens),
  tokenize: z.optional(z.boolean()),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
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

/** `CreatePaymentMethodSEPA.mandateInfo` of the definition. */
export interface CreatePaymentMethodSEPAInputMandateInfo {
  /** At most 36 characters. */
  mandateId?: string;
  /** At most 64 characters. */
  mandateReason?: string;
  /** At most 64 characters. */
  mandateStatus?: string;
}

export const createPaymentMethodSEPAInputMandateInfo: Schema<CreatePaymentMethodSEPAInputMandateInfo> = /* @__PURE__ */ strict({
  mandateId: z.optional(upTo(36)),
  mandateReason: z.optional(upTo(64)),
  mandateStatus: z.optional(upTo(64)),
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

/** `CreatePaymentMethodSEPA.processingOptions` of the definition. */
export interface CreatePaymentMethodSEPAInputProcessingOptions {
  checkDuplicated?: boolean;
}

export const createPaymentMethodSEPAInputProcessingOptions: Schema<CreatePaymentMethodSEPAInputProcessingOptions> = /* @__PURE__ */ strict({
  checkDuplicated: z.optional(z.boolean()),
});

/** `CreatePaymentMethodSEPA` of the definition. */
export interface CreatePaymentMethodSEPAInput extends CustomFieldValues {
  type: 'SEPA';
  IBAN: string;
  accountHolderInfo: CreatePaymentMethodSEPAInputAccountHolderInfo;
  accountMaskNumber?: string;
  businessIdentificationCode?: string;
  mandateInfo?: CreatePaymentMethodSEPAInputMandateInfo;
  /** Default `false`. */
  tokenize?: boolean;
  tokens?: CreatePaymentMethodSEPAInputTokens;
  processingOptions?: CreatePaymentMethodSEPAInputProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
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
  mandateInfo: z.optional(createPaymentMethodSEPAInputMandateInfo),
  tokenize: z.optional(z.boolean()),
  tokens: z.optional(createPaymentMethodSEPAInputTokens),
  processingOptions: z.optional(createPaymentMethodSEPAInputProcessingOptions),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodBetalingsservice.accountHolderInfo` of the definition. */
export interface CreatePaymentMethodBetalingsserviceInputAccountHolderInfo {
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

export const createPaymentMethodBetalingsserviceInputAccountHolderInfo: Schema<CreatePaymentMethodBetalingsserviceInputAccountHolderInfo> =
  /* @__PURE__ */ strict({
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

/** `CreatePaymentMethodBetalingsservice.mandateInfo` of the definition. */
export interface CreatePaymentMethodBetalingsserviceInputMandateInfo {
  /** At most 36 characters. */
  mandateId?: string;
  /** At most 64 characters. */
  mandateReason?: string;
  /** At most 64 characters. */
  mandateStatus?: string;
}

export const createPaymentMethodBetalingsserviceInputMandateInfo: Schema<CreatePaymentMethodBetalingsserviceInputMandateInfo> =
  /* @__PURE__ */ strict({
    mandateId: z.optional(upTo(36)),
    mandateReason: z.optional(upTo(64)),
    mandateStatus: z.optional(upTo(64)),
  });

/** `CreatePaymentMethodBetalingsservice.processingOptions` of the definition. */
export interface CreatePaymentMethodBetalingsserviceInputProcessingOptions {
  checkDuplicated?: boolean;
}

export const createPaymentMethodBetalingsserviceInputProcessingOptions: Schema<CreatePaymentMethodBetalingsserviceInputProcessingOptions> =
  /* @__PURE__ */ strict({
    checkDuplicated: z.optional(z.boolean()),
  });

/** `CreatePaymentMethodBetalingsservice` of the definition. */
export interface CreatePaymentMethodBetalingsserviceInput extends CustomFieldValues {
  type: 'Betalingsservice';
  accountHolderInfo: CreatePaymentMethodBetalingsserviceInputAccountHolderInfo;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  bankCode: string;
  identityNumber: string;
  mandateInfo?: CreatePaymentMethodBetalingsserviceInputMandateInfo;
  processingOptions?: CreatePaymentMethodBetalingsserviceInputProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodBetalingsserviceInput: Schema<CreatePaymentMethodBetalingsserviceInput> = /* @__PURE__ */ customizable({
  type: z.enum(['Betalingsservice']),
  accountHolderInfo: createPaymentMethodBetalingsserviceInputAccountHolderInfo,
  accountNumber: z.string(),
  accountMaskNumber: z.optional(z.string()),
  bankCode: z.string(),
  identityNumber: z.string(),
  mandateInfo: z.optional(createPaymentMethodBetalingsserviceInputMandateInfo),
  processingOptions: z.optional(createPaymentMethodBetalingsserviceInputProcessingOptions),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodAutogiro.accountHolderInfo` of the definition. */
export interface CreatePaymentMethodAutogiroInputAccountHolderInfo {
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

export const createPaymentMethodAutogiroInputAccountHolderInfo: Schema<CreatePaymentMethodAutogiroInputAccountHolderInfo> =
  /* @__PURE__ */ strict({
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

/** `CreatePaymentMethodAutogiro.mandateInfo` of the definition. */
export interface CreatePaymentMethodAutogiroInputMandateInfo {
  /** At most 36 characters. */
  mandateId?: string;
  /** At most 64 characters. */
  mandateReason?: string;
  /** At most 64 characters. */
  mandateStatus?: string;
}

export const createPaymentMethodAutogiroInputMandateInfo: Schema<CreatePaymentMethodAutogiroInputMandateInfo> = /* @__PURE__ */ strict({
  mandateId: z.optional(upTo(36)),
  mandateReason: z.optional(upTo(64)),
  mandateStatus: z.optional(upTo(64)),
});

/** `CreatePaymentMethodAutogiro.processingOptions` of the definition. */
export interface CreatePaymentMethodAutogiroInputProcessingOptions {
  checkDuplicated?: boolean;
}

export const createPaymentMethodAutogiroInputProcessingOptions: Schema<CreatePaymentMethodAutogiroInputProcessingOptions> =
  /* @__PURE__ */ strict({
    checkDuplicated: z.optional(z.boolean()),
  });

/** `CreatePaymentMethodAutogiro` of the definition. */
export interface CreatePaymentMethodAutogiroInput extends CustomFieldValues {
  type: 'Autogiro';
  accountHolderInfo: CreatePaymentMethodAutogiroInputAccountHolderInfo;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  branchCode: string;
  identityNumber: string;
  mandateInfo?: CreatePaymentMethodAutogiroInputMandateInfo;
  processingOptions?: CreatePaymentMethodAutogiroInputProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodAutogiroInput: Schema<CreatePaymentMethodAutogiroInput> = /* @__PURE__ */ customizable({
  type: z.enum(['Autogiro']),
  accountHolderInfo: createPaymentMethodAutogiroInputAccountHolderInfo,
  accountNumber: z.string(),
  accountMaskNumber: z.optional(z.string()),
  branchCode: z.string(),
  identityNumber: z.string(),
  mandateInfo: z.optional(createPaymentMethodAutogiroInputMandateInfo),
  processingOptions: z.optional(createPaymentMethodAutogiroInputProcessingOptions),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodBacs.accountHolderInfo` of the definition. */
export interface CreatePaymentMethodBacsInputAccountHolderInfo {
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

export const createPaymentMethodBacsInputAccountHolderInfo: Schema<CreatePaymentMethodBacsInputAccountHolderInfo> = /* @__PURE__ */ strict({
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

/** `CreatePaymentMethodBacs.mandateInfo` of the definition. */
export interface CreatePaymentMethodBacsInputMandateInfo {
  /** At most 36 characters. */
  mandateId?: string;
  /** At most 64 characters. */
  mandateReason?: string;
  /** At most 64 characters. */
  mandateStatus?: string;
}

export const createPaymentMethodBacsInputMandateInfo: Schema<CreatePaymentMethodBacsInputMandateInfo> = /* @__PURE__ */ strict({
  mandateId: z.optional(upTo(36)),
  mandateReason: z.optional(upTo(64)),
  mandateStatus: z.optional(upTo(64)),
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

/** `CreatePaymentMethodBacs.processingOptions` of the definition. */
export interface CreatePaymentMethodBacsInputProcessingOptions {
  checkDuplicated?: boolean;
}

export const createPaymentMethodBacsInputProcessingOptions: Schema<CreatePaymentMethodBacsInputProcessingOptions> = /* @__PURE__ */ strict({
  checkDuplicated: z.optional(z.boolean()),
});

/** `CreatePaymentMethodBacs` of the definition. */
export interface CreatePaymentMethodBacsInput extends CustomFieldValues {
  type: 'Bacs';
  accountHolderInfo: CreatePaymentMethodBacsInputAccountHolderInfo;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  bankCode: string;
  mandateInfo?: CreatePaymentMethodBacsInputMandateInfo;
  /** Default `false`. */
  tokenize?: boolean;
  tokens?: CreatePaymentMethodBacsInputTokens;
  processingOptions?: CreatePaymentMethodBacsInputProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodBacsInput: Schema<CreatePaymentMethodBacsInput> = /* @__PURE__ */ customizable({
  type: z.enum(['Bacs']),
  accountHolderInfo: createPaymentMethodBacsInputAccountHolderInfo,
  accountNumber: z.string(),
  accountMaskNumber: z.optional(z.string()),
  bankCode: z.string(),
  mandateInfo: z.optional(createPaymentMethodBacsInputMandateInfo),
  tokenize: z.optional(z.boolean()),
  tokens: z.optional(createPaymentMethodBacsInputTokens),
  processingOptions: z.optional(createPaymentMethodBacsInputProcessingOptions),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodBecs.accountHolderInfo` of the definition. */
export interface CreatePaymentMethodBecsInputAccountHolderInfo {
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

export const createPaymentMethodBecsInputAccountHolderInfo: Schema<CreatePaymentMethodBecsInputAccountHolderInfo> = /* @__PURE__ */ strict({
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

/** `CreatePaymentMethodBecs.mandateInfo` of the definition. */
export interface CreatePaymentMethodBecsInputMandateInfo {
  /** At most 36 characters. */
  mandateId?: string;
  /** At most 64 characters. */
  mandateReason?: string;
  /** At most 64 characters. */
  mandateStatus?: string;
}

export const createPaymentMethodBecsInputMandateInfo: Schema<CreatePaymentMethodBecsInputMandateInfo> = /* @__PURE__ */ strict({
  mandateId: z.optional(upTo(36)),
  mandateReason: z.optional(upTo(64)),
  mandateStatus: z.optional(upTo(64)),
});

/** `CreatePaymentMethodBecs.processingOptions` of the definition. */
export interface CreatePaymentMethodBecsInputProcessingOptions {
  checkDuplicated?: boolean;
}

export const createPaymentMethodBecsInputProcessingOptions: Schema<CreatePaymentMethodBecsInputProcessingOptions> = /* @__PURE__ */ strict({
  checkDuplicated: z.optional(z.boolean()),
});

/** `CreatePaymentMethodBecs` of the definition. */
export interface CreatePaymentMethodBecsInput extends CustomFieldValues {
  type: 'Becs';
  accountHolderInfo?: CreatePaymentMethodBecsInputAccountHolderInfo;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  branchCode: string;
  mandateInfo?: CreatePaymentMethodBecsInputMandateInfo;
  processingOptions?: CreatePaymentMethodBecsInputProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodBecsInput: Schema<CreatePaymentMethodBecsInput> = /* @__PURE__ */ customizable({
  type: z.enum(['Becs']),
  accountHolderInfo: z.optional(createPaymentMethodBecsInputAccountHolderInfo),
  accountNumber: z.string(),
  accountMaskNumber: z.optional(z.string()),
  branchCode: z.string(),
  mandateInfo: z.optional(createPaymentMethodBecsInputMandateInfo),
  processingOptions: z.optional(createPaymentMethodBecsInputProcessingOptions),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodBecsnz.accountHolderInfo` of the definition. */
export interface CreatePaymentMethodBecsnzInputAccountHolderInfo {
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

export const createPaymentMethodBecsnzInputAccountHolderInfo: Schema<CreatePaymentMethodBecsnzInputAccountHolderInfo> =
  /* @__PURE__ */ strict({
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

/** `CreatePaymentMethodBecsnz.mandateInfo` of the definition. */
export interface CreatePaymentMethodBecsnzInputMandateInfo {
  /** At most 36 characters. */
  mandateId?: string;
  /** At most 64 characters. */
  mandateReason?: string;
  /** At most 64 characters. */
  mandateStatus?: string;
}

export const createPaymentMethodBecsnzInputMandateInfo: Schema<CreatePaymentMethodBecsnzInputMandateInfo> = /* @__PURE__ */ strict({
  mandateId: z.optional(upTo(36)),
  mandateReason: z.optional(upTo(64)),
  mandateStatus: z.optional(upTo(64)),
});

/** `CreatePaymentMethodBecsnz.processingOptions` of the definition. */
export interface CreatePaymentMethodBecsnzInputProcessingOptions {
  checkDuplicated?: boolean;
}

export const createPaymentMethodBecsnzInputProcessingOptions: Schema<CreatePaymentMethodBecsnzInputProcessingOptions> =
  /* @__PURE__ */ strict({
    checkDuplicated: z.optional(z.boolean()),
  });

/** `CreatePaymentMethodBecsnz` of the definition. */
export interface CreatePaymentMethodBecsnzInput extends CustomFieldValues {
  type: 'Becsnz';
  accountHolderInfo: CreatePaymentMethodBecsnzInputAccountHolderInfo;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  branchCode: string;
  bankCode: string;
  mandateInfo?: CreatePaymentMethodBecsnzInputMandateInfo;
  processingOptions?: CreatePaymentMethodBecsnzInputProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodBecsnzInput: Schema<CreatePaymentMethodBecsnzInput> = /* @__PURE__ */ customizable({
  type: z.enum(['Becsnz']),
  accountHolderInfo: createPaymentMethodBecsnzInputAccountHolderInfo,
  accountNumber: z.string(),
  accountMaskNumber: z.optional(z.string()),
  branchCode: z.string(),
  bankCode: z.string(),
  mandateInfo: z.optional(createPaymentMethodBecsnzInputMandateInfo),
  processingOptions: z.optional(createPaymentMethodBecsnzInputProcessingOptions),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePaymentMethodPAD.accountHolderInfo` of the definition. */
export interface CreatePaymentMethodPADInputAccountHolderInfo {
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

export const createPaymentMethodPADInputAccountHolderInfo: Schema<CreatePaymentMethodPADInputAccountHolderInfo> = /* @__PURE__ */ strict({
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

/** `CreatePaymentMethodPAD.mandateInfo` of the definition. */
export interface CreatePaymentMethodPADInputMandateInfo {
  /** At most 36 characters. */
  mandateId?: string;
  /** At most 64 characters. */
  mandateReason?: string;
  /** At most 64 characters. */
  mandateStatus?: string;
}

export const createPaymentMethodPADInputMandateInfo: Schema<CreatePaymentMethodPADInputMandateInfo> = /* @__PURE__ */ strict({
  mandateId: z.optional(upTo(36)),
  mandateReason: z.optional(upTo(64)),
  mandateStatus: z.optional(upTo(64)),
});

/** `CreatePaymentMethodPAD.processingOptions` of the definition. */
export interface CreatePaymentMethodPADInputProcessingOptions {
  checkDuplicated?: boolean;
}

export const createPaymentMethodPADInputProcessingOptions: Schema<CreatePaymentMethodPADInputProcessingOptions> = /* @__PURE__ */ strict({
  checkDuplicated: z.optional(z.boolean()),
});

/** `CreatePaymentMethodPAD` of the definition. */
export interface CreatePaymentMethodPADInput extends CustomFieldValues {
  type: 'PAD';
  accountHolderInfo: CreatePaymentMethodPADInputAccountHolderInfo;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  branchCode: string;
  bankCode: string;
  mandateInfo?: CreatePaymentMethodPADInputMandateInfo;
  processingOptions?: CreatePaymentMethodPADInputProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
  /** Default `false`. */
  skipValidation?: boolean;
}

export const createPaymentMethodPADInput: Schema<CreatePaymentMethodPADInput> = /* @__PURE__ */ customizable({
  type: z.enum(['PAD']),
  accountHolderInfo: createPaymentMethodPADInputAccountHolderInfo,
  accountNumber: z.string(),
  accountMaskNumber: z.optional(z.string()),
  branchCode: z.string(),
  bankCode: z.string(),
  mandateInfo: z.optional(createPaymentMethodPADInputMandateInfo),
  processingOptions: z.optional(createPaymentMethodPADInputProcessingOptions),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
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
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
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
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
  skipValidation: z.optional(z.boolean()),
});

/** `CreatePMPayPalCP.tokens` of the definition. */
export interface CreatePMPayPalCPInputTokens {
  gatewayType: string;
  secondTokenId?: string;
  thirdTokenId?: string;
  tokenId: string;
}

export const createPMPayPalCPInputTokens: Schema<CreatePMPayPalCPInputTokens> = /* @__PURE__ */ strict({
  gatewayType: z.string(),
  secondTokenId: z.optional(z.string()),
  thirdTokenId: z.optional(z.string()),
  tokenId: z.string(),
});

/** `CreatePMPayPalCP` of the definition. */
export interface CreatePMPayPalCPInput extends CustomFieldValues {
  type: 'PayPalCP';
  BAID: string;
  email: string;
  tokens?: CreatePMPayPalCPInputTokens;
  /** Default `false`. */
  tokenize?: boolean;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
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
  tokens: z.optional(createPMPayPalCPInputTokens),
  tokenize: z.optional(z.boolean()),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
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
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
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
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
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
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
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
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
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
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
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
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
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
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
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
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
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
  gatewayOptions?: PaymentMethodCommonFieldsInputGatewayOptions;
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
  gatewayOptions: z.optional(paymentMethodCommonFieldsInputGatewayOptions),
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

/** `ChargeModelConfigurationType` of the definition. */
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

/** `GETAccountTypeSoldToContact` of the definition. */
export interface AccountSoldToContact extends CustomFieldValues {
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

export const accountSoldToContact: Schema<AccountSoldToContact> = /* @__PURE__ */ z.looseObject({
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

/** `GETAccountSummaryTypeBillToContact` of the definition. */
export interface AccountSummaryBillToContact extends CustomFieldValues {
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

export const accountSummaryBillToContact: Schema<AccountSummaryBillToContact> = /* @__PURE__ */ z.looseObject({
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

/** `GetAccountSummaryTypeShipToContact` of the definition. */
export interface AccountSummaryShipToContact extends CustomFieldValues {
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

export const accountSummaryShipToContact: Schema<AccountSummaryShipToContact> = /* @__PURE__ */ z.looseObject({
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

/** `GETAccountSummaryTypeSoldToContact` of the definition. */
export interface AccountSummarySoldToContact extends CustomFieldValues {
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

export const accountSummarySoldToContact: Schema<AccountSummarySoldToContact> = /* @__PURE__ */ z.looseObject({
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

/** `CommonResponse.reasons` of the definition. */
export interface CommonResponseReason {
  code?: string;
  message?: string;
}

export const commonResponseReason: Schema<CommonResponseReason> = /* @__PURE__ */ z.looseObject({
  code: maybe(wireText),
  message: maybe(wireText),
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

/** `Old_CommonResponseType.reasons` of the definition. */
export interface OlderCommonResponseReason {
  code?: string;
  message?: string;
}

export const olderCommonResponseReason: Schema<OlderCommonResponseReason> = /* @__PURE__ */ z.looseObject({
  code: maybe(wireText),
  message: maybe(wireText),
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
