import type { messages as english } from '../en/payment-methods-recovery.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overdueSince: '{total} en retard depuis le {date}.',
  overdue: '{total} en retard.',
  failedWith: 'Paiement avec {method} refusé : {reason}',
  recover: 'Payer {total} maintenant',
};
