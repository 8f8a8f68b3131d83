import type { messages as english } from '../en/paywall.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  checking: 'サブスクリプションを確認中…',
  lockedHeading: 'サブスクリプション会員限定',
  locked: '続けるにはプランを選択してください。',
  lockedOthers: 'ご利用中のプランには含まれていません。含まれるプランを選択してください。',
  paused: '{plan}のサブスクリプションは一時停止中です。続けるには再開してください。',
  signIn: '登録済みの方はログイン',
  opened: 'ロックが解除されました。ご利用中のサブスクリプションに含まれています。',
  failed: 'サブスクリプションを確認できなかったため、現在はロックされています。',
  offline: 'オフラインのため、サブスクリプションを確認できません。現在はロックされています。',
  retry: 'もう一度確認',
  setup: 'ペイウォール：{problem}',
  setupPlans: 'ペイウォール：ロックを解除するplansまたはproductsを設定してください。',
};
