import type { Translation } from '../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  overview: '概要',
  subscriptions: 'サブスクリプション',
  invoices: '請求書',
  'payment-methods': 'お支払い方法',
  usage: '使用量',
  activity: '履歴',
  profile: 'プロフィール',
  sections: 'アカウントのセクション',
  nothing: 'このセッションではアカウントを表示できません。',
  unknownSection: '「{section}」というセクションはありません。使えるもの：{known}。',
};
