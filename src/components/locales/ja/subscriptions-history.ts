import type { messages as english } from '../en/subscriptions-history.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: '履歴を読み込み中…',
  failed: '履歴を読み込めませんでした。',
  tryAgain: '再試行',
  empty: '履歴はまだありません。',
  coming: '予定',
  created: '開始',
  createdWith: '{plans}で開始',
  changePlan: 'プランの変更',
  changePlanTo: 'プランの変更：{plans}',
  changeQuantity: '数量の変更',
  changeQuantityTo: '数量の変更：{plans}',
  changeAddOns: 'アドオンの変更',
  changeAddOnsTo: 'アドオンの変更：{plans}',
  pause: '一時停止',
  resume: '再開',
  cancel: '解約による終了',
  renew: '更新',
  terms: '条件の変更',
  trialEnd: 'トライアルの終了',
  termEnd: '契約期間の終了',
  other: 'その他の変更',
  counted: '{plan} × {quantity}',
};
