import type { messages as english } from '../en/sign-up.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'Carregando o cadastro…',
  setup: 'Cadastro: {problem}',
  notLoaded: 'Não foi possível carregar os planos. Os dados preenchidos foram mantidos.',
  formNotLoaded: 'Não foi possível carregar o formulário. Os dados preenchidos foram mantidos.',
  notLoadedOffline: 'Você está sem conexão, por isso não é possível carregar os planos.',
  reload: 'Recarregar a página',
  retry: 'Tentar novamente',
  nothingSold: 'Não há nada à venda no momento.',
  progress: 'Etapas do cadastro',
  stepOf: 'Etapa {step} de {steps}:',
  stepDone: 'concluída:',
  plan: 'Plano',
  details: 'Dados',
  payment: 'Pagamento',
  review: 'Revisão',
  planHeading: 'Escolha um plano',
  detailsHeading: 'Seus dados',
  paymentHeading: 'Pagamento',
  reviewHeading: 'Revise e pague',
  offline: 'Você está sem conexão. Os dados preenchidos foram mantidos, e nada será enviado até você confirmar.',
};
