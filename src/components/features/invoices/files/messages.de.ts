import type { Translation } from '../../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  invoicesFile: 'Rechnungen',
  number: 'Rechnung',
  date: 'Datum',
  dueDate: 'Fällig',
  status: 'Status',
  amount: 'Betrag',
  balance: 'Zu zahlen',
  currency: 'Währung',
  renewalsFile: 'Verlängerungen',
  renews: '{name} verlängert sich',
  renewsText: 'Das Abonnement {number} läuft eine weitere Laufzeit, wenn es nicht vorher geändert wird.',
};
