import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Operation } from '../../../api/operations/operation.js';
import type { Snapshot, Store } from '../../../store/store.js';
import type { Connection } from './connection.js';

const LOADING: Snapshot<never> = { status: 'loading', stale: false };

/** Gateway response for an element. Fetched and updated while the element is connected. */
export class Resource<Input, Output> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #connection: Connection;
  readonly #row: Operation<Input, Output>;
  readonly #input: () => Input | undefined;
  #current: { store: Store; key: string; input: Input; end: () => void } | undefined;

  /** @param input returns the request input, or undefined while nothing should be fetched */
  constructor(host: ReactiveControllerHost, connection: Connection, row: Operation<Input, Output>, input: () => Input | undefined) {
    this.#host = host;
    this.#connection = connection;
    this.#row = row;
    this.#input = input;
    host.addController(this);
  }

  get snapshot(): Snapshot<Output> {
    return this.#current ? this.#current.store.get(this.#row, this.#current.input) : LOADING;
  }

  /** Input of the request that the snapshot belongs to. */
  get input(): Input | undefined {
    return this.#current?.input;
  }

  /** Fetches the response again. */
  async refresh(): Promise<void> {
    if (this.#current) await this.#current.store.refresh(this.#row, this.#current.input);
  }

  hostConnected(): void {
    this.#follow();
  }

  hostUpdate(): void {
    this.#follow();
  }

  hostDisconnected(): void {
    this.#current?.end();
    this.#current = undefined;
  }

  #follow(): void {
    const store = this.#connection.store;
    const input = this.#input();
    if (!store || input === undefined) {
      this.hostDisconnected();
      return;
    }
    const key = JSON.stringify(input);
    if (this.#current !== undefined && this.#current.store === store && this.#current.key === key) return;
    this.#current?.end();
    const current = { store, key, input, end: (): void => undefined };
    this.#current = current;
    current.end = store.subscribe(this.#row, input, () => this.#host.requestUpdate());
  }
}
