import type { messages as english } from '../en/profile.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  account: 'アカウント',
  name: '名前',
  payment: 'お支払い',
  card: '{brand}（末尾{digits}）',
  bankAccount: '銀行口座（末尾{digits}）',
  method: '{type}',
  noMethod: 'お支払い方法はありません。',
  expires: '有効期限 {month}',
  expiresSoon: 'このカードの有効期限は{month}末です。それ以降のお支払いはできません。',
  expired: 'このカードは有効期限が切れています。このままでは次回のお支払いができません。',
  balance: '未払い残高',
  cardWord: 'カード',
  billTo: '請求先',
  soldTo: 'サービス利用先住所',
  shipTo: '配送先住所',
  company: '会社・税務情報',
  language: 'メールと書類の言語',
  sameAsBilling: '請求先住所と同じ',
  sameAsService: 'サービス利用先住所と同じ',
  noCompany: '会社なし',
  taxId: '税務番号 {number}',
  purchaseOrder: '発注番号 {number}',
  noLanguage: '未設定',
  change: '変更',
  changeOf: '変更：{what}',
  saved: '保存しました。次回の請求書から反映されます。',
};
