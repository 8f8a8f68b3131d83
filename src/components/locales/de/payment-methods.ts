import type { messages as english } from '../en/payment-methods.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  caption: 'Zahlungsarten',
  empty: 'Es ist noch keine Zahlungsart hinterlegt. Fügen Sie eine hinzu, damit Ihre Rechnungen bezahlt werden können.',
  expires: 'Gültig bis {month}',
  expiresSoon: 'Läuft bald ab: {month}. Fügen Sie vorher eine andere hinzu.',
  expired: 'Abgelaufen {month}. Damit kann nicht mehr bezahlt werden.',
  isDefault: 'Bezahlt Ihre Rechnungen',
  pays: { one: 'Bezahlt das Abonnement {numbers}', other: 'Bezahlt die Abonnements {numbers}' },
  lastFailure: 'Die letzte Zahlung damit wurde nicht angenommen: {reason}',
  add: 'Zahlungsart hinzufügen',
  makeDefault: 'Für meine Rechnungen',
  remove: 'Entfernen',
};
