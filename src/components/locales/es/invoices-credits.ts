import type { messages as english } from '../en/invoices-credits.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Abonos y reembolsos',
  back: 'Todas las facturas',
  available: 'Le quedan {amount} de saldo a favor. Puede usarlos en el próximo pago.',
  none: 'No queda saldo a favor.',
  credits: 'Abonos',
  noCredits: 'No hay abonos.',
  creditOf: '{number} del {date}',
  left: 'Quedan {amount}',
  used: 'Agotado',
  pdf: 'PDF de {number}',
  refunds: 'Reembolsos',
  noRefunds: 'No se ha reembolsado nada.',
  refundOn: '{date}',
  refundTo: '{date}, a {method}',
  pending: 'En curso',
  failed: 'Fallido',
  canceled: 'Cancelado',
  loading: 'Se están cargando los abonos y reembolsos.',
  loadFailed: 'No se han podido cargar los abonos y reembolsos. No ha cambiado nada.',
  tryAgain: 'Intentar de nuevo',
  pdfComing: 'Se está obteniendo el PDF.',
  pdfSaved: 'El PDF se ha guardado.',
  pdfFailed: 'No se ha podido obtener el PDF. Inténtelo de nuevo.',
  pdfWrong: 'Lo que ha llegado no es un PDF, así que no se ha guardado.',
};
