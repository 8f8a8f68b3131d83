import type { messages as english } from '../en/withdraw.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  notOpened: 'Das Formular konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  tryAgain: 'Erneut versuchen',
};
