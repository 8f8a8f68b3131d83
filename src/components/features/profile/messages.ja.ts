import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.ja.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
  account: 'アカウント',
  name: '氏名',
  email: 'メールアドレス',
  address: '請求先住所',
  delivery: '利用先住所',
  payment: '支払い方法',
  card: '{brand}（末尾{digits}）',
  method: '{type}',
  noMethod: '支払い方法が登録されていません。',
  expires: '有効期限 {month}',
  expiresSoon: 'このカードは{month}末に有効期限が切れます。それ以降のお支払いはできません。',
  expired: 'このカードは有効期限が切れています。次回のお支払いはできません。',
  balance: '残高',
  cardWord: 'カード',
};
