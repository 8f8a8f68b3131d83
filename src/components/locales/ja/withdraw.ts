import type { messages as english } from '../en/withdraw.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  notOpened: 'フォームを開けませんでした。接続を確認して、もう一度お試しください。',
  tryAgain: '再試行',
};
