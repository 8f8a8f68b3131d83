import type { messages as english } from '../en/account.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overview: 'Vue d’ensemble',
  subscriptions: 'Abonnements',
  invoices: 'Factures',
  'payment-methods': 'Moyens de paiement',
  usage: 'Usage', // Same as in English.
  activity: 'Activité',
  profile: 'Profil',
  sections: 'Sections du compte',
  nothing: 'Votre session ne peut voir aucune partie du compte.',
  unknownSection: 'Il n’y a pas de section « {section} ». Sections disponibles : {known}.',
};
