import type { Client } from '../api/client.js';
import { isStorefrontError, StorefrontError } from '../api/errors.js';
import type { AnyOperation, Operation } from '../api/operations/operation.js';
import type { Snapshot, Store } from './store.js';

/** The part of a BroadcastChannel that is used; `unref` is Node's. */
interface Tabs {
  postMessage(names: readonly string[]): void;
  addEventListener(type: 'message', listener: (event: Event) => void): void;
  unref?(): void;
}

/** One answer and who follows it. */
interface Entry<Output> {
  readonly row: AnyOperation;
  readonly input: unknown;
  readonly listeners: Set<() => void>;
  snapshot: Snapshot<Output>;
  /** Whether the answer has to be fetched (again) as soon as someone follows it. */
  outdated: boolean;
  fetching?: { readonly controller: AbortController; readonly settled: Promise<void> } | undefined;
}

const LOADING: Snapshot<never> = { status: 'loading', stale: false };

/** The name under which tabs of one origin tell each other which operations are outdated. Only names travel, never data. */
const CHANNEL = 'storefront-elements';

class ClientStore implements Store {
  readonly client: Client;
  readonly #entries = new Map<string, Entry<unknown>>();
  readonly #tabs: Tabs | undefined;

  constructor(client: Client) {
    this.client = client;
    this.#tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${CHANNEL}:${client.baseUrl}`);
    // Node would be kept alive by an open channel.
    this.#tabs?.unref?.();
    this.#tabs?.addEventListener('message', (event: Event) => {
      const names: unknown = 'data' in event ? event.data : undefined;
      if (Array.isArray(names)) this.#outdate(names.filter((name: unknown) => typeof name === 'string'));
    });
  }

  get<Input, Output>(row: Operation<Input, Output>, input: Input): Snapshot<Output> {
    const entry = this.#entries.get(keyOf(row, input));
    return entry && isOf(entry, row) ? entry.snapshot : LOADING;
  }

  subscribe<Input, Output>(row: Operation<Input, Output>, input: Input, listener: () => void): () => void {
    const entry = this.#entry(row, input);
    // One listener may follow twice; each end ends one.
    const own = () => listener();
    entry.listeners.add(own);
    if (entry.outdated && !entry.fetching) void this.#fetch(entry);
    return () => {
      entry.listeners.delete(own);
      if (entry.listeners.size > 0 || entry.snapshot.status === 'ready' || !entry.fetching) return;
      entry.fetching.controller.abort();
      entry.fetching = undefined;
    };
  }

  async refresh<Input, Output>(row: Operation<Input, Output>, input: Input): Promise<void> {
    await this.#fetch(this.#entry(row, input));
  }

  invalidate(...rows: readonly AnyOperation[]): void {
    const names = rows.map((row) => row.name);
    this.#outdate(names);
    this.#tabs?.postMessage(names);
  }

  clear(): void {
    for (const entry of this.#entries.values()) {
      entry.fetching?.controller.abort();
      entry.fetching = undefined;
      entry.snapshot = LOADING;
      entry.outdated = true;
      notify(entry);
      if (entry.listeners.size > 0) void this.#fetch(entry);
    }
  }

  #entry(row: AnyOperation, input: unknown): Entry<unknown> {
    const key = keyOf(row, input);
    let entry = this.#entries.get(key);
    if (!entry) this.#entries.set(key, (entry = { row, input, listeners: new Set(), snapshot: LOADING, outdated: true }));
    return entry;
  }

  /** No name: every operation. */
  #outdate(names: readonly string[]): void {
    for (const entry of this.#entries.values()) {
      if (names.length > 0 && !names.includes(entry.row.name)) continue;
      entry.outdated = true;
      if (entry.listeners.size > 0) void this.#fetch(entry);
    }
  }

  /** A newer fetch replaces an older one, whose answer then counts for nothing. */
  #fetch(entry: Entry<unknown>): Promise<void> {
    entry.fetching?.controller.abort();
    const controller = new AbortController();
    const settled = this.#run(entry, controller);
    entry.fetching = { controller, settled };
    entry.snapshot = entry.snapshot.status === 'ready' ? { status: 'ready', data: entry.snapshot.data, stale: true } : LOADING;
    notify(entry);
    return settled;
  }

  async #run(entry: Entry<unknown>, controller: AbortController): Promise<void> {
    let snapshot: Snapshot<unknown>;
    try {
      // Yields first, so that `fetching` is set before anything can settle.
      await Promise.resolve();
      snapshot = { status: 'ready', data: await this.client.call(entry.row, entry.input, { signal: controller.signal }), stale: false };
    } catch (cause) {
      const error = isStorefrontError(cause)
        ? cause
        : new StorefrontError({ type: 'api', code: 'unexpected', message: 'Something unexpected went wrong.', cause });
      snapshot =
        entry.snapshot.status === 'ready'
          ? { status: 'ready', data: entry.snapshot.data, error, stale: false }
          : { status: 'error', error, stale: false };
    }
    if (entry.fetching?.controller !== controller) return;
    entry.fetching = undefined;
    entry.outdated = snapshot.error !== undefined;
    entry.snapshot = snapshot;
    notify(entry);
  }
}

/** Shared state over one client. Fetches with that client only; knows no operation by itself. */
export function createStore(client: Client): Store {
  return new ClientStore(client);
}

function notify(entry: Entry<unknown>): void {
  for (const listener of [...entry.listeners]) listener();
}

/** The key of an entry holds the name of its row, so an entry found for a row was fetched with it. */
function isOf<Output>(entry: Entry<unknown>, row: Operation<unknown, Output>): entry is Entry<Output> {
  return entry.row.name === row.name;
}

/** Same operation and same input, in whatever order its fields were written. */
function keyOf(row: AnyOperation, input: unknown): string {
  return `${row.name} ${JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )}`;
}
