import { listInvoices } from '../../../api/operations/storefront/invoices.js';
import { getInvoice } from '../../../api/operations/storefront/invoice.js';
import type { Invoices, InvoicesRequest, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import { Resource } from '../connection/resource.js';
import { isOpen } from '../invoices/invoice-cells.js';
import type { TaskScope } from '../tasks/task-scope.js';

/** As many as one payment may be for. */
const MOST = 50;

/** The invoices that are about to be paid, as they stand now: those that were named, or all that are open. */
export class OpenBills {
  readonly #scope: TaskScope;
  readonly #numbers: readonly string[] | undefined;
  readonly #open: Resource<InvoicesRequest, Invoices>;
  /** Named ones that are not among the newest open ones, each fetched by itself. */
  readonly #others = new Map<string, InvoiceSummary | 'coming' | 'failed'>();
  #seen: Invoices | undefined;

  /** @param subject invoice numbers with spaces between; undefined for all that are open */
  constructor(scope: TaskScope, subject: string | undefined, status: 'open' | 'overdue' = 'open') {
    this.#scope = scope;
    this.#numbers = subject
      ?.split(/\s+/)
      .filter((number) => /^[A-Za-z0-9-]{1,50}$/.test(number))
      .slice(0, MOST);
    this.#open = new Resource(scope.owner, scope.connection, listInvoices, () => ({ status }));
  }

  get failed(): boolean {
    return (this.#open.snapshot.error !== undefined && !this.#open.snapshot.data) || [...this.#others.values()].includes('failed');
  }

  /** Undefined while they are on their way. */
  get invoices(): readonly InvoiceSummary[] | undefined {
    const { data } = this.#open.snapshot;
    if (!data) return undefined;
    // Anything may have become of the others meanwhile, too.
    if (this.#seen !== data) this.#others.clear();
    this.#seen = data;
    const numbers = this.#numbers;
    if (!numbers) return data.invoices.filter(isOpen).slice(0, MOST);
    const found = numbers.map((number) => data.invoices.find(({ invoiceNumber }) => invoiceNumber === number) ?? this.#other(number));
    const there = found.filter((invoice) => typeof invoice === 'object');
    return there.length < found.length ? undefined : there.filter(isOpen);
  }

  async refresh(): Promise<void> {
    this.#others.clear();
    await this.#open.refresh();
  }

  #other(number: string): InvoiceSummary | 'coming' | 'failed' {
    const known = this.#others.get(number);
    if (known) return known;
    this.#others.set(number, 'coming');
    void this.#fetch(number);
    return 'coming';
  }

  async #fetch(number: string): Promise<void> {
    const { store } = this.#scope.connection;
    try {
      if (store) this.#others.set(number, await store.client.call(getInvoice, { number }));
    } catch {
      this.#others.set(number, 'failed');
    }
    this.#scope.host.requestUpdate();
  }
}
