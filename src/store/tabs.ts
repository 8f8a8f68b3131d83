/** The part of a BroadcastChannel that is used; `unref` is Node's, where an open channel would keep the process alive. */
interface Channel {
  postMessage(names: readonly string[]): void;
  addEventListener(type: 'message', listener: (event: Event) => void): void;
  close(): void;
  unref?: () => void;
}

/** Tells the other tabs of this origin which operations are outdated. Only the names of operations travel, never data. */
export class Tabs {
  readonly #name: string;
  readonly #onOutdated: (names: readonly string[]) => void;
  #channel: Channel | undefined;

  /** @param scope what tabs must have in common to concern each other */
  constructor(scope: string, onOutdated: (names: readonly string[]) => void) {
    this.#name = `storefront-elements:${scope}`;
    this.#onOutdated = onOutdated;
  }

  /** Begins to listen. An open channel is never collected as garbage, so whoever listens must also stop. */
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

  /** No name means every operation. */
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

/** Undefined where there are no channels, or where the page may not open one (a frame without an origin). */
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
