import type { messages as english } from '../en/sign-up.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: '申し込み画面を読み込んでいます。',
  setup: '申し込み：{problem}',
  notLoaded: 'プランを読み込めませんでした。入力内容は失われていません。',
  formNotLoaded: 'フォームを読み込めませんでした。入力内容は失われていません。',
  notLoadedOffline: 'ネットワークに接続されていないため、プランを読み込めません。',
  reload: 'ページを再読み込みする',
  retry: 'もう一度試す',
  nothingSold: '現在、ここで購入できるものはありません。',
  progress: '申し込みの手順',
  stepOf: '手順{step}/{steps}：',
  stepDone: '完了：',
  plan: 'プラン',
  details: 'お客様情報',
  payment: '支払い',
  review: '確認',
  planHeading: 'プランを選ぶ',
  detailsHeading: 'お客様情報',
  paymentHeading: '支払い方法',
  reviewHeading: '確認と申し込み',
  offline: 'ネットワークに接続されていません。入力内容は保持され、操作されるまで何も送信されません。',
};
