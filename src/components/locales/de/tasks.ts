import type { messages as english } from '../en/tasks.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'Zurück',
  sending: 'Wird ausgeführt …',
  checking: 'Die Verbindung wurde unterbrochen. Wir prüfen, ob der Vorgang ausgeführt wurde. Es wird nichts doppelt ausgeführt.',
  checkNow: 'Status prüfen',
  asking: 'Wird geprüft …',
  otherTab: 'Dieser Vorgang läuft in einem anderen Tab.',
  offline: 'Sie sind offline. Es wurde nichts gesendet, und Ihre Eingaben bleiben erhalten.',
  sessionExpired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren.',
  freshSignIn: 'Melden Sie sich zu Ihrer Sicherheit erneut an, um diese Änderung vorzunehmen. Es wurde nichts geändert.',
  entriesKept: 'Ihre Eingaben bleiben erhalten.',
  detailsNotKept:
    'Wenn Sie zum Anmelden diese Seite verlassen, geben Sie Ihre Karten- oder Bankdaten erneut ein: Sie werden zu Ihrer Sicherheit nicht aufbewahrt.',
  signIn: 'Anmelden',
  resumed: 'Sie sind wieder angemeldet. Es wurde noch nichts gesendet. Prüfen Sie Ihre Eingaben und fahren Sie fort.',
  rateLimit: 'Zu viele Versuche. Es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
  notAllowed: 'Sie sind dazu nicht berechtigt. Es wurde nichts geändert.',
  notDone: 'Das hat nicht geklappt. Es wurde nichts geändert. Versuchen Sie es erneut.',
  notDoneReference:
    'Das hat nicht geklappt. Es wurde nichts geändert. Versuchen Sie es erneut oder kontaktieren Sie uns und nennen Sie die Referenz {reference}.',
  paymentFailed: 'Zahlung abgelehnt. Es wurde nichts geändert. Versuchen Sie es mit einer anderen Zahlungsmethode.',
};
