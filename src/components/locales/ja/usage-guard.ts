import type { messages as english } from '../en/usage-guard.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  title: '支出の見張り',
  lead: '使用料金が一定の金額に近づくと、このページでお知らせします。何も停止されず、サービスは続きます。',
  amount: '請求期間中の使用料金の上限の目安（{currency}）',
  amountMissing: '{example} のように、ゼロより大きい金額を入力してください。',
  warnAt: 'お知らせする割合',
  save: '設定する',
  saving: '設定中…',
  remove: '解除する',
};
