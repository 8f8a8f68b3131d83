import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { SubmittedBank } from './banks.js';
import type { StoreRefusal, SubmittedCard } from './cards.js';

/** A payment method as it leaves the form. */
export type SubmittedMethod = SubmittedCard | SubmittedBank;

/** What a payment session (`POST /web-payments/sessions`) was opened for. */
export interface FormSession {
  amount: DecimalString;
  currency: CurrencyCode;
  /** True if a method is only stored and verified, nothing paid: the one thing this form does. */
  storeOnly: boolean;
}

/** What the payment form needs of the sandbox around it. */
export interface FormDeps {
  /** The session of a token; undefined for a token that is unknown, expired or used up. */
  openSession(token: string): Promise<FormSession | undefined>;
  /**
   * Counts one submission of the session and stores what was submitted as a payment method without an owner, unless the session is over or
   * a card is refused (`refusalWhenStored`).
   */
  storeMethod(token: string, method: SubmittedMethod): Promise<{ paymentMethodId: string } | { refused: StoreRefusal }>;
  /** Counts one submission and keeps a card that is asked for before it is stored, for as long as the session lasts. */
  startChallenge(token: string, card: SubmittedCard): Promise<{ challenge: string } | { refused: StoreRefusal }>;
  /** Ends a challenge of the session, once: stores its card as `storeMethod` does if the holder confirmed. */
  finishChallenge(token: string, challenge: string, confirmed: boolean): Promise<{ paymentMethodId: string } | { refused: StoreRefusal }>;
  /** Origins of the pages that may show the form, such as `http://localhost:4600`. */
  allowedHostOrigins: readonly string[];
  /** The tenant's business date, by which cards expire; the real date in UTC if left out. */
  today?(): Promise<IsoDate>;
}
