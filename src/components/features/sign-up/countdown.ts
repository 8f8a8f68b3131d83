import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Visible countdown in whole seconds. */
export class Countdown implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #until = 0;
  #left = 0;
  #from = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Seconds at the start. Announced instead of `seconds`, so that screen readers do not read every second. */
  get from(): number {
    return this.#from;
  }

  get seconds(): number {
    return this.#left;
  }

  /** @param until end time in milliseconds since 1970; undefined stops the countdown */
  set(until: number | undefined): void {
    if ((until ?? 0) === this.#until) return;
    this.#until = until ?? 0;
    this.#tick();
    this.#from = this.#left;
    if (this.#left > 0) this.#start();
  }

  hostConnected(): void {
    this.#tick();
    if (this.#left > 0) this.#start();
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
  }

  #start(): void {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tick(), 1000);
  }

  #tick(): void {
    const left = Math.max(0, Math.ceil((this.#until - Date.now()) / 1000));
    if (left === 0) clearInterval(this.#timer);
    if (left === this.#left) return;
    this.#left = left;
    this.#host.requestUpdate();
  }
}
