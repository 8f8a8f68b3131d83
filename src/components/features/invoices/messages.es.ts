import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.es.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
  caption: 'Facturas, de la más reciente a la más antigua',
  empty: 'Todavía no hay facturas. La primera aparecerá aquí cuando se emita.',
  number: 'Factura',
  date: 'Fecha',
  status: 'Estado',
  amount: 'Importe',
  toPay: 'A pagar',
  paid: 'Pagada',
  open: 'Pendiente',
  nothing: '–',
  statusDraft: 'Borrador',
  statusCanceled: 'Anulada',
  showLines: 'Mostrar el detalle de la factura {number}',
  hideLines: 'Ocultar el detalle de la factura {number}',
  served: 'del {from} al {to}',
  servedOn: '{from}',
  quantity: 'Cantidad: {quantity}',
  tax: 'Impuestos',
  total: 'Total',
  due: 'Vence el {date}',
  linesFailed: 'No se ha podido cargar el detalle de esta factura.',
  more: 'Mostrar facturas anteriores',
  moreFailed: 'No se han podido cargar las facturas anteriores.',
  moreLoaded: { one: '{count} factura más', many: '{count} de facturas más', other: '{count} facturas más' },
};
