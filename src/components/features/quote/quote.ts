import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { createQuote } from '../../../api/operations/storefront/quotes.js';
import type { PlanChoice, Quote, QuoteBill, QuoteLine, QuoteRequest } from '../../../api/schemas/storefront/purchase.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { Online } from '../../controllers/online.js';
import { Localize } from '../../locales/localize.js';
import { button } from '../../primitives/button.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { rows } from '../../primitives/rows.styles.js';
import { skeleton } from '../../primitives/skeleton.styles.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Resource } from '../connection/resource.js';
import { quoteMessages } from './messages.js';
import { quoteStyles } from './quote.styles.js';
import { isOwed, sentence } from './summary.js';

/** What a quote is asked for, as the gateway takes it. */
export function quoteInput(plans: readonly PlanChoice[], currency: string, address: QuoteRequest['address']): QuoteRequest {
  return { intent: 'subscribe', plans: [...plans], currency, ...(address ? { address } : {}) };
}

/**
 * What a purchase costs, by the billing platform's own preview: what is due today, line by line with dates and tax, and the next bill.
 *
 * @summary What a purchase costs now and next.
 * @csspart sentence - the purchase in one sentence
 * @csspart due-now - the bill of today
 * @csspart next - the bill after that
 * @csspart product - name above the lines of a product
 * @csspart line - one line of a bill
 * @csspart total - the sum of a bill
 */
export class StorefrontQuote extends FeatureElement {
  static override readonly tag = 'storefront-quote';
  static override styles = [StorefrontElement.hostStyles, tokens, button, rows, skeleton, noticeStyles, visuallyHidden, quoteStyles];

  readonly #l = new Localize(this, quoteMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #online = new Online(this);
  readonly #quote = new Resource(this, this.connection, createQuote, () => this.#input());
  /** The last quote, shown while a new one for the same plans is on its way. */
  #last: { plans: string; quote: Quote } | undefined;

  /** What is bought; instead of `plan` and `quantity`. */
  @property({ attribute: false }) plans: readonly PlanChoice[] = [];
  /** Id of the rate plan that is bought. */
  @property() plan = '';
  /** How many; 1 unless given. */
  @property({ type: Number }) quantity: number | undefined;
  /** ISO 4217 code; the provider's unless given. */
  @property() currency = '';
  /** BCP 47 language; the provider's unless given. */
  @property() locale = '';
  /** Where the buyer is, once known; tax follows it. */
  @property({ attribute: false }) address: QuoteRequest['address'];
  /** A quote that was shown before this one: if its total differs, both are named. */
  @property({ attribute: false }) previous: Quote | undefined;

  /** The quote that is shown, once there is one. */
  get quote(): Quote | undefined {
    return this.#quote.snapshot.data;
  }

  /** Asks for the price again. */
  async refresh(): Promise<void> {
    await this.#quote.refresh();
  }

  #input(): QuoteRequest | undefined {
    const plans = this.plans.length > 0 ? this.plans : this.plan ? [this.#planOfAttributes()] : [];
    const currency = this.currency || this.connection.storefront?.currency;
    return plans.length > 0 && currency ? quoteInput(plans, currency, this.address) : undefined;
  }

