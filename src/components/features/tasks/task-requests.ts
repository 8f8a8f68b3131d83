import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StorefrontOpenTaskEvent } from '../../events/storefront-open-task.js';

/** Receives tasks that elements elsewhere on the page want to open, such as a plan table beside the account. */
export class TaskRequests implements ReactiveController {
  readonly #onRequest: (event: StorefrontOpenTaskEvent) => void;

  constructor(host: ReactiveControllerHost, onRequest: (event: StorefrontOpenTaskEvent) => void) {
    this.#onRequest = onRequest;
    host.addController(this);
  }

  hostConnected(): void {
    document.documentElement.addEventListener('storefront-open-task', this.#onRequest);
  }

  hostDisconnected(): void {
    document.documentElement.removeEventListener('storefront-open-task', this.#onRequest);
  }
}
