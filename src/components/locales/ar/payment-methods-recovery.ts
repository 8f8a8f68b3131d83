import type { messages as english } from '../en/payment-methods-recovery.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  overdueSince: '{total} متأخرة السداد منذ {date}.',
  overdue: '{total} متأخرة السداد.',
  failedWith: 'رُفض الدفع بواسطة {method}: {reason}',
  recover: 'دفع {total} الآن',
});
