import type { messages as english } from '../en/payment.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'Zahlungsformular wird geladen …',
  label: 'Zahlungsformular',
  paymentMethod: 'Zahlungsmethode',
  keptCard: '{brand} mit den Endziffern {digits}',
  keptAccount: 'Bankkonto mit den Endziffern {digits}',
  keptOther: '{name}',
  card: 'Karte',
  bankAccount: 'Bankkonto',
  wallet: 'Wallet', // Same as in English.
  another: 'Andere Zahlungsmethode',
  expires: 'Gültig bis {month}',
  isDefault: 'Standard',
  expiresDefault: 'Standard, gültig bis {month}',
  insufficientFunds: 'Das Guthaben reicht nicht aus.',
  methodExpired: 'Die Zahlungsmethode ist abgelaufen.',
  paymentDeclined: 'Die Bank hat die Zahlung abgelehnt.',
  useKept: '{method} verwenden',
  kept: '{method} ausgewählt. Es wurde noch nichts abgebucht.',
  later: 'Es wird erst abgebucht, wenn Sie am Ende {amount} bestätigen.',
  laterNothing: 'Es wird nichts abgebucht, und heute ist nichts fällig.',
  notShown: 'Das Zahlungsformular konnte nicht geladen werden. Ihre Eingaben bleiben erhalten.',
  offline: 'Sie sind offline, daher kann das Zahlungsformular nicht geladen werden. Ihre Eingaben bleiben erhalten.',
  retry: 'Formular neu laden',
  broken: 'Das Zahlungsformular funktioniert nicht mehr. Es wurde nichts gespeichert und nichts abgebucht. Laden Sie es neu.',
  notSaved: 'Es wurde nichts gespeichert und nichts abgebucht. Prüfen Sie das Formular oder zahlen Sie auf anderem Weg.',
  sessionFailed: 'Der Shop hat nicht geantwortet. Es wurde nichts gespeichert. Versuchen Sie es gleich noch einmal.',
  tooMany: {
    one: 'Zu viele Versuche. Es wurde nichts gespeichert. Versuchen Sie es in {count} Sekunde erneut.',
    other: 'Zu viele Versuche. Es wurde nichts gespeichert. Versuchen Sie es in {count} Sekunden erneut.',
  },
  saved: 'Ihre Zahlungsmethode ist gespeichert. Es wurde noch nichts abgebucht.',
  setup: 'Zahlungsformular: {problem}',
  setupPurchase: 'Zahlungsformular: intent-id und currency setzen.',
};
