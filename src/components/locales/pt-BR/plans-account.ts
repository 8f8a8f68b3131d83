import type { messages as english } from '../en/plans-account.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  current: 'Plano atual',
  currentPeriod: 'Plano atual: {period}',
  manage: 'Gerenciar {product}',
  switchTo: 'Mudar para {plan}',
  planPeriod: '{product} ({period})',
  unitsAndPrice: '{units}, {price}',
  nextBill: 'próxima fatura: {amount} em {date}',
  second: 'Adicionar uma segunda assinatura',
};
