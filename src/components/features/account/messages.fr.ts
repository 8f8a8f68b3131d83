import type { Translation } from '../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  subscriptions: 'Abonnements',
  invoices: 'Factures',
  profile: 'Profil',
  unknownSection: 'Il n’y a pas de section « {section} ». Sections disponibles : {known}.',
};
