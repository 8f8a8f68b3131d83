import type { messages as english } from '../en/tasks.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: '戻る',
  sending: '処理しています。少々お待ちください。',
  checking: '接続が切れたため、完了したかどうかまだわかりません。確認しています。二重に処理されることはありません。',
  checkNow: '今すぐ確認する',
  asking: '確認しています…',
  otherTab: '別のタブで処理しています。',
  offline: 'ネットワークに接続されていません。何も送信されておらず、入力内容は保持されています。',
  sessionExpired: 'セッションが終了しました。入力内容は保持されています。ログインして、ここから続けてください。',
  signIn: 'ログイン',
  resumed: '再びログインしました。まだ何も送信されていません。内容を確認して続けてください。',
  rateLimit: '短時間に回数が多すぎました。何も変更されていません。しばらくしてからもう一度お試しください。',
  notAllowed: 'このセッションでは実行できません。何も変更されていません。',
  notDone: '完了できませんでした。何も変更されていません。もう一度お試しください。',
  notDoneReference:
    '完了できませんでした。何も変更されていません。もう一度お試しください。お問い合わせの際は {reference} をお知らせください。',
  paymentFailed: '支払いが承認されなかったため、何も変更されていません。別の支払い方法でお試しください。',
};
