import type { messages as english } from '../en/invoices-credits.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Gutschriften und Erstattungen',
  back: 'Alle Rechnungen',
  available: 'Sie haben {amount} Guthaben. Sie können es für Ihre nächste Zahlung verwenden.',
  none: 'Sie haben kein Guthaben.',
  credits: 'Gutschriften',
  noCredits: 'Keine Gutschriften.',
  creditOf: '{number}, ausgestellt am {date}',
  left: '{amount} übrig',
  used: 'Aufgebraucht',
  pdf: 'PDF von {number}',
  refunds: 'Erstattungen',
  noRefunds: 'Keine Erstattungen.',
  refundOn: '{date}',
  refundTo: '{date}, auf {method}',
  pending: 'In Bearbeitung',
  failed: 'Fehlgeschlagen',
  canceled: 'Storniert',
  loading: 'Gutschriften und Erstattungen werden geladen …',
  loadFailed: 'Gutschriften und Erstattungen konnten nicht geladen werden. Es hat sich nichts geändert.',
  tryAgain: 'Erneut versuchen',
  pdfComing: 'PDF wird heruntergeladen …',
  pdfSaved: 'PDF gespeichert.',
  pdfFailed: 'Das PDF konnte nicht heruntergeladen werden. Versuchen Sie es erneut.',
  pdfWrong: 'Die Datei ist kein PDF und wurde daher nicht gespeichert.',
};
