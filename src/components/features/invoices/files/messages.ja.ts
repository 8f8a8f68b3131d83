import type { Translation } from '../../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  invoicesFile: '請求書',
  number: '請求書',
  date: '日付',
  dueDate: '支払期限',
  status: '状態',
  amount: '金額',
  balance: '未払い額',
  currency: '通貨',
  renewalsFile: '更新日',
  renews: '{name} の更新',
  renewsText: '変更がなければ、サブスクリプション {number} は次の期間も続きます。',
};
