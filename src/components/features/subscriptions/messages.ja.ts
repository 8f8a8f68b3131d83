import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.ja.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
  empty: 'サブスクリプションはまだありません。申し込まれたものがここに表示されます。',
  number: 'サブスクリプション {number}',
  statusActive: '利用中',
  statusPending: 'まもなく開始',
  statusSuspended: '一時停止中',
  statusCancelled: '解約済み',
  statusExpired: '終了',
  statusDraft: '下書き',
  since: '{date}から',
  nextBill: '次回の請求',
  renews: '更新日',
  ends: '終了日',
  runsOn: '解約するまで続きます',
  term: '契約期間',
  perWeek: '1週間あたり{price}',
  perMonth: '1か月あたり{price}',
  perQuarter: '3か月ごとに{price}',
  perHalfYear: '6か月ごとに{price}',
  perYear: '1年あたり{price}',
  once: '1回のみ{price}',
  perUse: '使用量に応じた料金',
  each: '{quantity} × {price}',
};
