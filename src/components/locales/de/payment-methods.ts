import type { messages as english } from '../en/payment-methods.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  caption: 'Zahlungsmethoden',
  empty: 'Sie haben noch keine Zahlungsmethode. Fügen Sie eine hinzu, um Ihre Rechnungen zu bezahlen.',
  expires: 'Gültig bis {month}',
  expiresSoon: 'Läuft bald ab: {month}. Fügen Sie vorher eine andere hinzu.',
  expired: 'Abgelaufen: {month}. Sie kann nicht mehr verwendet werden.',
  isDefault: 'Standard',
  pays: { one: 'Verwendet für Abonnement {numbers}', other: 'Verwendet für Abonnements {numbers}' },
  paysAmongOthers: 'Verwendet für {numbers} und möglicherweise weitere Abonnements',
  lastFailure: 'Letzte Zahlung abgelehnt: {reason}',
  add: 'Zahlungsmethode hinzufügen',
  makeDefault: 'Als Standard festlegen',
  remove: 'Entfernen',
};
