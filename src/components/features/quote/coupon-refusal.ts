import type { StorefrontError } from '../../../api/errors.js';
import type { QuoteLocalizer } from './quote-texts.js';

/** Reason why a coupon was not accepted. */
export type CouponRefusal = Pick<StorefrontError, 'code' | 'data'>;

/** Message keys by error code. */
const MESSAGES = {
  'coupon-refused': 'couponRefused',
  'coupon-expired': 'couponExpired',
  'coupon-too-early': 'couponTooEarly',
  'coupon-used': 'couponUsed',
  'coupon-active': 'couponActive',
  'coupon-new-customers-only': 'couponNewCustomersOnly',
  'coupon-not-combined': 'couponNotCombined',
  'coupon-other-plan': 'couponOtherPlan',
  'coupon-other-currency': 'couponOtherCurrency',
  'coupon-used-up': 'couponUsedUp',
  'coupon-without-effect': 'couponWithoutEffect',
} as const;

const isKnown = (code: string): code is keyof typeof MESSAGES => Object.hasOwn(MESSAGES, code);

/** True if the gateway refused a request because of its coupon. */
export const isCouponRefusal = ({ code }: CouponRefusal): boolean => code.startsWith('coupon-');

/** Returns the text about a coupon that was refused or could not be checked: the rule, and what the user can do instead. */
export function couponRefusalText({ code, data }: CouponRefusal, coupon: string, l: QuoteLocalizer): string {
  const date = typeof data === 'object' && data !== null && 'date' in data ? l.date(String(data.date)) : '–';
  return l.t(isKnown(code) ? MESSAGES[code] : 'couponNotChecked', { code: coupon, date });
}
