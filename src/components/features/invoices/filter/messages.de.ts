import type { Translation } from '../../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
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
