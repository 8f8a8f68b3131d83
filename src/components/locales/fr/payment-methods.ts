import type { messages as english } from '../en/payment-methods.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  caption: 'Moyens de paiement',
  empty: 'Vous n’avez pas encore de moyen de paiement. Ajoutez-en un pour payer vos factures.',
  expires: 'Expiration {month}',
  expiresSoon: 'Expire bientôt ({month}). Ajoutez-en un autre avant cette date.',
  expired: 'Expiré ({month}). Il ne peut plus être utilisé.',
  isDefault: 'Par défaut',
  pays: {
    one: 'Utilisé pour l’abonnement {numbers}',
    many: 'Utilisé pour les abonnements {numbers}',
    other: 'Utilisé pour les abonnements {numbers}',
  },
  paysAmongOthers: 'Utilisé pour {numbers} et peut-être d’autres abonnements',
  lastFailure: 'Dernier paiement refusé : {reason}',
  add: 'Ajouter un moyen de paiement',
  makeDefault: 'Définir par défaut',
  remove: 'Supprimer',
};
