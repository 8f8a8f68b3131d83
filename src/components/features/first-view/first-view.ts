import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CallOptions, Client } from '../../../api/client.js';
import type { AnyOperation, Operation } from '../../../api/operations/operation.js';
import { getAccount } from '../../../api/operations/storefront/account.js';
import { listInvoices } from '../../../api/operations/storefront/invoices.js';
import { listPaymentMethods } from '../../../api/operations/storefront/payment-methods.js';
import { getUpcoming } from '../../../api/operations/storefront/payments.js';
import { getSession } from '../../../api/operations/storefront/sessions.js';
import { listSubscriptions } from '../../../api/operations/storefront/subscriptions.js';
import type { AccountView } from '../../../api/schemas/storefront/account.js';
import type { Store } from '../../../store/store.js';
import type { Connection } from '../connection/connection.js';

/** Stores that have requested their first view. */
const requested = new WeakSet<Store>();

/** Response of an operation that the first view may contain. */
interface Part<Output> {
  readonly row: AnyOperation;
  readonly data: Promise<Output | undefined>;
}

/** Narrows the type of a part. The row determines the type of its response. */
const isOf = <Input, Output>(part: Part<unknown>, row: Operation<Input, Output>): part is Part<Output> => part.row === row;

const keyOf = (row: AnyOperation, input: unknown): string => `${row.name} ${JSON.stringify(input)}`;

/** Client that takes the first response of some operations from the first view. */
class FirstViewClient implements Client {
  readonly baseUrl: string;
  readonly pages: Client['pages'];
  readonly #client: Client;
  readonly #parts = new Map<string, Part<unknown>>();
  readonly #taken = new Set<string>();

  constructor(client: Client) {
    this.#client = client;
    this.baseUrl = client.baseUrl;
    this.pages = (row, input, options) => client.pages(row, input, options);
  }

  add<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, data: Promise<NoInfer<Output> | undefined>): void {
    this.#parts.set(keyOf(row, input), { row, data });
  }

  async call<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, options?: CallOptions): Promise<Output> {
    const key = keyOf(row, input);
    const part = this.#parts.get(key);
    // After a change, and for another account, the store fetches known responses again. Then the first view is outdated.
    if (this.#taken.has(key) || row.affects) this.#parts.clear();
    else if (part && isOf(part, row)) {
      this.#taken.add(key);
      this.#parts.delete(key);
      const data = await part.data;
      if (data !== undefined) return data;
    }
    return this.#client.call(row, input, options);
  }
}

/** Requests the first view. Until it is loaded, the store takes its responses from it. */
function requestFirstView(store: Store, locale: string): void {
  const { client } = store;
  const view = client.call(getAccount, { locale }).catch(() => undefined);
  const part = <Data>(select: (view: AccountView) => Data | undefined): Promise<Data | undefined> =>
    view.then((data) => data && select(data));
  const firstViewClient = new FirstViewClient(client);
  firstViewClient.add(
    getSession,
    {},
    part(({ session }) => session),
  );
  firstViewClient.add(
    listSubscriptions,
    { locale, paged: 'true' },
    part(({ subscriptions }) => subscriptions),
  );
  firstViewClient.add(
    getUpcoming,
    {},
    part(({ upcoming }) => upcoming),
  );
  firstViewClient.add(
    listInvoices,
    { status: 'open' },
    part(({ openInvoices }) => openInvoices),
  );
  firstViewClient.add(
    listPaymentMethods,
    {},
    part(({ paymentMethods }) => paymentMethods),
  );
  store.client = firstViewClient;
  // Keeps this client until the next task: elements that wait for the permissions request their parts of the first view as soon as they render.
  void view.then(() => setTimeout(() => (store.client = client)));
}

/**
 * Reads what an account page shows first with one request, for all elements of the page. Parts that the response does not contain, for example
 * because the gateway is older, are requested by the elements that show them.
 */
export class FirstView implements ReactiveController {
  readonly #connection: Connection;
  readonly #locale: () => string;

  constructor(host: ReactiveControllerHost, connection: Connection, locale: () => string) {
    this.#connection = connection;
    this.#locale = locale;
    host.addController(this);
  }

  hostConnected(): void {
    this.#request();
  }

  hostUpdate(): void {
    this.#request();
  }

  #request(): void {
    const { storefront, store } = this.#connection;
    if (!store || storefront?.session !== 'active' || requested.has(store)) return;
    requested.add(store);
    requestFirstView(store, this.#locale());
  }
}
