import { Milestone } from './milestone.js';

/**
 * `no-session`: nobody is signed in; `session-expired`: the session ended; `account-exists`: someone signs up who has an account; `has-account`: someone who
 * signs up says so.
 */
export type SignInReason = 'no-session' | 'session-expired' | 'account-exists' | 'has-account';

/** Someone wants to go on and has to sign in first. */
export class StorefrontSignInRequiredEvent extends Milestone {
  readonly reason: SignInReason;

  constructor(reason: SignInReason) {
    super('storefront-sign-in-required');
    this.reason = reason;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-sign-in-required': StorefrontSignInRequiredEvent;
  }
}
