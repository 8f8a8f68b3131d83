import { isPositiveMoney } from '../../../api/money/money.js';
import { lastDayOfService } from '../../../api/plain-date/plain-date.js';
import type { Quote } from '../../../api/schemas/storefront/quote.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { QuoteMessages } from '../../../generated/locales/quote.js';
import { billingInterval } from './billing-interval.js';

export type QuoteLocalizer = FullLocalizer<QuoteMessages>;

/** Returns the summary of a purchase: "You pay $41.32 today, then $50.00 every month from December 21, 2026." */
export function quoteSentence(quote: Quote, l: QuoteLocalizer): string {
  const { dueNow, next } = quote;
  const now = l.money(dueNow.total);
  const paysNow = isPositiveMoney(dueNow.total);
  if (!next || !isPositiveMoney(next.total)) return paysNow ? l.t('payNow', { now }) : l.t('payNothing');
  const interval = billingInterval(quote);
  const values = { now, then: l.money(next.total), date: l.date(next.date), count: interval?.count ?? 0 };
  const pay = paysNow ? 'payNowThen' : 'payLater';
  return l.t(interval ? `${pay}${interval.unit}` : pay, values);
}

/** Returns the terms of a purchase: end of the trial, term, coupon. */
export function quoteTerms({ chargedFrom, trialUsed, term, coupon, next }: Quote, l: QuoteLocalizer): string[] {
  const said: string[] = [];
  if (chargedFrom) said.push(l.t('trial', { last: l.date(lastDayOfService(chargedFrom)), date: l.date(chargedFrom) }));
  if (trialUsed) said.push(l.t('trialUsed'));
  if (term) said.push(l.t(term.renews ? 'termRenews' : 'termEnds', { last: l.date(lastDayOfService(term.endDate)) }));
  else if (next) said.push(l.t('termOpen'));
  if (coupon) said.push(l.t('coupon', coupon));
  return said;
}

/** Returns a text about the changes since a previous quote. Undefined if nothing has changed. */
export function priceChangeText(before: Quote | undefined, now: Quote, l: QuoteLocalizer): string | undefined {
  if (!before || before.fingerprint === now.fingerprint) return undefined;
  const [old, fresh] = [before.dueNow.total, now.dueNow.total];
  if (old.amount !== fresh.amount) return l.t('changed', { before: l.money(old), now: l.money(fresh) });
  const [oldNext, freshNext] = [before.next?.total, now.next?.total];
  if (oldNext && freshNext && oldNext.amount !== freshNext.amount) {
    return l.t('changedLater', { before: l.money(oldNext), now: l.money(freshNext) });
  }
  return l.t('changedOtherwise');
}
