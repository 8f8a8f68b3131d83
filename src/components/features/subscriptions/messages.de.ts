import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.de.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
  empty: 'Sie haben noch kein Abonnement. Was Sie abonnieren, erscheint hier.',
  number: 'Abonnement {number}',
  statusActive: 'Aktiv',
  statusPending: 'Beginnt bald',
  statusSuspended: 'Pausiert',
  statusCancelled: 'Gekündigt',
  statusExpired: 'Beendet',
  statusDraft: 'Entwurf',
  since: 'Seit {date}',
  nextBill: 'Nächste Rechnung',
  renews: 'Verlängert sich',
  ends: 'Endet',
  runsOn: 'Läuft, bis Sie kündigen',
  term: 'Laufzeit',
  perWeek: '{price} pro Woche',
  perMonth: '{price} pro Monat',
  perQuarter: '{price} pro Quartal',
  perHalfYear: '{price} alle sechs Monate',
  perYear: '{price} pro Jahr',
  once: '{price} einmalig',
  perUse: 'nach Verbrauch',
  each: '{quantity} × {price}',
};
