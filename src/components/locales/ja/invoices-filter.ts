import type { messages as english } from '../en/invoices-filter.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  label: '請求書を検索',
  status: 'ステータス',
  all: 'すべて',
  open: '未払い',
  overdue: '期限超過',
  paid: '支払い済み',
  number: '請求書番号（一部でも可）',
  from: '開始日',
  to: '終了日',
  min: '金額（最小）',
  max: '金額（最大）',
  notAmount: '金額を入力してください（例：{example}）。',
  clear: 'フィルターをクリア',
};
