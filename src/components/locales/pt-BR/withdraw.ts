import type { messages as english } from '../en/withdraw.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  notOpened: 'Não foi possível abrir o formulário. Verifique sua conexão e tente novamente.',
  tryAgain: 'Tentar novamente',
};
