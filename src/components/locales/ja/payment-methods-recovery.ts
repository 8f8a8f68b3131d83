import type { messages as english } from '../en/payment-methods-recovery.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overdueSince: '{total} が {date} から期限を過ぎています。',
  overdue: '{total} が期限を過ぎています。',
  failedWith: '{method} での支払いは承認されませんでした：{reason}',
  recover: '{total} を今すぐ支払う',
};
