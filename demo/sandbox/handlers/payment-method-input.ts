import type { Call } from '../context.js';
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
import type { LegacyCardInput, NewAchFields, NewBacsFields, NewCardFields, NewSepaFields } from '../supported/payment-methods.js';
import { omitEmpty } from './omit-empty.js';

const CARD_PATHS: CardPaths = {
  number: 'cardNumber',
  type: 'cardType',
  expiry: 'expirationYear',
  securityCode: 'securityCode',
  name: 'cardHolderInfo.cardHolderName',
};
const LEGACY_PATHS: CardPaths = { ...CARD_PATHS, number: 'creditCardNumber', type: 'creditCardType' };

/** Validates a card of `POST /v1/payment-methods` or `POST /v1/sign-up`. `prefix` is the path of the card with a trailing dot. */
export function parseCard(fields: Omit<NewCardFields, 'type'>, call: Call, prefix = ''): NewPaymentMethod {
  const { cardHolderInfo, cardNumber: number, cardType: type, expirationMonth, expirationYear, securityCode } = fields;
  const { cardHolderName: holderName, ...accountHolderInfo } = cardHolderInfo;
  const input = { number, type, expirationMonth, expirationYear, holderName, securityCode, unchecked: fields.skipValidation };
  const paths = { ...CARD_PATHS };
  for (const name of ['number', 'type', 'expiry', 'securityCode', 'name'] as const) paths[name] = `${prefix}${CARD_PATHS[name]}`;
  const { type: cardType, ...card } = readCardInput(input, call.moment.today, paths);
  const { mandateInfo, ipAddress } = fields;
  const details = omitEmpty({ accountHolderInfo, mandateInfo, ipAddress });
  return { ...card, type: 'CreditCard', cardType, details, customFields: pickCustomFields(fields) };
}

/** Validates a card of `POST /v1/payment-methods/credit-cards`. */
export function parseLegacyCard(fields: LegacyCardInput, call: Call): NewPaymentMethod {
  const { cardHolderName = '', ...accountHolderInfo } = fields.cardHolderInfo ?? {};
  const { creditCardNumber: number, creditCardType: type, expirationMonth, expirationYear, securityCode } = fields;
  const input = { number, type, expirationMonth, expirationYear, holderName: cardHolderName, securityCode };
  const { type: cardType, ...card } = readCardInput(input, call.moment.today, LEGACY_PATHS);
  return { ...card, type: 'CreditCard', cardType, details: { accountHolderInfo }, customFields: pickCustomFields(fields) };
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
    mandateInfo: fields.mandateInfo,
    ipAddress: fields.ipAddress,
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
  const { businessIdentificationCode, mandateInfo, ipAddress } = fields;
  return bankMethod('SEPA', account, holderName, { businessIdentificationCode, accountHolderInfo, mandateInfo, ipAddress }, fields);
}

/** Validates a UK bank account. */
export function parseBacs(fields: NewBacsFields): NewPaymentMethod {
  if (!isSortCode(fields.bankCode)) throw invalidValue('payment-methods', 'bankCode', 'must be a sort code of six digits');
  const account = readAccountNumber(fields.accountNumber);
  if (!account) throw invalidValue('payment-methods', 'accountNumber', 'must be 4 to 17 digits');
  const { holderName, accountHolderInfo } = holderOf(fields.accountHolderInfo);
  const { bankCode, mandateInfo, ipAddress } = fields;
  return bankMethod('Bacs', account, holderName, { bankCode, accountHolderInfo, mandateInfo, ipAddress }, fields);
}
