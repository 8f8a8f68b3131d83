import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { isPositiveMoney } from '../../../api/money/money.js';
import { createQuote } from '../../../api/operations/storefront/quotes.js';
import type { StorefrontError } from '../../../api/errors.js';
import type { PlanChoice, Quote, QuoteBill, QuoteRequest } from '../../../api/schemas/storefront/quote.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { reserveHeight } from '../../controllers/reserve-height.js';
import { Online } from '../../controllers/online.js';
import { ViewState } from '../../controllers/view-state.js';
import { FullLocalizer, type LocaleSettings } from '../../locales/full-localizer.js';
import { button } from '../../primitives/button.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { rows } from '../../primitives/rows.styles.js';
import { skeleton } from '../../primitives/skeleton.styles.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import { LoadEvents } from '../connection/load-events.js';
import { Resource } from '../connection/resource.js';
import { renderAmountChange, renderLines, renderTotals } from './bill.js';
import { quoteMessages } from '../../../generated/locales/quote.js';
import { toQuoteRequest } from './quote-request.js';
import { quoteStyles } from './quote.styles.js';
import { renderQuotePlaceholder } from './quote-placeholder.js';
import { priceChangeText, quoteSentence, quoteTerms } from './quote-texts.js';
import type { RefusalTexts } from './refusal-texts.js';
import { renderUpcoming } from './upcoming.js';

/** View state of a quote. */
type QuoteState = 'idle' | 'loading' | 'ready' | 'updating' | 'changed' | 'error' | 'offline' | 'misconfigured';

/**
 * Shows the price of a purchase, as calculated by the billing platform's own preview (`POST /storefront/quotes`): today's bill, line by line with
 * dates, tax and explanations, then the next bill and the upcoming bills of the term. An order confirms `quote.fingerprint`.
 *
 * @summary Price of a purchase: today's bill and the bills after it.
 *
 * @csspart sentence - Sentence that summarizes the purchase.
 * @csspart terms - Sentences about trial, term and coupon.
 * @csspart due-now - Today's bill.
 * @csspart next - Next bill.
 * @csspart upcoming - Upcoming bills of the term.
 * @csspart product - Product name above the lines of a bill.
 * @csspart line - Line of a bill.
 * @csspart why - Explanation of an amount.
 * @csspart total - Sum of a bill.
 * @csspart notice - Message.
 * @cssstate idle - No plan is set yet.
 * @cssstate loading - The first quote is loading.
 * @cssstate ready - The quote is shown.
 * @cssstate updating - The last quote is shown while a new one loads.
 * @cssstate changed - The quote differs from `previous`.
 * @cssstate error - The price could not be calculated.
 * @cssstate offline - The price could not be calculated because there is no network.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @event {StorefrontReadyEvent} storefront-ready - The first quote is shown.
 * @event {StorefrontErrorEvent} storefront-error - The price could not be calculated.
 */
export class StorefrontQuote extends FeatureElement {
  static override readonly tag = 'storefront-quote';
  static override styles = [StorefrontElement.hostStyles, tokens, button, rows, skeleton, noticeStyles, visuallyHidden, quoteStyles];

  readonly #localeSettings = (): LocaleSettings => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  });
  readonly #l = new FullLocalizer(this, quoteMessages, this.#localeSettings);
  /** Undefined until a quote is refused; null if the texts could not be loaded. */
  #refusalTexts: RefusalTexts | null | undefined;
  readonly #online = new Online(this);
  readonly #quote = new Resource(this, this.connection, createQuote, () => this.#input());
  readonly #view = new ViewState<QuoteState>(this, this.attachInternals(), () => this.#state());
  /** Last quote, shown while a new one for the same plans is being fetched. */
  #last: { plans: string; quote: Quote } | undefined;
  #spoken = '';
  /**
   * Last price announcement that was followed by "updating". While the user types an address, the price is updated often, but "updating" is announced
   * only once per price.
   */
  #lastPriceBeforeUpdating: string | undefined;
  #announcesUpdating = true;

  @state() private all = false;

