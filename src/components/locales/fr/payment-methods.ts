import type { messages as english } from '../en/payment-methods.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  caption: 'Moyens de paiement',
  empty: 'Aucun moyen de paiement n’est encore enregistré. Ajoutez-en un pour que vos factures puissent être payées.',
  expires: 'Expire en {month}',
  expiresSoon: 'Expire bientôt : {month}. Ajoutez-en un autre avant.',
  expired: 'Expiré en {month}. Il ne peut plus payer.',
  isDefault: 'Paie vos factures',
  pays: { one: 'Paie l’abonnement {numbers}', many: 'Paie les abonnements {numbers}', other: 'Paie les abonnements {numbers}' },
  lastFailure: 'Le dernier paiement avec celui-ci a été refusé : {reason}',
  add: 'Ajouter un moyen de paiement',
  makeDefault: 'Utiliser pour mes factures',
  remove: 'Supprimer',
};
