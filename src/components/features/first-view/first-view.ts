import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { getAccount } from '../../../api/operations/storefront/account.js';
import { listInvoices } from '../../../api/operations/storefront/invoices.js';
import { listPaymentMethods } from '../../../api/operations/storefront/payment-methods.js';
import { getUpcoming } from '../../../api/operations/storefront/payments.js';
import { getSession } from '../../../api/operations/storefront/sessions.js';
import { listSubscriptions } from '../../../api/operations/storefront/subscriptions.js';
import type { AccountView } from '../../../api/schemas/storefront/account.js';
import type { DataSource, Store } from '../../../store/store.js';
import type { Connection } from '../connection/connection.js';

/** Stores that have requested their first view. */
const requested = new WeakSet<Store>();

/** Requests the first view. Until it has arrived, elements that need one of its parts wait for it. */
function requestFirstView(store: Store, locale: string): void {
  let view: Promise<AccountView | undefined> | undefined = store.client.call(getAccount, { locale }).catch(() => undefined);
  const part =
    <Data extends object>(select: (view: AccountView) => Data | undefined): DataSource<Data> =>
    () =>
      view?.then((data) => data && select(data));
  store.prefill(
    getSession,
    {},
    part(({ session }) => session),
  );
  store.prefill(
    listSubscriptions,
    { locale, paged: 'true' },
    part(({ subscriptions }) => subscriptions),
  );
  store.prefill(
    getUpcoming,
    {},
    part(({ upcoming }) => upcoming),
  );
  store.prefill(
    listInvoices,
    { status: 'open' },
    part(({ openInvoices }) => openInvoices),
  );
  store.prefill(
    listPaymentMethods,
    {},
    part(({ paymentMethods }) => paymentMethods),
  );
  // Elements that waited for the permissions use their part of the view in this task of the event loop. After that, the view may be outdated.
  void view.then(() => setTimeout(() => (view = undefined)));
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
