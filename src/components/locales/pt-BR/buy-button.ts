import type { messages as english } from '../en/buy-button.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  subscribe: 'Assinar',
  title: 'Assinar',
  close: 'Fechar. Os dados preenchidos são mantidos.',
  opening: 'Abrindo o checkout…',
  notOpened: 'Não foi possível abrir o checkout. Nenhum pedido foi feito. Pressione o botão para tentar novamente.',
  offline: 'Você está sem conexão, por isso o checkout não pôde ser aberto. Nenhum pedido foi feito.',
  setup: 'Botão de compra: {problem}',
  setupPlan: 'Botão de compra: defina plan com o id de um plano.',
};
