import type { messages as english } from '../en/usage-advice.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  coming: '計算中…',
  failed: '計算できませんでした。',
  none: '比較できる完了した請求期間がまだありません。',
  stay: 'この使用量では、{plan}が最もお得なプランでした。',
  move: '{plan}なら月額{saving}お得でした。',
  basis: { other: '直近{count}回の請求期間の使用量と定価に基づく見積もりです（税、割引、一回限りの料金を除く）。' },
  look: 'この変更を表示',
  plan: 'プラン',
  monthly: '月額',
  yours: 'ご利用中のプラン',
};
