import type { messages as english } from '../en/payment-methods-recovery.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overdueSince: '{total} em atraso desde {date}.',
  overdue: '{total} em atraso.',
  failedWith: 'Pagamento com {method} recusado: {reason}',
  recover: 'Pagar {total} agora',
};
