import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { createPaymentSession } from '../../../api/operations/storefront/payment-sessions.js';
import { getCatalog } from '../../../api/operations/storefront/catalog.js';
import { isStorefrontError, type StorefrontError } from '../../../api/errors.js';
import type { PaymentFormSource } from '../../../api/schemas/storefront/catalog.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { Online } from '../../controllers/online.js';
import { StorefrontErrorEvent } from '../../events/storefront-error.js';
import { Localize } from '../../locales/localize.js';
import { button } from '../../primitives/button.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { skeleton } from '../../primitives/skeleton.styles.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Resource } from '../connection/resource.js';
import { PaymentFormError, type PaymentAdapter, type PaymentFormProblem, type PaymentFormTheme } from './adapter.js';
import { lookOf, lookStyles, sameLook } from './look.js';
import { paymentMessages } from './messages.js';
import { StorefrontPaymentMethodEvent } from './payment-method-event.js';
import { paymentStyles } from './payment.styles.js';
import { createPlace, FORM_SLOT } from './place.js';
import { PlatformPaymentAdapter } from './platform-adapter.js';
import { remarkOn, type Remark } from './remark.js';

/** Problems that only the person who builds the page can mend. */
const SETUP: readonly PaymentFormProblem[] = ['forbidden', 'unreachable', 'no-source', 'no-vendor'];

/** One opened form: for which purchase, by which adapter, where. */
interface OpenForm {
  readonly key: string;
  readonly adapter: PaymentAdapter;
  place?: HTMLElement;
}

/** `closed` also while it is being opened. */
type Status = 'closed' | 'ready' | 'failed';

/**
 * Stores a payment method through the billing platform's payment form. The card fields live in a frame of another origin and never in this
 * page; this element owns its place, its look and what is said around it.
 *
 * @summary The billing platform's payment form, for storing a payment method.
 * @event {StorefrontPaymentMethodEvent} storefront-payment-method - a method was stored; does not leave the shadow root
 * @event {StorefrontErrorEvent} storefront-error - the form could not be shown or refused a card; carries the platform's words for developers
 * @csspart notice - what is said beside the form
 */
export class StorefrontPayment extends FeatureElement {
  static override readonly tag = 'storefront-payment';
  static override styles = [
    StorefrontElement.hostStyles,
    tokens,
    button,
    skeleton,
    noticeStyles,
    visuallyHidden,
    paymentStyles,
    lookStyles,
  ];

  readonly #l = new Localize(this, paymentMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #online = new Online(this);
  readonly #catalog = new Resource(this, this.connection, getCatalog, () =>
    this.adapter || this.source || !this.currency ? undefined : { currency: this.currency, locale: this.#l.locale },
  );
  #form: OpenForm | undefined;
  #look: PaymentFormTheme | undefined;
  #scheme: AbortController | undefined;
  #sessionFailure: StorefrontError | undefined;

  @state() private status: Status = 'closed';
  @state() private failure: PaymentFormError | undefined;
  /** What is said about the last submission. */
  @state() private remark: Remark | undefined;

