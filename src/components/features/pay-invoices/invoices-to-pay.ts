import { listInvoices } from '../../../api/operations/storefront/invoices.js';
import { getInvoice } from '../../../api/operations/storefront/invoice.js';
import type { Invoices, InvoicesRequest, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import { Resource } from '../connection/resource.js';
import { isOpenInvoice } from '../invoices/invoice-row.js';
import type { TaskScope } from '../tasks/task-scope.js';

/** Maximum number of invoices in one payment. */
const MAX_INVOICES_PER_PAYMENT = 50;

/** Current data of the invoices to pay. These are the invoices with the given numbers, or all open invoices. */
export class InvoicesToPay {
  readonly #scope: TaskScope;
  readonly #numbers: readonly string[] | undefined;
  readonly #openInvoices: Resource<InvoicesRequest, Invoices>;
  /** Invoices that are not in the list of open invoices and are fetched one by one. */
  readonly #fetched = new Map<string, InvoiceSummary | 'loading' | 'failed'>();
  #lastResponse: Invoices | undefined;

  /** @param subject invoice numbers, separated by spaces; undefined for all open invoices */
  constructor(scope: TaskScope, subject: string | undefined, status: 'open' | 'overdue' = 'open') {
    this.#scope = scope;
    this.#numbers = subject
      ?.split(/\s+/)
      .filter((number) => /^[A-Za-z0-9-]{1,50}$/.test(number))
      .slice(0, MAX_INVOICES_PER_PAYMENT);
    this.#openInvoices = new Resource(scope.owner, scope.connection, listInvoices, () => ({ status }));
  }

  get hasFailed(): boolean {
    return (
      (this.#openInvoices.snapshot.error !== undefined && !this.#openInvoices.snapshot.data) ||
      [...this.#fetched.values()].includes('failed')
    );
  }

  /** Undefined while the invoices are loading. */
  get invoices(): readonly InvoiceSummary[] | undefined {
    const { data } = this.#openInvoices.snapshot;
    if (!data) return undefined;
    // After a new response, invoices that were fetched one by one may be outdated too.
    if (this.#lastResponse !== data) this.#fetched.clear();
    this.#lastResponse = data;
    const numbers = this.#numbers;
    if (!numbers) return data.invoices.filter(isOpenInvoice).slice(0, MAX_INVOICES_PER_PAYMENT);
    const results = numbers.map(
      (number) => data.invoices.find(({ invoiceNumber }) => invoiceNumber === number) ?? this.#fetchedInvoice(number),
    );
    const loaded = results.filter((invoice) => typeof invoice === 'object');
    return loaded.length < results.length ? undefined : loaded.filter(isOpenInvoice);
  }

  async refresh(): Promise<void> {
    this.#fetched.clear();
    await this.#openInvoices.refresh();
  }

  #fetchedInvoice(number: string): InvoiceSummary | 'loading' | 'failed' {
    const invoice = this.#fetched.get(number);
    if (invoice) return invoice;
    this.#fetched.set(number, 'loading');
    void this.#fetch(number);
    return 'loading';
  }

  async #fetch(number: string): Promise<void> {
    const { store } = this.#scope.connection;
    try {
      if (store) this.#fetched.set(number, await store.client.call(getInvoice, { number }));
    } catch {
      this.#fetched.set(number, 'failed');
    }
    this.#scope.host.requestUpdate();
  }
}
