import type { StorefrontError } from '../../../../api/errors.js';
import type { ChangeLocalizer } from './change-form.js';

/** True if a retention offer can no longer be accepted. */
export const isOfferRefusal = (code: string): boolean => code.startsWith('offer-');

/** Returns the text for a quote that failed. Undefined if there is no error. */
export function quoteErrorText(error: StorefrontError | undefined, l: ChangeLocalizer): string | undefined {
  if (!error) return undefined;
  if (navigator.onLine === false) return l.t('quoteOffline');
  if (error.type === 'rate-limit') return l.t('quoteTooMany');
  if (isOfferRefusal(error.code)) return l.t('offerExpired');
  return l.t(error.status === 409 || error.status === 422 ? 'quoteNotNow' : 'quoteFailed');
}
