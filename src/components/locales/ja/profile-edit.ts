import type { messages as english } from '../en/profile-edit.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  lead: '次回の請求書から反映されます。',
  taxLead: '税はこの住所に基づきます。次回の請求書から反映されます。',
  languageLead: 'この言語でご連絡します。このページの言語は変わりません。',
  save: '保存する',
  saving: '保存中…',
  noPreference: '指定なし',
  problems: { other: '{count} 件の入力を見直してください。' },
  conflict: '別の場所で変更されました。入力内容は保持されています。もう一度保存すると、現在の次の内容と置き換わります：',
  nothing: 'なし',
  emailTaken: 'このアドレスは別のアカウントで使用されています。別のアドレスをお選びください。',
};
