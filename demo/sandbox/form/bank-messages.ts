import type { BankField, BankKind, BankProblem } from './banks.js';

/** Texts of the form for bank accounts and wallets in one language. */
export interface MethodMessages {
  /** Heading of the choice. */
  title: string;
  card: string;
  bank: string;
  wallet: string;
  labels: Record<BankField, string>;
  /** Names of the bank code, by account type. */
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
    title: 'Way to pay',
    card: 'Card',
    bank: 'Bank account',
    wallet: 'Test Wallet',
    labels: { holder: 'Account holder', iban: 'IBAN of the account', bankCode: 'Bank code', accountNumber: 'Account number' },
    bankCodes: { ACH: 'Routing number', Bacs: 'Sort code' },
    mandate: 'By saving it you allow the shop to collect what you owe from this account. You can take that back at any time.',
    saveBank: 'Save bank account',
    savedBank: 'Bank account ending in {lastFour} is saved.',
    useAnother: 'Use another way to pay',
    problems: {
      holder: { missing: 'Enter the name of the account holder.', 'too-long': 'Enter at most 100 characters.' },
      iban: { missing: 'Enter the IBAN.', invalid: 'This is not an IBAN. Check it, for example DE89 3704 0044 0532 0130 00.' },
      bankCode: { missing: 'Enter the number of the bank.', invalid: 'This is not the number of a bank. Check the digits.' },
      accountNumber: { missing: 'Enter the account number.', invalid: 'Enter 4 to 17 digits.' },
    },
    testBanks: {
      title: 'Test accounts',
      number: 'Account',
      effect: 'What changes',
      behaviors: { ok: 'Pays', decline: 'Saved, refused at payment' },
    },
    walletText: 'A wallet keeps your card and hands it over when you say so. This one holds a test card.',
    walletAmount: 'You confirm {amount} in the shop at the end.',
    useWallet: 'Use Test Wallet',
  },
  de: {
    title: 'Zahlungsart',
    card: 'Karte',
    bank: 'Bankkonto',
    wallet: 'Test-Wallet',
    labels: { holder: 'Kontoinhaber', iban: 'IBAN des Kontos', bankCode: 'Bankleitzahl', accountNumber: 'Kontonummer' },
    bankCodes: { ACH: 'Routing-Nummer', Bacs: 'Sort Code' },
    mandate: 'Damit erlauben Sie dem Shop, fällige Beträge von diesem Konto einzuziehen. Sie können das jederzeit widerrufen.',
    saveBank: 'Bankkonto speichern',
    savedBank: 'Bankkonto mit den Endziffern {lastFour} ist gespeichert.',
    useAnother: 'Andere Zahlungsart verwenden',
    problems: {
      holder: { missing: 'Geben Sie den Kontoinhaber ein.', 'too-long': 'Geben Sie höchstens 100 Zeichen ein.' },
      iban: {
        missing: 'Geben Sie die IBAN ein.',
        invalid: 'Das ist keine IBAN. Prüfen Sie sie, zum Beispiel DE89 3704 0044 0532 0130 00.',
      },
      bankCode: { missing: 'Geben Sie die Nummer der Bank ein.', invalid: 'Das ist keine Nummer einer Bank. Prüfen Sie die Ziffern.' },
      accountNumber: { missing: 'Geben Sie die Kontonummer ein.', invalid: 'Geben Sie 4 bis 17 Ziffern ein.' },
    },
    testBanks: {
      title: 'Testkonten',
      number: 'Konto',
      effect: 'Was geschieht',
      behaviors: { ok: 'Zahlt', decline: 'Gespeichert, beim Bezahlen abgelehnt' },
    },
    walletText: 'Eine Wallet bewahrt Ihre Karte auf und gibt sie weiter, wenn Sie es sagen. Diese hier enthält eine Testkarte.',
    walletAmount: 'Am Ende bestätigen Sie {amount} im Shop.',
    useWallet: 'Test-Wallet verwenden',
  },
};
