import type { messages as english } from '../en/buy-button.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  subscribe: 'S’abonner',
  title: 'S’abonner',
  close: 'Fermer. Votre saisie est conservée.',
  opening: 'Ouverture du paiement…',
  notOpened: 'Impossible d’ouvrir le paiement. Rien n’a été commandé. Appuyez sur le bouton pour réessayer.',
  offline: 'Vous êtes hors ligne : impossible d’ouvrir le paiement. Rien n’a été commandé.',
  setup: 'Bouton d’achat : {problem}',
  setupPlan: 'Bouton d’achat : indiquez dans plan l’identifiant d’une formule.',
};
