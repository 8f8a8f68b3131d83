import type { messages as english } from '../en/payment-methods.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  caption: 'お支払い方法',
  empty: 'お支払い方法はまだありません。追加すると、請求のお支払いができます。',
  expires: '有効期限 {month}',
  expiresSoon: 'まもなく有効期限切れ：{month}。期限までに別のお支払い方法を追加してください。',
  expired: '有効期限切れ：{month}。このお支払い方法は利用できません。',
  isDefault: 'デフォルト',
  pays: { other: 'サブスクリプション{numbers}で使用中' },
  paysAmongOthers: '{numbers}のほか、他のサブスクリプションでも使用されている可能性があります',
  lastFailure: '前回のお支払いが承認されませんでした：{reason}',
  add: 'お支払い方法を追加',
  makeDefault: 'デフォルトに設定',
  remove: '削除',
};
