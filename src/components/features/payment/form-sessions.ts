import { claimPaymentMethod, createPaymentSession } from '../../../api/operations/storefront/payment-sessions.js';
import { isStorefrontError, type StorefrontError } from '../../../api/errors.js';
import type { Connection } from '../connection/connection.js';
import { PaymentFormError } from './adapter.js';

/** Result of a form's request for a session. */
interface SessionRequest {
  /** Error, if the gateway refused the request. */
  refused?: StorefrontError;
}

/** Requests payment sessions. The form needs a new session for each submission. Reserves the method that the form has stored. */
export class FormSessions {
  readonly #connection: Connection;
  #last: SessionRequest | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Requests a session from the gateway and returns its token. */
  async create(purchase: { readonly intentId: string; readonly currency: string }): Promise<string> {
    const request: SessionRequest = (this.#last = {});
    const { store } = this.#connection;
    try {
      if (!store) throw new PaymentFormError('no-source', 'The provider was removed from the page.');
      return (await store.client.call(createPaymentSession, purchase)).token;
    } catch (error) {
      if (isStorefrontError(error)) request.refused = error;
      throw error;
    }
  }

  /**
   * Reserves a method that the form has stored for the purchase, so that nobody else can use it.
   * @returns the refusal, if the method belongs to another purchase. Any other failure is ignored, because the order reserves the method too.
   */
  async claim(purchase: { readonly intentId: string; readonly paymentMethodId: string }): Promise<StorefrontError | undefined> {
    try {
      await this.#connection.store?.client.call(claimPaymentMethod, purchase);
    } catch (error) {
      if (isStorefrontError(error) && error.code === 'payment-method-refused') return error;
    }
    return undefined;
  }

  /** Returns and clears the result of the last request. Undefined if there was no request since the last call. */
  takeLast(): SessionRequest | undefined {
    const last = this.#last;
    this.#last = undefined;
    return last;
  }
}
