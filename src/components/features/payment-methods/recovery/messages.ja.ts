import type { Translation } from '../../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  overdueSince: '{total} が {date} から期限を過ぎています。',
  overdue: '{total} が期限を過ぎています。',
  failedWith: '{method} での支払いは承認されませんでした：{reason}',
  recover: '{total} を今すぐ支払う',
};
