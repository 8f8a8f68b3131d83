import type { ActivityEntry } from '../../../api/schemas/storefront/activity.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { ActivityMessages } from '../../../generated/locales/activity.js';

/** Text of an activity entry. */
export interface EntryText {
  readonly text: string;
  /** Status, if the entry is not simply done. */
  readonly remark: string;
  readonly failed: boolean;
}

/** Message keys by action. A Map, because a plain object also has the key `constructor`. */
const ACTIONS: ReadonlyMap<string, keyof ActivityMessages> = new Map<string, keyof ActivityMessages>([
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

const REMARKS: ReadonlyMap<string, keyof ActivityMessages> = new Map<string, keyof ActivityMessages>([
  ['Scheduled', 'scheduled'],
  ['Pending', 'scheduled'],
  ['Executing', 'scheduled'],
  ['Cancelled', 'takenBack'],
  ['Failed', 'failed'],
]);

const PAYMENTS: ReadonlyMap<string, keyof ActivityMessages> = new Map<string, keyof ActivityMessages>([
  ['Error', 'paymentFailed'],
  ['Canceled', 'paymentCanceled'],
  ['Voided', 'paymentCanceled'],
  ['Processing', 'paymentComing'],
  ['Pending', 'paymentComing'],
]);

/** Returns the text of an activity entry. An unknown kind is shown by its own name. */
export function entryText({ kind, actions = [], status = '', text = '' }: ActivityEntry, l: FullLocalizer<ActivityMessages>): EntryText {
  const say = (key: keyof ActivityMessages, failed = false): EntryText => ({ text: l.t(key), remark: '', failed });
  switch (kind) {
    case 'order': {
      const names = [...new Set(actions.map((action) => l.t(ACTIONS.get(action) ?? 'other')))];
      const all = new Intl.ListFormat(l.locale, { type: 'conjunction' }).format(names.length > 0 ? names : [l.t('other')]);
      const remark = REMARKS.get(status);
      return { text: all, remark: remark ? l.t(remark) : '', failed: status === 'Failed' };
    }
    case 'payment':
      return say(PAYMENTS.get(status) ?? 'payment', status === 'Error');
    case 'refund':
      return status === 'Error' ? say('refundFailed', true) : say('refund');
    case 'credit':
      return say('credit');
    case 'consent':
      return { text: l.t('consent', { text }), remark: '', failed: false };
    case 'withdrawal':
      return say(actions.includes('cancel') ? 'cancellation' : 'withdrawal');
    default:
      return { text: kind, remark: '', failed: false };
  }
}
