import type { messages as english } from '../en/invoices-files.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  invoicesFile: 'Rechnungen',
  number: 'Rechnung',
  date: 'Datum',
  dueDate: 'Fällig',
  status: 'Status', // Same as in English.
  amount: 'Betrag',
  credit: 'Verrechnetes Guthaben',
  balance: 'Offener Betrag',
  currency: 'Währung',
  renewalsFile: 'Verlängerungen',
  renews: '{name} verlängert sich',
  renewsText: 'Das Abonnement {number} verlängert sich um eine weitere Laufzeit, wenn Sie es nicht vorher ändern.',
  exporting: 'Datei wird erstellt …',
  exported: { one: 'Datei mit {count} Rechnung gespeichert.', other: 'Datei mit {count} Rechnungen gespeichert.' },
  calendarSaved: { one: 'Kalenderdatei mit {count} Termin gespeichert.', other: 'Kalenderdatei mit {count} Terminen gespeichert.' },
  calendarEmpty: 'Kein Abonnement verlängert sich automatisch, daher gibt es keine Termine zu speichern.',
  exportFailed: 'Die Datei konnte nicht erstellt werden. Es wurde nichts gespeichert.',
};
