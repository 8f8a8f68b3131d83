import type { messages as english } from '../en/invoices-credits.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Gutschriften und Erstattungen',
  back: 'Alle Rechnungen',
  available: 'Sie haben noch {amount} Guthaben. Es kann für die nächste Zahlung genutzt werden.',
  none: 'Es ist kein Guthaben übrig.',
  credits: 'Gutschriften',
  noCredits: 'Es gibt keine Gutschriften.',
  creditOf: '{number} vom {date}',
  left: 'Noch {amount} übrig',
  used: 'Aufgebraucht',
  pdf: 'PDF von {number}',
  refunds: 'Erstattungen',
  noRefunds: 'Es wurde nichts erstattet.',
  refundOn: '{date}',
  refundTo: '{date}, auf {method}',
  pending: 'In Bearbeitung',
  failed: 'Fehlgeschlagen',
  canceled: 'Storniert',
  loading: 'Gutschriften und Erstattungen werden geladen.',
  loadFailed: 'Gutschriften und Erstattungen konnten nicht geladen werden. Es hat sich nichts geändert.',
  tryAgain: 'Erneut versuchen',
  pdfComing: 'Das PDF wird geholt.',
  pdfSaved: 'Das PDF wurde gespeichert.',
  pdfFailed: 'Das PDF konnte nicht geholt werden. Versuchen Sie es noch einmal.',
  pdfWrong: 'Was ankam, ist kein PDF und wurde deshalb nicht gespeichert.',
};
