import type { messages as english } from '../en/withdraw.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  notOpened: 'Das Formular ließ sich nicht öffnen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  tryAgain: 'Erneut versuchen',
};
