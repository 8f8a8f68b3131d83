import type { ReactiveControllerHost } from 'lit';
import { quoteChange } from '../../../../api/operations/storefront/changes.js';
import type { Change, ChangeQuote, ChangeQuoteRequest } from '../../../../api/schemas/storefront/changes.js';
import type { Snapshot } from '../../../../store/store.js';
import type { Connection } from '../../connection/connection.js';
import { Resource } from '../../connection/resource.js';

/** Quotes of a subscription's changes: the chosen change, and the offers shown with it. */
export class ChangeQuotes {
  readonly #host: ReactiveControllerHost;
  readonly #connection: Connection;
  readonly #ask: (change: Change) => ChangeQuoteRequest | undefined;
  readonly #chosen: Resource<ChangeQuoteRequest, ChangeQuote>;
  readonly #others = new Map<string, Resource<ChangeQuoteRequest, ChangeQuote>>();
  /** Last quote, shown while the next quote is loading. */
  #last: ChangeQuote | undefined;

  /** @param chosen returns the chosen change @param ask returns the quote request; undefined while nothing can be quoted */
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

  /** Quote of the chosen change; undefined while it is loading. */
  get current(): ChangeQuote | undefined {
    const { data, stale } = this.#chosen.snapshot;
    if (data) this.#last = data;
    return stale ? undefined : data;
  }

  /** Last quote that was loaded. */
  get last(): ChangeQuote | undefined {
    return this.#last;
  }

  get error(): Resource<ChangeQuoteRequest, ChangeQuote>['snapshot']['error'] {
    return this.#chosen.snapshot.error;
  }

  /** Returns the quote of a change that is not chosen. */
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
