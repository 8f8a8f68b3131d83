import type { messages as english } from '../en/payment-methods-recovery.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overdueSince: '{total} han vencido el {date}.',
  overdue: '{total} han vencido.',
  failedWith: 'El pago con {method} no se aceptó: {reason}',
  recover: 'Pagar {total} ahora',
};
