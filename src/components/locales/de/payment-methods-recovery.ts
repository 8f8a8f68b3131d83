import type { messages as english } from '../en/payment-methods-recovery.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overdueSince: '{total} sind seit dem {date} überfällig.',
  overdue: '{total} sind überfällig.',
  failedWith: 'Die Zahlung mit {method} wurde nicht angenommen: {reason}',
  recover: '{total} jetzt bezahlen',
};
