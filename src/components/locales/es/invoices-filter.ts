import type { messages as english } from '../en/invoices-filter.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  label: 'Buscar facturas',
  status: 'Estado',
  all: 'Todas',
  open: 'Pendientes',
  overdue: 'Vencidas',
  paid: 'Pagadas',
  number: 'Número de factura o parte de él',
  from: 'Desde',
  to: 'Hasta',
  min: 'Importe mínimo',
  max: 'Importe máximo',
  notAmount: 'Introduzca un importe, por ejemplo, {example}.',
  clear: 'Borrar filtros',
};
