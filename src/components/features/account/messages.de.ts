import type { Translation } from '../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
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
