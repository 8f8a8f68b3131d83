import type { messages as english } from '../en/profile.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  account: 'アカウント',
  name: '名前',
  payment: 'お支払い',
  card: '{brand}（末尾 {digits}）',
  bankAccount: '銀行口座（末尾 {digits}）',
  method: '{type}',
  noMethod: '登録されたお支払い方法はありません。',
  expires: '有効期限：{month}',
  expiresSoon: 'このカードは {month} 末で有効期限が切れます。それ以降の支払いはできません。',
  expired: 'このカードは有効期限が切れています。次回の支払いはできません。',
  balance: '残高',
  cardWord: 'カード',
  billTo: '請求先',
  soldTo: '利用先住所',
  shipTo: '配送先住所',
  company: '会社・税',
  language: 'メールと書類の言語',
  sameAsBilling: '請求先と同じ',
  sameAsService: '利用先と同じ',
  noCompany: '会社なし',
  taxId: '税番号 {number}',
  purchaseOrder: '発注番号 {number}',
  noLanguage: '未選択',
  change: '変更',
  changeOf: '変更：{what}',
  saved: '保存しました。次回の請求書から反映されます。',
};
