import type { messages as english } from '../en/tasks.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: '戻る',
  sending: '処理中…',
  checking: '接続が切れたため、処理が完了したか確認しています。二重に処理されることはありません。',
  checkNow: '状況を確認',
  asking: '確認中…',
  otherTab: '別のタブで処理中です。',
  offline: 'オフラインです。何も送信されておらず、入力内容は保持されています。',
  sessionExpired: 'セッションの有効期限が切れました。続けるには、もう一度ログインしてください。',
  freshSignIn: '安全のため、この変更を行うにはもう一度ログインしてください。何も変更されていません。',
  entriesKept: '入力内容は保持されています。',
  detailsNotKept:
    'ログインのためにこのページを離れる場合は、カードまたは口座の情報をもう一度入力してください。安全のため、これらの情報は保持されません。',
  signIn: 'ログイン',
  resumed: 'もう一度ログインしました。まだ何も送信されていません。内容を確認して続けてください。',
  rateLimit: '試行回数が多すぎます。何も変更されていません。しばらくしてからもう一度お試しください。',
  notAllowed: 'この操作を行う権限がありません。何も変更されていません。',
  notDone: '完了できませんでした。何も変更されていません。もう一度お試しください。',
  notDoneReference: '完了できませんでした。何も変更されていません。もう一度試すか、照会番号{reference}を添えてお問い合わせください。',
  paymentFailed: 'お支払いが承認されませんでした。何も変更されていません。別のお支払い方法をお試しください。',
};
