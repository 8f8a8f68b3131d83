import type { ActivityEntry } from '../../../api/schemas/storefront/activity.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { ActivityMessages } from '../../../generated/locales/activity.js';

/** Text of an activity entry. */
interface EntryText {
  readonly text: string;
  /** Text of the status. Empty for a completed entry. */
  readonly status: string;
  readonly failed: boolean;
}

/** Message keys by action. A Map, because a plain object would also match inherited keys such as `constructor`. */
const ACTION_MESSAGES: ReadonlyMap<string, keyof ActivityMessages> = new Map<string, keyof ActivityMessages>([
  ['created', 'created'],
  ['change-plan', 'changePlan'],
  ['change-quantity', 'changeQuantity'],
  ['change-add-ons', 'changeAddOns'],
  ['pause', 'pause'],
  ['resume', 'resume'],
  ['cancel', 'cancel'],
  ['renew', 'renew'],
  ['terms', 'terms'],
]);

/** Message keys by sensitive change of the account. */
const CHANGE_MESSAGES: ReadonlyMap<string, keyof ActivityMessages> = new Map<string, keyof ActivityMessages>([
  ['billing-email', 'billingEmail'],
  ['tax-id', 'taxId'],
  ['default-payment-method', 'defaultMethod'],
]);

/** Message keys by status of an order. */
const ORDER_STATUS_MESSAGES: ReadonlyMap<string, keyof ActivityMessages> = new Map<string, keyof ActivityMessages>([
  ['Scheduled', 'scheduled'],
  ['Pending', 'scheduled'],
  ['Executing', 'scheduled'],
  ['Cancelled', 'takenBack'],
  ['Failed', 'failed'],
]);

/** Message keys by status of a payment. */
const PAYMENT_STATUS_MESSAGES: ReadonlyMap<string, keyof ActivityMessages> = new Map<string, keyof ActivityMessages>([
  ['Error', 'paymentFailed'],
  ['Canceled', 'paymentCanceled'],
  ['Voided', 'paymentCanceled'],
  ['Processing', 'paymentComing'],
  ['Pending', 'paymentComing'],
]);

/** Returns the text of an activity entry. For an unknown kind, returns the kind itself. */
export function entryText({ kind, actions = [], status = '', text = '' }: ActivityEntry, l: FullLocalizer<ActivityMessages>): EntryText {
  const toEntryText = (key: keyof ActivityMessages, failed = false): EntryText => ({ text: l.t(key), status: '', failed });
  switch (kind) {
    case 'order': {
      const names = [...new Set(actions.map((action) => l.t(ACTION_MESSAGES.get(action) ?? 'other')))];
      const all = new Intl.ListFormat(l.locale, { type: 'conjunction' }).format(names.length > 0 ? names : [l.t('other')]);
      const remark = ORDER_STATUS_MESSAGES.get(status);
      return { text: all, status: remark ? l.t(remark) : '', failed: status === 'Failed' };
    }
    case 'payment':
      return toEntryText(PAYMENT_STATUS_MESSAGES.get(status) ?? 'payment', status === 'Error');
    case 'refund':
      return status === 'Error' ? toEntryText('refundFailed', true) : toEntryText('refund');
    case 'credit':
      return toEntryText('credit');
    case 'consent':
      return { text: l.t('consent', { text }), status: '', failed: false };
    case 'withdrawal':
      return toEntryText(actions.includes('cancel') ? 'cancellation' : 'withdrawal');
    case 'account-change':
      return toEntryText(CHANGE_MESSAGES.get(actions[0] ?? '') ?? 'accountChange');
    default:
      return { text: kind, status: '', failed: false };
  }
}
