import type { MessageOverrides } from '../locales/message-catalog.js';
import type { PaymentAdapterOption } from '../features/payment/adapter.js';
import type { Store } from '../../store/store.js';

/** What a provider hands to the elements below it. Never changed in place: each change is a new value. */
export interface StorefrontContext {
  /** Undefined while the provider lacks `gateway` or `publishable-key`; then `problem` says what is missing. */
  readonly store?: Store | undefined;
  /** For the integrator, for example "The attribute publishable-key is missing." */
  readonly problem?: string | undefined;
  readonly locale?: string | undefined;
  readonly currency?: string | undefined;
  readonly country?: string | undefined;
  readonly messages: MessageOverrides;
  /** Payment form of the page, for elements without one of their own. */
  readonly paymentAdapter?: PaymentAdapterOption | undefined;
  /** `none`: nobody is signed in; `active`: a session is held or can be fetched; `expired`: it ended and could not be renewed. */
  readonly session: 'none' | 'active' | 'expired';
  /** Takes over the session that a completed sign-up opened. */
  adoptSession(session: { token: string; expiresAt: string }): void;
}
