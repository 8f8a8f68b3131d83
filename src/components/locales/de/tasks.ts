import type { messages as english } from '../en/tasks.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'Zurück',
  sending: 'Einen Moment, das wird gerade ausgeführt.',
  checking:
    'Die Verbindung ist abgerissen, deshalb ist noch nicht bekannt, ob das ausgeführt wurde. Es wird nachgefragt; nichts geschieht doppelt.',
  checkNow: 'Jetzt nachfragen',
  asking: 'Wird nachgefragt …',
  otherTab: 'Das wird gerade in einem anderen Tab ausgeführt.',
  offline: 'Es besteht keine Verbindung. Nichts wurde gesendet; Ihre Angaben bleiben erhalten.',
  sessionExpired: 'Ihre Sitzung ist abgelaufen. Ihre Angaben bleiben erhalten: Melden Sie sich an und machen Sie dann hier weiter.',
  signIn: 'Anmelden',
  resumed: 'Sie sind wieder angemeldet. Noch wurde nichts gesendet: Prüfen Sie Ihre Angaben und machen Sie weiter.',
  rateLimit: 'Das war in kurzer Zeit zu oft. Nichts wurde geändert; versuchen Sie es gleich noch einmal.',
  notAllowed: 'Ihre Sitzung erlaubt das nicht. Nichts wurde geändert.',
  notDone: 'Das hat nicht geklappt, und nichts wurde geändert. Sie können es noch einmal versuchen.',
  notDoneReference:
    'Das hat nicht geklappt, und nichts wurde geändert. Sie können es noch einmal versuchen; wenn Sie uns schreiben, nennen Sie {reference}.',
  paymentFailed: 'Die Zahlung wurde nicht angenommen, deshalb wurde nichts geändert. Versuchen Sie es mit einer anderen Zahlungsart.',
};
