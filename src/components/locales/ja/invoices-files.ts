import type { messages as english } from '../en/invoices-files.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
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
  exporting: 'ファイルを作成しています。',
  exported: { other: '{count} 件の請求書を含むファイルを保存しました。' },
  calendarSaved: { other: '{count} 件の日付を含むカレンダーファイルを保存しました。' },
  calendarEmpty: '自動更新されるものがないため、保存する日付はありません。',
  exportFailed: 'ファイルを作成できませんでした。何も保存されていません。',
};
