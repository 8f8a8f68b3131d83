import type { messages as english } from '../en/profile-edit.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  lead: '次回の請求書から反映されます。',
  taxLead: '税額はこの住所によって決まります。次回の請求書から反映されます。',
  languageLead: 'メールと書類の言語です。このページの言語は変わりません。',
  save: '保存',
  saving: '保存中…',
  noPreference: '指定なし',
  problems: { other: '{count}件の入力内容を修正してください。' },
  conflict: '別の場所で変更されました。入力内容は保持されています。もう一度保存すると、現在の値が置き換えられます：',
  nothing: 'なし',
  emailTaken: 'このメールアドレスは別のアカウントで使用されています。別のアドレスを入力してください。',
};
