import type { messages as english } from '../en/payment-methods.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  caption: '支払い方法',
  empty: '保存された支払い方法はまだありません。請求の支払いができるように追加してください。',
  expires: '有効期限 {month}',
  expiresSoon: 'まもなく期限切れ：{month}。それまでに別の方法を追加してください。',
  expired: '{month} に期限切れ。支払いには使えません。',
  isDefault: '請求の支払いに使用中',
  pays: { other: 'サブスクリプション {numbers} の支払いに使用中' },
  lastFailure: '前回の支払いは承認されませんでした：{reason}',
  add: '支払い方法を追加',
  makeDefault: '請求の支払いに使う',
  remove: '削除',
};
