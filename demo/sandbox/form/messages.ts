import { methodMessages, type MethodMessages } from './bank-messages.js';
import type { CardBehavior, CardField, CardProblem, StoreRefusal } from './cards.js';
import { ar } from './languages/ar.js';
import { es } from './languages/es.js';
import { fr } from './languages/fr.js';
import { ja } from './languages/ja.js';

/** Reason why a submission failed, apart from invalid fields. */
export type FormFailure = StoreRefusal | 'not-supported' | 'session-failed' | 'connection' | 'invalid-card' | 'invalid-bank';

/** Texts of the form in one language, with the placeholders `{brand}` and `{lastFour}`. */
export interface FormMessages {
  title: string;
  labels: Record<CardField, string>;
  expiryHint: string;
  securityCodeHint: string;
  save: string;
  saving: string;
  saved: string;
  challenge: { title: string; text: string; confirm: string; refuse: string };
  useAnother: string;
  problems: Record<CardField, Partial<Record<CardProblem, string>>>;
  failures: Record<FormFailure, string>;
  notLoaded: string;
  ways: MethodMessages;
  testCards: { title: string; intro: string; number: string; effect: string; behaviors: Record<CardBehavior, string> };
}

const en: FormMessages = {
  title: 'Card details',
  labels: { number: 'Card number', expiry: 'Expiry date', securityCode: 'Security code', name: 'Name on card' },
  expiryHint: 'MM / YY',
  securityCodeHint: '3 or 4 digits',
  save: 'Save card',
  saving: 'Saving card…',
  saved: '{brand} ending in {lastFour} saved.',
  challenge: {
    title: 'Confirm with your bank',
    text: "This simulates a bank's 3-D Secure page. Complete saves the card. Fail declines it.",
    confirm: 'Complete',
    refuse: 'Fail',
  },
  useAnother: 'Use another card',
  problems: {
    number: {
      missing: 'Enter the card number.',
      incomplete: 'The card number is incomplete.',
      invalid: "This card number isn't valid. Check the digits.",
      'not-a-test-card': 'This demo accepts only test cards. Choose one from the list below.',
    },
    expiry: {
      missing: 'Enter the expiry date.',
      incomplete: 'Enter month and year, for example 04 / 30.',
      invalid: "This isn't a valid date. Enter month and year, for example 04 / 30.",
      past: 'This card has expired. Use another card.',
    },
    securityCode: { missing: 'Enter the security code.', incomplete: 'The security code is incomplete.' },
    name: { missing: 'Enter the name as it is on the card.', 'too-long': 'Enter at most 50 characters.' },
  },
  failures: {
    declined: "Card declined. It wasn't saved, and you weren't charged. Try another card.",
    'expired-card': "Card declined: expired. It wasn't saved. Use another card.",
    'challenge-failed': "You didn't confirm with your bank, so the card wasn't saved. Try again, or use another card.",
    'session-expired': "The form timed out, so the card wasn't saved. Enter the security code and save again.",
    'too-many-attempts': "Too many attempts. The card wasn't saved. Enter the security code and try again.",
    'not-supported': "This form can save a card, but it can't take a payment.",
    'session-failed': "The shop didn't respond, so the card wasn't saved. Enter the security code and try again.",
    connection: 'The connection was lost before the card was saved. Enter the security code and try again.',
    'invalid-card': 'Check the highlighted fields.',
    'invalid-bank': 'Check the highlighted fields.',
  },
  notLoaded: "The payment form couldn't be loaded.",
  ways: methodMessages.en,
  testCards: {
    title: 'Test cards',
    intro: 'Any expiry date in the future and any security code.',
    number: 'Card number',
    effect: 'Result',
    behaviors: {
      ok: 'Payment succeeds',
      'refuse-store': 'Declined when saved',
      'expired-card': 'Expired, declined when saved',
      decline: 'Saved, declined at payment',
      'insufficient-funds': 'Saved, insufficient funds at payment',
      challenge: 'Asks for confirmation (3-D Secure)',
      'expires-soon': 'Saved, expires at the end of this month',
    },
  },
};

