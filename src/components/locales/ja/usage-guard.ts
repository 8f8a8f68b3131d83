import type { messages as english } from '../en/usage-guard.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  title: '料金アラート',
  lead: '使用料金が上限に近づくと、ここに警告が表示されます。サービスは停止されません。',
  amount: '請求期間あたりの上限（{currency}）',
  amountMissing: '0より大きい金額を入力してください（例：{example}）。',
  warnAt: '警告のタイミング',
  save: 'アラートを設定',
  saving: '保存中…',
  remove: 'アラートを削除',
};
