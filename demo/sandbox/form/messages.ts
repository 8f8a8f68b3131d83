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
  saving: 'Saving card …',
  saved: '{brand} ending in {lastFour} is saved.',
  challenge: {
    title: 'Your bank asks for your confirmation',
    text: 'This stands for the 3-D Secure page of a bank. Complete saves the card, Fail refuses it.',
    confirm: 'Complete',
    refuse: 'Fail',
  },
  useAnother: 'Use another card',
  problems: {
    number: {
      missing: 'Enter the card number.',
      incomplete: 'The card number is not complete.',
      invalid: 'This card number is not valid. Check the digits.',
      'not-a-test-card': 'Nothing is charged here, so only test cards are taken. Choose one from the list below.',
    },
    expiry: {
      missing: 'Enter the expiry date.',
      incomplete: 'Enter month and year, for example 04 / 30.',
      invalid: 'This is not an expiry date. Enter month and year, for example 04 / 30.',
      past: 'This card has expired. Use another card.',
    },
    securityCode: { missing: 'Enter the security code.', incomplete: 'The security code is not complete.' },
    name: { missing: 'Enter the name as it is on the card.', 'too-long': 'Enter at most 50 characters.' },
  },
  failures: {
    declined: 'The bank refused this card. It was not saved and nothing was charged. Try another card.',
    'expired-card': 'The bank says that this card has expired. It was not saved. Use another card.',
    'challenge-failed': 'Your bank did not get your confirmation, so the card was not saved. Try again or use another card.',
    'session-expired': 'Too much time has passed, so the card was not saved. Enter the security code and save it again.',
    'too-many-attempts': 'The card was not saved: there were too many attempts. Enter the security code and try once more.',
    'not-supported': 'This form can only save a card, not take a payment.',
    'session-failed': 'The shop did not answer, so the card was not saved. Enter the security code and try again.',
    connection: 'The connection was lost before the card was saved. Enter the security code and try again.',
    'invalid-card': 'Check the fields that are marked.',
    'invalid-bank': 'Check the fields that are marked.',
  },
  notLoaded: 'The payment form could not be loaded.',
  ways: methodMessages.en,
  testCards: {
    title: 'Test cards',
    intro: 'Any expiry date in the future and any security code.',
    number: 'Card number',
    effect: 'What changes',
    behaviors: {
      ok: 'Pays',
      'refuse-store': 'Refused when saved',
      'expired-card': 'Expired, refused when saved',
      decline: 'Saved, refused at payment',
      'insufficient-funds': 'Saved, not enough money at payment',
      challenge: 'Asks for confirmation first (3-D Secure)',
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
