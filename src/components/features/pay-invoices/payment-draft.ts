import type { StorefrontError } from '../../../api/errors.js';
import { listCredits } from '../../../api/operations/storefront/invoice.js';
import { listPaymentMethods } from '../../../api/operations/storefront/payment-methods.js';
import type { Credits, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { PaymentMethod, PaymentMethods } from '../../../api/schemas/storefront/payment-methods.js';
import type { PaymentRequest } from '../../../api/schemas/storefront/payments.js';
import { formatAmountInput, parseAmountInput } from '../../locales/amount-input.js';
import { Resource } from '../connection/resource.js';
import { isPositiveMoney } from '../../../api/money/money.js';
import type { TaskScope } from '../tasks/task-scope.js';
import { allocate, splitPayment, type Allocation, type PaymentSplit } from './allocations.js';
import { methodKey, findSameMethod } from './method-key.js';
import type { InvoicesToPay } from './invoices-to-pay.js';
import { NEW_METHOD } from './pay-view.js';
import { isMethodRefused } from './payment-texts.js';

/** Invoice whose balance has changed since the payment was confirmed. `now` is undefined if the invoice is no longer open. */
export interface BalanceChange {
  readonly before: InvoiceSummary;
  readonly now: InvoiceSummary | undefined;
}

/**
 * Draft of a payment: invoices, amounts, use of credit and payment method. Keeps typed amounts when data is loaded again. While the outcome of
 * a payment is unknown, has the amounts of its request, because after a reload the entries are lost.
 */
export class PaymentDraft {
  readonly invoicesToPay: InvoicesToPay;
  /** Typed amounts by invoice number. */
  readonly typedAmounts = new Map<string, string>();
  /** True if the amounts are shown as input fields. */
  hasAmountFields = false;
  /** True if the errors about invalid amounts are shown. */
  showsErrors = false;
  useCredit = true;
  readonly #scope: TaskScope;
  readonly #request: () => PaymentRequest | undefined;
  readonly #credits: Resource<Record<string, never>, Credits>;
  readonly #methods: Resource<Record<string, never>, PaymentMethods>;
  #selectedMethod: PaymentMethod | typeof NEW_METHOD | undefined;
  #hasSelected = false;
  /**
   * True if this draft sent the request. False for a request restored from an earlier page: its payment method is unknown, because sealed ids
   * change.
   */
  #hasSent = false;
  /** Saved methods, including a new one. They replace the last fetched list (`replaced`) until the list is fetched again. */
  #savedMethods: { replaced: PaymentMethods | undefined; methods: readonly PaymentMethod[] } | undefined;
  /** Keys of the methods that were refused for this payment. */
  readonly #refusedKeys = new Set<string>();
  /** Invoices as shown when the user confirmed the payment. */
  #confirmedInvoices: readonly InvoiceSummary[] = [];

  /** @param request returns the request whose outcome is unknown */
  constructor(scope: TaskScope, invoicesToPay: InvoicesToPay, request: () => PaymentRequest | undefined) {
    this.#scope = scope;
    this.#request = request;
    this.invoicesToPay = invoicesToPay;
    this.#credits = new Resource(scope.owner, scope.connection, listCredits, () => ({}));
    this.#methods = new Resource(scope.owner, scope.connection, listPaymentMethods, () => ({}));
  }

  /** True if all data is loaded. If the credit could not be loaded, the payment continues without credit. */
  get isLoaded(): boolean {
    return (
      this.invoicesToPay.invoices !== undefined && this.#methods.snapshot.data !== undefined && this.#credits.snapshot.status !== 'loading'
    );
  }

  get hasFailed(): boolean {
    return this.invoicesToPay.hasFailed || (this.#methods.snapshot.error !== undefined && !this.#methods.snapshot.data);
  }

  async refresh(): Promise<void> {
    await Promise.all([this.invoicesToPay.refresh(), this.#methods.refresh(), this.#credits.refresh()]);
  }

  get credits(): Credits | undefined {
    return this.#credits.snapshot.data;
  }

  get methods(): readonly PaymentMethod[] {
    const { data } = this.#methods.snapshot;
    return (this.#savedMethods?.replaced === data ? this.#savedMethods?.methods : data?.paymentMethods) ?? [];
  }

  get currency(): string {
    return this.invoicesToPay.invoices?.[0]?.balance.currency ?? '';
  }

  /** False if credit covers the whole payment. */
  get needsMethod(): boolean {
    const { split } = this;
    return split === undefined || isPositiveMoney(split.charged);
  }

  /** Prepares the draft for another attempt after a refusal. */
  onRefused(error: StorefrontError): void {
    if (isMethodRefused(error)) this.markRefused();
    // Shows the errors, because a typed amount may exceed the new balance.
    if (error.code === 'balance-changed') this.showsErrors = true;
  }

  get allocations(): Allocation[] {
    const { invoices = [] } = this.invoicesToPay;
    const request = this.#request();
    if (request) {
      return request.allocations.flatMap(({ invoiceNumber, amount }) => {
        const invoice = invoices.find((each) => each.invoiceNumber === invoiceNumber);
        return invoice ? { invoice, amount: { ...invoice.balance, amount }, problem: undefined } : [];
      });
    }
    return invoices.map((invoice) => {
      const text = this.hasAmountFields ? this.typedAmounts.get(invoice.invoiceNumber) : undefined;
      if (text === undefined) return allocate(invoice, undefined);
      return allocate(invoice, text.trim() === '' ? '0' : (parseAmountInput(text, this.#scope.host.language) ?? null));
    });
  }

  get split(): PaymentSplit | undefined {
    const { allocations } = this;
    const request = this.#request();
    // The total is unknown if an invoice of the request is no longer open.
    if (request && allocations.length < request.allocations.length) return undefined;
    return splitPayment(allocations, this.credits, request ? request.useCredit === true : this.useCredit);
  }

  /** Shows a field for each amount, filled with the balance. */
  editAmounts(): void {
    this.hasAmountFields = true;
    for (const { invoiceNumber, balance } of this.invoicesToPay.invoices ?? []) {
      this.typedAmounts.set(invoiceNumber, formatAmountInput(balance.amount, this.#scope.host.language));
    }
  }

  /** Index of the selected method, or `NEW_METHOD`. Until the user selects a method, this is the first method that is likely to work. */
  get selected(): number | typeof NEW_METHOD | undefined {
    const { methods } = this;
    if (this.#request() && !this.#hasSent) return undefined;
    if (methods.length === 0) return NEW_METHOD;
    if (this.#selectedMethod === NEW_METHOD) return NEW_METHOD;
    const current = this.#selectedMethod && findSameMethod(methods, this.#selectedMethod);
    if (current) return methods.indexOf(current);
    if (this.#hasSelected) return undefined;
    const usable = methods.findIndex(({ expiry, lastFailure }) => expiry !== 'expired' && lastFailure === undefined);
    return usable < 0 ? NEW_METHOD : usable;
  }

  select(method: number | typeof NEW_METHOD): void {
    this.#hasSelected = true;
    this.#selectedMethod = method === NEW_METHOD ? NEW_METHOD : this.methods[method];
  }

  /** Selects a method that was just saved. @param methods all saved methods, used until the next response */
  selectAdded(method: PaymentMethod | undefined, methods: readonly PaymentMethod[]): void {
    this.#hasSelected = true;
    this.#selectedMethod = method;
    this.#savedMethods = { replaced: this.#methods.snapshot.data, methods };
  }

  /** Selected method, if it is a saved method. */
  get method(): PaymentMethod | undefined {
    const { selected } = this;
    return typeof selected === 'number' ? this.methods[selected] : undefined;
  }

  /** Marks the selected method as refused, so that the user must select another method. */
  markRefused(): void {
    const { method } = this;
    if (method) this.#refusedKeys.add(methodKey(method));
    this.#hasSelected = true;
    this.#selectedMethod = this.methods.every((other) => this.#refusedKeys.has(methodKey(other))) ? NEW_METHOD : undefined;
  }

  /** Returns the payment request. Undefined if an amount is invalid or the payment method is missing. */
  toRequest(): Omit<PaymentRequest, 'intentId'> | undefined {
    const { split, method } = this;
    if (!split || (isPositiveMoney(split.charged) && !method)) return undefined;
    this.#confirmedInvoices = this.invoicesToPay.invoices ?? [];
    this.#hasSent = true;
    return {
      allocations: this.allocations.flatMap(({ invoice, amount }) =>
        amount && isPositiveMoney(amount)
          ? [{ invoiceNumber: invoice.invoiceNumber, amount: amount.amount, balance: invoice.balance.amount }]
          : [],
      ),
      ...(split.credit ? { useCredit: true } : {}),
      ...(method && isPositiveMoney(split.charged) ? { paymentMethodId: method.id } : {}),
    };
  }

  /** Invoices whose balance has changed since the user confirmed the payment. */
  get balanceChanges(): BalanceChange[] {
    const { invoices } = this.invoicesToPay;
    if (!invoices) return [];
    return this.#confirmedInvoices.flatMap((before) => {
      const now = invoices.find(({ invoiceNumber }) => invoiceNumber === before.invoiceNumber);
      return now?.balance.amount === before.balance.amount ? [] : [{ before, now }];
    });
  }
}
