import type { messages as english } from '../en/tasks.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'Voltar',
  sending: 'Processando…',
  checking: 'A conexão caiu, por isso estamos verificando se deu certo. Nada será feito duas vezes.',
  checkNow: 'Verificar status',
  asking: 'Verificando…',
  otherTab: 'Isto está em andamento em outra aba.',
  offline: 'Você está sem conexão. Nada foi enviado, e os dados preenchidos foram mantidos.',
  sessionExpired: 'Sua sessão expirou. Entre novamente para continuar.',
  freshSignIn: 'Para sua segurança, entre novamente para fazer esta alteração. Nada foi alterado.',
  entriesKept: 'Os dados preenchidos foram mantidos.',
  detailsNotKept:
    'Se sair desta página para entrar, informe novamente os dados do cartão ou da conta: para sua segurança, eles não são mantidos.',
  signIn: 'Entrar',
  resumed: 'Você entrou novamente. Nada foi enviado ainda. Revise e continue.',
  rateLimit: 'Muitas tentativas. Nada foi alterado. Tente novamente em instantes.',
  notAllowed: 'Você não tem permissão para fazer isso. Nada foi alterado.',
  notDone: 'Não deu certo. Nada foi alterado. Tente novamente.',
  notDoneReference: 'Não deu certo. Nada foi alterado. Tente novamente ou fale conosco informando a referência {reference}.',
  paymentFailed: 'Pagamento recusado. Nada foi alterado. Tente outra forma de pagamento.',
};
