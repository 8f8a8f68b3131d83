import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.de.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
  caption: 'Rechnungen, neueste zuerst',
  empty: 'Es gibt noch keine Rechnungen. Die erste erscheint hier, sobald sie erstellt ist.',
  number: 'Rechnung',
  date: 'Datum',
  status: 'Status',
  amount: 'Betrag',
  toPay: 'Zu zahlen',
  paid: 'Bezahlt',
  open: 'Offen',
  nothing: '–',
  statusDraft: 'Entwurf',
  statusCanceled: 'Storniert',
  showLines: 'Positionen der Rechnung {number} anzeigen',
  hideLines: 'Positionen der Rechnung {number} ausblenden',
  served: '{from} – {to}',
  servedOn: '{from}',
  quantity: 'Menge {quantity}',
  tax: 'Steuer',
  total: 'Summe',
  due: 'Fällig am {date}',
  linesFailed: 'Die Positionen dieser Rechnung konnten nicht geladen werden.',
  more: 'Ältere Rechnungen anzeigen',
  moreFailed: 'Ältere Rechnungen konnten nicht geladen werden.',
  moreLoaded: { one: '{count} weitere Rechnung', other: '{count} weitere Rechnungen' },
};
