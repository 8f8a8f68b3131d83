import type { messages as english } from '../en/usage-guard.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  title: 'Alerta de gastos',
  lead: 'Você recebe um aviso aqui quando o uso se aproximar do limite. Seu serviço não é interrompido.',
  amount: 'Limite por período de cobrança ({currency})',
  amountMissing: 'Informe um valor acima de zero, por exemplo {example}.',
  warnAt: 'Avisar em',
  save: 'Definir alerta',
  saving: 'Salvando…',
  remove: 'Remover alerta',
};
