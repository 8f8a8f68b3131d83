import type { messages as english } from '../en/payment-methods-recovery.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overdueSince: 'Tiene pagos vencidos desde el {date}: {total}.',
  overdue: 'Tiene pagos vencidos: {total}.',
  failedWith: 'Pago con {method} rechazado: {reason}',
  recover: 'Pagar {total} ahora',
};
