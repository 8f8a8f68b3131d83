import type { StorefrontError } from '../../../api/errors.js';
import { StorefrontErrorEvent } from '../../events/storefront-error.js';
import { StorefrontReadyEvent } from '../../events/storefront-ready.js';

/** What an element of a staff page tells the page: each failure once, and once that there is something to see. */
export class News {
  readonly #host: EventTarget;
  #told: StorefrontError | undefined;
  #isReady = false;

  constructor(host: EventTarget) {
    this.#host = host;
  }

  tell(error: StorefrontError | undefined, isReady: boolean): void {
    if (error && error !== this.#told) this.#host.dispatchEvent(new StorefrontErrorEvent(error));
    this.#told = error;
    if (this.#isReady || !isReady) return;
    this.#isReady = true;
    this.#host.dispatchEvent(new StorefrontReadyEvent());
  }
}
