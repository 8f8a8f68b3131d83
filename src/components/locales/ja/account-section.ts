import type { messages as english } from '../en/account-section.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  signedOut: 'アカウントを表示するにはログインしてください。',
  sessionExpired: 'セッションが終了しました。アカウントを表示するには、もう一度ログインしてください。',
  signIn: 'ログイン',
  offline: 'オフラインです。接続が戻り次第、読み込みます。',
  loadFailed: '読み込めませんでした。変更されたものはありません。',
  refreshFailed: '最新の状態に更新できませんでした。表示内容が古い可能性があります。',
  tryAgain: 'もう一度試す',
  taskFailed: '開けませんでした。接続を確認して、もう一度お試しください。',
  loading: '読み込み中です',
};
