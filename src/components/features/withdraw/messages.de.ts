import type { Translation } from '../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  notOpened: 'Das Formular ließ sich nicht öffnen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  tryAgain: 'Erneut versuchen',
};
