import {
  isRoutingNumber,
  isSortCode,
  readAccountNumber,
  readIban,
  type BankBehavior,
  type StoredBankAccount,
} from '../engine/payment-methods/bank-accounts.js';

/** Types of bank accounts that the form supports, each with one currency. */
export type BankKind = 'SEPA' | 'ACH' | 'Bacs';

const KINDS: Readonly<Record<string, BankKind>> = { EUR: 'SEPA', USD: 'ACH', GBP: 'Bacs' };

/** Returns the type of bank account for a currency. Undefined if there is none. */
export function bankKindOf(currency: string): BankKind | undefined {
  return Object.hasOwn(KINDS, currency) ? KINDS[currency] : undefined;
}

export type BankField = 'iban' | 'bankCode' | 'accountNumber' | 'holder';
export type BankProblem = 'missing' | 'invalid' | 'too-long';
export type BankProblems = Partial<Record<BankField, BankProblem>>;

/** Submitted fields. Fields of other account types are absent. */
type BankFields = Partial<Record<BankField, string>>;

/** Fields of each account type, in display order. */
export const BANK_FIELDS: Readonly<Record<BankKind, readonly BankField[]>> = {
  SEPA: ['holder', 'iban'],
  ACH: ['holder', 'bankCode', 'accountNumber'],
  Bacs: ['holder', 'bankCode', 'accountNumber'],
};

/** A submitted bank account without the secrets. */
export interface SubmittedBank {
  bank: BankKind;
  lastFour: string;
  holderName: string;
  behavior: BankBehavior;
}

/** Test accounts by type, with the result of their debits. */
export const TEST_BANKS: Readonly<Record<BankKind, readonly { fields: BankFields; behavior: BankBehavior }[]>> = {
  SEPA: [
    { fields: { iban: 'DE89370400440532013000' }, behavior: 'ok' },
    { fields: { iban: 'DE05370400440532010341' }, behavior: 'decline' },
  ],
  ACH: [
    { fields: { bankCode: '110000000', accountNumber: '000123456789' }, behavior: 'ok' },
    { fields: { bankCode: '110000000', accountNumber: '000111110341' }, behavior: 'decline' },
  ],
  Bacs: [
    { fields: { bankCode: '10-88-00', accountNumber: '00012345' }, behavior: 'ok' },
    { fields: { bankCode: '10-88-00', accountNumber: '00010341' }, behavior: 'decline' },
  ],
};

const HOLDER_MAX = 100;

function accountOf(kind: BankKind, { iban = '', accountNumber = '' }: BankFields): StoredBankAccount | undefined {
  return kind === 'SEPA' ? readIban(iban) : readAccountNumber(accountNumber);
}

function isBankCode(kind: BankKind, code: string): boolean {
  return kind === 'ACH' ? isRoutingNumber(code.replaceAll(/[\s-]/g, '')) : isSortCode(code.replaceAll(/\s/g, ''));
}

/** Validates the fields. Returns the account without its number, or a problem for each invalid field. */
export function readBank(kind: BankKind, fields: BankFields): { bank: SubmittedBank } | { problems: BankProblems } {
  const problems: BankProblems = {};
  for (const name of BANK_FIELDS[kind]) if ((fields[name] ?? '').trim() === '') problems[name] = 'missing';
  const holderName = (fields.holder ?? '').trim();
  if (holderName.length > HOLDER_MAX) problems.holder = 'too-long';
  const account = accountOf(kind, fields);
  const number = kind === 'SEPA' ? 'iban' : 'accountNumber';
  if (!account) problems[number] ??= 'invalid';
  if (kind !== 'SEPA' && !isBankCode(kind, fields.bankCode ?? '')) problems.bankCode ??= 'invalid';
  if (!account || Object.keys(problems).length > 0) return { problems };
  return { bank: { ...account, bank: kind, holderName } };
}
