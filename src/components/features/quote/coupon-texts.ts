import type { LitElement } from 'lit';
import { quoteCouponMessages, type QuoteCouponMessages } from '../../../generated/locales/quote.coupon.js';
import { FullLocalizer, type LocaleSettings } from '../../locales/full-localizer.js';
import type { CouponRefusal } from './coupon-refusal.js';

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

/** Texts about coupons that were refused or could not be checked. */
export class CouponTexts extends FullLocalizer<QuoteCouponMessages> {
  constructor(host: LitElement, settings: () => LocaleSettings) {
    super(host, quoteCouponMessages, settings);
  }

  /** Returns the rule that refuses a coupon, and what the user can do instead. */
  explain({ code, data }: CouponRefusal, coupon: string): string {
    const date = typeof data === 'object' && data !== null && 'date' in data ? this.date(String(data.date)) : '–';
    return this.t(isKnown(code) ? MESSAGES[code] : 'couponNotChecked', { code: coupon, date });
  }
}
