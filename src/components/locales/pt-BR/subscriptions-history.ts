import type { messages as english } from '../en/subscriptions-history.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'Carregando histórico…',
  failed: 'Não foi possível carregar o histórico.',
  tryAgain: 'Tentar novamente',
  empty: 'Nenhum histórico ainda.',
  coming: 'Agendado',
  created: 'Início',
  createdWith: 'Início com {plans}',
  changePlan: 'Plano alterado',
  changePlanTo: 'Plano alterado para {plans}',
  changeQuantity: 'Quantidade alterada',
  changeQuantityTo: 'Quantidade alterada: {plans}',
  changeAddOns: 'Complementos alterados',
  changeAddOnsTo: 'Complementos alterados: {plans}',
  pause: 'Pausada',
  resume: 'Retomada',
  cancel: 'Termina após o cancelamento',
  renew: 'Renovada',
  terms: 'Condições alteradas',
  trialEnd: 'Fim do teste',
  termEnd: 'Fim do período',
  other: 'Outra alteração',
  counted: '{plan} × {quantity}',
};
