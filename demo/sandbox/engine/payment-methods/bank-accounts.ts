/** What the sandbox's banks do with a debit. They tell by the last four digits, as on the test cards. */
export type BankBehavior = 'ok' | 'decline' | 'insufficient-funds' | 'comes-back';

const BEHAVIORS: Readonly<Record<string, BankBehavior>> = { '0341': 'decline', '9995': 'insufficient-funds', '0119': 'comes-back' };

/** A bank account as far as it may be kept. */
export interface KnownBankAccount {
  lastFour: string;
  behavior: BankBehavior;
}

function known(digits: string): KnownBankAccount {
  const lastFour = digits.slice(-4);
  return { lastFour, behavior: BEHAVIORS[lastFour] ?? 'ok' };
}

/** Reads the number of a bank account in the United States or the United Kingdom; undefined if it is none. */
export function readAccountNumber(text: string): KnownBankAccount | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  return /^\d{4,17}$/.test(digits) ? known(digits) : undefined;
}

/** True for a routing number of a bank in the United States, whose weighted sum of digits ends in 0. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = Array.from(text).reduce((total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0);
  return sum % 10 === 0;
}

/** True for a sort code of a bank in the United Kingdom. */
export function isSortCode(text: string): boolean {
  return /^\d{2}-?\d{2}-?\d{2}$/.test(text);
}

/** Reads an IBAN: form and check digits (ISO 13616) must hold; undefined if they do not. */
export function readIban(text: string): KnownBankAccount | undefined {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return undefined;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n ? known(iban) : undefined;
}
