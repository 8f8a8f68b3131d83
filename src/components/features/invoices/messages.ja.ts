import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.ja.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
  caption: '請求書（新しい順）',
  empty: '請求書はまだありません。最初の請求書が発行されると、ここに表示されます。',
  number: '請求書',
  date: '日付',
  status: '状態',
  amount: '金額',
  toPay: '未払い額',
  paid: '支払い済み',
  open: '未払い',
  nothing: '–',
  statusDraft: '下書き',
  statusCanceled: '取り消し済み',
  showLines: '請求書{number}の内訳を表示する',
  hideLines: '請求書{number}の内訳を隠す',
  served: '{from}〜{to}',
  servedOn: '{from}',
  quantity: '数量 {quantity}',
  tax: '税',
  total: '合計',
  due: '支払期限 {date}',
  linesFailed: 'この請求書の内訳を読み込めませんでした。',
  more: '以前の請求書を表示する',
  moreFailed: '以前の請求書を読み込めませんでした。',
  moreLoaded: { other: '請求書をさらに{count}件表示しました' },
};
