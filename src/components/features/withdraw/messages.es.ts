import type { Translation } from '../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  notOpened: 'No se ha podido abrir el formulario. Compruebe su conexión e inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
};
