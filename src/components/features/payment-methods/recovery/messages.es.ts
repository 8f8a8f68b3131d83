import type { Translation } from '../../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  overdueSince: '{total} han vencido el {date}.',
  overdue: '{total} han vencido.',
  failedWith: 'El pago con {method} no se aceptó: {reason}',
  recover: 'Pagar {total} ahora',
};
