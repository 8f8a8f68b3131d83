import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Network status reported by the browser. This is only a hint. A request is needed to find out whether the network works. */
export class Online implements ReactiveController {
  readonly #update: () => void;

  constructor(host: ReactiveControllerHost) {
    this.#update = () => host.requestUpdate();
    host.addController(this);
  }

  get online(): boolean {
    return typeof navigator === 'undefined' || navigator.onLine !== false;
  }

  hostConnected(): void {
    addEventListener('online', this.#update);
    addEventListener('offline', this.#update);
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#update);
    removeEventListener('offline', this.#update);
  }
}
