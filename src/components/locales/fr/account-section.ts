import type { messages as english } from '../en/account-section.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  signedOut: 'Connectez-vous pour voir votre compte.',
  sessionExpired: 'Votre session a pris fin. Reconnectez-vous pour voir votre compte.',
  signIn: 'Se connecter',
  offline: 'Vous êtes hors ligne. Le contenu se chargera dès que la connexion sera rétablie.',
  loadFailed: 'Le chargement a échoué. Rien n’a changé.',
  refreshFailed: 'La mise à jour a échoué. Ce que vous voyez est peut-être plus ancien.',
  tryAgain: 'Réessayer',
  taskFailed: 'Impossible d’ouvrir cette page. Vérifiez votre connexion et réessayez.',
  loading: 'Chargement',
};
