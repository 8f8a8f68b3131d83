import type { LitElement } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import { announce } from '../../base/announce.js';
import { StorefrontErrorEvent } from '../../events/storefront-error.js';
import { StorefrontReadyEvent } from '../../events/storefront-ready.js';

/** What an element of a staff page tells the page: each failure once, and once that there is something to see. */
export class News {
  readonly #host: LitElement;
  #told: StorefrontError | undefined;
  #isReady = false;

  constructor(host: LitElement) {
    this.#host = host;
  }

  tell(error: StorefrontError | undefined, isReady: boolean): void {
    if (error && error !== this.#told) void announce(this.#host, new StorefrontErrorEvent(error));
    this.#told = error;
    if (this.#isReady || !isReady) return;
    this.#isReady = true;
    void announce(this.#host, new StorefrontReadyEvent());
  }
}
