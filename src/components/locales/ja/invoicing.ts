import type { messages as english } from '../en/invoicing.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  choice: 'お支払い方法を選択してください',
  now: '今すぐ支払う',
  byInvoice: '請求書で支払う',
  terms: '{amount} の請求書を発行します。{date}までにお支払いください。',
  sentence: '{amount} の請求書を発行します。支払期限は{date}です。',
  method: '請求書払い（支払期限 {date}）',
  change: '支払い方法を変更',
  order: '注文して {date}までに {amount} を支払う',
  limit: '未払いの請求書とこの注文の合計が上限を超えるため、請求書払いはご利用いただけません。',
  notApproved: 'この注文では請求書払いをご利用いただけません。',
  taxIdRequired: '請求書払いをご利用になるには、お客様情報に税務番号を入力してください。',
  refused:
    'この注文では請求書払いをご利用いただけなくなりました。注文は行われておらず、入力内容は保持されています。今すぐお支払いください。',
  howToPay: 'この請求書のお支払い方法',
  amount: '請求残高',
  dueDate: '支払期限',
  purchaseOrder: '発注番号',
  accountHolder: '口座名義',
  iban: 'IBAN', // Same as in English.
  bic: 'BIC', // Same as in English.
  accountNumber: '口座番号',
  routingNumber: 'ルーティング番号',
  bank: '銀行',
  note: '振込時の備考',
};
