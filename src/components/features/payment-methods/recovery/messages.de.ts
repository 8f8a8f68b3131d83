import type { Translation } from '../../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  overdueSince: '{total} sind seit dem {date} überfällig.',
  overdue: '{total} sind überfällig.',
  failedWith: 'Die Zahlung mit {method} wurde nicht angenommen: {reason}',
  recover: '{total} jetzt bezahlen',
};
