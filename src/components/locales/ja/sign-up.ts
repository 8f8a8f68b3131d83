import type { messages as english } from '../en/sign-up.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: '申し込み画面を読み込み中…',
  setup: '申し込み：{problem}',
  notLoaded: 'プランを読み込めませんでした。入力内容は保持されています。',
  formNotLoaded: 'フォームを読み込めませんでした。入力内容は保持されています。',
  notLoadedOffline: 'オフラインのため、プランを読み込めません。',
  reload: 'ページを再読み込み',
  retry: '再試行',
  nothingSold: '現在ご購入いただけるものはありません。',
  progress: '申し込みのステップ',
  stepOf: 'ステップ{step}/{steps}：',
  stepDone: '完了：',
  plan: 'プラン',
  details: 'お客様情報',
  payment: 'お支払い',
  review: '確認',
  planHeading: 'プランを選択',
  detailsHeading: 'お客様情報',
  paymentHeading: 'お支払い',
  reviewHeading: '確認とお支払い',
  offline: 'オフラインです。入力内容は保持されており、送信するまで何も送信されません。',
};
