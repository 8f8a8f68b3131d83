import type { messages as english } from '../en/invoices-filter.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  label: '請求書を探す',
  status: '表示する請求書',
  all: 'すべて',
  open: '未払い',
  overdue: '期限超過',
  paid: '支払い済み',
  number: '番号（一部でも可）',
  from: '開始日',
  to: '終了日',
  min: '金額（下限）',
  max: '金額（上限）',
  notAmount: '{example} のように金額を入力してください。',
  clear: '絞り込みを解除',
};
