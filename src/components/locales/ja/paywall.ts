import type { messages as english } from '../en/paywall.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  checking: 'サブスクリプションを確認しています。',
  lockedHeading: 'サブスクリプション会員限定です',
  locked: '続けるにはプランを選んでください。',
  lockedOthers: 'ご利用中のプランには含まれていません。含まれているプランを選んでください。',
  paused: '{plan}のサブスクリプションが一時停止中のため、表示できません。',
  signIn: 'サブスクリプションをお持ちの方はログイン',
  opened: 'ご利用中のサブスクリプションに含まれています。表示できるようになりました。',
  failed: 'サブスクリプションを確認できなかったため、今は表示できません。',
  offline: 'ネットワークに接続されていないため、サブスクリプションを確認できません。今は表示できません。',
  retry: 'もう一度確認する',
  setup: 'ペイウォール：{problem}',
  setupPlans: 'ペイウォール：表示を許可する plans または products を指定してください。',
};
