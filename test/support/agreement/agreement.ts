/** Compares what a customer was quoted with everything that shows the same amounts later. */
import { changeSubscription, quoteChange } from '../../../src/api/operations/storefront/changes.js';
import { listCredits } from '../../../src/api/operations/storefront/invoice.js';
import { getUpcoming } from '../../../src/api/operations/storefront/payments.js';
import { listSubscriptions } from '../../../src/api/operations/storefront/subscriptions.js';
import { StorefrontError, type Client } from '../../../src/api/index.js';
import type { Invoice } from '../../../src/api/schemas/storefront/invoices.js';
import type { Money } from '../../../src/api/schemas/values.js';
import type { QuoteBill } from '../../../src/api/schemas/storefront/quote.js';
import type { Subscription } from '../../../src/api/schemas/storefront/subscriptions.js';
import { readCancelReference, toChange, type RelativeChange } from '../adversary/relative-change.js';
import { minor, sum } from '../amounts.js';
import { hasAmounts, lineTexts, readInvoices } from '../bill-lines.js';
import { newKey, type Shopper } from '../purchase.js';
import type { OrderRequest } from '../../../src/api/schemas/storefront/purchase.js';
import { dateText, type Day } from '../reference/days.js';
import type { Stack } from '../stack.js';

/** Amounts of the account before a change. */
interface Before {
  readonly invoices: readonly Invoice[];
  readonly memos: ReadonlySet<string>;
}

/** Lines with an amount, as texts. Lines without one, such as those of a free plan, may be left out of a bill. */
const paidLines = (lines: QuoteBill['lines'] | Invoice['items']): string[] => lineTexts(lines.filter(({ amount }) => minor(amount) !== 0n));

const billOf = ({ date, lines, tax, total }: QuoteBill) => ({ date, lines: paidLines(lines), tax: tax.amount, total: total.amount });

/** Date and total of a bill. Undefined if nothing is to be paid. */
const toPay = (bill: { date: string; total: Money } | undefined) =>
  bill && minor(bill.total) !== 0n ? { date: bill.date, total: bill.total } : undefined;

/** Turns a refusal of invalid input or because of the current state into undefined. */
function refusedToUndefined(error: unknown): undefined {
  if (error instanceof StorefrontError && (error.status === 409 || error.status === 422)) return undefined;
  throw error;
}

/** Customer with one subscription. */
export class Customer {
  account = '';
  /** Next bill according to the last quote. Undefined if the quote showed none. */
  #next: QuoteBill | undefined;
  /** Bills of the last quote whose day has not come: the next bill, and the bill of a scheduled change. */
  #announced: QuoteBill[] = [];
  #did = '';

  constructor(
    private readonly stack: Stack,
    private readonly disagree: (difference: { what: string; quoted: unknown; shown: unknown }) => void,
  ) {}

