import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import type { Store } from '../../../store/store.js';

/** Failed request of a section. */
interface LoadFailure {
  readonly store: Store;
  readonly type: StorefrontError['type'];
}

/** State and actions of the section. */
interface SharedRetryOptions {
  /** Returns the failure of the last request. Undefined if it succeeded. */
  readonly failure: () => LoadFailure | undefined;
  readonly refresh: () => Promise<void>;
}

/** Retry controllers of all sections on the page. */
const sections = new Set<SharedRetry>();

/**
 * Retries all failed sections after one click on "Try again", because an outage affects all of them. The clicked section retries first. If
 * it succeeds, sections with the same failure retry too.
 */
export class SharedRetry implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: SharedRetryOptions;
  #isRetrying = false;

  constructor(host: ReactiveControllerHost, options: SharedRetryOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** True while the section is retrying. */
  get isRetrying(): boolean {
    return this.#isRetrying;
  }

  hostConnected(): void {
    sections.add(this);
  }

  hostDisconnected(): void {
    sections.delete(this);
  }

  /** Retries this section, then the sections with the same failure. */
  async retry(): Promise<void> {
    const failure = this.#options.failure();
    await this.#retryAlone();
    if (failure === undefined || this.#options.failure() !== undefined) return;
    await Promise.all([...sections].filter((section) => section.#hasSameFailure(failure)).map((section) => section.#retryAlone()));
  }

  #hasSameFailure({ store, type }: LoadFailure): boolean {
    const failure = this.#options.failure();
    return failure?.store === store && failure.type === type;
  }

  async #retryAlone(): Promise<void> {
    this.#isRetrying = true;
    this.#host.requestUpdate();
    await this.#options.refresh();
    this.#isRetrying = false;
    this.#host.requestUpdate();
  }
}