  /** Plans and add-ons to buy. Replaces `plan` and `quantity`. */
  @property({ attribute: false }) plans: readonly PlanChoice[] = [];
  /** Id of the rate plan. */
  @property() plan = '';
  /** Quantity. Default: 1. */
  @property({ type: Number }) quantity: number | undefined;
  /** ISO 4217 code. Default: the provider's currency. */
  @property() currency = '';
  /** BCP 47 language. Default: the language of the provider, else of the page. */
  @property() locale = '';
  /** Coupon. */
  @property() coupon = '';
  /** Buyer's address, once known. Determines the tax. */
  @property({ attribute: false }) address: QuoteRequest['address'];
  /** Tax ID of a company, once known. May affect the tax. */
  @property({ attribute: false }) taxId = '';
  /** Company that may pay on invoice, once known. Does not affect the price. */
  @property({ attribute: false }) company: QuoteRequest['company'];
  /** Sentence that replaces the summary, for example about payment on invoice. */
  @property({ attribute: false }) sentence: string | undefined;
  /** Quote that was shown before. If the new quote differs, both prices are shown. */
  @property({ attribute: false }) previous: Quote | undefined;

  constructor() {
    super();
    new LoadEvents(this, () => {
      const { snapshot } = this.#quote;
      return snapshot.error && this.#awaitsRefusalTexts(snapshot.error) ? { status: 'loading', stale: false } : snapshot;
    });
  }

  /** The quote on screen. Undefined until the first quote is loaded. */
  get quote(): Quote | undefined {
    return this.#quote.snapshot.data;
  }

  /** Fetches the price again. */
  async refresh(): Promise<void> {
    await this.#quote.refresh();
  }

