import type { MessageOverrides } from '../locales/message-catalog.js';
import type { PaymentAdapterOption } from '../features/payment/adapter.js';
import type { Store } from '../../store/store.js';

/** Value that a provider shares with the elements inside it. Immutable: each change creates a new value. */
export interface StorefrontContext {
  /** Undefined while the provider lacks `gateway` or `publishable-key`. `problem` then describes the missing attribute. */
  readonly store?: Store | undefined;
  /** Message for the developer of the page, for example "The attribute publishable-key is missing." */
  readonly problem?: string | undefined;
  readonly locale?: string | undefined;
  readonly currency?: string | undefined;
  readonly country?: string | undefined;
  readonly messages: MessageOverrides;
  /** Payment form that the page provides. Used by elements that have no `paymentAdapter` of their own. */
  readonly paymentAdapter?: PaymentAdapterOption | undefined;
  /**
   * `none`: nobody is signed in; `active`: there is a session, or one can be fetched; `no-account`: the user is signed in and has no billing
   * account yet; `expired`: the session ended and could not be renewed.
   */
  readonly session: 'none' | 'active' | 'no-account' | 'expired';
  /** Number of sign-outs so far. Undefined means none. When it changes, elements discard what they hold of the previous user: drafts, requests, receipts. */
  readonly signOuts?: number | undefined;
  /** Uses the session that a completed sign-up opened. Does nothing after a later sign-out. */
  adoptSession(session: { token: string; expiresAt: string }): void;
}
