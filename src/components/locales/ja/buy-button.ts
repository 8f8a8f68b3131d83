import type { messages as english } from '../en/buy-button.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  subscribe: '申し込む',
  title: 'お申し込み',
  close: '閉じる。入力内容は保持されます。',
  opening: '購入画面を開いています。',
  notOpened: '購入画面を開けませんでした。何も注文されていません。もう一度ボタンを押してください。',
  offline: 'ネットワークに接続されていないため、購入画面を開けませんでした。何も注文されていません。',
  setup: '購入ボタン：{problem}',
  setupPlan: '購入ボタン：plan にプランの ID を設定してください。',
};
