import type { messages as english } from '../en/account.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overview: 'Übersicht',
  subscriptions: 'Abonnements',
  invoices: 'Rechnungen',
  'payment-methods': 'Zahlungsmethoden',
  usage: 'Verbrauch',
  activity: 'Aktivitäten',
  profile: 'Profil',
  sections: 'Kontobereiche',
  nothing: 'Sie haben auf keinen Bereich dieses Kontos Zugriff.',
  unknownSection: 'Der Bereich „{section}“ existiert nicht. Verfügbare Bereiche: {known}.',
};
