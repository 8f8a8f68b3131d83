// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import type { IsoDate, IsoDateTime, Open } from '../../../api/schemas/values.js';
import {
  customizable,
  date,
  integer,
  maybe,
  open,
  strict,
  type CustomFieldValues,
  type Id,
  type KeyOf,
  type NumberOf,
  upTo,
  wireBoolean,
  wireDateTime,
  wireInteger,
  wireText,
} from '../../../api/schemas/wire.js';
import {
  cardholderInfoInput,
  type CardholderInfoInput,
  mandateInfoInput,
  type MandateInfoInput,
  paymentGatewayOptionInput,
  type PaymentGatewayOptionInput,
  paymentMethodMandateInfo,
  type PaymentMethodMandateInfo,
  paymentMethodProcessingOptionsInput,
  type PaymentMethodProcessingOptionsInput,
  responseReason,
  type ResponseReason,
  type AccountPageRequest,
  type CommonResponse,
  type NewPaymentMethodRequestInput,
} from './shared.js';

/** Answer of `POST /v1/payment-methods`. */
export interface CreatePaymentMethodResponse {
  processId?: string;
  reasons?: ResponseReason[];
  requestId?: string;
  success?: boolean;
  id?: Id<'payment method'>;
}

export const createPaymentMethodResponse: Schema<CreatePaymentMethodResponse> = /* @__PURE__ */ z.looseObject({
  processId: maybe(wireText),
  reasons: maybe(z.array(responseReason)),
  requestId: maybe(wireText),
  success: maybe(wireBoolean),
  id: maybe(wireText),
});

/** Input of `POST /v1/payment-methods/credit-cards`. */
export interface CreateCreditCardRequest extends CustomFieldValues {
  accountKey?: KeyOf<'account'>;
  cardHolderInfo?: CardholderInfoInput;
  creditCardNumber: string;
  creditCardType: string;
  defaultPaymentMethod?: boolean;
  expirationMonth: number;
  expirationYear: number;
  gatewayOptions?: PaymentGatewayOptionInput;
  /** At most 128 characters. */
  mitConsentAgreementRef?: string;
  mitConsentAgreementSrc?: 'External';
  /** At most 128 characters. */
  mitNetworkTransactionId?: string;
  mitProfileAction?: 'Activate' | 'Persist';
  mitProfileAgreedOn?: IsoDate;
  mitProfileType?: 'Recurring' | 'Unscheduled';
  /** From 0 to 100. */
  numConsecutiveFailures?: number;
  securityCode?: string;
}

export const createCreditCardRequest: Schema<CreateCreditCardRequest> = /* @__PURE__ */ customizable({
  accountKey: z.optional(z.string()),
  cardHolderInfo: z.optional(cardholderInfoInput),
  creditCardNumber: z.string(),
  creditCardType: z.string(),
  defaultPaymentMethod: z.optional(z.boolean()),
  expirationMonth: z.int(),
  expirationYear: z.int(),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  mitConsentAgreementRef: z.optional(upTo(128)),
  mitConsentAgreementSrc: z.optional(z.enum(['External'])),
  mitNetworkTransactionId: z.optional(upTo(128)),
  mitProfileAction: z.optional(z.enum(['Activate', 'Persist'])),
  mitProfileAgreedOn: z.optional(date),
  mitProfileType: z.optional(z.enum(['Recurring', 'Unscheduled'])),
  numConsecutiveFailures: z.optional(integer(0, 100)),
  securityCode: z.optional(z.string()),
});

/** `Old_POSTPaymentMethodResponseType` and `PUTVerifyPaymentMethodResponseType` of the definition. */
export interface PaymentMethodIdResponse {
  paymentMethodId?: Id<'payment method'>;
  success?: boolean;
}

export const paymentMethodIdResponse: Schema<PaymentMethodIdResponse> = /* @__PURE__ */ z.looseObject({
  paymentMethodId: maybe(wireText),
  success: maybe(wireBoolean),
});

/** `Old_GETPaymentMethodType.cardHolderInfo` of the definition. */
export interface PaymentMethodCardHolderInfo {
  addressLine1?: string;
  addressLine2?: string;
  cardHolderName?: string;
  city?: string;
  country?: string;
  email?: string;
  phone?: string;
  state?: string;
  zipCode?: string;
}

export const paymentMethodCardHolderInfo: Schema<PaymentMethodCardHolderInfo> = /* @__PURE__ */ z.looseObject({
  addressLine1: maybe(wireText),
  addressLine2: maybe(wireText),
  cardHolderName: maybe(wireText),
  city: maybe(wireText),
  country: maybe(wireText),
  email: maybe(wireText),
  phone: maybe(wireText),
  state: maybe(wireText),
  zipCode: maybe(wireText),
});

