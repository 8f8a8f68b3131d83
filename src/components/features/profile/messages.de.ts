import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.de.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
  account: 'Konto',
  name: 'Name',
  contact: 'Kontakt',
  email: 'E-Mail',
  address: 'Rechnungsadresse',
  delivery: 'Leistungsadresse',
  payment: 'Zahlung',
  card: '{brand} mit den Endziffern {digits}',
  method: '{type}',
  noMethod: 'Es ist keine Zahlungsmethode hinterlegt.',
  expires: 'Gültig bis {month}',
  expiresSoon: 'Diese Karte läuft Ende {month} ab. Zahlungen danach schlagen fehl.',
  expired: 'Diese Karte ist abgelaufen. Die nächste Zahlung wird fehlschlagen.',
  balance: 'Offener Betrag',
  cardWord: 'Karte',
};
