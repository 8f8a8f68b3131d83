/** Members of `BroadcastChannel` that are used here. `unref` exists in Node.js, where an open channel would keep the process running. */
interface Channel {
  postMessage(names: readonly string[]): void;
  addEventListener(type: 'message', listener: (event: Event) => void): void;
  close(): void;
  unref?: () => void;
}

/** Notifies other tabs of this origin about outdated responses. Sends only operation names, never data. */
export class Tabs {
  readonly #name: string;
  readonly #onOutdated: (names: readonly string[]) => void;
  #channel: Channel | undefined;

  /** @param scope name shared by all tabs that notify each other */
  constructor(scope: string, onOutdated: (names: readonly string[]) => void) {
    this.#name = `storefront-elements:${scope}`;
    this.#onOutdated = onOutdated;
  }

  /** Starts listening. Call `stop` to release the channel. */
  listen(): void {
    if (this.#channel) return;
    this.#channel = open(this.#name);
    this.#channel?.unref?.();
    this.#channel?.addEventListener('message', this.#onMessage);
  }

  stop(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }

  /** Notifies other tabs that responses of these operations are outdated. An empty list means all operations. */
  announce(names: readonly string[]): void {
    const channel = this.#channel ?? open(this.#name);
    channel?.postMessage(names);
    if (channel !== this.#channel) channel?.close();
  }

  readonly #onMessage = (event: Event): void => {
    const names: unknown = 'data' in event ? event.data : undefined;
    if (isNames(names)) this.#onOutdated(names);
  };
}

/** Opens a channel. Undefined if channels are not supported, or forbidden because the page is a frame without an origin. */
function open(name: string): Channel | undefined {
  try {
    return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}
