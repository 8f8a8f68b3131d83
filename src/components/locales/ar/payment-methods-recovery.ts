import type { messages as english } from '../en/payment-methods-recovery.js';
import { isolated } from '../isolated.js';

export const messages = isolated<typeof english>({
  overdueSince: '{total} متأخرة منذ {date}.',
  overdue: '{total} متأخرة.',
  failedWith: 'لم تُقبل الدفعة بواسطة {method}: {reason}',
  recover: 'دفع {total} الآن',
});
