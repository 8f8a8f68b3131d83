import type { Translation } from '../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  notOpened: 'フォームを開けませんでした。接続を確認して、もう一度お試しください。',
  tryAgain: 'もう一度試す',
};
