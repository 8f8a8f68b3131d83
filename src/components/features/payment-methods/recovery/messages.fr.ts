import type { Translation } from '../../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  overdueSince: '{total} sont en retard depuis le {date}.',
  overdue: '{total} sont en retard.',
  failedWith: 'Le paiement avec {method} a été refusé : {reason}',
  recover: 'Payer {total} maintenant',
};
