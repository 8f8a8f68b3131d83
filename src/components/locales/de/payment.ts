import type { messages as english } from '../en/payment.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'Das Zahlungsformular wird geladen.',
  label: 'Zahlungsformular',
  ways: 'Wie möchten Sie zahlen?',
  keptCard: '{brand} mit den Endziffern {digits}',
  keptAccount: 'Bankkonto mit den Endziffern {digits}',
  keptOther: '{name}',
  card: 'Karte',
  bankAccount: 'Bankkonto',
  wallet: 'Wallet', // Same as in English.
  another: 'Andere Zahlungsart',
  expires: 'Gültig bis {month}',
  isDefault: 'Zahlt derzeit Ihre Rechnungen',
  expiresDefault: 'Gültig bis {month}, zahlt derzeit Ihre Rechnungen',
  useKept: 'Mit {method} zahlen',
  kept: '{method} ist gewählt. Abgebucht wurde noch nichts.',
  later: 'Hier wird nichts abgebucht. Am Ende bestätigen Sie {amount}.',
  laterNothing: 'Hier wird nichts abgebucht, und heute ist nichts zu zahlen.',
  notShown: 'Das Zahlungsformular konnte nicht geladen werden. Ihre Eingaben sind nicht verloren.',
  offline: 'Es gibt keine Netzverbindung, deshalb kann das Zahlungsformular nicht geladen werden. Ihre Eingaben sind nicht verloren.',
  retry: 'Formular noch einmal laden',
  broken:
    'Das Zahlungsformular ist ausgefallen, bevor etwas gesendet wurde. Nichts wurde gespeichert und nichts abgebucht. Laden Sie es noch einmal.',
  notSaved: 'Nichts wurde gespeichert und nichts abgebucht. Prüfen Sie, was im Formular steht, oder zahlen Sie anders.',
  sessionFailed: 'Der Shop hat nicht geantwortet, gespeichert wurde nichts. Versuchen Sie es gleich noch einmal.',
  tooMany: {
    one: 'Zu viele Versuche. Gespeichert wurde nichts. Versuchen Sie es in {count} Sekunde noch einmal.',
    other: 'Zu viele Versuche. Gespeichert wurde nichts. Versuchen Sie es in {count} Sekunden noch einmal.',
  },
  saved: 'Ihre Zahlungsart ist gespeichert. Abgebucht wurde noch nichts.',
  setup: 'Zahlungsformular: {problem}',
  setupPurchase: 'Zahlungsformular: intent-id und currency fehlen.',
};
