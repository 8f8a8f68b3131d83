import type { messages as english } from '../en/invoices-upcoming.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: '次回の請求',
  back: 'すべての請求書',
  lead: '本日時点の見込み額です。請求日までの使用量や変更が加算されます。',
  on: '{date}',
  moreLines: '他{count}行（合計に含まれます）',
  later: 'その後、{date}まで',
  credits: 'クレジット',
  none: '{date}までの請求はありません。',
  loading: '次回の請求を計算中…',
  failed: '次回の請求を計算できませんでした。何も変更されていません。',
  tryAgain: '再試行',
};
