import { StorefrontEvent } from './storefront-event.js';

/**
 * Reason to sign in. `no-session`: nobody is signed in. `session-expired`: the session has ended. `account-exists`: the email address of a sign-up
 * belongs to an account. `has-account`: the user says during sign-up that they have an account. `fresh-sign-in-required`: the session is valid,
 * but a sensitive change needs a recent sign-in.
 */
export type SignInReason = 'no-session' | 'session-expired' | 'account-exists' | 'has-account' | 'fresh-sign-in-required';

/** Fired when the user wants or needs to sign in. */
export class StorefrontSignInRequiredEvent extends StorefrontEvent {
  /** Reason to sign in. */
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
