import type { Translation } from '../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  subscriptions: 'Abonnements',
  invoices: 'Rechnungen',
  profile: 'Profil',
  unknownSection: 'Es gibt keinen Abschnitt „{section}“. Es gibt: {known}.',
};
