import type { messages as english } from '../en/payment-methods-recovery.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overdueSince: '{total} sind seit {date} überfällig.',
  overdue: '{total} sind überfällig.',
  failedWith: 'Zahlung mit {method} abgelehnt: {reason}',
  recover: '{total} jetzt bezahlen',
};
