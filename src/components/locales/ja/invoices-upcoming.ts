import type { messages as english } from '../en/invoices-upcoming.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: '次回の請求',
  back: 'すべての請求書',
  lead: '今日時点の内容です。利用量など、それまでの変更によって変わります。',
  on: '{date}',
  later: 'その後（{date} まで）',
  none: '{date} まで請求の予定はありません。',
  loading: '次回の請求を計算しています。',
  failed: '次回の請求を計算できませんでした。変更されたものはありません。',
  tryAgain: 'もう一度試す',
};
