import type { messages as english } from '../en/invoices-filter.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  label: 'Rechnungen suchen',
  status: 'Status', // Same as in English.
  all: 'Alle',
  open: 'Offen',
  overdue: 'Überfällig',
  paid: 'Bezahlt',
  number: 'Rechnungsnummer oder Teil davon',
  from: 'Von',
  to: 'Bis',
  min: 'Mindestbetrag',
  max: 'Höchstbetrag',
  notAmount: 'Geben Sie einen Betrag wie {example} ein.',
  clear: 'Filter zurücksetzen',
};
