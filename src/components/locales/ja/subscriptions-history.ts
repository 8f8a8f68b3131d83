import type { messages as english } from '../en/subscriptions-history.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: '履歴を読み込んでいます。',
  failed: '履歴を読み込めませんでした。',
  tryAgain: 'もう一度試す',
  empty: 'まだ何もありません。',
  coming: '予定',
  created: '開始',
  createdWith: '{plans}で開始',
  changePlan: 'プランを変更',
  changePlanTo: '{plans}にプランを変更',
  changeQuantity: '数量を変更',
  changeQuantityTo: '数量を変更：{plans}',
  changeAddOns: 'オプションを変更',
  changeAddOnsTo: 'オプションを変更：{plans}',
  pause: '一時停止',
  resume: '再開',
  cancel: '解約による終了',
  renew: '更新',
  terms: '条件を変更',
  trialEnd: '試用の終了',
  termEnd: '契約期間の終了',
  other: 'その他の変更',
  counted: '{plan} × {quantity}',
};
