import { methodMessages, type MethodMessages } from './bank-messages.js';
import type { CardBehavior, CardField, CardProblem, StoreRefusal } from './cards.js';
import { ar } from './languages/ar.js';
import { es } from './languages/es.js';
import { fr } from './languages/fr.js';
import { ja } from './languages/ja.js';
import { ptBR } from './languages/pt-BR.js';

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
  methods: MethodMessages;
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
  methods: methodMessages.en,
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
  labels: { number: 'Kartennummer', expiry: 'Gültig bis', securityCode: 'Sicherheitscode', name: 'Name auf der Karte' },
  expiryHint: 'MM / JJ',
  securityCodeHint: '3 oder 4 Ziffern',
  save: 'Karte speichern',
  saving: 'Karte wird gespeichert …',
  saved: '{brand} mit den Endziffern {lastFour} gespeichert.',
  challenge: {
    title: 'Mit Ihrer Bank bestätigen',
    text: 'Dies simuliert die 3-D-Secure-Seite einer Bank. „Bestätigen“ speichert die Karte, „Ablehnen“ lehnt sie ab.',
    confirm: 'Bestätigen',
    refuse: 'Ablehnen',
  },
  useAnother: 'Andere Karte verwenden',
  problems: {
    number: {
      missing: 'Geben Sie die Kartennummer ein.',
      incomplete: 'Die Kartennummer ist unvollständig.',
      invalid: 'Diese Kartennummer ist ungültig. Prüfen Sie die Ziffern.',
      'not-a-test-card': 'Diese Demo akzeptiert nur Testkarten. Wählen Sie eine aus der Liste unten.',
    },
    expiry: {
      missing: 'Geben Sie das Ablaufdatum ein.',
      incomplete: 'Geben Sie Monat und Jahr ein, zum Beispiel 04 / 30.',
      invalid: 'Das ist kein gültiges Datum. Geben Sie Monat und Jahr ein, zum Beispiel 04 / 30.',
      past: 'Diese Karte ist abgelaufen. Verwenden Sie eine andere Karte.',
    },
    securityCode: { missing: 'Geben Sie den Sicherheitscode ein.', incomplete: 'Der Sicherheitscode ist unvollständig.' },
    name: { missing: 'Geben Sie den Namen so ein, wie er auf der Karte steht.', 'too-long': 'Geben Sie höchstens 50 Zeichen ein.' },
  },
  failures: {
    declined: 'Karte abgelehnt. Sie wurde nicht gespeichert, und es wurde nichts abgebucht. Versuchen Sie es mit einer anderen Karte.',
    'expired-card': 'Karte abgelehnt: abgelaufen. Sie wurde nicht gespeichert. Verwenden Sie eine andere Karte.',
    'challenge-failed':
      'Sie haben nicht bei Ihrer Bank bestätigt, daher wurde die Karte nicht gespeichert. Versuchen Sie es erneut oder verwenden Sie eine andere Karte.',
    'session-expired':
      'Die Zeit ist abgelaufen, daher wurde die Karte nicht gespeichert. Geben Sie den Sicherheitscode ein und speichern Sie erneut.',
    'too-many-attempts':
      'Zu viele Versuche. Die Karte wurde nicht gespeichert. Geben Sie den Sicherheitscode ein und versuchen Sie es erneut.',
    'not-supported': 'Dieses Formular kann eine Karte speichern, aber keine Zahlung annehmen.',
    'session-failed':
      'Der Shop hat nicht geantwortet, daher wurde die Karte nicht gespeichert. Geben Sie den Sicherheitscode ein und versuchen Sie es erneut.',
    connection:
      'Die Verbindung wurde unterbrochen, bevor die Karte gespeichert war. Geben Sie den Sicherheitscode ein und versuchen Sie es erneut.',
    'invalid-card': 'Prüfen Sie die markierten Felder.',
    'invalid-bank': 'Prüfen Sie die markierten Felder.',
  },
  notLoaded: 'Das Zahlungsformular konnte nicht geladen werden.',
  methods: methodMessages.de,
  testCards: {
    title: 'Testkarten',
    intro: 'Beliebiges Ablaufdatum in der Zukunft und beliebiger Sicherheitscode.',
    number: 'Kartennummer',
    effect: 'Ergebnis',
    behaviors: {
      ok: 'Zahlung erfolgreich',
      'refuse-store': 'Wird beim Speichern abgelehnt',
      'expired-card': 'Abgelaufen, wird beim Speichern abgelehnt',
      decline: 'Gespeichert, beim Bezahlen abgelehnt',
      'insufficient-funds': 'Gespeichert, beim Bezahlen nicht ausreichend gedeckt',
      challenge: 'Verlangt eine Bestätigung (3-D Secure)',
      'expires-soon': 'Gespeichert, läuft Ende dieses Monats ab',
    },
  },
};

export const FORM_LANGUAGES = { ar, de, en, es, fr, ja, 'pt-BR': ptBR } as const;
export type FormLanguage = keyof typeof FORM_LANGUAGES;
export const RIGHT_TO_LEFT: readonly FormLanguage[] = ['ar'];

function isFormLanguage(language: string): language is FormLanguage {
  return Object.hasOwn(FORM_LANGUAGES, language);
}

/** Returns the form language of a BCP 47 locale. The region does not matter: `pt-PT` gets the texts of `pt-BR`. Default: English. */
export function formLanguage(locale: string | undefined): FormLanguage {
  const [language] = locale?.toLowerCase().split('-') ?? [];
  const codes = Object.keys(FORM_LANGUAGES).filter(isFormLanguage);
  return codes.find((code) => code.split('-')[0] === language) ?? 'en';
}
