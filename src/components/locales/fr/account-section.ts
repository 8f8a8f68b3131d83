import type { messages as english } from '../en/account-section.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  signedOut: 'Connectez-vous pour voir votre compte.',
  sessionExpired: 'Votre session a expiré. Reconnectez-vous pour voir votre compte.',
  noAccount: 'Vous n’avez pas encore de formule.',
  choosePlan: 'Voir les formules',
  signIn: 'Se connecter',
  offline: 'Vous êtes hors ligne. Le contenu se chargera dès votre retour en ligne.',
  loadFailed: 'Impossible de charger ces informations. Rien n’a changé.',
  refreshFailed: 'Impossible d’actualiser ces informations. Elles ne sont peut-être plus à jour.',
  tryAgain: 'Réessayer',
  taskFailed: 'Impossible d’ouvrir cette page. Vérifiez votre connexion et réessayez.',
  loading: 'Chargement',
  updating: 'Mise à jour…',
};
