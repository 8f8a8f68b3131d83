import type { messages as english } from '../en/payment-methods-recovery.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overdueSince: '{total} sont en retard depuis le {date}.',
  overdue: '{total} sont en retard.',
  failedWith: 'Le paiement avec {method} a été refusé : {reason}',
  recover: 'Payer {total} maintenant',
};