  #compare(place: string, quoted: unknown, shown: unknown): void {
    if (JSON.stringify(quoted) !== JSON.stringify(shown)) this.disagree({ what: `${this.account}: ${this.#did}: ${place}`, quoted, shown });
  }

  async #page(): Promise<Client> {
    return this.stack.client((await this.stack.gateway.mintSession({ accountKey: this.account })).token);
  }

  async look(): Promise<Subscription | undefined> {
    return (await (await this.#page()).call(listSubscriptions, {})).subscriptions[0];
  }

  /**
   * Buys, and compares the quote with order, receipts, invoices and account page.
   * @returns false if the quote was refused, for example because the coupon is not valid for the plan
   */
  async buy(shopper: Shopper, what: string, consents: OrderRequest['consents']): Promise<boolean> {
    const { stack } = this;
    const quote = await shopper.quote().catch(refusedToUndefined);
    if (!quote) return false;
    stack.receipts.length = 0;
    const { result } = await shopper.order(shopper.request(quote, await shopper.card(), { consents }));
    [this.account, this.#did] = [result.accountNumber, what];
    this.#announce(quote.next);
    const { dueNow } = quote;
    this.#compare('paid and due', [dueNow.total.amount, '0'], [result.paid.amount, String(minor(result.due))]);
    this.#compare('receipt of the order', quote, result.receipt?.quote);
    const [notice, ...others] = stack.receipts;
    this.#compare('number of email receipts', 0, others.length);
    const { paid, invoiceNumbers, receipt } = notice?.kind === 'purchase' ? notice : {};
    this.#compare('email receipt', [quote, dueNow.total, result.invoiceNumbers], [receipt?.quote, paid, invoiceNumbers]);
    const invoices = await readInvoices(stack, this.account);
    this.#compare(
      'invoices of the order',
      result.invoiceNumbers,
      invoices.map(({ invoiceNumber }) => invoiceNumber),
    );
    this.#compare(
      'invoice',
      hasAmounts(dueNow) ? [billOf(dueNow)] : [],
      invoices.map(({ invoiceDate: date, items, tax, amount }) => {
        return { date, lines: paidLines(items), tax: tax.amount, total: amount.amount };
      }),
    );
    await this.#compareAccountPage(quote.upcoming ?? []);
    return true;
  }

  /**
   * Changes the subscription, and compares the quote with the result, invoices, credits, receipt and account page.
   * @returns false if the quote was refused, for example because the coupon was used before
   */
  async change(today: Day, view: Subscription, relative: RelativeChange): Promise<boolean> {
    const { subscriptionNumber: number, version = 0 } = view;
    const page = await this.#page();
    const change = await toChange(relative, view, today, {
      newCard: () => Promise.reject(new Error('The test changes no cards.')),
      cancelReference: () => readCancelReference(page, view),
    });
    const quote = await page.call(quoteChange, { number, version, change }).catch(refusedToUndefined);
    if (!quote) return false;
    const before: Before = { invoices: await readInvoices(this.stack, this.account), memos: new Set((await this.#memos(page)).keys()) };
    this.stack.receipts.length = 0;
    const request = { number, version, change, intentId: newKey(), quote: quote.fingerprint };
    const result = await page.call(changeSubscription, request, { idempotencyKey: newKey() });
    this.#did += `, ${dateText(today)} ${JSON.stringify(relative)}`;
    this.#announce(quote.next, quote.billOnEffectiveDate);
    const { dueNow } = quote;
    this.#compare('paid and due', [dueNow.total.amount, '0'], [result.paid.amount, String(minor(result.due))]);
    this.#compare('effective date', quote.effectiveDate, result.effectiveDate);
    const invoices = (await readInvoices(this.stack, this.account)).filter(
      ({ invoiceNumber }) => !before.invoices.some((each) => each.invoiceNumber === invoiceNumber),
    );
    this.#compare(
      'invoices of the change',
      result.invoiceNumbers,
      invoices.map(({ invoiceNumber }) => invoiceNumber),
    );
    const memos = [...(await this.#memos(page))].filter(([memo]) => !before.memos.has(memo));
    const billed = sum(invoices.map(({ amount }) => amount)) - memos.reduce((total, [, amount]) => total + amount, 0n);
    this.#compare('invoices minus credits', String(minor(dueNow.subtotal) + minor(dueNow.tax)), String(billed));
    if (memos.length === 0 && hasAmounts(dueNow)) {
      this.#compare('lines of the invoices', paidLines(dueNow.lines), paidLines(invoices.flatMap(({ items }) => items)));
    }
    if (change.intent === 'cancel') {
      const [notice] = this.stack.receipts;
      const { endDate, credit } = (notice?.kind === 'cancellation' ? notice.receipt : undefined) ?? {};
      this.#compare('receipt of the cancellation', [quote.endDate, quote.creditLeft], [endDate, credit]);
      this.#compare('receipt in the result', [quote.endDate, quote.creditLeft], [result.receipt?.endDate, result.receipt?.credit]);
    }
    this.#compare('next bill in the result', toPay(this.#next), toPay(result.subscription.nextBill));
    await this.#compareAccountPage(quote.next ? [quote.next] : [], quote.billOnEffectiveDate);
    return true;
  }

  #announce(...bills: readonly (QuoteBill | undefined)[]): void {
    [this.#next] = bills;
    this.#announced = bills.flatMap((bill) => bill ?? []);
  }

  /** Compares the bills that the last quote announced with the invoices of their days, if these days have come. */
  async compareAnnounced(today: string): Promise<void> {
    const past = this.#announced.filter(({ date }) => date <= today);
    if (past.length === 0) return;
    this.#announced = this.#announced.filter((bill) => !past.includes(bill));
    const all = await readInvoices(this.stack, this.account);
    for (const bill of past) {
      const invoices = all.filter(({ invoiceDate }) => invoiceDate === bill.date);
      const billed = String(sum(invoices.map(({ amount }) => amount)));
      this.#compare(`bill of ${bill.date}`, String(minor(bill.subtotal) + minor(bill.tax)), billed);
      if (!hasAmounts(bill)) continue;
      this.#compare(`lines of the bill of ${bill.date}`, paidLines(bill.lines), paidLines(invoices.flatMap(({ items }) => items)));
    }
  }

  async #memos(page: Client): Promise<Map<string, bigint>> {
    const { creditMemos } = await page.call(listCredits, {});
    return new Map(creditMemos.map(({ creditMemoNumber, amount }) => [creditMemoNumber, minor(amount)]));
  }

  /**
   * Compares the announced bills with the lists of subscriptions and of upcoming bills.
   * @param onEffectiveDate bill of the day of a scheduled change, which other bills precede
   */
  async #compareAccountPage(announced: readonly QuoteBill[], onEffectiveDate?: QuoteBill): Promise<void> {
    this.#compare('next bill of the subscription', toPay(this.#next), toPay((await this.look())?.nextBill));
    const { bills, until } = await (await this.#page()).call(getUpcoming, {});
    const quoted = announced.filter((bill) => bill.date <= until && hasAmounts(bill));
    // Credits are listed too. The quote leaves them out of the next bill.
    const shown = bills.filter((bill) => hasAmounts(bill) && minor(bill.total) >= 0n);
    this.#compare('upcoming bills', quoted.slice(0, shown.length).map(billOf), shown.slice(0, quoted.length).map(billOf));
    if (!onEffectiveDate || onEffectiveDate.date > until || !hasAmounts(onEffectiveDate)) return;
    const ofDay = shown.filter(({ date }) => date === onEffectiveDate.date);
    this.#compare('upcoming bill of the scheduled change', [billOf(onEffectiveDate)], ofDay.map(billOf));
  }
}
