import type { LitElement } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import { announce } from '../../base/announce.js';
import { StorefrontSignInRequiredEvent } from '../../events/storefront-sign-in-required.js';

/** Error code with which the gateway refuses a sensitive change until the user has signed in again. */
export const FRESH_SIGN_IN = 'fresh-sign-in-required';

/** True if a change was refused because it needs a fresh sign-in. Tells the page, so that it can offer to sign in. */
export function needsFreshSignIn(host: LitElement, { code }: StorefrontError): boolean {
  if (code !== FRESH_SIGN_IN) return false;
  void announce(host, new StorefrontSignInRequiredEvent(FRESH_SIGN_IN));
  return true;
}
