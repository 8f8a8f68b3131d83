// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDate, Open } from '../../../api/schemas/values.js';
import {
  customizable,
  date,
  decimalText,
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
  wireText,
} from '../../../api/schemas/wire.js';
import {
  cardholderInfoInput,
  type CardholderInfoInput,
  renewalTermInput,
  type RenewalTermInput,
  responseReason,
  type ResponseReason,
  signUpTaxInfoInput,
  type SignUpTaxInfoInput,
} from './shared.js';

/** `ContactInfo` of the definition. */
export interface ContactInfoInput {
  /** At most 255 characters. */
  address1?: string;
  /** At most 255 characters. */
  address2?: string;
  /** At most 100 characters. */
  city?: string;
  /** At most 100 characters. */
  contactDescription?: string;
  /** At most 64 characters. */
  country?: string;
  /** At most 100 characters. */
  county?: string;
  customFields?: Record<string, unknown>;
  /** At most 40 characters. */
  fax?: string;
  /** At most 100 characters. */
  firstName: string;
  /** At most 40 characters. */
  homePhone?: string;
  /** At most 100 characters. */
  lastName: string;
  /** At most 40 characters. */
  mobilePhone?: string;
  /** At most 100 characters. */
  nickname?: string;
  /** At most 40 characters. */
  otherPhone?: string;
  otherPhoneType?: 'Work' | 'Mobile' | 'Home' | 'Other';
  /** At most 80 characters. */
  personalEmail?: string;
  /** At most 20 characters. */
  postalCode?: string;
  /** At most 100 characters. */
  state?: string;
  /** At most 100 characters. */
  taxRegion?: string;
  /** At most 80 characters. */
  workEmail?: string;
  /** At most 40 characters. */
  workPhone?: string;
}

export const contactInfoInput: Schema<ContactInfoInput> = /* @__PURE__ */ strict({
  address1: z.optional(upTo(255)),
  address2: z.optional(upTo(255)),
  city: z.optional(upTo(100)),
  contactDescription: z.optional(upTo(100)),
  country: z.optional(upTo(64)),
  county: z.optional(upTo(100)),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  fax: z.optional(upTo(40)),
  firstName: upTo(100),
  homePhone: z.optional(upTo(40)),
  lastName: upTo(100),
  mobilePhone: z.optional(upTo(40)),
  nickname: z.optional(upTo(100)),
  otherPhone: z.optional(upTo(40)),
  otherPhoneType: z.optional(z.enum(['Work', 'Mobile', 'Home', 'Other'])),
  personalEmail: z.optional(upTo(80)),
  postalCode: z.optional(upTo(20)),
  state: z.optional(upTo(100)),
  taxRegion: z.optional(upTo(100)),
  workEmail: z.optional(upTo(80)),
  workPhone: z.optional(upTo(40)),
});

/** `SignUpPaymentMethod` of the definition. */
export interface SignUpPaymentMethodInput extends CustomFieldValues {
  type: 'PayPalEC' | 'PayPalNativeEC' | 'PayPalAdaptive' | 'CreditCard' | 'CreditCardReferenceTransaction';
  secondTokenId?: string;
  tokenId?: string;
  BAID?: string;
  email?: string;
  preapprovalKey?: string;
  cardHolderInfo?: CardholderInfoInput;
  cardNumber?: string;
  cardType?: string;
  checkDuplicated?: boolean;
  expirationMonth?: string;
  expirationYear?: string;
  /** At most 128 characters. */
  mitConsentAgreementRef?: string;
  mitConsentAgreementSrc?: 'External';
  /** At most 128 characters. */
  mitNetworkTransactionId?: string;
  mitProfileAction?: 'Activate' | 'Persist';
  mitProfileAgreedOn?: IsoDate;
  mitProfileType?: 'Recurring';
  securityCode?: string;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  ipAddress?: string;
  /** Default `false`. */
  makeDefault?: boolean;
}

