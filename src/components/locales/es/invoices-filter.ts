import type { messages as english } from '../en/invoices-filter.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  label: 'Buscar facturas',
  status: 'Qué facturas',
  all: 'Todas',
  open: 'Por pagar',
  overdue: 'Vencidas',
  paid: 'Pagadas',
  number: 'Número o parte de él',
  from: 'Desde',
  to: 'Hasta',
  min: 'Importe desde',
  max: 'Importe hasta',
  notAmount: 'Escriba un importe como {example}.',
  clear: 'Quitar el filtro',
};
