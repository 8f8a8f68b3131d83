import type { messages as english } from '../en/account.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overview: 'Vue d’ensemble',
  subscriptions: 'Abonnements',
  invoices: 'Factures',
  'payment-methods': 'Moyens de paiement',
  usage: 'Consommation',
  activity: 'Activité',
  profile: 'Profil',
  sections: 'Sections du compte',
  nothing: 'Vous n’avez accès à aucune section de ce compte.',
  unknownSection: 'La section « {section} » n’existe pas. Sections disponibles : {known}.',
};
