import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { SubmittedBank } from './banks.js';
import type { StoreRefusal, SubmittedCard } from './cards.js';

/** A submitted payment method. */
export type SubmittedMethod = SubmittedCard | SubmittedBank;

/** Data of a payment session (`POST /web-payments/sessions`). */
export interface FormSession {
  amount: DecimalString;
  currency: CurrencyCode;
  /** True if a method is only stored and verified, without a payment. The form supports nothing else. */
  storeOnly: boolean;
}

/** Functions of the sandbox that the payment form calls. */
export interface FormDeps {
  /** Returns the session of a token. Undefined if the token is unknown, expired or used. */
  openSession(token: string): Promise<FormSession | undefined>;
  /**
   * Counts a submission of the session and stores the payment method, not yet assigned to an account. Refuses if the session has ended or
   * the card is declined (`refusalWhenStored`).
   */
  storeMethod(token: string, method: SubmittedMethod): Promise<{ paymentMethodId: string } | { refused: StoreRefusal }>;
  /** Counts a submission of the session and starts 3-D Secure for the card. The card is discarded when the session ends. */
  startChallenge(token: string, card: SubmittedCard): Promise<{ challenge: string } | { refused: StoreRefusal }>;
  /** Ends a 3-D Secure challenge. Stores the card if the holder confirmed. */
  finishChallenge(token: string, challenge: string, confirmed: boolean): Promise<{ paymentMethodId: string } | { refused: StoreRefusal }>;
  /** Origins of pages that may embed the form, such as `http://localhost:4600`. */
  allowedHostOrigins: readonly string[];
  /** Returns the tenant's business date, used to check card expiry. Default: the current date in UTC. */
  today?(): Promise<IsoDate>;
}
