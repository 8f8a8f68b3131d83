import type { messages as english } from '../en/plans-account.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  current: '現在のプラン',
  currentPeriod: '現在のプラン：{period}',
  manage: '{product}を管理',
  switchTo: '{plan}に切り替える',
  planPeriod: '{product}（{period}）',
  unitsAndPrice: '{units}、{price}',
  nextBill: '次回請求：{date}に{amount}',
  second: '2つ目のサブスクリプションを追加',
};
