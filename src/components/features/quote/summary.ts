import type { Quote } from '../../../api/schemas/storefront/purchase.js';
import type { Money } from '../../../api/schemas/values.js';
import type { Localize } from '../../locales/localize.js';
import type { english } from './messages.js';

/** Whether anything has to be paid. The sign is read from the digits: amounts are never numbers here. */
export function isOwed({ amount }: Money): boolean {
  return /[1-9]/.test(amount) && !amount.startsWith('-');
}

/** The whole purchase in one sentence: "You pay $41.32 today, then $50.00 on December 21, 2026." */
export function sentence({ dueNow, next }: Quote, l: Localize<typeof english>): string {
  const now = l.money(dueNow.total);
  if (!next || !isOwed(next.total)) return isOwed(dueNow.total) ? l.t('payNow', { now }) : l.t('payNothing');
  const values = { now, then: l.money(next.total), date: l.date(next.date) };
  return l.t(isOwed(dueNow.total) ? 'payNowThen' : 'payLater', values);
}
