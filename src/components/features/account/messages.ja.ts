import type { Translation } from '../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  subscriptions: 'サブスクリプション',
  invoices: '請求書',
  profile: 'プロフィール',
  unknownSection: '「{section}」というセクションはありません。使えるもの：{known}。',
};