  #plans(): readonly PlanChoice[] {
    if (this.plans.length > 0 || !this.plan) return this.plans;
    const { plan: productRatePlanId, quantity } = this;
    return [{ productRatePlanId, ...(quantity !== undefined && Number.isSafeInteger(quantity) ? { quantity } : {}) }];
  }

  #input(): QuoteRequest | undefined {
    const plans = this.#plans();
    const { coupon, taxId, company } = this;
    const currency = this.currency || this.connection.storefront?.currency;
    return plans.length > 0 && currency
      ? toQuoteRequest(plans, currency, this.address, { coupon, taxId, company, locale: this.#l.locale })
      : undefined;
  }

  #state(): QuoteState {
    const { storefront, problem } = this.connection;
    if (problem) return 'misconfigured';
    if (this.#plans().length === 0) return 'idle';
    if (storefront && !this.#input()) return 'misconfigured';
    const { data, error, stale } = this.#quote.snapshot;
    if (error && !stale && !this.#awaitsRefusalTexts(error)) return this.#online.online ? 'error' : 'offline';
    if (!data || stale) return this.#shown() ? 'updating' : 'loading';
    return this.previous && this.previous.fingerprint !== data.fingerprint ? 'changed' : 'ready';
  }

  /** Returns the current quote, or the last one for the same plans while a new one is being fetched. */
  #shown(): Quote | undefined {
    const input = this.#input();
    const plans = JSON.stringify([input?.plans, input?.currency]);
    const { data } = this.#quote.snapshot;
    if (data) this.#last = { plans, quote: data };
    return data ?? (this.#last?.plans === plans ? this.#last.quote : undefined);
  }

  /** True while the texts about refusals load, which most pages do not need. */
  #awaitsRefusalTexts({ status }: StorefrontError): boolean {
    return status > 0 && (this.#refusalTexts === undefined || this.#refusalTexts?.isLoading === true);
  }

  async #loadRefusalTexts(): Promise<void> {
    const loaded = await import('./refusal-texts.js').catch(() => undefined);
    this.#refusalTexts ??= loaded ? new loaded.RefusalTexts(this, this.#localeSettings) : null;
    this.requestUpdate();
  }

  protected override willUpdate(): void {
    if (this.#quote.snapshot.error?.status && this.#refusalTexts === undefined) void this.#loadRefusalTexts();
    // Keeps the height of the placeholder, so that the layout does not shift.
    if (this.#view.current === 'loading' && this.#state() !== 'loading') reserveHeight(this.renderRoot.querySelector('.content'));
  }

  /** @internal Releases the height that was reserved for the placeholder. */
  releaseHeight(): void {
    this.renderRoot.querySelector<HTMLElement>('.content')?.style.removeProperty('min-block-size');
  }

  protected override render(): TemplateResult {
    const { content, spoken } = this.#content();
    // All states share one container and live region, so that the focus stays inside and each change is announced once.
    return html`<div class="content" tabindex="-1">${content}</div>
      ${liveRegion(spoken)}`;
  }

  #content(): { content: TemplateResult; spoken: string } {
    const state = this.#state();
    if (state === 'misconfigured') {
      const { problem } = this.connection;
      const text = problem ? this.#l.t('setup', { problem }) : this.#l.t('setupCurrency');
      return { content: notice({ kind: 'misconfigured', text }), spoken: '' };
    }
    if (state === 'idle') return { content: html`<p class="detail">${this.#l.t('idle')}</p>`, spoken: '' };
    if (state === 'error' || state === 'offline') return this.#failed(this.#quote.snapshot.error);
    const quote = this.#shown();
    if (!quote) return { content: renderQuotePlaceholder(this.previous !== undefined), spoken: this.#l.t('loading') };
    if (state === 'updating') return { content: this.#renderQuote(quote, true, undefined), spoken: this.#updatingAnnouncement() };
    const change = priceChangeText(this.previous, quote, this.#l);
    this.#spoken = [change, this.#sentenceOf(quote)].filter((text) => text !== undefined).join(' ');
    return { content: this.#renderQuote(quote, false, change), spoken: this.#spoken };
  }

  /** Returns the announcement while the price is updating. Announces "updating" once per price. */
  #updatingAnnouncement(): string {
    if (this.#view.current !== 'updating') {
      this.#announcesUpdating = this.#lastPriceBeforeUpdating !== this.#spoken;
      this.#lastPriceBeforeUpdating = this.#spoken;
    }
    return this.#announcesUpdating ? this.#l.t('updating') : this.#spoken;
  }

  #sentenceOf(quote: Quote): string {
    return this.sentence ?? quoteSentence(quote, this.#l);
  }

  #renderQuote(quote: Quote, busy: boolean, change: string | undefined): TemplateResult {
    const { dueNow, next, upcoming } = quote;
    const before = change ? this.previous : undefined;
    const said = quoteTerms(quote, this.#l);
    return html`<div class="quote" aria-busy=${busy ? 'true' : 'false'}>
      ${change ? notice({ kind: 'warning', text: change }) : nothing}
      <div class="said">
        <p class="sentence" part="sentence">${this.#sentenceOf(quote)}</p>
        ${said.length > 0 ? html`<div class="terms" part="terms">${said.map((text) => html`<p class="detail">${text}</p>`)}</div>` : nothing}
      </div>
      <section class="bill" part="due-now">
        <h3>${this.#l.t('todayOn', { date: this.#l.date(dueNow.date) })}</h3>
        ${renderLines(dueNow, this.#l)}${renderTotals(dueNow, this.#l, before?.dueNow.total)}
      </section>
      ${next && isPositiveMoney(next.total) ? this.#renderNext(next, dueNow, before?.next) : nothing}
      ${upcoming ? renderUpcoming(upcoming, this.all, () => this.#showAll(), this.#l) : nothing}
    </div>`;
  }

  /** Renders the next bill. Shows its lines only if they differ from today's bill. */
  #renderNext(bill: QuoteBill, dueNow: QuoteBill, before: QuoteBill | undefined): TemplateResult {
    const heading = this.#l.t('next', { date: this.#l.date(bill.date) });
    if (bill.subtotal.amount !== dueNow.subtotal.amount || bill.tax.amount !== dueNow.tax.amount) {
      return html`<section class="bill later" part="next">
        <h3>${heading}</h3>
        ${renderLines(bill, this.#l)}${renderTotals(bill, this.#l, before?.total)}
      </section>`;
    }
    return html`<dl class="rows later" part="next">
      <div class="total" part="total">
        <dt>${heading}</dt>
        <dd class="figure">${before ? renderAmountChange(before.total, bill.total, this.#l) : this.#l.money(bill.total)}</dd>
      </div>
    </dl>`;
  }

  #showAll(): void {
    this.all = true;
    // The button is gone, so the focus moves to the first revealed bill.
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.rest')?.focus());
  }

  #failed(error: StorefrontError | undefined): { content: TemplateResult; spoken: string } {
    const { online } = this.#online;
    const quote = this.quote;
    const text = online ? this.#failure(error, quote !== undefined) : this.#l.t('offline');
    const action = { label: this.#l.t('retry'), onClick: () => this.#retry() };
    const content = html`${notice({ kind: online ? 'error' : 'offline', text, action })}
    ${quote ? this.#renderQuote(quote, false, undefined) : nothing}`;
    return { content, spoken: text };
  }

  #retry(): void {
    // Moves the focus, because the button disappears together with the message.
    this.renderRoot.querySelector<HTMLElement>('.content')?.focus();
    void this.refresh();
  }

  #failure(error: StorefrontError | undefined, isShown: boolean): string {
    const text = error && this.#refusalTexts?.explain(error, this.coupon);
    if (text) return text;
    return this.#l.t(isShown ? 'notRefreshed' : 'failed');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-quote': StorefrontQuote;
  }
}
