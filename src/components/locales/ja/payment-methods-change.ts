import type { messages as english } from '../en/payment-methods-change.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: '支払い方法',
  addHeading: '支払い方法を追加',
  addLead: 'アカウントに保存されます。これだけでは何も請求されません。',
  added: '{method} を追加しました。',
  addedPlain: '支払い方法を追加しました。',
  loading: '支払いフォームを読み込んでいます。',
  removeHeading: '{method} を削除しますか？',
  removeLead: '完全に削除されます。再び使うには、もう一度入力する必要があります。',
  removeDefault: '現在の請求の支払いに使われています。',
  removePays: { other: 'サブスクリプション {numbers} の支払いに使われています。' },
  remove: '削除する',
  keep: '残す',
  removed: '{method} を削除しました。',
  needed: 'まだ削除できません。未払いまたは今後の請求の支払い方法がなくなります。先に別の方法を追加してください。',
  neededBy: { other: 'まだ削除できません。サブスクリプション {numbers} の支払い方法がなくなります。先に別の方法を追加してください。' },
  addAnother: '別の支払い方法を追加',
  defaultHeading: '{method} を請求の支払いに使いますか？',
  defaultLead: '次回の請求から使われます。個別の支払い方法があるサブスクリプションは変わりません。',
  makeDefault: '請求の支払いに使う',
  madeDefault: '今後の請求は {method} で支払われます。',
  done: '完了',
};
