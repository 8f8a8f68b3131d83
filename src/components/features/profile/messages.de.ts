import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.de.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
  account: 'Konto',
  name: 'Name',
  email: 'E-Mail',
  address: 'Rechnungsadresse',
  delivery: 'Leistungsadresse',
  payment: 'Zahlung',
  card: '{brand} mit den Endziffern {digits}',
  method: '{type}',
  noMethod: 'Es ist keine Zahlungsmethode hinterlegt.',
  expires: 'Gültig bis {month}',
  expiresSoon: 'Diese Karte läuft Ende {month} ab. Danach können keine Zahlungen mehr abgebucht werden.',
  expired: 'Diese Karte ist abgelaufen. Die nächste Zahlung kann nicht abgebucht werden.',
  balance: 'Offener Betrag',
  cardWord: 'Karte',
};
