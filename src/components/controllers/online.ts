import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Whether the browser believes it has a network. Only ever a hint: requests decide. */
export class Online implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #controller: AbortController | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get online(): boolean {
    return typeof navigator === 'undefined' || navigator.onLine !== false;
  }

  hostConnected(): void {
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    const update = () => this.#host.requestUpdate();
    addEventListener('online', update, { signal });
    addEventListener('offline', update, { signal });
  }

  hostDisconnected(): void {
    this.#controller?.abort();
  }
}
