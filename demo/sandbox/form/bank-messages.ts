import type { BankField, BankKind, BankProblem } from './banks.js';

/** Texts of the form for bank accounts and wallets in one language. */
export interface MethodMessages {
  /** Heading of the choice of payment method. */
  title: string;
  card: string;
  bank: string;
  wallet: string;
  labels: Record<BankField, string>;
  /** Labels of the bank code field, by account type. */
  bankCodes: Record<Exclude<BankKind, 'SEPA'>, string>;
  mandate: string;
  saveBank: string;
  savedBank: string;
  useAnother: string;
  problems: Record<BankField, Partial<Record<BankProblem, string>>>;
  testBanks: { title: string; number: string; effect: string; behaviors: Record<'ok' | 'decline', string> };
  walletText: string;
  walletAmount: string;
  useWallet: string;
}

export const methodMessages: Readonly<Record<'en' | 'de', MethodMessages>> = {
  en: {
    title: 'Payment method',
    card: 'Card',
    bank: 'Bank account',
    wallet: 'Test Wallet',
    labels: { holder: 'Account holder', iban: 'IBAN of the account', bankCode: 'Bank code', accountNumber: 'Account number' },
    bankCodes: { ACH: 'Routing number', Bacs: 'Sort code' },
    mandate: 'By saving this account, you allow the shop to debit what you owe. You can revoke this at any time.',
    saveBank: 'Save bank account',
    savedBank: 'Bank account ending in {lastFour} saved.',
    useAnother: 'Use another payment method',
    problems: {
      holder: { missing: 'Enter the name of the account holder.', 'too-long': 'Enter at most 100 characters.' },
      iban: { missing: 'Enter the IBAN.', invalid: "This IBAN isn't valid. Enter it like DE89 3704 0044 0532 0130 00." },
      bankCode: { missing: 'Enter the bank code.', invalid: "This bank code isn't valid. Check the digits." },
      accountNumber: { missing: 'Enter the account number.', invalid: 'Enter 4 to 17 digits.' },
    },
    testBanks: {
      title: 'Test accounts',
      number: 'Account',
      effect: 'Result',
      behaviors: { ok: 'Payment succeeds', decline: 'Saved, declined at payment' },
    },
    walletText: 'A wallet stores your card and shares it when you approve. This one has a test card.',
    walletAmount: 'You confirm {amount} in the shop at the end.',
    useWallet: 'Use Test Wallet',
  },
  de: {
    title: 'Zahlungsmethode',
    card: 'Karte',
    bank: 'Bankkonto',
    wallet: 'Test-Wallet',
    labels: { holder: 'Kontoinhaber', iban: 'IBAN des Kontos', bankCode: 'Bankleitzahl', accountNumber: 'Kontonummer' },
    bankCodes: { ACH: 'Routing-Nummer', Bacs: 'Sort Code' },
    mandate: 'Wenn Sie dieses Konto speichern, darf der Shop fällige Beträge davon einziehen. Sie können das jederzeit widerrufen.',
    saveBank: 'Bankkonto speichern',
    savedBank: 'Bankkonto mit den Endziffern {lastFour} gespeichert.',
    useAnother: 'Andere Zahlungsmethode verwenden',
    problems: {
      holder: { missing: 'Geben Sie den Namen des Kontoinhabers ein.', 'too-long': 'Geben Sie höchstens 100 Zeichen ein.' },
      iban: {
        missing: 'Geben Sie die IBAN ein.',
        invalid: 'Diese IBAN ist ungültig. Geben Sie sie so ein: DE89 3704 0044 0532 0130 00.',
      },
      bankCode: { missing: 'Geben Sie die Bankleitzahl ein.', invalid: 'Diese Bankleitzahl ist ungültig. Prüfen Sie die Ziffern.' },
      accountNumber: { missing: 'Geben Sie die Kontonummer ein.', invalid: 'Geben Sie 4 bis 17 Ziffern ein.' },
    },
    testBanks: {
      title: 'Testkonten',
      number: 'Konto',
      effect: 'Ergebnis',
      behaviors: { ok: 'Zahlung erfolgreich', decline: 'Gespeichert, beim Bezahlen abgelehnt' },
    },
    walletText: 'Eine Wallet speichert Ihre Karte und gibt sie weiter, wenn Sie zustimmen. Diese enthält eine Testkarte.',
    walletAmount: 'Am Ende bestätigen Sie {amount} im Shop.',
    useWallet: 'Test-Wallet verwenden',
  },
};
