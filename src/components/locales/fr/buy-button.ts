import type { messages as english } from '../en/buy-button.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  subscribe: 'S’abonner',
  title: 'Votre abonnement',
  close: 'Fermer. Ce que vous avez saisi est conservé.',
  opening: 'L’achat s’ouvre.',
  notOpened: 'L’achat n’a pas pu s’ouvrir. Rien n’a été commandé. Appuyez de nouveau sur le bouton.',
  offline: 'Il n’y a pas de connexion, l’achat n’a donc pas pu s’ouvrir. Rien n’a été commandé.',
  setup: 'Bouton d’achat : {problem}',
  setupPlan: 'Bouton d’achat : indiquez dans plan l’identifiant d’une formule.',
};
