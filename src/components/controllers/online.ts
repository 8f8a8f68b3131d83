import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Whether the browser believes it has a network. Only ever a hint: requests decide. */
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
