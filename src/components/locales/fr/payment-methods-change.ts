import type { messages as english } from '../en/payment-methods-change.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'Moyens de paiement',
  addHeading: 'Ajouter un moyen de paiement',
  addLead: 'Il est conservé pour votre compte. Rien n’est débité pour cela.',
  added: '{method} a été ajouté.',
  addedPlain: 'Le moyen de paiement a été ajouté.',
  loading: 'Le formulaire de paiement se charge.',
  removeHeading: 'Supprimer {method} ?',
  removeLead: 'Il est supprimé définitivement. Pour l’utiliser à nouveau, il faudra le saisir à nouveau.',
  removeDefault: 'Il paie actuellement vos factures.',
  removePays: {
    one: 'Il paie l’abonnement {numbers}.',
    many: 'Il paie les abonnements {numbers}.',
    other: 'Il paie les abonnements {numbers}.',
  },
  remove: 'Le supprimer',
  keep: 'Le garder',
  removed: '{method} a été supprimé.',
  needed:
    'Il ne peut pas encore être supprimé : une facture ouverte ou à venir resterait sans moyen de paiement. Ajoutez-en d’abord un autre.',
  neededBy: {
    one: 'Il ne peut pas encore être supprimé : l’abonnement {numbers} resterait sans moyen de paiement. Ajoutez-en d’abord un autre.',
    many: 'Il ne peut pas encore être supprimé : les abonnements {numbers} resteraient sans moyen de paiement. Ajoutez-en d’abord un autre.',
    other:
      'Il ne peut pas encore être supprimé : les abonnements {numbers} resteraient sans moyen de paiement. Ajoutez-en d’abord un autre.',
  },
  addAnother: 'Ajouter un autre moyen de paiement',
  defaultHeading: 'Utiliser {method} pour vos factures ?',
  defaultLead: 'Il paie dès la prochaine facture, sauf pour les abonnements qui ont leur propre moyen de paiement.',
  makeDefault: 'L’utiliser pour mes factures',
  madeDefault: '{method} paie désormais vos factures.',
  done: 'Terminé',
};
