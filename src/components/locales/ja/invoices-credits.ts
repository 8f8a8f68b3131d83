import type { messages as english } from '../en/invoices-credits.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'クレジットと返金',
  back: 'すべての請求書',
  available: '{amount}のクレジットがあります。次回のお支払いに利用できます。',
  none: 'クレジットはありません。',
  credits: 'クレジットメモ',
  noCredits: 'クレジットメモはありません。',
  creditOf: '{number}（{date}発行）',
  left: '残り{amount}',
  used: '使用済み',
  pdf: '{number}のPDF',
  refunds: '返金',
  noRefunds: '返金はありません。',
  refundOn: '{date}',
  refundTo: '{date}（{method}へ）',
  pending: '処理中',
  failed: '失敗',
  canceled: 'キャンセル済み',
  loading: 'クレジットと返金を読み込み中…',
  loadFailed: 'クレジットと返金を読み込めませんでした。何も変更されていません。',
  tryAgain: '再試行',
  pdfComing: 'PDFをダウンロード中…',
  pdfSaved: 'PDFを保存しました。',
  pdfFailed: 'PDFをダウンロードできませんでした。もう一度お試しください。',
  pdfWrong: 'ファイルがPDFではないため、保存しませんでした。',
};
