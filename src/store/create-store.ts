import type { Client } from '../api/client.js';
import { canonicalJson } from '../api/canonical-json.js';
import { isStorefrontError, StorefrontError } from '../api/errors.js';
import type { AnyOperation, Operation } from '../api/operations/operation.js';
import type { Snapshot, DataSource, Store } from './store.js';
import { Tabs } from './tabs.js';

/** Cached response and its subscribers. */
interface Entry<Output> {
  readonly row: AnyOperation;
  readonly input: unknown;
  readonly listeners: Set<() => void>;
  snapshot: Snapshot<Output>;
  /** Set if the response must be fetched (again) as soon as it has a subscriber: the source to ask before the client. */
  outdated: DataSource<unknown> | undefined;
  fetching?: { readonly controller: AbortController; readonly settled: Promise<void> } | undefined;
}

/** No other source than the client. */
const CLIENT: DataSource<never> = () => undefined;
const LOADING: Snapshot<never> = { status: 'loading', stale: false };

class ClientStore implements Store {
  readonly client: Client;
  readonly #entries = new Map<string, Entry<unknown>>();
  readonly #tabs: Tabs;
  #subscriberCount = 0;

  constructor(client: Client) {
    this.client = client;
    this.#tabs = new Tabs(client.baseUrl, (affected) => this.#markOutdated(affected));
  }

  get<Input, Output>(row: Operation<Input, Output>, input: Input): Snapshot<Output> {
    const entry = this.#entries.get(keyOf(row, input));
    return entry && isOf(entry, row) ? entry.snapshot : LOADING;
  }

  subscribe<Input, Output>(row: Operation<Input, Output>, input: Input, listener: () => void): () => void {
    const entry = this.#entry(row, input);
    // A listener may subscribe twice. Each unsubscribe ends one subscription.
    const own = (): void => listener();
    entry.listeners.add(own);
    this.#subscriberCount += 1;
    this.#tabs.listen();
    if (entry.outdated && !entry.fetching) void this.#fetch(entry);
    return () => {
      if (!entry.listeners.delete(own)) return;
      this.#subscriberCount -= 1;
      // A moved element unsubscribes and subscribes again immediately, so wait before dropping the entry.
      queueMicrotask(() => this.#dropUnused(entry));
    };
  }

  async refresh<Input, Output>(row: Operation<Input, Output>, input: Input): Promise<void> {
    const entry = this.#entry(row, input);
    entry.outdated = CLIENT;
    let settled: Promise<void> | undefined = this.#fetch(entry);
    // A newer fetch may have replaced this one. Wait for the newest response.
    while (settled) {
      await settled;
      settled = entry.fetching?.settled;
    }
  }

  prefill<Input, Output>(row: Operation<Input, Output>, input: Input, source: DataSource<Output>): void {
    const entry = this.#entry(row, input);
    if (entry.outdated) entry.outdated = source;
  }

  invalidate(mutation?: AnyOperation): void {
    this.#markOutdated(mutation?.affects);
    this.#tabs.announce(mutation?.affects);
  }

  clear(): void {
    for (const [key, entry] of this.#entries) {
      entry.fetching?.controller.abort();
      entry.fetching = undefined;
      entry.outdated = CLIENT;
      this.#show(entry, LOADING);
      if (entry.listeners.size > 0) void this.#fetch(entry);
      else this.#entries.delete(key);
    }
  }

  #entry(row: AnyOperation, input: unknown): Entry<unknown> {
    const key = keyOf(row, input);
    let entry = this.#entries.get(key);
    if (!entry) this.#entries.set(key, (entry = { row, input, listeners: new Set(), snapshot: LOADING, outdated: CLIENT }));
    return entry;
  }

  #dropUnused(entry: Entry<unknown>): void {
    if (entry.listeners.size === 0 && entry.snapshot.status !== 'ready' && entry.fetching) {
      entry.fetching.controller.abort();
      entry.fetching = undefined;
    }
    if (this.#subscriberCount > 0) return;
    // Without subscribers, messages of other tabs are ignored, so every response may be outdated.
    this.#tabs.stop();
    for (const known of this.#entries.values()) known.outdated = CLIENT;
  }

  /** Marks the responses as outdated that show this account data. Default: all responses. */
  #markOutdated(affected?: readonly string[]): void {
    for (const entry of this.#entries.values()) {
      if (affected && !entry.row.shows?.some((data) => affected.includes(data))) continue;
      entry.outdated = CLIENT;
      if (entry.listeners.size > 0 || entry.fetching) void this.#fetch(entry);
    }
  }

  /** Starts a fetch. Aborts a fetch that is already running. */
  #fetch(entry: Entry<unknown>): Promise<void> {
    entry.fetching?.controller.abort();
    const controller = new AbortController();
    const settled = this.#run(entry, controller);
    entry.fetching = { controller, settled };
    this.#show(entry, entry.snapshot.status === 'ready' ? { status: 'ready', data: entry.snapshot.data, stale: true } : LOADING);
    return settled;
  }

  async #run(entry: Entry<unknown>, controller: AbortController): Promise<void> {
    let snapshot: Snapshot<unknown>;
    try {
      // Wait one microtask, so that `fetching` is set before this fetch settles. Of several simultaneous fetches, only the last is sent.
      await Promise.resolve();
      controller.signal.throwIfAborted();
      const data = (await entry.outdated?.()) ?? (await this.client.call(entry.row, entry.input, { signal: controller.signal }));
      snapshot = { status: 'ready', data, stale: false };
    } catch (cause) {
      const error = isStorefrontError(cause)
        ? cause
        : new StorefrontError({ type: 'api', code: 'unexpected', message: 'An unexpected error occurred.', cause });
      snapshot =
        entry.snapshot.status === 'ready'
          ? { status: 'ready', data: entry.snapshot.data, error, stale: false }
          : { status: 'error', error, stale: false };
    }
    if (entry.fetching?.controller !== controller) return;
    entry.fetching = undefined;
    entry.outdated = snapshot.error && CLIENT;
    this.#show(entry, snapshot);
  }

  #show(entry: Entry<unknown>, snapshot: Snapshot<unknown>): void {
    if (entry.snapshot === snapshot) return;
    entry.snapshot = snapshot;
    for (const listener of [...entry.listeners]) listener();
  }
}

/** Creates the store of a client. All fetches go through that client. This module imports no operations, to stay small. */
export function createStore(client: Client): Store {
  return new ClientStore(client);
}

/** Narrows the type of an entry. The key contains the operation's name, so the entry was fetched with this operation. */
function isOf<Output>(entry: Entry<unknown>, row: Operation<unknown, Output>): entry is Entry<Output> {
  return entry.row.name === row.name;
}

/** Key of an operation and its input. The order of the input's fields does not matter. */
function keyOf(row: AnyOperation, input: unknown): string {
  return `${row.name} ${canonicalJson(input)}`;
}
