import type { messages as english } from '../en/invoices-filter.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  label: 'Buscar faturas',
  status: 'Status', // Same as in English.
  all: 'Todas',
  open: 'Em aberto',
  overdue: 'Em atraso',
  paid: 'Pagas',
  number: 'Número da fatura ou parte dele',
  from: 'De',
  to: 'Até',
  min: 'Valor mínimo',
  max: 'Valor máximo',
  notAmount: 'Informe um valor, por exemplo {example}.',
  clear: 'Limpar filtros',
};
