import type { messages as english } from '../en/invoices-files.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  invoicesFile: '請求書',
  number: '請求書',
  date: '日付',
  dueDate: '支払期限',
  status: 'ステータス',
  amount: '金額',
  credit: '充当したクレジット',
  balance: '未払い額',
  currency: '通貨',
  renewalsFile: '更新日',
  renews: '{name}の更新',
  renewsText: '事前に変更しない限り、サブスクリプション{number}は自動的に更新されます。',
  exporting: 'ファイルを準備中…',
  exported: { other: '請求書{count}件のファイルを保存しました。' },
  calendarSaved: { other: '日付{count}件のカレンダーファイルを保存しました。' },
  calendarEmpty: '自動更新されるサブスクリプションがないため、保存する日付はありません。',
  exportFailed: 'ファイルを作成できませんでした。何も保存されていません。',
};
