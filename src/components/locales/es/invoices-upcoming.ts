import type { messages as english } from '../en/invoices-upcoming.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Su próxima factura',
  back: 'Todas las facturas',
  lead: 'Estimación a día de hoy. Se sumarán el uso y los cambios hasta la fecha de la factura.',
  on: 'El {date}',
  moreLines: 'Y {count} líneas más, incluidas en el total',
  later: 'Después, hasta el {date}',
  credits: 'Abonos',
  none: 'No hay facturas previstas hasta el {date}.',
  loading: 'Calculando la próxima factura…',
  failed: 'No se ha podido calcular la próxima factura. No ha cambiado nada.',
  tryAgain: 'Reintentar',
};
