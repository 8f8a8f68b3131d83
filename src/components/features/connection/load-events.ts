import type { ReactiveController } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import type { Snapshot } from '../../../store/store.js';
import { announce } from '../../base/announce.js';
import { reportError } from '../../base/report-error.js';
import { StorefrontReadyEvent } from '../../events/storefront-ready.js';
import type { ConnectedElement } from './connection.js';

/** Fires `storefront-ready` when an element shows its content for the first time, and `storefront-error` once for each failure. */
export class LoadEvents implements ReactiveController {
  readonly #host: ConnectedElement;
  readonly #snapshot: () => Snapshot<unknown>;
  #ready = false;
  #error: StorefrontError | undefined;

  constructor(host: ConnectedElement, snapshot: () => Snapshot<unknown>) {
    this.#host = host;
    this.#snapshot = snapshot;
    host.addController(this);
  }

  hostUpdated(): void {
    const { status, error } = this.#snapshot();
    if (error && error !== this.#error) void reportError(this.#host, error);
    this.#error = error;
    if (status !== 'ready' || this.#ready) return;
    this.#ready = true;
    void announce(this.#host, new StorefrontReadyEvent());
  }
}
