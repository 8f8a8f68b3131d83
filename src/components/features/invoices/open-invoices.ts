import type { ReactiveControllerHost } from 'lit';
import { listInvoices } from '../../../api/operations/storefront/invoices.js';
import type { InvoicesRequest, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { Money } from '../../../api/schemas/values.js';
import type { Connection } from '../connection/connection.js';
import { Resource } from '../connection/resource.js';
import { isOpenInvoice } from './invoice-row.js';
import { addMoney } from '../../../api/money/money.js';

/** Maximum number of invoices in one payment. */
const MAX_INVOICES_PER_PAYMENT = 50;

/** Open invoices that can be paid. */
export interface OpenInvoiceSet {
  readonly invoices: readonly InvoiceSummary[];
  /** True if the account has more open invoices than `invoices` contains. */
  readonly hasMore: boolean;
}

/** Open invoices of the whole account, independent of the filter and the loaded pages of the list. */
export class OpenInvoices {
  readonly #isListPartial: () => boolean;
  readonly #resource: Resource<InvoicesRequest, { invoices: InvoiceSummary[]; nextCursor?: string }>;

  /** @param isListPartial returns true if the list may lack open invoices, so that they must be fetched separately */
  constructor(host: ReactiveControllerHost, connection: Connection, isListPartial: () => boolean) {
    this.#isListPartial = isListPartial;
    this.#resource = new Resource(host, connection, listInvoices, () =>
      connection.storefront?.session === 'active' && isListPartial() ? { status: 'open' } : undefined,
    );
  }

  get isLoading(): boolean {
    return this.#isListPartial() && this.#resource.snapshot.status === 'loading';
  }

  /** Returns the open invoices. @param listed invoices of the list, which are used if the list is complete */
  get(listed: readonly InvoiceSummary[]): OpenInvoiceSet {
    const { data } = this.#resource.snapshot;
    const source = this.#isListPartial() && data ? data : { invoices: listed };
    const invoices = source.invoices.filter(isOpenInvoice);
    return {
      invoices: invoices.slice(0, MAX_INVOICES_PER_PAYMENT),
      hasMore: invoices.length > MAX_INVOICES_PER_PAYMENT || ('nextCursor' in source && source.nextCursor !== undefined),
    };
  }
}

/** Returns the sum of the balances. Undefined without invoices, or if the balances cannot be added up. */
export function sumBalances(invoices: readonly InvoiceSummary[]): Money | undefined {
  const [first, ...others] = invoices.map(({ balance }) => balance);
  return first && addMoney(first, ...others);
}
