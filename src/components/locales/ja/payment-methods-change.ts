import type { messages as english } from '../en/payment-methods-change.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'お支払い方法',
  addHeading: 'お支払い方法を追加',
  addLead: 'アカウントに保存されます。請求は発生しません。',
  added: '{method}を追加しました。',
  addedPlain: 'お支払い方法を追加しました。',
  loading: '支払いフォームを読み込み中…',
  removeHeading: '{method}を削除しますか？',
  removeLead: '完全に削除されます。もう一度使うには、再度追加が必要です。',
  removeDefault: 'デフォルトのお支払い方法です。',
  removePays: { other: 'サブスクリプション{numbers}で使用中です。' },
  remove: '削除',
  keep: '残す',
  removed: '{method}を削除しました。',
  needed: '未払いまたは今後の請求があるため、まだ削除できません。先に別のお支払い方法を追加してください。',
  neededBy: { other: 'サブスクリプション{numbers}で必要なため、まだ削除できません。先に別のお支払い方法を追加してください。' },
  addAnother: '別のお支払い方法を追加',
  defaultHeading: '{method}をデフォルトに設定しますか？',
  defaultLead: '次回の請求から使用されます。個別のお支払い方法を設定したサブスクリプションは変わりません。',
  makeDefault: 'デフォルトに設定',
  madeDefault: '{method}をデフォルトに設定しました。',
  done: '完了',
};
