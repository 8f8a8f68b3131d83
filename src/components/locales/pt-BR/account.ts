import type { messages as english } from '../en/account.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overview: 'Visão geral',
  subscriptions: 'Assinaturas',
  invoices: 'Faturas',
  'payment-methods': 'Formas de pagamento',
  usage: 'Uso',
  activity: 'Atividade',
  profile: 'Perfil',
  sections: 'Seções da conta',
  nothing: 'Você não tem acesso a nenhuma parte desta conta.',
  unknownSection: 'A seção “{section}” não existe. Seções disponíveis: {known}.',
};