  #planOfAttributes(): PlanChoice {
    return { productRatePlanId: this.plan, ...(this.quantity === undefined ? {} : { quantity: this.quantity }) };
  }

  protected override render(): TemplateResult {
    const { storefront, problem } = this.connection;
    if (problem) return notice({ kind: 'setup', text: this.#l.t('setup', { problem }) });
    const input = this.#input();
    if (storefront && !input) return notice({ kind: 'setup', text: this.#l.t('setupPlans') });
    const { data, error } = this.#quote.snapshot;
    const plans = JSON.stringify([input?.plans, input?.currency]);
    if (data) this.#last = { plans, quote: data };
    const quote = data ?? (this.#last?.plans === plans ? this.#last.quote : undefined);
    if (error && !data) return this.#renderError(error.code);
    return html`${quote ? this.#renderQuote(quote, data === undefined) : this.#renderSkeleton()}
    ${liveRegion(quote ? (data ? this.#spoken(quote) : this.#l.t('updating')) : this.#l.t('loading'))}`;
  }

  #renderQuote(quote: Quote, busy: boolean): TemplateResult {
    const { dueNow, next } = quote;
    const changed = this.#changed(quote);
    return html`<div class="quote" aria-busy=${busy ? 'true' : 'false'}>
      ${changed ? notice({ kind: 'warning', text: changed }) : nothing}
      <p class="sentence" part="sentence">${sentence(quote, this.#l)}</p>
      ${this.#renderDueNow(dueNow)} ${next && isOwed(next.total) ? this.#renderNext(next, dueNow) : nothing}
    </div>`;
  }

  #renderDueNow(bill: QuoteBill): TemplateResult {
    return html`<section class="bill" part="due-now">
      <h3>${this.#l.t('todayOn', { date: this.#l.date(bill.date) })}</h3>
      ${this.#renderLines(bill)}${this.#renderSums(bill)}
    </section>`;
  }

  /** The bill after that; its lines only where they come to something else than today's. */
  #renderNext(bill: QuoteBill, dueNow: QuoteBill): TemplateResult {
    const heading = this.#l.t('next', { date: this.#l.date(bill.date) });
    if (bill.total.amount !== dueNow.total.amount) {
      return html`<section class="bill later" part="next">
        <h3>${heading}</h3>
        ${this.#renderLines(bill)}${this.#renderSums(bill)}
      </section>`;
    }
    return html`<dl class="rows later" part="next">
      <div class="total" part="total">
        <dt>${heading}</dt>
        <dd class="figure">${this.#l.money(bill.total)}</dd>
      </div>
    </dl>`;
  }

  #renderLines({ lines }: QuoteBill): TemplateResult[] {
    const products = [...new Set(lines.map(({ productName }) => productName))];
    return products.map(
      (product) =>
        html`<div class="product">
          <p class="detail" part="product">${product}</p>
          <ul class="lines">
            ${lines.filter(({ productName }) => productName === product).map((line) => this.#renderLine(line))}
          </ul>
        </div>`,
    );
  }

  #renderSums(bill: QuoteBill): TemplateResult {
    return html`<dl class="rows">
      ${
        isOwed(bill.tax)
          ? html`<div>
                <dt>${this.#l.t('subtotal')}</dt>
                <dd class="figure">${this.#l.money(bill.subtotal)}</dd>
              </div>
              <div>
                <dt>${this.#l.t('tax')}</dt>
                <dd class="figure">${this.#l.money(bill.tax)}</dd>
              </div>`
          : nothing
      }
      <div class="total" part="total">
        <dt>${this.#l.t('total')}</dt>
        <dd class="figure">${this.#l.money(bill.total)}</dd>
      </div>
    </dl>`;
  }

  #renderLine(line: QuoteLine): TemplateResult {
    const details = [this.#quantityOf(line), this.#servedOf(line)].filter((text) => text !== '');
    return html`<li class="line" part="line">
      <div>
        <p>${line.chargeName}</p>
        ${details.map((text) => html`<p class="detail">${text}</p>`)}
      </div>
      <p class="figure">${this.#l.money(line.amount)}</p>
    </li>`;
  }

  #quantityOf({ quantity, unitPrice }: QuoteLine): string {
    if (quantity === undefined || quantity === '1') return '';
    const count = this.#l.number(quantity);
    return unitPrice
      ? this.#l.t('quantity', { quantity: count, price: this.#l.money(unitPrice) })
      : this.#l.t('quantityOnly', { quantity: count });
  }

  #servedOf({ serviceStartDate, serviceEndDate }: QuoteLine): string {
    if (!serviceStartDate || !serviceEndDate) return '';
    return this.#l.t('served', { from: this.#l.date(serviceStartDate, 'medium'), to: this.#l.date(serviceEndDate, 'medium') });
  }

  #changed({ fingerprint, dueNow }: Quote): string | undefined {
    const before = this.previous;
    if (!before || before.fingerprint === fingerprint || before.dueNow.total.amount === dueNow.total.amount) return undefined;
    return this.#l.t('changed', { before: this.#l.money(before.dueNow.total), now: this.#l.money(dueNow.total) });
  }

  #spoken(quote: Quote): string {
    return [this.#changed(quote), sentence(quote, this.#l)].filter((text) => text !== undefined).join(' ');
  }

  /** The shape of the commonest quote: a sentence, two lines with their dates, a total, and the next bill. */
  #renderSkeleton(): TemplateResult {
    const line = html`<div class="line">
      <div>
        <p><span class="bone half"></span></p>
        <p class="detail"><span class="bone wide"></span></p>
      </div>
      <p class="figure"><span class="bone">00.00</span></p>
    </div>`;
    const total = html`<div class="rows">
      <div class="total">
        <span class="bone half"></span><span class="figure"><span class="bone">00.00</span></span>
      </div>
    </div>`;
    return html`<div class="quote" aria-hidden="true">
      <p class="sentence"><span class="bone"></span><span class="bone half"></span></p>
      <div class="bill" part="due-now">
        <p><span class="bone half"></span></p>
        <div class="product">
          <p class="detail" part="product"><span class="bone short"></span></p>
          <div class="lines">${line}${line}</div>
        </div>
        ${total}
      </div>
      <div class="later" part="next">${total}</div>
    </div>`;
  }

  #renderError(code: string): TemplateResult {
    const offline = !this.#online.online;
    const text = this.#l.t(offline ? 'offline' : code === 'not-for-sale' ? 'notForSale' : 'failed');
    const action = { label: this.#l.t('retry'), onClick: () => void this.refresh() };
    return html`${notice({ kind: offline ? 'offline' : 'error', text, action })} ${liveRegion(text)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-quote': StorefrontQuote;
  }
}
