import { lastDayOfService } from '../../../../api/plain-date/plain-date.js';
import type { WithdrawalReceipt } from '../../../../api/schemas/storefront/withdrawals.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { safeFileName, saveBlob } from '../../../primitives/save-file.js';
import type { WithdrawFormMessages } from '../../../../generated/locales/withdraw-form.js';

/** The instant of a receipt with its time zone, as the law wants date and time of receipt. */
export function receivedAt({ receivedAt: instant }: WithdrawalReceipt, l: FullLocalizer<WithdrawFormMessages>): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : new Intl.DateTimeFormat(l.locale, { dateStyle: 'long', timeStyle: 'long' }).format(time);
}

/** What came of it at once, line by line. */
export function endedLines({ kind, ended = [] }: WithdrawalReceipt, l: FullLocalizer<WithdrawFormMessages>): [string, string][] {
  return ended.flatMap(({ subscriptionNumber, endDate, credit }): [string, string][] => [
    // What is withdrawn from ends with the declaration; what is cancelled has its last day before the first one without service.
    [l.t('ends'), `${l.date(kind === 'cancel' ? lastDayOfService(endDate) : endDate)} (${subscriptionNumber})`],
    ...(credit ? [[l.t('credit'), l.money(credit)] satisfies [string, string]] : []),
  ]);
}

/** The confirmation as plain text, which every device can read and keep. */
export function receiptText(receipt: WithdrawalReceipt, l: FullLocalizer<WithdrawFormMessages>): string {
  const { kind, reference, name, email, contract, reason, digest } = receipt;
  const lines: [string, string][] = [
    [l.t('reference'), reference],
    [l.t('receivedAt'), `${receivedAt(receipt, l)} (${receipt.receivedAt})`],
    [l.t('kind'), l.t(kind === 'cancel' ? 'kindCancel' : 'kindWithdraw')],
    [l.t('name'), name],
    [l.t('email'), email],
    [l.t('contract'), contract],
    ...(reason === undefined ? [] : [[l.t('reason'), reason] satisfies [string, string]]),
    [l.t('digest'), digest],
    ...endedLines(receipt, l),
  ];
  const title = l.t(kind === 'cancel' ? 'cancelDone' : 'withdrawDone');
  return `${title}\n\n${lines.map(([label, value]) => `${label}\n  ${value}`).join('\n')}\n`;
}

/** Hands the confirmation to the person as a file. */
export function saveReceipt(receipt: WithdrawalReceipt, l: FullLocalizer<WithdrawFormMessages>): void {
  // With a mark of the encoding, by which old programs tell it.
  const name = safeFileName(`${l.t('file')}-${receipt.reference}`);
  saveBlob(new Blob(['\ufeff', receiptText(receipt, l)], { type: 'text/plain;charset=utf-8' }), `${name}.txt`);
}
