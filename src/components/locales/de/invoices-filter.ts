import type { messages as english } from '../en/invoices-filter.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  label: 'Rechnungen suchen',
  status: 'Welche Rechnungen',
  all: 'Alle',
  open: 'Zu zahlen',
  overdue: 'Überfällig',
  paid: 'Bezahlt',
  number: 'Nummer oder ein Teil davon',
  from: 'Von',
  to: 'Bis',
  min: 'Betrag ab',
  max: 'Betrag bis',
  notAmount: 'Schreiben Sie einen Betrag wie {example}.',
  clear: 'Filter leeren',
};