export const signUpPaymentMethodInput: Schema<SignUpPaymentMethodInput> = /* @__PURE__ */ customizable({
  type: z.enum(['PayPalEC', 'PayPalNativeEC', 'PayPalAdaptive', 'CreditCard', 'CreditCardReferenceTransaction']),
  secondTokenId: z.optional(z.string()),
  tokenId: z.optional(z.string()),
  BAID: z.optional(z.string()),
  email: z.optional(z.string()),
  preapprovalKey: z.optional(z.string()),
  cardHolderInfo: z.optional(cardholderInfoInput),
  cardNumber: z.optional(z.string()),
  cardType: z.optional(z.string()),
  checkDuplicated: z.optional(z.boolean()),
  expirationMonth: z.optional(z.string()),
  expirationYear: z.optional(z.string()),
  mitConsentAgreementRef: z.optional(upTo(128)),
  mitConsentAgreementSrc: z.optional(z.enum(['External'])),
  mitNetworkTransactionId: z.optional(upTo(128)),
  mitProfileAction: z.optional(z.enum(['Activate', 'Persist'])),
  mitProfileAgreedOn: z.optional(date),
  mitProfileType: z.optional(z.enum(['Recurring'])),
  securityCode: z.optional(z.string()),
  accountKey: z.optional(z.string()),
  authGateway: z.optional(z.string()),
  ipAddress: z.optional(z.string()),
  makeDefault: z.optional(z.boolean()),
});

/** `AccountData` of the definition. */
export interface AccountDataInput {
  /** At most 70 characters. */
  accountNumber?: NumberOf<'account'>;
  autoPay?: boolean;
  batch?: string;
  /** From 0 to 31. */
  billCycleDay: number;
  billToContact: ContactInfoInput;
  communicationProfileId?: string;
  creditMemoTemplateId?: string;
  /** At most 100 characters. */
  crmId?: string;
  currency: string;
  customFields?: Record<string, unknown>;
  debitMemoTemplateId?: string;
  invoiceTemplateId?: string;
  /** At most 255 characters. */
  name: string;
  /** At most 65535 characters. */
  notes?: string;
  organizationLabel?: string;
  paymentMethod?: SignUpPaymentMethodInput;
  paymentTerm?: string;
  /** At most 100 characters. */
  purchaseOrderNumber?: string;
  sequenceSetId?: string | null;
  shipToContact?: ContactInfoInput;
  soldToContact?: ContactInfoInput;
  taxInfo?: SignUpTaxInfoInput;
}

export const accountDataInput: Schema<AccountDataInput> = /* @__PURE__ */ strict({
  accountNumber: z.optional(upTo(70)),
  autoPay: z.optional(z.boolean()),
  batch: z.optional(z.string()),
  billCycleDay: integer(0, 31),
  billToContact: contactInfoInput,
  communicationProfileId: z.optional(z.string()),
  creditMemoTemplateId: z.optional(z.string()),
  crmId: z.optional(upTo(100)),
  currency: z.string(),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  debitMemoTemplateId: z.optional(z.string()),
  invoiceTemplateId: z.optional(z.string()),
  name: upTo(255),
  notes: z.optional(upTo(65535)),
  organizationLabel: z.optional(z.string()),
  paymentMethod: z.optional(signUpPaymentMethodInput),
  paymentTerm: z.optional(z.string()),
  purchaseOrderNumber: z.optional(upTo(100)),
  sequenceSetId: z.optional(z.nullable(z.string())),
  shipToContact: z.optional(contactInfoInput),
  soldToContact: z.optional(contactInfoInput),
  taxInfo: z.optional(signUpTaxInfoInput),
});

/** `Options` of the definition. */
export interface OptionsInput {
  billingTargetDate?: IsoDate;
  collectPayment?: boolean;
  maxSubscriptionsPerAccount?: DecimalString;
  runBilling?: boolean;
}

export const optionsInput: Schema<OptionsInput> = /* @__PURE__ */ strict({
  billingTargetDate: z.optional(date),
  collectPayment: z.optional(z.boolean()),
  maxSubscriptionsPerAccount: z.optional(decimal),
  runBilling: z.optional(z.boolean()),
});

/** `PaymentData` of the definition. */
export interface PaymentDataInput {
  authTransactionId?: string;
  authorizedAmount?: DecimalString;
  authorizedCurrency?: string;
}

export const paymentDataInput: Schema<PaymentDataInput> = /* @__PURE__ */ strict({
  authTransactionId: z.optional(z.string()),
  authorizedAmount: z.optional(decimal),
  authorizedCurrency: z.optional(z.string()),
});

/** `RatePlan` of the definition. */
export interface RatePlanInput {
  customFields?: Record<string, unknown>;
  productRatePlanId?: Id<'product rate plan'>;
}

export const ratePlanInput: Schema<RatePlanInput> = /* @__PURE__ */ strict({
  customFields: z.optional(z.record(z.string(), z.unknown())),
  productRatePlanId: z.optional(z.string()),
});

