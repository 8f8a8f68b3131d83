import type { LitElement } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import { announce } from '../../base/announce.js';
import { reportError } from '../../base/report-error.js';
import { StorefrontReadyEvent } from '../../events/storefront-ready.js';

/** Fires `storefront-error` once for each error, and `storefront-ready` once when content is first shown. */
export class StatusEvents {
  readonly #host: LitElement;
  #reportedError: StorefrontError | undefined;
  #isReady = false;

  constructor(host: LitElement) {
    this.#host = host;
  }

  update(error: StorefrontError | undefined, isReady: boolean): void {
    if (error && error !== this.#reportedError) void reportError(this.#host, error);
    this.#reportedError = error;
    if (this.#isReady || !isReady) return;
    this.#isReady = true;
    void announce(this.#host, new StorefrontReadyEvent());
  }
}
