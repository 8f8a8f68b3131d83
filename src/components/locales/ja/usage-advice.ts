import type { messages as english } from '../en/usage-advice.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  coming: '計算中…',
  failed: '計算できませんでした。',
  none: 'プランを比較できる完全な請求期間がまだありません。',
  stay: '今のままで大丈夫です。この使用量では {plan} が最も安くなります。',
  move: '{plan} なら月額 {saving} 安くなっていました。',
  basis: { other: '直近 {count} 回の請求期間の使用量に基づく見積もりです（定価、税・割引・一回限りの料金を除く）。' },
  look: 'この変更を見る',
  plan: 'プラン',
  monthly: '月額',
  yours: 'ご利用中のプラン',
};
