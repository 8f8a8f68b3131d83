import type { Translation } from '../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  notOpened: 'Impossible d’ouvrir le formulaire. Vérifiez votre connexion et réessayez.',
  tryAgain: 'Réessayer',
};
