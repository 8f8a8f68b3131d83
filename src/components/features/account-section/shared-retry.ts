import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import type { Store } from '../../../store/store.js';

/** Why a part has nothing to show, or nothing new. */
interface LoadFailure {
  readonly store: Store;
  readonly type: StorefrontError['type'];
}

export interface SharedRetryOptions {
  /** Undefined unless the last answer could not be had. */
  readonly failure: () => LoadFailure | undefined;
  readonly refresh: () => Promise<void>;
}

/** All parts on the page. */
const sections = new Set<SharedRetry>();

/**
 * "Try again" of one part for all of them: an outage fails each, and nobody wants to press as often as there are parts. The one that is pressed asks
 * first; once it has its answer, those follow that failed for the same reason.
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

  /** Whether it is trying again. */
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
