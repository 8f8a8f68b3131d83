import type { Engine } from '../context.js';
import {
  isRoutingNumber,
  isSortCode,
  readAccountNumber,
  readIban,
  type StoredBankAccount,
} from '../engine/payment-methods/bank-accounts.js';
import { readCardInput, type CardPaths } from '../engine/payment-methods/card-input.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import type { NewPaymentMethod } from '../engine/payment-methods/stored-methods.js';
import { invalidValue } from '../errors.js';
import type {
  LegacyCardInput,
  NewAchFields,
  NewBacsFields,
  NewCardFields,
  NewOtherFields,
  NewSepaFields,
  SentCard,
} from '../supported/payment-methods.js';
import { pickStored, type StoredFields } from '../supported/stored-fields.js';
import { omitEmpty } from './omit-empty.js';

const CARD_PATHS: CardPaths = {
  number: 'cardNumber',
  type: 'cardType',
  expiry: 'expirationYear',
  securityCode: 'securityCode',
  name: 'cardHolderInfo.cardHolderName',
};
const LEGACY_PATHS: CardPaths = { ...CARD_PATHS, number: 'creditCardNumber', type: 'creditCardType' };

/** Returns the fields of a payment method that are only stored. The profile of stored credentials (`mit…`) is part of the mandate. */
function storedDetails(fields: StoredFields<'paymentMethod'> & StoredFields<'mandate'> & { mandateInfo?: object; ipAddress?: string }) {
  const { mitNetworkTransactionId: mitTransactionId, ...profile } = pickStored('mandate', fields);
  const mandateInfo = omitEmpty({ ...fields.mandateInfo, ...profile, mitTransactionId });
  const { ipAddress } = fields;
  return { ...pickStored('paymentMethod', fields), ipAddress, ...(Object.keys(mandateInfo).length > 0 && { mandateInfo }) };
}

/** Validates a card of `POST /v1/payment-methods` or `POST /v1/sign-up`. `prefix` is the path of the card with a trailing dot. */
export function parseCard(fields: Omit<NewCardFields, 'type'>, call: Pick<Engine, 'moment'>, prefix = ''): NewPaymentMethod {
  const { cardHolderInfo, cardNumber: number, cardType: type, expirationMonth, expirationYear, securityCode } = fields;
  const { cardHolderName: holderName, ...accountHolderInfo } = cardHolderInfo;
  const input = { number, type, expirationMonth, expirationYear, holderName, securityCode, unchecked: fields.skipValidation };
  const paths = { ...CARD_PATHS };
  for (const name of ['number', 'type', 'expiry', 'securityCode', 'name'] as const) paths[name] = `${prefix}${CARD_PATHS[name]}`;
  const { type: cardType, ...card } = readCardInput(input, call.moment.today, paths);
  const details = omitEmpty({ accountHolderInfo, ...storedDetails(fields) });
  return { ...card, type: 'CreditCard', cardType, details, customFields: pickCustomFields(fields) };
}

/** Validates a card that is part of another request. Missing fields are refused like empty ones. */
export function parseSentCard(card: SentCard, call: Pick<Engine, 'moment'>, prefix: string): NewPaymentMethod {
  const { cardHolderInfo, cardNumber = '', cardType = '', expirationMonth = 0, expirationYear = 0 } = card;
  const expiry = { expirationMonth: Number(expirationMonth), expirationYear: Number(expirationYear) };
  return parseCard({ ...card, ...expiry, cardNumber, cardType, cardHolderInfo: { cardHolderName: '', ...cardHolderInfo } }, call, prefix);
}

/** Validates a card of `POST /v1/payment-methods/credit-cards`. */
export function parseLegacyCard(fields: LegacyCardInput, call: Pick<Engine, 'moment'>): NewPaymentMethod {
  const { cardHolderName = '', ...accountHolderInfo } = fields.cardHolderInfo ?? {};
  const { creditCardNumber: number, creditCardType: type, expirationMonth, expirationYear, securityCode } = fields;
  const input = { number, type, expirationMonth, expirationYear, holderName: cardHolderName, securityCode };
  const { type: cardType, ...card } = readCardInput(input, call.moment.today, LEGACY_PATHS);
  return {
    ...card,
    type: 'CreditCard',
    cardType,
    details: omitEmpty({ accountHolderInfo, ...storedDetails(fields) }),
    customFields: pickCustomFields(fields),
  };
}