/** `Old_GETPaymentMethodType` of the definition. */
export interface PaymentMethod {
  cardHolderInfo?: PaymentMethodCardHolderInfo;
  cardNumber?: string;
  cardType?: string;
  defaultPaymentMethod?: boolean;
  expirationMonth?: number;
  expirationYear?: number;
  id?: Id<'payment method'>;
}

export const paymentMethod: Schema<PaymentMethod> = /* @__PURE__ */ z.looseObject({
  cardHolderInfo: maybe(paymentMethodCardHolderInfo),
  cardNumber: maybe(wireText),
  cardType: maybe(wireText),
  defaultPaymentMethod: maybe(wireBoolean),
  expirationMonth: maybe(wireInteger),
  expirationYear: maybe(wireInteger),
  id: maybe(wireText),
});

/** Answer of `GET /v1/payment-methods/credit-cards/accounts/{account-key}`. */
export interface ListCreditCardsResponse {
  creditCards?: PaymentMethod[];
  nextPage?: string;
  success?: boolean;
}

export const listCreditCardsResponse: Schema<ListCreditCardsResponse> = /* @__PURE__ */ z.looseObject({
  creditCards: maybe(z.array(paymentMethod)),
  nextPage: maybe(wireText),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/payment-methods/{payment-method-id}`. */
export interface GetPaymentMethodRequest {
  'payment-method-id': Id<'payment method'>;
}

export const getPaymentMethodRequest: Schema<GetPaymentMethodRequest> = /* @__PURE__ */ strict({
  'payment-method-id': z.string(),
});

/** `GETPMAccountHolderInfo` of the definition. */
export interface PMAccountHolderInfo {
  accountHolderName?: string;
  addressLine1?: string;
  addressLine2?: string;
  city?: string;
  country?: string;
  email?: string;
  phone?: string;
  state?: string;
  zipCode?: string;
}

export const pMAccountHolderInfo: Schema<PMAccountHolderInfo> = /* @__PURE__ */ z.looseObject({
  accountHolderName: maybe(wireText),
  addressLine1: maybe(wireText),
  addressLine2: maybe(wireText),
  city: maybe(wireText),
  country: maybe(wireText),
  email: maybe(wireText),
  phone: maybe(wireText),
  state: maybe(wireText),
  zipCode: maybe(wireText),
});

/** `GETPaymentMethodResponse.cardBinInfo` of the definition. */
export interface PaymentMethodResponseCardBinInfo {
  brand?: string;
  cardClass?: Open<'ChargeCard' | 'Credit' | 'Debit' | 'DeferredDebit' | 'Prepaid'>;
  productType?: Open<'Commercial_or_Corporate_Card' | 'Consumer_Card'>;
  issuer?: string;
  issuingCountryCode?: string;
}

export const paymentMethodResponseCardBinInfo: Schema<PaymentMethodResponseCardBinInfo> = /* @__PURE__ */ z.looseObject({
  brand: maybe(wireText),
  cardClass: maybe(open(['ChargeCard', 'Credit', 'Debit', 'DeferredDebit', 'Prepaid'])),
  productType: maybe(open(['Commercial_or_Corporate_Card', 'Consumer_Card'])),
  issuer: maybe(wireText),
  issuingCountryCode: maybe(wireText),
});

/** Answer of `GET /v1/payment-methods/{payment-method-id}`. */
export interface GetPaymentMethodResponse extends CustomFieldValues {
  accountHolderInfo?: PMAccountHolderInfo;
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
  cardBinInfo?: PaymentMethodResponseCardBinInfo;
  IBAN?: string;
  accountNumber?: NumberOf<'account'>;
  bankCode?: string;
  bankTransferType?: string;
  branchCode?: string;
  businessIdentificationCode?: string;
  identityNumber?: string;
  bankABACode?: string;
  bankAccountName?: string;
  bankAccountNumber?: NumberOf<'account'>;
  bankAccountType?: Open<'BusinessChecking' | 'Checking' | 'Saving'>;
  bankName?: string;
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

export const getPaymentMethodResponse: Schema<GetPaymentMethodResponse> = /* @__PURE__ */ z.looseObject({
  accountHolderInfo: maybe(pMAccountHolderInfo),
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
  cardBinInfo: maybe(paymentMethodResponseCardBinInfo),
  IBAN: maybe(wireText),
  accountNumber: maybe(wireText),
  bankCode: maybe(wireText),
  bankTransferType: maybe(wireText),
  branchCode: maybe(wireText),
  businessIdentificationCode: maybe(wireText),
  identityNumber: maybe(wireText),
  bankABACode: maybe(wireText),
  bankAccountName: maybe(wireText),
  bankAccountNumber: maybe(wireText),
  bankAccountType: maybe(open(['BusinessChecking', 'Checking', 'Saving'])),
  bankName: maybe(wireText),
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

/** `PUTPMAccountHolderInfo` of the definition. */
export interface ChangedPMAccountHolderInfoInput {
  addressLine1?: string;
  addressLine2?: string;
  city?: string;
  country?: string;
  email?: string;
  phone?: string;
  state?: string;
  zipCode?: string;
}

export const changedPMAccountHolderInfoInput: Schema<ChangedPMAccountHolderInfoInput> = /* @__PURE__ */ strict({
  addressLine1: z.optional(z.string()),
  addressLine2: z.optional(z.string()),
  city: z.optional(z.string()),
  country: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  state: z.optional(z.string()),
  zipCode: z.optional(z.string()),
});

/** Input of `PUT /v1/payment-methods/{payment-method-id}`. */
export interface UpdatePaymentMethodRequest extends CustomFieldValues {
  'payment-method-id': Id<'payment method'>;
  accountHolderInfo?: ChangedPMAccountHolderInfoInput;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  ipAddress?: string;
  mandateInfo?: MandateInfoInput;
  processingOptions?: PaymentMethodProcessingOptionsInput;
  /** From 1 to 100. */
  maxConsecutivePaymentFailures?: number | null;
  /** From 1 to 1000. */
  paymentRetryWindow?: number | null;
  useDefaultRetryRule?: boolean;
  expirationMonth?: number;
  expirationYear?: number;
  securityCode?: string;
}

export const updatePaymentMethodRequest: Schema<UpdatePaymentMethodRequest> = /* @__PURE__ */ customizable({
  'payment-method-id': z.string(),
  accountHolderInfo: z.optional(changedPMAccountHolderInfoInput),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  ipAddress: z.optional(z.string()),
  mandateInfo: z.optional(mandateInfoInput),
  processingOptions: z.optional(paymentMethodProcessingOptionsInput),
  maxConsecutivePaymentFailures: z.optional(z.nullable(integer(1, 100))),
  paymentRetryWindow: z.optional(z.nullable(integer(1, 1000))),
  useDefaultRetryRule: z.optional(z.boolean()),
  expirationMonth: z.optional(z.int()),
  expirationYear: z.optional(z.int()),
  securityCode: z.optional(z.string()),
});

/** Answer of `PUT /v1/payment-methods/{payment-method-id}`. */
export interface UpdatePaymentMethodResponse {
  id?: Id<'payment method'>;
  success?: boolean;
}

export const updatePaymentMethodResponse: Schema<UpdatePaymentMethodResponse> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  success: maybe(wireBoolean),
});

/** Input of `PUT /v1/payment-methods/{payment-method-id}/verify`. */
export interface VerifyPaymentMethodRequest {
  'payment-method-id': Id<'payment method'>;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOptionInput;
  paymentGatewayName?: string;
  securityCode?: string;
}

export const verifyPaymentMethodRequest: Schema<VerifyPaymentMethodRequest> = /* @__PURE__ */ strict({
  'payment-method-id': z.string(),
  currencyCode: z.optional(z.string()),
  gatewayOptions: z.optional(paymentGatewayOptionInput),
  paymentGatewayName: z.optional(z.string()),
  securityCode: z.optional(z.string()),
});

/** Input of `POST /v1/payment-methods`. */
export type CreatePaymentMethodRequest = NewPaymentMethodRequestInput;

/** Answer of `POST /v1/payment-methods/credit-cards`. */
export type CreateCreditCardResponse = PaymentMethodIdResponse;

/** Input of `GET /v1/payment-methods/credit-cards/accounts/{account-key}`. */
export type ListCreditCardsRequest = AccountPageRequest;

/** Answer of `PUT /v1/payment-methods/{payment-method-id}/verify`. */
export type VerifyPaymentMethodResponse = PaymentMethodIdResponse;

/** Input of `DELETE /v1/payment-methods/{payment-method-id}`. */
export type DeletePaymentMethodRequest = GetPaymentMethodRequest;

/** Answer of `DELETE /v1/payment-methods/{payment-method-id}`. */
export type DeletePaymentMethodResponse = CommonResponse;

/** Input of `PUT /v1/payment-methods/{payment-method-id}/scrub`. */
export type ScrubPaymentMethodRequest = GetPaymentMethodRequest;

/** Answer of `PUT /v1/payment-methods/{payment-method-id}/scrub`. */
export type ScrubPaymentMethodResponse = CommonResponse;
