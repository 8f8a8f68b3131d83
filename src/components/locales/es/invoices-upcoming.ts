import type { messages as english } from '../en/invoices-upcoming.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Su próxima factura',
  back: 'Todas las facturas',
  lead: 'Tal como está hoy. Lo que cambie hasta entonces, como el uso, también la cambiará.',
  on: 'El {date}',
  later: 'Después, hasta el {date}',
  none: 'No habrá ninguna factura hasta el {date}.',
  loading: 'Se está calculando la próxima factura.',
  failed: 'No se ha podido calcular la próxima factura. No ha cambiado nada.',
  tryAgain: 'Intentar de nuevo',
};
