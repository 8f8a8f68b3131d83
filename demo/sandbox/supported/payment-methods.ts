import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import { storedFields, type StoredFields } from './stored-fields.js';

/** Fields of the account holder that the sandbox stores and returns but does not use. */
export interface HolderFields {
  addressLine1?: string;
  addressLine2?: string;
  city?: string;
  country?: string;
  email?: string;
  phone?: string;
  state?: string;
  zipCode?: string;
}

export interface MandateFields {
  mandateId?: string;
  mandateReason?: string;
  mandateStatus?: string;
}

/** Optional fields of every new payment method. */
interface NoServices {
  checkDuplicated?: false;
  tokenize?: false;
  processingOptions?: { checkDuplicated?: false };
}

interface NewMethodFields extends NoServices, StoredFields<'paymentMethod'>, StoredFields<'mandate'>, CustomFieldValues {
  accountKey?: string;
  makeDefault?: boolean;
  /** True to store the method without calling the payment network. */
  skipValidation?: boolean;
  ipAddress?: string;
  mandateInfo?: MandateFields;
}

export interface CardHolderFields extends HolderFields {
  cardHolderName: string;
}

export interface NewCardFields extends NewMethodFields {
  type: 'CreditCard';
  cardHolderInfo: CardHolderFields;
  cardNumber: string;
  cardType: string;
  expirationMonth: number;
  expirationYear: number;
  securityCode?: string;
}

export interface NewAchFields extends NewMethodFields, Omit<HolderFields, 'email'> {
  type: 'ACH';
  bankABACode: string;
  bankAccountName: string;
  bankAccountNumber: string;
  bankAccountType: string;
  bankName: string;
}

interface AccountHolderFields extends HolderFields {
  accountHolderName?: string;
  firstName?: string;
  lastName?: string;
}

export interface NewSepaFields extends NewMethodFields {
  type: 'SEPA';
  IBAN: string;
  accountHolderInfo: AccountHolderFields;
  businessIdentificationCode?: string;
}

export interface NewBacsFields extends NewMethodFields {
  type: 'Bacs';
  accountNumber: string;
  bankCode: string;
  accountHolderInfo: AccountHolderFields;
}

/** A card that is part of another request. In some requests, expiry month and year are text. */
export interface SentCard extends CustomFieldValues {
  cardHolderInfo?: Partial<CardHolderFields>;
  cardNumber?: string;
  cardType?: string;
  expirationMonth?: number | string;
  expirationYear?: number | string;
  securityCode?: string;
}

export interface LegacyCardInput extends StoredFields<'paymentMethod'>, StoredFields<'mandate'>, CustomFieldValues {
  accountKey?: string;
  cardHolderInfo?: CardHolderFields;
  creditCardNumber: string;
  creditCardType: string;
  defaultPaymentMethod?: boolean;
  expirationMonth: number;
  expirationYear: number;
  securityCode?: string;
}

export interface UpdateMethodInput extends Pick<NoServices, 'processingOptions'>, StoredFields<'paymentMethod'>, CustomFieldValues {
  'payment-method-id': string;
  accountHolderInfo?: HolderFields;
  accountKey?: string;
  expirationMonth?: number;
  expirationYear?: number;
  securityCode?: string;
  ipAddress?: string;
  mandateInfo?: MandateFields;
  maxConsecutivePaymentFailures?: number | null;
  paymentRetryWindow?: number | null;
  useDefaultRetryRule?: boolean;
}

export interface VerifyMethodInput {
  'payment-method-id': string;
  securityCode?: string;
}

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const month = z.int().check(z.gte(1), z.lte(12));
const year = z.int().check(z.gte(2000), z.lte(2099));

const holder = {
  addressLine1: text,
  addressLine2: text,
  city: text,
  country: text,
  email: text,
  phone: text,
  state: text,
  zipCode: text,
};
const mandateInfo = z.optional(z.object({ mandateId: text, mandateReason: text, mandateStatus: text }));
export const cardHolderFields: Schema<CardHolderFields> = z.object({ ...holder, cardHolderName: z.string() });
const accountHolder = z.object({ ...holder, accountHolderName: text, firstName: text, lastName: text });

const stored = { ...storedFields('paymentMethod'), ...storedFields('mandate') };
const never = z.optional(z.literal(false));
/** Checks and services that the sandbox does not have. */
export const noServices = { checkDuplicated: never, tokenize: never, processingOptions: z.optional(z.object({ checkDuplicated: never })) };
const common = { ...noServices, ...stored, accountKey: text, makeDefault: flag, skipValidation: flag, ipAddress: text, mandateInfo };

