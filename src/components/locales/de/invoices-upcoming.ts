import type { messages as english } from '../en/invoices-upcoming.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Ihre nächste Rechnung',
  back: 'Alle Rechnungen',
  lead: 'Nach heutigem Stand. Was sich bis dahin ändert, etwa die Nutzung, ändert auch sie.',
  on: 'Am {date}',
  later: 'Danach, bis {date}',
  none: 'Bis {date} kommt keine Rechnung.',
  loading: 'Die nächste Rechnung wird berechnet.',
  failed: 'Die nächste Rechnung konnte nicht berechnet werden. Es hat sich nichts geändert.',
  tryAgain: 'Erneut versuchen',
};