  /** The purchase this method is for (128 random bits, URL-safe); kept over attempts and reloads. */
  @property({ attribute: 'intent-id' }) intentId = '';
  /** ISO 4217 code of what will be paid. */
  @property() currency = '';
  /** ISO 3166-1 alpha-2 code of the buyer's country, once known. */
  @property() country = '';
  /** BCP 47 language; the provider's unless given. */
  @property() locale = '';
  /** What will be paid later, as a decimal text; shown by forms that name it. */
  @property() amount = '';
  /** Whether the element can be seen. Set it where steps are hidden, so that the form takes over the look of the page when it is shown. */
  @property({ attribute: false }) active = true;
  /** Where the form comes from; the gateway's catalog says it unless given. */
  @property({ attribute: false }) source: PaymentFormSource | undefined;
  /** Another form than the billing platform's. */
  @property({ attribute: false }) adapter: PaymentAdapter | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#scheme = new AbortController();
    const { signal } = this.#scheme;
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#showLook(), { signal });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#scheme?.abort();
    this.#close();
  }

  /** Takes away what is in the form and opens an empty one, for another card. */
  reset(): void {
    this.#close();
    this.remark = undefined;
    this.requestUpdate();
  }

  protected override willUpdate(): void {
    if (!this.isConnected || this.status === 'failed') return;
    const key = [this.intentId, this.currency, this.#l.locale].join(' ');
    if (this.#form && (this.#form.key !== key || (this.adapter && this.adapter !== this.#form.adapter))) this.#close();
    if (this.#form || !this.intentId || !this.currency || !this.connection.store) return;
    const source = this.source ?? this.#catalog.snapshot.data?.paymentForm;
    if (!this.adapter && !source) {
      if (this.#catalog.snapshot.data)
        this.#fail(new PaymentFormError('no-source', 'The gateway names no payment form (option paymentForm).'));
      return;
    }
    const adapter = this.adapter ?? (source ? new PlatformPaymentAdapter(source) : undefined);
    if (adapter) void this.#open(adapter, key);
  }

  protected override updated(): void {
    this.#showLook();
  }

  async #open(adapter: PaymentAdapter, key: string): Promise<void> {
    const form: OpenForm = { key, adapter };
    this.#form = form;
    try {
      const place = (form.place = createPlace(this));
      await adapter.load();
      if (this.#form !== form) return;
      await adapter.mount(place, {
        locale: this.#l.locale,
        currency: this.currency,
        ...(this.country ? { region: this.country } : {}),
        ...(this.amount ? { amount: this.amount } : {}),
        createPaymentSession: () => this.#session(),
      });
      if (this.#form !== form) return;
      this.status = 'ready';
      this.#look = undefined;
      this.#showLook();
      for (;;) {
        const outcome = await adapter.submit();
        if (this.#form !== form) return;
        this.#take(outcome);
      }
    } catch (error) {
      if (this.#form !== form) return;
      this.#close();
      this.#fail(error instanceof PaymentFormError ? error : new PaymentFormError('not-mounted', String(error), error));
    }
  }

  #close(): void {
    const form = this.#form;
    this.#form = undefined;
    this.status = 'closed';
    this.failure = undefined;
    this.#look = undefined;
    form?.adapter.destroy();
    form?.place?.remove();
  }

  #retry(): void {
    this.#close();
    this.remark = undefined;
    void this.#catalog.refresh();
    this.requestUpdate();
  }

  #fail(error: PaymentFormError): void {
    this.status = 'failed';
    this.failure = error;
    const type = SETUP.includes(error.problem) ? 'configuration' : 'connection';
    this.dispatchEvent(new StorefrontErrorEvent({ type, code: `payment-form-${error.problem}`, message: error.message }));
  }

  /** A session for one submission. The form asks when the person submits. */
  async #session(): Promise<string> {
    this.remark = undefined;
    this.#sessionFailure = undefined;
    const { store } = this.connection;
    try {
      if (!store) throw new PaymentFormError('no-source', 'The storefront is gone.');
      const session = await store.client.call(createPaymentSession, { intentId: this.intentId, currency: this.currency });
      return session.token;
    } catch (error) {
      if (isStorefrontError(error)) this.#sessionFailure = error;
      throw error;
    }
  }

  #take(outcome: Awaited<ReturnType<PaymentAdapter['submit']>>): void {
    const method = outcome.paymentMethodId ?? outcome.paymentId;
    if (method !== undefined) {
      this.remark = { kind: 'info', key: 'saved' };
      this.dispatchEvent(new StorefrontPaymentMethodEvent(method));
      return;
    }
    const refused = this.#sessionFailure;
    this.remark = remarkOn(refused);
    this.dispatchEvent(
      new StorefrontErrorEvent(refused ?? { type: 'payment', code: 'payment-form-refused', message: outcome.error?.message ?? '' }),
    );
  }

  #showLook(): void {
    const probe = this.renderRoot.querySelector('.look');
    if (!probe || this.status !== 'ready' || !this.#form) return;
    const look = lookOf(probe);
    if (sameLook(this.#look, look)) return;
    this.#look = look;
    this.#form.adapter.setTheme(look);
  }

  protected override render(): TemplateResult {
    const { problem } = this.connection;
    if (problem) return notice({ kind: 'setup', text: this.#l.t('setup', { problem }) });
    const waiting = this.status !== 'ready';
    const loadFailed = this.#catalog.snapshot.error !== undefined && this.#catalog.snapshot.data === undefined;
    const failed = this.failure !== undefined || loadFailed;
    return html`<div class="payment">
      <span class="look" @transitionend=${() => this.#showLook()}></span>
      ${failed ? this.#renderFailure() : nothing} ${this.remark && !failed ? this.#renderRemark(this.remark) : nothing}
      <div
        class="form ${waiting ? 'waiting' : ''}"
        ?hidden=${failed}
        role="group"
        aria-label=${this.#l.t('label')}
        aria-busy=${waiting ? 'true' : 'false'}
      >
        ${
          waiting
            ? html`<div class="stand-in" aria-hidden="true">
                ${['full', 'half', 'half', 'full', 'button'].map(() => html`<p><span class="bone short"></span><span class="bone block"></span></p>`)}
              </div>`
            : nothing
        }
        <slot name=${FORM_SLOT}></slot>
      </div>
      ${liveRegion(this.#spoken(waiting, failed))}
    </div>`;
  }

  #renderFailure(): TemplateResult {
    const { failure } = this;
    if (failure && SETUP.includes(failure.problem))
      return notice({ kind: 'setup', text: this.#l.t('setup', { problem: failure.message }) });
    const action = { label: this.#l.t('retry'), onClick: () => this.#retry() };
    return this.#online.online
      ? notice({ kind: 'error', text: this.#l.t('notShown'), action })
      : notice({ kind: 'offline', text: this.#l.t('offline'), action });
  }

  #renderRemark({ kind, key }: Remark): TemplateResult {
    // Also where the frame itself is broken and says nothing: a form that can be loaded again is never a dead end.
    const action = key === 'notSaved' ? { label: this.#l.t('retry'), onClick: () => this.#retry() } : undefined;
    return notice({ kind, text: this.#remarkText(), action });
  }

  #spoken(waiting: boolean, failed: boolean): string {
    if (failed) return this.#l.t(this.#online.online ? 'notShown' : 'offline');
    if (waiting) return this.#l.t('loading');
    return this.#remarkText();
  }

  #remarkText(): string {
    const { remark } = this;
    return remark ? this.#l.t(remark.key, remark.count === undefined ? {} : { count: remark.count }) : '';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-payment': StorefrontPayment;
  }
}
