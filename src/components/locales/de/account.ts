import type { messages as english } from '../en/account.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overview: 'Übersicht',
  subscriptions: 'Abonnements',
  invoices: 'Rechnungen',
  'payment-methods': 'Zahlungsmethoden',
  usage: 'Verbrauch',
  activity: 'Verlauf',
  profile: 'Profil',
  sections: 'Abschnitte des Kontos',
  nothing: 'Ihre Sitzung darf keinen Teil des Kontos sehen.',
  unknownSection: 'Es gibt keinen Abschnitt „{section}“. Es gibt: {known}.',
};
