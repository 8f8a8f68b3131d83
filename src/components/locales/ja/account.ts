import type { messages as english } from '../en/account.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overview: '概要',
  subscriptions: 'サブスクリプション',
  invoices: '請求書',
  'payment-methods': 'お支払い方法',
  usage: '使用量',
  activity: '履歴',
  profile: 'プロフィール',
  sections: 'アカウントのメニュー',
  nothing: 'このアカウントで表示できる項目はありません。',
  unknownSection: '「{section}」というセクションはありません。使用できるセクション：{known}',
};
