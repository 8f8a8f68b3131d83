import type { messages as english } from '../en/invoices-upcoming.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Ihre nächste Rechnung',
  back: 'Alle Rechnungen',
  lead: 'Vorschau mit Stand von heute. Verbrauch und Änderungen bis zum Rechnungsdatum kommen hinzu.',
  on: 'Am {date}',
  moreLines: 'Und {count} weitere Posten, in der Summe enthalten',
  later: 'Danach, bis {date}',
  credits: 'Gutschriften',
  none: 'Keine Rechnungen bis {date}.',
  loading: 'Nächste Rechnung wird berechnet …',
  failed: 'Die nächste Rechnung konnte nicht berechnet werden. Es hat sich nichts geändert.',
  tryAgain: 'Erneut versuchen',
};
