import type { ReactiveControllerHost } from 'lit';
import { quoteChange } from '../../../../api/operations/storefront/changes.js';
import type { Change, ChangeQuote, ChangeQuoteRequest } from '../../../../api/schemas/storefront/changes.js';
import type { Snapshot } from '../../../../store/store.js';
import type { Connection } from '../../connection/connection.js';
import { Resource } from '../../connection/resource.js';

/** What changes of one subscription come to: the one that is chosen, and offers that are shown beside it. */
export class ChangeQuotes {
  readonly #host: ReactiveControllerHost;
  readonly #connection: Connection;
  readonly #ask: (change: Change) => ChangeQuoteRequest | undefined;
  readonly #chosen: Resource<ChangeQuoteRequest, ChangeQuote>;
  readonly #others = new Map<string, Resource<ChangeQuoteRequest, ChangeQuote>>();
  /** The last quote that was there, shown while the next one is on its way. */
  #last: ChangeQuote | undefined;

  /** @param chosen the change that is chosen @param ask what is asked for a change; undefined while that cannot be */
  constructor(
    host: ReactiveControllerHost,
    connection: Connection,
    chosen: () => Change | undefined,
    ask: (change: Change) => ChangeQuoteRequest | undefined,
  ) {
    this.#host = host;
    this.#connection = connection;
    this.#ask = ask;
    this.#chosen = new Resource(host, connection, quoteChange, () => {
      const change = chosen();
      return change && ask(change);
    });
  }

  /** Of the chosen change; undefined while it is on its way. */
  get current(): ChangeQuote | undefined {
    const { data, stale } = this.#chosen.snapshot;
    if (data) this.#last = data;
    return stale ? undefined : data;
  }

  /** The last one that was there. */
  get last(): ChangeQuote | undefined {
    return this.#last;
  }

  get error(): Resource<ChangeQuoteRequest, ChangeQuote>['snapshot']['error'] {
    return this.#chosen.snapshot.error;
  }

  /** Of a change that is only shown. */
  of(change: Change): Snapshot<ChangeQuote> {
    const key = JSON.stringify(change);
    let other = this.#others.get(key);
    if (!other) {
      other = new Resource(this.#host, this.#connection, quoteChange, () => this.#ask(change));
      this.#others.set(key, other);
    }
    return other.snapshot;
  }

  async refresh(): Promise<void> {
    await this.#chosen.refresh();
  }
}
