import { isolated } from '../../../locales/isolated.js';
import type { Words } from './messages.js';

export const messages = isolated<Words>({
  overdueSince: '{total} متأخرة منذ {date}.',
  overdue: '{total} متأخرة.',
  failedWith: 'لم تُقبل الدفعة بواسطة {method}: {reason}',
  recover: 'دفع {total} الآن',
});
