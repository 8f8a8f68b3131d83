/** Members of `BroadcastChannel` that are used here. `unref` exists in Node.js, where an open channel would keep the process running. */
interface Channel {
  postMessage(affected: readonly string[] | undefined): void;
  addEventListener(type: 'message', listener: (event: Event) => void): void;
  close(): void;
  unref?: () => void;
}

/** Notifies other tabs of this origin about changed account data and sign-outs. Sends only names, never data. */
export class Tabs {
  readonly #name: string;
  readonly #onChanged: (affected: readonly string[] | undefined) => void;
  #channel: Channel | undefined;

  /** @param scope name shared by all tabs that notify each other */
  constructor(scope: string, onChanged: (affected: readonly string[] | undefined) => void) {
    this.#name = `storefront-elements:${scope}`;
    this.#onChanged = onChanged;
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

  /** Notifies other tabs that this account data was changed. Undefined means all data. */
  announce(affected: readonly string[] | undefined): void {
    const channel = this.#channel ?? open(this.#name);
    channel?.postMessage(affected);
    if (channel !== this.#channel) channel?.close();
  }

  readonly #onMessage = (event: Event): void => {
    const names: unknown = 'data' in event ? event.data : null;
    if (names === undefined || isNames(names)) this.#onChanged(names);
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
