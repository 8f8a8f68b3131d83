import type { Translation } from '../../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
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
