import { listInvoices } from '../../../api/operations/storefront/invoices.js';
import { getInvoice, listCredits } from '../../../api/operations/storefront/invoice.js';
import { listPaymentMethods } from '../../../api/operations/storefront/payment-methods.js';
import type { Credits, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { PaymentMethod, PaymentMethods } from '../../../api/schemas/storefront/payment-methods.js';
import type { PaymentRequest } from '../../../api/schemas/storefront/payments.js';
import { formatAmountInput, parseAmountInput } from '../../locales/amount-input.js';
import { Resource } from '../connection/resource.js';
import { isPositiveMoney } from '../../../api/money/money.js';
import type { TaskScope } from '../tasks/task-scope.js';
import { allocate, split, type Allocation, type Split } from './allocations.js';
import { methodKey, sameMethod } from './method-key.js';
import type { OpenBills } from './open-bills.js';
import { NEW } from './pay-view.js';

/** What changed of an invoice while its payment was being made ready. */
export interface BalanceChange {
  readonly before: InvoiceSummary;
  readonly now: InvoiceSummary | undefined;
}

/** A payment as it is being filled in: which invoices, how much of each, credit, and what pays the rest. Nothing typed is ever lost. */
export class PaymentDraft {
  readonly bills: OpenBills;
  readonly typed = new Map<string, string>();
  partly = false;
  checked = false;
  useCredit = true;
  readonly #scope: TaskScope;
  readonly #credits: Resource<Record<string, never>, Credits>;
  readonly #methods: Resource<Record<string, never>, PaymentMethods>;
  #wanted: PaymentMethod | typeof NEW | undefined;
  #hasChosen = false;
  /** What there is since a method was kept, and the listing that does not know it yet. */
  #listed: { before: PaymentMethods | undefined; methods: readonly PaymentMethod[] } | undefined;
  /** Methods that were not accepted for this payment. */
  readonly #refused = new Set<string>();
  /** What was shown when it was confirmed. */
  #confirmed: readonly InvoiceSummary[] = [];

  constructor(scope: TaskScope, bills: OpenBills) {
    this.#scope = scope;
    this.bills = bills;
    this.#credits = new Resource(scope.owner, scope.connection, listCredits, () => ({}));
    this.#methods = new Resource(scope.owner, scope.connection, listPaymentMethods, () => ({}));
  }

  /** Whether everything that it needs has arrived; credit that cannot be had is none. */
  get isThere(): boolean {
    return this.bills.invoices !== undefined && this.#methods.snapshot.data !== undefined && this.#credits.snapshot.status !== 'loading';
  }

  get failed(): boolean {
    return this.bills.failed || (this.#methods.snapshot.error !== undefined && !this.#methods.snapshot.data);
  }

  async refresh(): Promise<void> {
    await Promise.all([this.bills.refresh(), this.#methods.refresh(), this.#credits.refresh()]);
  }

  get credits(): Credits | undefined {
    return this.#credits.snapshot.data;
  }

  get methods(): readonly PaymentMethod[] {
    const { data } = this.#methods.snapshot;
    return (this.#listed?.before === data ? this.#listed?.methods : data?.paymentMethods) ?? [];
  }

  get currency(): string {
    return this.bills.invoices?.[0]?.balance.currency ?? '';
  }

  get allocations(): Allocation[] {
    return (this.bills.invoices ?? []).map((invoice) => {
      const text = this.partly ? this.typed.get(invoice.invoiceNumber) : undefined;
      if (text === undefined) return allocate(invoice, undefined);
      return allocate(invoice, text.trim() === '' ? '0' : (parseAmountInput(text, this.#scope.host.language) ?? null));
    });
  }

  get split(): Split | undefined {
    return split(this.allocations, this.credits, this.useCredit);
  }

  /** Lets amounts be typed, beginning with what is owed. */
  change(): void {
    this.partly = true;
    for (const { invoiceNumber, balance } of this.bills.invoices ?? []) {
      this.typed.set(invoiceNumber, formatAmountInput(balance.amount, this.#scope.host.language));
    }
  }

  /** Place of the chosen method in the list, or the new one; what pays by default if nothing was chosen. */
  get chosen(): number | typeof NEW | undefined {
    const { methods } = this;
    if (methods.length === 0) return NEW;
    if (this.#wanted === NEW) return NEW;
    const wanted = this.#wanted && sameMethod(methods, this.#wanted);
    if (wanted) return methods.indexOf(wanted);
    if (this.#hasChosen) return undefined;
    const usable = methods.findIndex((method) => method.expiry !== 'expired');
    return usable < 0 ? NEW : usable;
  }

  choose(way: number | typeof NEW): void {
    this.#hasChosen = true;
    this.#wanted = way === NEW ? NEW : this.methods[way];
  }

  /** A method that was just kept. @param all the kept ones with it, for as long as nothing newer has arrived */
  take(method: PaymentMethod | undefined, all: readonly PaymentMethod[]): void {
    this.#hasChosen = true;
    this.#wanted = method;
    this.#listed = { before: this.#methods.snapshot.data, methods: all };
  }

  get method(): PaymentMethod | undefined {
    const { chosen } = this;
    return typeof chosen === 'number' ? this.methods[chosen] : undefined;
  }

  /** The method was not accepted: another one has to be chosen. */
  refuse(): void {
    const { method } = this;
    if (method) this.#refused.add(methodKey(method));
    this.#hasChosen = true;
    this.#wanted = this.methods.every((other) => this.#refused.has(methodKey(other))) ? NEW : undefined;
  }

  /** What is sent; undefined while something is wrong or missing. */
  request(): Omit<PaymentRequest, 'intentId'> | undefined {
    const { split: made, method } = this;
    if (!made || (isPositiveMoney(made.charged) && !method)) return undefined;
    this.#confirmed = this.bills.invoices ?? [];
    return {
      allocations: this.allocations.flatMap(({ invoice, amount }) =>
        amount && isPositiveMoney(amount)
          ? [{ invoiceNumber: invoice.invoiceNumber, amount: amount.amount, balance: invoice.balance.amount }]
          : [],
      ),
      ...(made.credit ? { useCredit: true } : {}),
      ...(method && isPositiveMoney(made.charged) ? { paymentMethodId: method.id } : {}),
    };
  }

  /** What is owed of the invoices by now, where it is not what it was when the payment was confirmed. */
  get changes(): BalanceChange[] {
    const { invoices } = this.bills;
    if (!invoices) return [];
    return this.#confirmed.flatMap((before) => {
      const now = invoices.find(({ invoiceNumber }) => invoiceNumber === before.invoiceNumber);
      return now?.balance.amount === before.balance.amount ? [] : [{ before, now }];
    });
  }
}

/** What a payment makes outdated beside what belongs to other parts of the account. */
export const PAID_ROWS = [listInvoices, getInvoice, listCredits, listPaymentMethods] as const;
