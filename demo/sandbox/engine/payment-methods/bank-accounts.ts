/** Response of the sandbox's banks to a debit. The last four digits of the account number select the response, as with test cards. */
export type BankBehavior = 'ok' | 'decline' | 'insufficient-funds' | 'comes-back';

const BEHAVIORS: Readonly<Record<string, BankBehavior>> = { '0341': 'decline', '9995': 'insufficient-funds', '0119': 'comes-back' };

/** The stored data of a bank account. */
export interface StoredBankAccount {
  lastFour: string;
  behavior: BankBehavior;
}

function toStoredAccount(digits: string): StoredBankAccount {
  const lastFour = digits.slice(-4);
  return { lastFour, behavior: BEHAVIORS[lastFour] ?? 'ok' };
}

/** Parses a United States or United Kingdom account number; undefined if invalid. */
export function readAccountNumber(text: string): StoredBankAccount | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  return /^\d{4,17}$/.test(digits) ? toStoredAccount(digits) : undefined;
}

/** True for a valid United States routing number: its weighted digit sum ends in 0. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = Array.from(text).reduce((total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0);
  return sum % 10 === 0;
}

/** True for a valid United Kingdom sort code. */
export function isSortCode(text: string): boolean {
  return /^\d{2}-?\d{2}-?\d{2}$/.test(text);
}

/** Parses an IBAN and verifies its check digits (ISO 13616); undefined if invalid. */
export function readIban(text: string): StoredBankAccount | undefined {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return undefined;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n ? toStoredAccount(iban) : undefined;
}
