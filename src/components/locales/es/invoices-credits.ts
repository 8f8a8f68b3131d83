import type { messages as english } from '../en/invoices-credits.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Abonos y reembolsos',
  back: 'Todas las facturas',
  available: 'Tiene un saldo a favor de {amount}. Puede usarlo en su próximo pago.',
  none: 'No tiene saldo a favor.',
  credits: 'Notas de crédito',
  noCredits: 'No hay notas de crédito.',
  creditOf: '{number}, emitida el {date}',
  left: '{amount} disponibles',
  used: 'Agotada',
  pdf: 'PDF de {number}',
  refunds: 'Reembolsos',
  noRefunds: 'No hay reembolsos.',
  refundOn: '{date}',
  refundTo: '{date}, a {method}',
  pending: 'Pendiente',
  failed: 'Fallido',
  canceled: 'Cancelado',
  loading: 'Cargando abonos y reembolsos…',
  loadFailed: 'No se han podido cargar los abonos y reembolsos. No ha cambiado nada.',
  tryAgain: 'Reintentar',
  pdfComing: 'Descargando el PDF…',
  pdfSaved: 'PDF guardado.',
  pdfFailed: 'No se ha podido descargar el PDF. Inténtelo de nuevo.',
  pdfWrong: 'El archivo no es un PDF, así que no se ha guardado.',
};
