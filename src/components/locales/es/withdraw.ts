import type { messages as english } from '../en/withdraw.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  notOpened: 'No se ha podido abrir el formulario. Compruebe su conexión e inténtelo de nuevo.',
  tryAgain: 'Reintentar',
};
