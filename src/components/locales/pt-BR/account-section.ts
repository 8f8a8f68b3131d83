import type { messages as english } from '../en/account-section.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  signedOut: 'Entre para ver sua conta.',
  sessionExpired: 'Sua sessão expirou. Entre novamente para ver sua conta.',
  noAccount: 'Você ainda não tem um plano.',
  choosePlan: 'Ver planos',
  signIn: 'Entrar',
  offline: 'Você está sem conexão. O conteúdo será carregado quando a conexão voltar.',
  loadFailed: 'Não foi possível carregar. Nada foi alterado.',
  refreshFailed: 'Não foi possível atualizar. Os dados exibidos podem estar desatualizados.',
  tryAgain: 'Tentar novamente',
  taskFailed: 'Não foi possível abrir. Verifique sua conexão e tente novamente.',
  loading: 'Carregando',
  updating: 'Atualizando…',
};
