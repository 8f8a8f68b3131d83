import { lastDayOfService } from '../../../../api/plain-date/plain-date.js';
import type { WithdrawalReceipt } from '../../../../api/schemas/storefront/withdrawals.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { safeFileName, saveBlob } from '../../../primitives/save-file.js';
import type { WithdrawFormMessages } from '../../../../generated/locales/withdraw-form.js';

/** Formats the time of receipt with its time zone. The law requires date and time. */
export function formatReceivedAt({ receivedAt }: WithdrawalReceipt, l: FullLocalizer<WithdrawFormMessages>): string {
  const time = Date.parse(receivedAt);
  return Number.isNaN(time) ? receivedAt : new Intl.DateTimeFormat(l.locale, { dateStyle: 'long', timeStyle: 'long' }).format(time);
}

/** Returns a label and value for each contract that the declaration ended, and for its credit. */
export function endedContractRows({ kind, ended = [] }: WithdrawalReceipt, l: FullLocalizer<WithdrawFormMessages>): [string, string][] {
  return ended.flatMap(({ subscriptionNumber, endDate, credit }): [string, string][] => [
    // A withdrawal ends the contract on the day of the declaration. The end date of a cancellation is exclusive.
    [l.t('ends'), `${l.date(kind === 'cancel' ? lastDayOfService(endDate) : endDate)} (${subscriptionNumber})`],
    ...(credit ? [[l.t('credit'), l.money(credit)] satisfies [string, string]] : []),
  ]);
}

/** Returns the receipt as plain text, which every device can open. */
function receiptText(receipt: WithdrawalReceipt, l: FullLocalizer<WithdrawFormMessages>): string {
  const { kind, reference, name, email, contract, reason, digest } = receipt;
  const lines: [string, string][] = [
    [l.t('reference'), reference],
    [l.t('receivedAt'), `${formatReceivedAt(receipt, l)} (${receipt.receivedAt})`],
    [l.t('kind'), l.t(kind === 'cancel' ? 'kindCancel' : 'kindWithdraw')],
    [l.t('name'), name],
    [l.t('email'), email],
    [l.t('contract'), contract],
    ...(reason === undefined ? [] : [[l.t('reason'), reason] satisfies [string, string]]),
    [l.t('digest'), digest],
    ...endedContractRows(receipt, l),
  ];
  const title = l.t(kind === 'cancel' ? 'cancelDone' : 'withdrawDone');
  return `${title}\n\n${lines.map(([label, value]) => `${label}\n  ${value}`).join('\n')}\n`;
}

/** Saves the receipt as a text file. */
export function saveReceipt(receipt: WithdrawalReceipt, l: FullLocalizer<WithdrawFormMessages>): void {
  // With a byte order mark, older programs recognize UTF-8.
  const name = safeFileName(`${l.t('file')}-${receipt.reference}`);
  saveBlob(new Blob(['\ufeff', receiptText(receipt, l)], { type: 'text/plain;charset=utf-8' }), `${name}.txt`);
}
