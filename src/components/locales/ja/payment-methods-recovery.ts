import type { messages as english } from '../en/payment-methods-recovery.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overdueSince: '{total}の支払期限が{date}に過ぎています。',
  overdue: '{total}の支払期限が過ぎています。',
  failedWith: '{method}でのお支払いが承認されませんでした：{reason}',
  recover: '{total}を今すぐ支払う',
};