/** `TermInfo_initialTerm` of the definition. */
export interface TermInfoinitialTermInput {
  period?: number;
  periodType?: 'Month' | 'Year' | 'Day' | 'Week';
  startDate?: IsoDate;
  termType: 'TERMED' | 'EVERGREEN';
}

export const termInfoinitialTermInput: Schema<TermInfoinitialTermInput> = /* @__PURE__ */ strict({
  period: z.optional(z.int()),
  periodType: z.optional(z.enum(['Month', 'Year', 'Day', 'Week'])),
  startDate: z.optional(date),
  termType: z.enum(['TERMED', 'EVERGREEN']),
});

/** `TermInfo` of the definition. */
export interface TermInfoInput {
  autoRenew?: boolean;
  initialTerm: TermInfoinitialTermInput;
  renewalSetting?: 'RENEW_WITH_SPECIFIC_TERM' | 'RENEW_TO_EVERGREEN';
  renewalTerms?: RenewalTermInput;
}

export const termInfoInput: Schema<TermInfoInput> = /* @__PURE__ */ strict({
  autoRenew: z.optional(z.boolean()),
  initialTerm: termInfoinitialTermInput,
  renewalSetting: z.optional(z.enum(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN'])),
  renewalTerms: z.optional(renewalTermInput),
});

/** `SubscriptionData` of the definition. */
export interface SubscriptionDataInput {
  customFields?: Record<string, unknown>;
  invoiceSeparately?: boolean;
  /** At most 500 characters. */
  notes?: string;
  ratePlans?: RatePlanInput[];
  startDate?: IsoDate;
  /** At most 100 characters. */
  subscriptionNumber?: NumberOf<'subscription'>;
  terms?: TermInfoInput;
}

export const subscriptionDataInput: Schema<SubscriptionDataInput> = /* @__PURE__ */ strict({
  customFields: z.optional(z.record(z.string(), z.unknown())),
  invoiceSeparately: z.optional(z.boolean()),
  notes: z.optional(upTo(500)),
  ratePlans: z.optional(z.array(ratePlanInput)),
  startDate: z.optional(date),
  subscriptionNumber: z.optional(upTo(100)),
  terms: z.optional(termInfoInput),
});

/** Input of `POST /v1/sign-up`. */
export interface SignUpRequest {
  accountData?: AccountDataInput;
  accountIdentifierField?: string;
  customFields?: Record<string, unknown>;
  options?: OptionsInput;
  paymentData?: PaymentDataInput;
  subscriptionData?: SubscriptionDataInput;
}

export const signUpRequest: Schema<SignUpRequest> = /* @__PURE__ */ strict({
  accountData: z.optional(accountDataInput),
  accountIdentifierField: z.optional(z.string()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  options: z.optional(optionsInput),
  paymentData: z.optional(paymentDataInput),
  subscriptionData: z.optional(subscriptionDataInput),
});

/** Answer of `POST /v1/sign-up`. */
export interface SignUpResponse {
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  creditMemoId?: Id<'credit memo'>;
  creditMemoNumber?: NumberOf<'credit memo'>;
  invoiceId?: Id<'invoice'>;
  invoiceNumber?: NumberOf<'invoice'>;
  orderNumber?: NumberOf<'order'>;
  paidAmount?: DecimalString;
  paymentId?: Id<'payment'>;
  paymentNumber?: NumberOf<'payment'>;
  processId?: string;
  reasons?: ResponseReason[];
  status?: Open<'Completed' | 'Pending'>;
  subscriptionId?: Id<'subscription'>;
  subscriptionNumber?: NumberOf<'subscription'>;
  success?: boolean;
}

export const signUpResponse: Schema<SignUpResponse> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  accountNumber: maybe(wireText),
  creditMemoId: maybe(wireText),
  creditMemoNumber: maybe(wireText),
  invoiceId: maybe(wireText),
  invoiceNumber: maybe(wireText),
  orderNumber: maybe(wireText),
  paidAmount: maybe(decimalText),
  paymentId: maybe(wireText),
  paymentNumber: maybe(wireText),
  processId: maybe(wireText),
  reasons: maybe(z.array(responseReason)),
  status: maybe(open(['Completed', 'Pending'])),
  subscriptionId: maybe(wireText),
  subscriptionNumber: maybe(wireText),
  success: maybe(wireBoolean),
});
