import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import type { Store } from '../../../store/store.js';

/** Failed request of a section. */
interface LoadFailure {
  readonly store: Store;
  readonly type: StorefrontError['type'];
}

export interface SharedRetryOptions {
  /** Returns the failure of the last request. Undefined if it succeeded. */
  readonly failure: () => LoadFailure | undefined;
  readonly refresh: () => Promise<void>;
}

/** Sections on the page. */
const sections = new Set<SharedRetry>();

/**
 * "Try again" for all sections at once, because an outage fails all of them. The pressed section retries first. If it succeeds, the sections that failed
 * for the same reason retry too.
 */
export class SharedRetry implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #settings: SharedRetryOptions;
  #busy = false;

  constructor(host: ReactiveControllerHost, settings: SharedRetryOptions) {
    this.#host = host;
    this.#settings = settings;
    host.addController(this);
  }

  /** True while the section is retrying. */
  get busy(): boolean {
    return this.#busy;
  }

  hostConnected(): void {
    sections.add(this);
  }

  hostDisconnected(): void {
    sections.delete(this);
  }

  async tryAgain(): Promise<void> {
    const failure = this.#settings.failure();
    await this.#retry();
    if (failure === undefined || this.#settings.failure() !== undefined) return;
    await Promise.all([...sections].filter((part) => part.#failedAs(failure)).map((part) => part.#retry()));
  }

  #failedAs({ store, type }: LoadFailure): boolean {
    const failure = this.#settings.failure();
    return failure?.store === store && failure.type === type;
  }

  async #retry(): Promise<void> {
    this.#busy = true;
    this.#host.requestUpdate();
    await this.#settings.refresh();
    this.#busy = false;
    this.#host.requestUpdate();
  }
}