export const newCardFields: Schema<NewCardFields> = customizable({
  ...common,
  type: z.literal('CreditCard'),
  cardHolderInfo: cardHolderFields,
  cardNumber: z.string(),
  cardType: z.string(),
  expirationMonth: month,
  expirationYear: year,
  securityCode: text,
});

export const newAchFields: Schema<NewAchFields> = customizable({
  ...common,
  type: z.literal('ACH'),
  bankABACode: z.string(),
  bankAccountName: z.string(),
  bankAccountNumber: z.string(),
  bankAccountType: z.string(),
  bankName: z.string(),
  addressLine1: text,
  addressLine2: text,
  city: text,
  country: text,
  phone: text,
  state: text,
  zipCode: text,
});

export const newSepaFields: Schema<NewSepaFields> = customizable({
  ...common,
  type: z.literal('SEPA'),
  IBAN: z.string(),
  accountHolderInfo: accountHolder,
  businessIdentificationCode: text,
});

export const newBacsFields: Schema<NewBacsFields> = customizable({
  ...common,
  type: z.literal('Bacs'),
  accountNumber: z.string(),
  bankCode: z.string(),
  accountHolderInfo: accountHolder,
});

/** Bank accounts whose numbers the sandbox does not check, wallets, and cards that a payment gateway has stored. */
export const OTHER_TYPES = [
  'Autogiro',
  'Becs',
  'Becsnz',
  'Betalingsservice',
  'PAD',
  'PayPalAdaptive',
  'PayPalCP',
  'PayPalEC',
  'PayPalNativeEC',
  'AdyenApplePay',
  'AmazonPay',
  'GooglePay',
  'CreditCardReferenceTransaction',
] as const;

/** Payment method of one of the other types. The definition says which fields the type has. */
export interface NewOtherFields extends NewMethodFields, StoredFields<'otherMethod'> {
  type: (typeof OTHER_TYPES)[number];
  accountHolderInfo?: AccountHolderFields;
  accountNumber?: string;
  creditCardMaskNumber?: string;
  amazonPayToken?: string;
  applePaymentData?: string;
  googlePaymentToken?: string;
}

export const newOtherFields: Schema<NewOtherFields> = customizable({
  ...common,
  ...storedFields('otherMethod'),
  type: z.enum(OTHER_TYPES),
  accountHolderInfo: z.optional(accountHolder),
  accountNumber: text,
  creditCardMaskNumber: text,
  amazonPayToken: text,
  applePaymentData: text,
  googlePaymentToken: text,
});

/** Supported types of new payment methods. */
export const newMethodFields: Schema<NewCardFields | NewAchFields | NewSepaFields | NewBacsFields | NewOtherFields> = z.union([
  newCardFields,
  newAchFields,
  newSepaFields,
  newBacsFields,
  newOtherFields,
]);

const monthOrYear = z.optional(z.union([z.int(), z.string().check(z.regex(/^\d{1,4}$/))]));
export const sentCard: Schema<SentCard> = customizable({
  cardHolderInfo: z.optional(z.object({ ...holder, cardHolderName: text })),
  cardNumber: text,
  cardType: text,
  expirationMonth: monthOrYear,
  expirationYear: monthOrYear,
  securityCode: text,
});

export const legacyCardInput: Schema<LegacyCardInput> = customizable({
  ...stored,
  accountKey: text,
  cardHolderInfo: z.optional(cardHolderFields),
  creditCardNumber: z.string(),
  creditCardType: z.string(),
  defaultPaymentMethod: flag,
  expirationMonth: month,
  expirationYear: year,
  securityCode: text,
});

export const updateMethodInput: Schema<UpdateMethodInput> = customizable({
  ...storedFields('paymentMethod'),
  processingOptions: noServices.processingOptions,
  'payment-method-id': z.string(),
  accountHolderInfo: z.optional(z.object(holder)),
  accountKey: text,
  expirationMonth: z.optional(month),
  expirationYear: z.optional(year),
  securityCode: text,
  ipAddress: text,
  mandateInfo,
  maxConsecutivePaymentFailures: z.optional(z.nullable(z.int())),
  paymentRetryWindow: z.optional(z.nullable(z.int())),
  useDefaultRetryRule: flag,
});

export const verifyMethodInput: Schema<VerifyMethodInput> = z.object({ 'payment-method-id': z.string(), securityCode: text });
