import type { messages as english } from '../en/invoices-files.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  invoicesFile: 'Rechnungen',
  number: 'Rechnung',
  date: 'Datum',
  dueDate: 'Fällig',
  status: 'Status', // Same as in English.
  amount: 'Betrag',
  balance: 'Zu zahlen',
  currency: 'Währung',
  renewalsFile: 'Verlängerungen',
  renews: '{name} verlängert sich',
  renewsText: 'Das Abonnement {number} läuft eine weitere Laufzeit, wenn es nicht vorher geändert wird.',
  exporting: 'Die Datei wird zusammengestellt.',
  exported: { one: 'Eine Datei mit {count} Rechnung wurde gespeichert.', other: 'Eine Datei mit {count} Rechnungen wurde gespeichert.' },
  calendarSaved: {
    one: 'Eine Kalenderdatei mit {count} Termin wurde gespeichert.',
    other: 'Eine Kalenderdatei mit {count} Terminen wurde gespeichert.',
  },
  calendarEmpty: 'Nichts verlängert sich von selbst, es gibt also keinen Termin.',
  exportFailed: 'Die Datei konnte nicht zusammengestellt werden. Es wurde nichts gespeichert.',
};