const de: FormMessages = {
  title: 'Kartendaten',
  labels: { number: 'Kartennummer', expiry: 'Gültig bis', securityCode: 'Prüfziffer', name: 'Name auf der Karte' },
  expiryHint: 'MM / JJ',
  securityCodeHint: '3 oder 4 Ziffern',
  save: 'Karte speichern',
  saving: 'Karte wird gespeichert …',
  saved: '{brand} mit den Endziffern {lastFour} ist gespeichert.',
  challenge: {
    title: 'Ihre Bank bittet um Bestätigung',
    text: 'Dies steht für die 3-D-Secure-Seite einer Bank. „Bestätigen“ speichert die Karte, „Scheitern“ lehnt sie ab.',
    confirm: 'Bestätigen',
    refuse: 'Scheitern',
  },
  useAnother: 'Andere Karte verwenden',
  problems: {
    number: {
      missing: 'Geben Sie die Kartennummer ein.',
      incomplete: 'Die Kartennummer ist nicht vollständig.',
      invalid: 'Diese Kartennummer gibt es nicht. Prüfen Sie die Ziffern.',
      'not-a-test-card': 'Hier wird nichts abgebucht, deshalb gehen nur Testkarten. Wählen Sie eine aus der Liste unten.',
    },
    expiry: {
      missing: 'Geben Sie das Ablaufdatum ein.',
      incomplete: 'Geben Sie Monat und Jahr ein, zum Beispiel 04 / 30.',
      invalid: 'Das ist kein Ablaufdatum. Geben Sie Monat und Jahr ein, zum Beispiel 04 / 30.',
      past: 'Diese Karte ist abgelaufen. Verwenden Sie eine andere.',
    },
    securityCode: { missing: 'Geben Sie die Prüfziffer ein.', incomplete: 'Die Prüfziffer ist nicht vollständig.' },
    name: { missing: 'Geben Sie den Namen so ein, wie er auf der Karte steht.', 'too-long': 'Geben Sie höchstens 50 Zeichen ein.' },
  },
  failures: {
    declined:
      'Die Bank hat diese Karte abgelehnt. Sie wurde nicht gespeichert und nichts wurde abgebucht. Versuchen Sie eine andere Karte.',
    'expired-card': 'Laut Bank ist diese Karte abgelaufen. Sie wurde nicht gespeichert. Verwenden Sie eine andere Karte.',
    'challenge-failed':
      'Ihre Bank hat keine Bestätigung erhalten, die Karte wurde nicht gespeichert. Versuchen Sie es noch einmal oder mit einer anderen Karte.',
    'session-expired':
      'Es ist zu viel Zeit vergangen, die Karte wurde nicht gespeichert. Geben Sie die Prüfziffer ein und speichern Sie noch einmal.',
    'too-many-attempts':
      'Die Karte wurde nicht gespeichert: Es gab zu viele Versuche. Geben Sie die Prüfziffer ein und versuchen Sie es noch einmal.',
    'not-supported': 'Dieses Formular kann nur eine Karte speichern, nicht bezahlen.',
    'session-failed':
      'Der Shop hat nicht geantwortet, die Karte wurde nicht gespeichert. Geben Sie die Prüfziffer ein und versuchen Sie es noch einmal.',
    connection: 'Die Verbindung brach ab, bevor die Karte gespeichert war. Geben Sie die Prüfziffer ein und versuchen Sie es noch einmal.',
    'invalid-card': 'Prüfen Sie die markierten Felder.',
    'invalid-bank': 'Prüfen Sie die markierten Felder.',
  },
  notLoaded: 'Das Zahlungsformular konnte nicht geladen werden.',
  ways: methodMessages.de,
  testCards: {
    title: 'Testkarten',
    intro: 'Mit beliebigem Ablaufdatum in der Zukunft und beliebiger Prüfziffer.',
    number: 'Kartennummer',
    effect: 'Was geschieht',
    behaviors: {
      ok: 'Zahlt',
      'refuse-store': 'Wird beim Speichern abgelehnt',
      'expired-card': 'Abgelaufen, wird beim Speichern abgelehnt',
      decline: 'Gespeichert, beim Bezahlen abgelehnt',
      'insufficient-funds': 'Gespeichert, beim Bezahlen nicht gedeckt',
      challenge: 'Fragt erst nach Bestätigung (3-D Secure)',
      'expires-soon': 'Gespeichert, läuft Ende dieses Monats ab',
    },
  },
};

export const FORM_LANGUAGES = { ar, de, en, es, fr, ja } as const;
export type FormLanguage = keyof typeof FORM_LANGUAGES;
export const RIGHT_TO_LEFT: readonly FormLanguage[] = ['ar'];

function isSpoken(language: string): language is FormLanguage {
  return Object.hasOwn(FORM_LANGUAGES, language);
}

/** Returns the form language of a BCP 47 locale. Default: English. */
export function formLanguage(locale: string | undefined): FormLanguage {
  const language = locale?.toLowerCase().split('-')[0] ?? 'en';
  return isSpoken(language) ? language : 'en';
}
