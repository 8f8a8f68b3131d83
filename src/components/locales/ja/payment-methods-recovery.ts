import type { messages as english } from '../en/payment-methods-recovery.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overdueSince: '{total}のお支払いが{date}から期限を過ぎています。',
  overdue: '{total}のお支払いが期限を過ぎています。',
  failedWith: '{method}でのお支払いが承認されませんでした：{reason}',
  recover: '{total}を今すぐ支払う',
};
