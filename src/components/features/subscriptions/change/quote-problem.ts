import type { StorefrontError } from '../../../../api/errors.js';
import type { ChangeLocalizer } from './form.js';

/** Why nobody can say what a change comes to, in words; undefined if somebody can, or will. */
export function quoteProblem(error: StorefrontError | undefined, l: ChangeLocalizer): string | undefined {
  if (!error) return undefined;
  if (navigator.onLine === false) return l.t('quoteOffline');
  if (error.type === 'rate-limit') return l.t('quoteTooMany');
  return l.t(error.status === 409 || error.status === 422 ? 'quoteNotNow' : 'quoteFailed');
}
