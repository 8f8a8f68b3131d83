import type { messages as english } from '../en/account-section.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  signedOut: 'アカウントを表示するには、ログインしてください。',
  sessionExpired: 'セッションの有効期限が切れました。もう一度ログインしてください。',
  noAccount: 'ご利用中のプランはまだありません。',
  choosePlan: 'プランを見る',
  signIn: 'ログイン',
  offline: 'オフラインです。オンラインに戻ると読み込まれます。',
  loadFailed: '読み込めませんでした。何も変更されていません。',
  refreshFailed: '更新できませんでした。表示内容が古い可能性があります。',
  tryAgain: '再試行',
  taskFailed: '開けませんでした。接続を確認して、もう一度お試しください。',
  loading: '読み込み中',
  updating: '更新中…',
};