function bankMethod(
  type: 'ACH' | 'SEPA' | 'Bacs',
  account: StoredBankAccount,
  holderName: string,
  details: Record<string, unknown>,
  fields: object,
): NewPaymentMethod {
  return { ...account, type, holderName, details: omitEmpty(details), customFields: pickCustomFields(fields) };
}

/** Validates a US bank account. */
export function parseAch(fields: NewAchFields): NewPaymentMethod {
  if (!isRoutingNumber(fields.bankABACode))
    throw invalidValue('payment-methods', 'bankABACode', 'must be a routing number of nine digits with a valid check digit');
  const account = readAccountNumber(fields.bankAccountNumber);
  if (!account) throw invalidValue('payment-methods', 'bankAccountNumber', 'must be 4 to 17 digits');
  const { addressLine1, addressLine2, city, country, phone, state, zipCode } = fields;
  const details = {
    bankABACode: fields.bankABACode,
    bankAccountType: fields.bankAccountType,
    bankName: fields.bankName,
    accountHolderInfo: omitEmpty({ addressLine1, addressLine2, city, country, phone, state, zipCode }),
    ...storedDetails(fields),
  };
  return bankMethod('ACH', account, fields.bankAccountName, details, fields);
}

function holderOf(info: NewSepaFields['accountHolderInfo']): { holderName: string; accountHolderInfo: object } {
  const { accountHolderName, firstName, lastName, ...accountHolderInfo } = info;
  const holderName = accountHolderName ?? [firstName, lastName].filter((name) => name !== undefined).join(' ');
  if (holderName.trim() === '') throw invalidValue('payment-methods', 'accountHolderInfo.accountHolderName', 'must not be empty');
  return { holderName, accountHolderInfo };
}

/** Validates a bank account in the euro area. */
export function parseSepa(fields: NewSepaFields): NewPaymentMethod {
  const account = readIban(fields.IBAN);
  if (!account) throw invalidValue('payment-methods', 'IBAN', 'must be an IBAN with valid check digits');
  const { holderName, accountHolderInfo } = holderOf(fields.accountHolderInfo);
  const { businessIdentificationCode } = fields;
  return bankMethod('SEPA', account, holderName, { businessIdentificationCode, accountHolderInfo, ...storedDetails(fields) }, fields);
}

/** Reads a payment method of another type. Its payments succeed. Of numbers, only the last digits are stored; tokens of wallets are not stored. */
export function parseOther(fields: NewOtherFields): NewPaymentMethod {
  const { type, accountHolderInfo: info, accountNumber, creditCardMaskNumber } = fields;
  const { holderName, accountHolderInfo } = info ? holderOf(info) : { holderName: null, accountHolderInfo: undefined };
  const lastFour = (accountNumber ?? creditCardMaskNumber)?.slice(-4) ?? null;
  const details = omitEmpty({ accountHolderInfo, ...pickStored('otherMethod', fields), ...storedDetails(fields) });
  return { type, lastFour, holderName, behavior: 'ok', details, customFields: pickCustomFields(fields) };
}

/** Validates a UK bank account. */
export function parseBacs(fields: NewBacsFields): NewPaymentMethod {
  if (!isSortCode(fields.bankCode)) throw invalidValue('payment-methods', 'bankCode', 'must be a sort code of six digits');
  const account = readAccountNumber(fields.accountNumber);
  if (!account) throw invalidValue('payment-methods', 'accountNumber', 'must be 4 to 17 digits');
  const { holderName, accountHolderInfo } = holderOf(fields.accountHolderInfo);
  return bankMethod('Bacs', account, holderName, { bankCode: fields.bankCode, accountHolderInfo, ...storedDetails(fields) }, fields);
}
