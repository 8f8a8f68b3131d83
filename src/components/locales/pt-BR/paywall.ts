import type { messages as english } from '../en/paywall.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  checking: 'Verificando sua assinatura…',
  lockedHeading: 'Exclusivo para assinantes',
  locked: 'Escolha um plano para continuar.',
  lockedOthers: 'Seus planos não incluem este conteúdo. Escolha um que inclua.',
  paused: 'Sua assinatura de {plan} está pausada. Retome-a para continuar.',
  signIn: 'Já é assinante? Entrar',
  opened: 'Desbloqueado. Sua assinatura inclui este conteúdo.',
  failed: 'Não foi possível verificar sua assinatura, por isso este conteúdo continua bloqueado por enquanto.',
  offline: 'Você está sem conexão, por isso não é possível verificar sua assinatura. Este conteúdo continua bloqueado por enquanto.',
  retry: 'Verificar novamente',
  setup: 'Paywall: {problem}', // Same as in English.
  setupPlans: 'Paywall: defina os plans ou products que o desbloqueiam.',
};
