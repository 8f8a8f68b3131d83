import type { LitElement } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import { quoteRefusalsMessages, type QuoteRefusalsMessages } from '../../../generated/locales/quote.refusals.js';
import { FullLocalizer, type LocaleSettings } from '../../locales/full-localizer.js';
import { isCouponRefusal, type CouponRefusal } from './coupon-refusal.js';

/** Message keys by error code. */
const MESSAGES = {
  'not-for-sale': 'notForSale',
  'country-not-served': 'notServed',
  'add-on-alone': 'addOnAlone',
  'currency-of-account': 'otherCurrency',
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

/** Texts about refused quotes: the reason, and what the user can do instead. They load when the first text is needed. */
export class RefusalTexts extends FullLocalizer<QuoteRefusalsMessages> {
  constructor(host: LitElement, settings: () => LocaleSettings) {
    super(host, quoteRefusalsMessages, settings);
  }

  /** Returns the text about a refused quote. Undefined if the user cannot do anything about the error. */
  explain(error: StorefrontError, coupon: string): string | undefined {
    if (error.type === 'rate-limit') return this.t('tooMany');
    if (isCouponRefusal(error)) return this.explainCoupon(error, coupon);
    return isKnown(error.code) ? this.t(MESSAGES[error.code]) : undefined;
  }

  /** Returns the text about a coupon that was refused or could not be checked. */
  explainCoupon(error: CouponRefusal, coupon: string): string {
    const { code, data } = error;
    const date = typeof data === 'object' && data !== null && 'date' in data ? this.date(String(data.date)) : '–';
    return this.t(isCouponRefusal(error) && isKnown(code) ? MESSAGES[code] : 'couponNotChecked', { code: coupon, date });
  }
}
