import type { messages as english } from '../en/withdraw.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  notOpened: 'Impossible d’ouvrir le formulaire. Vérifiez votre connexion et réessayez.',
  tryAgain: 'Réessayer',
};
