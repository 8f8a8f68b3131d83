import type { messages as english } from '../en/invoices-credits.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'クレジットと返金',
  back: 'すべての請求書',
  available: '{amount} のクレジットが残っています。次回の支払いに使えます。',
  none: 'クレジットの残りはありません。',
  credits: 'クレジットメモ',
  noCredits: 'クレジットメモはありません。',
  creditOf: '{date} の {number}',
  left: '残り {amount}',
  used: '使用済み',
  pdf: '{number} の PDF',
  refunds: '返金',
  noRefunds: '返金はありません。',
  refundOn: '{date}',
  refundTo: '{date}（{method} へ）',
  pending: '処理中',
  failed: '失敗',
  canceled: '取り消し済み',
  loading: 'クレジットと返金を読み込んでいます。',
  loadFailed: 'クレジットと返金を読み込めませんでした。変更されたものはありません。',
  tryAgain: 'もう一度試す',
  pdfComing: 'PDF を取得しています。',
  pdfSaved: 'PDF を保存しました。',
  pdfFailed: 'PDF を取得できませんでした。もう一度お試しください。',
  pdfWrong: '届いたものが PDF ではないため、保存しませんでした。',
};
