import type { messages as english } from '../en/payment-methods-change.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'Moyens de paiement',
  addHeading: 'Ajouter un moyen de paiement',
  addLead: 'Il est enregistré dans votre compte. Rien n’est débité.',
  added: '{method} : ajout effectué.',
  addedPlain: 'Moyen de paiement ajouté.',
  loading: 'Chargement du formulaire de paiement…',
  removeHeading: 'Supprimer {method} ?',
  removeLead: 'La suppression est définitive. Pour l’utiliser, vous devrez l’ajouter de nouveau.',
  removeDefault: 'C’est votre moyen de paiement par défaut.',
  removePays: {
    one: 'Il est utilisé pour l’abonnement {numbers}.',
    many: 'Il est utilisé pour les abonnements {numbers}.',
    other: 'Il est utilisé pour les abonnements {numbers}.',
  },
  remove: 'Supprimer',
  keep: 'Conserver',
  removed: '{method} : suppression effectuée.',
  needed: 'Suppression impossible pour le moment : vous avez une facture à payer ou à venir. Ajoutez d’abord un autre moyen de paiement.',
  neededBy: {
    one: 'Suppression impossible pour le moment : l’abonnement {numbers} en a besoin. Ajoutez d’abord un autre moyen de paiement.',
    many: 'Suppression impossible pour le moment : les abonnements {numbers} en ont besoin. Ajoutez d’abord un autre moyen de paiement.',
    other: 'Suppression impossible pour le moment : les abonnements {numbers} en ont besoin. Ajoutez d’abord un autre moyen de paiement.',
  },
  addAnother: 'Ajouter un autre moyen de paiement',
  defaultHeading: 'Utiliser {method} par défaut ?',
  defaultLead: 'Ce moyen de paiement sera utilisé dès la prochaine facture, sauf pour les abonnements qui ont le leur.',
  makeDefault: 'Définir par défaut',
  madeDefault: '{method} est désormais votre moyen de paiement par défaut.',
  done: 'Terminé',
};
