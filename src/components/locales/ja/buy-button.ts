import type { messages as english } from '../en/buy-button.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  subscribe: '申し込む',
  title: 'お申し込み',
  close: '閉じる（入力内容は保持されます）',
  opening: '購入画面を開いています…',
  notOpened: '購入画面を開けませんでした。注文は確定していません。ボタンを押して、もう一度お試しください。',
  offline: 'オフラインのため、購入画面を開けませんでした。注文は確定していません。',
  setup: '購入ボタン：{problem}',
  setupPlan: '購入ボタン：planに料金プランのIDを設定してください。',
};
