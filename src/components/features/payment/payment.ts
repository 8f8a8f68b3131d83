import type { TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { listPaymentMethods } from '../../../api/operations/storefront/payment-methods.js';
import { createPaymentSession } from '../../../api/operations/storefront/payment-sessions.js';
import { getCatalog } from '../../../api/operations/storefront/catalog.js';
import { isStorefrontError, type StorefrontError } from '../../../api/errors.js';
import type { PaymentFormSource } from '../../../api/schemas/storefront/catalog.js';
import type { Money } from '../../../api/schemas/values.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { keepRoom } from '../../controllers/keep-room.js';
import { Online } from '../../controllers/online.js';
import { ViewState } from '../../controllers/view-state.js';
import { StorefrontErrorEvent } from '../../events/storefront-error.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import { button } from '../../primitives/button.styles.js';
import { noticeStyles } from '../../primitives/notice.js';
import { skeleton } from '../../primitives/skeleton.styles.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Resource } from '../connection/resource.js';
import { PaymentFormError, type PaymentAdapter, type PaymentOutcome } from './adapter.js';
import { lookStyles } from './look.js';
import { paymentMessages } from '../../../generated/locales/payment.js';
import { OpenForm, type WantedForm } from './open-form.js';
import { StorefrontPaymentMethodEvent } from './payment-method-event.js';
import { isForAuthor, renderPayment, type PaymentState } from './payment-view.js';
import { paymentStyles } from './payment.styles.js';
import { LatePaymentAdapter } from './late-adapter.js';
import { remarkOn, type Remark } from './remark.js';
import { waysOf, type Way } from './ways.js';

/**
 * Stores a payment method through the billing platform's payment form (`POST /storefront/payment-sessions`), or takes one that the account of the
 * session has kept (`GET /storefront/payment-methods`). The card fields live in a frame of another origin and never in this page; this element
 * owns its place, its look and what is said around it.
 *
 * @summary The billing platform's payment form, for storing a payment method.
 * @event {StorefrontPaymentMethodEvent} storefront-payment-method - a method was stored or chosen; does not leave the shadow root
 * @event {StorefrontErrorEvent} storefront-error - the form could not be shown or refused a card; carries the platform's words for developers
 * @csspart ways - the choice among kept methods and what the form takes
 * @csspart way - one of them
 * @csspart cta - the button that takes a kept method
 * @csspart notice - what is said beside the form
 * @cssstate loading - the form is on its way
 * @cssstate ready - the form can be filled in
 * @cssstate kept - a kept method is chosen
 * @cssstate saved - a method was stored
 * @cssstate refused - the form stored nothing
 * @cssstate error - the form could not be shown
 * @cssstate offline - there is no network to show it
 * @cssstate setup - the page has to be mended
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

  readonly #l = new FullLocalizer(this, paymentMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #online = new Online(this);
  readonly #catalog = new Resource(this, this.connection, getCatalog, () =>
    this.adapter || this.source || !this.#currency ? undefined : { currency: this.#currency, locale: this.#l.locale },
  );
  readonly #kept = new Resource(this, this.connection, listPaymentMethods, () => (this.#hasAccount ? {} : undefined));
  readonly #form = new OpenForm(this, {
    onOutcome: (outcome) => this.#take(outcome),
    onFailure: ({ problem, message }) => {
      const type = isForAuthor(problem) ? 'configuration' : 'connection';
      this.dispatchEvent(new StorefrontErrorEvent({ type, code: `payment-form-${problem}`, message }));
    },
  });
  #wasListing = false;
  #wasWaiting = false;
  #platform: { source: string; adapter: PaymentAdapter } | undefined;
  #scheme: AbortController | undefined;
  /** Whether the form has asked for a session since the last outcome, and why it got none. */
  #asked: { refused?: StorefrontError } | undefined;

  /** Id of the way that the person chose. */
  @state() private choice: string | undefined;
  /** What is said about the last submission. */
  @state() private remark: Remark | undefined;

  /** The purchase this method is for (128 random bits, URL-safe); kept over attempts and reloads. */
  @property({ attribute: 'intent-id' }) intentId = '';
  /** ISO 4217 code of what will be paid; the provider's unless given. */
  @property() currency = '';
  /** ISO 3166-1 alpha-2 code of the buyer's country, once known. */
  @property() country = '';
  /** BCP 47 language; the provider's unless given. */
  @property() locale = '';
  /** What the quote says is due; named beside the form, and by forms that show it. Storing a method charges nothing. */
  @property({ attribute: false }) amount: Money | undefined;
  /** Whether the element can be seen. Set it where steps are hidden, so that the form takes over the look of the page when it is shown. */
  @property({ attribute: false }) active = true;
  /** Where the form comes from; the gateway's catalog says it unless given. */
  @property({ attribute: false }) source: PaymentFormSource | undefined;
  /** Only a new method can be stored; those that the account has kept are not offered. */
  @property({ type: Boolean }) fresh = false;
  /** Another form than the billing platform's. */
  @property({ attribute: false }) adapter: PaymentAdapter | undefined;

  constructor() {
    super();
    new ViewState<PaymentState>(this, this.attachInternals(), () => this.#state());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#scheme = new AbortController();
    const { signal } = this.#scheme;
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#dress(), { signal });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#scheme?.abort();
    this.#form.close();
  }

  /** Takes away what is in the form and opens an empty one, for another method than the one that was refused. */
  reset(): void {
    this.#form.close();
    this.remark = undefined;
    this.choice = this.#ways().find(({ kept }) => !kept)?.id;
    this.requestUpdate();
  }

  get #currency(): string {
    return this.currency || (this.connection.storefront?.currency ?? '');
  }

  get #hasAccount(): boolean {
    return this.connection.storefront?.session === 'active' && this.intentId !== '' && !this.fresh;
  }

  /** The ways to pay, as far as they are known; one is no choice. */
  #ways(): Way[] {
    const kept = this.#hasAccount ? (this.#kept.snapshot.data?.paymentMethods ?? []) : [];
    return waysOf(kept, this.adapter?.methods ?? [], this.#l);
  }

  #chosen(ways: readonly Way[]): Way | undefined {
    return ways.find(({ id }) => id === this.choice) ?? ways[0];
  }

  get #isListing(): boolean {
    return this.#hasAccount && this.#kept.snapshot.status === 'loading';
  }

  get #catalogFailed(): boolean {
    const { data, error } = this.#catalog.snapshot;
    return error !== undefined && data === undefined;
  }

  #problem(): string | undefined {
    const { storefront, problem } = this.connection;
    const { failure } = this.#form;
    if (problem) return this.#l.t('setup', { problem });
    if (storefront && !(this.intentId && this.#currency)) return this.#l.t('setupPurchase');
    return failure && isForAuthor(failure.problem) ? this.#l.t('setup', { problem: failure.message }) : undefined;
  }

  #state(): PaymentState {
    if (this.#problem() !== undefined) return 'setup';
    if (this.#isListing) return 'loading';
    if (this.remark) return this.remark.kind === 'error' ? 'refused' : 'saved';
    if (this.#chosen(this.#ways())?.kept) return 'kept';
    if (this.#form.failure || this.#catalogFailed) return this.#online.online ? 'error' : 'offline';
    return this.#form.status === 'ready' ? 'ready' : 'loading';
  }

  protected override willUpdate(): void {
    this.#keepRoom();
    if (!this.isConnected || !this.connection.store || !this.intentId || !this.#currency || this.#isListing) return;
    const way = this.#chosen(this.#ways());
    if (way && !way.kept) this.#form.follow(this.#wanted(way));
  }

  /** What is smaller than its stand-in moves nothing below it. */
  #keepRoom(): void {
    const listing = this.#isListing;
    if (this.#wasListing && !listing) keepRoom(this.renderRoot.querySelector('.payment'));
    this.#wasListing = listing;
    const waiting = this.#form.status === 'closed';
    if (this.#wasWaiting && !waiting) keepRoom(this.renderRoot.querySelector('.form'));
    this.#wasWaiting = waiting;
  }

  #wanted({ method }: Way): WantedForm | undefined {
    const adapter = this.adapter ?? this.#platformAdapter();
    if (!adapter) return undefined;
    const options = {
      locale: this.#l.locale,
      currency: this.#currency,
      ...(this.country ? { region: this.country } : {}),
      ...(this.amount ? { amount: this.amount.amount } : {}),
      createPaymentSession: () => this.#session(),
    };
    return { key: [this.intentId, this.#currency, this.#l.locale].join(' '), adapter, options, method };
  }

  #platformAdapter(): PaymentAdapter | undefined {
    const { data } = this.#catalog.snapshot;
    const source = this.source ?? data?.paymentForm;
    if (!source) {
      if (data && this.#form.status !== 'failed') {
        this.#form.fail(new PaymentFormError('no-source', 'The gateway names no payment form (option paymentForm).'));
      }
      return undefined;
    }
    const key = JSON.stringify(source);
    if (this.#platform?.source !== key) this.#platform = { source: key, adapter: new LatePaymentAdapter(source) };
    return this.#platform.adapter;
  }

  protected override updated(): void {
    this.#dress();
  }

  #dress(): void {
    this.#form.dress(this.renderRoot.querySelector('.look'));
  }

  #retry(): void {
    this.#form.close();
    this.remark = undefined;
    void this.#catalog.refresh();
    this.requestUpdate();
    // The button that was pressed is gone then.
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.payment')?.focus());
  }

  /** A session for one submission. The form asks when the person submits. */
  async #session(): Promise<string> {
    this.remark = undefined;
    const asked: { refused?: StorefrontError } = (this.#asked = {});
    const { store } = this.connection;
    try {
      if (!store) throw new PaymentFormError('no-source', 'The storefront is gone.');
      const session = await store.client.call(createPaymentSession, { intentId: this.intentId, currency: this.#currency });
      return session.token;
    } catch (error) {
      if (isStorefrontError(error)) asked.refused = error;
      throw error;
    }
  }

  #take(outcome: PaymentOutcome): void {
    const asked = this.#asked;
    this.#asked = undefined;
    const method = outcome.paymentMethodId ?? outcome.paymentId;
    if (method !== undefined) {
      this.remark = { kind: 'info', key: 'saved' };
      this.dispatchEvent(new StorefrontPaymentMethodEvent(method));
      return;
    }
    this.remark = remarkOn(asked !== undefined, asked?.refused);
    this.dispatchEvent(
      new StorefrontErrorEvent(asked?.refused ?? { type: 'payment', code: 'payment-form-refused', message: outcome.error?.message ?? '' }),
    );
  }

  #choose(id: string): void {
    this.choice = id;
    this.remark = undefined;
  }

  #useKept({ kept, label }: Way): void {
    if (!kept) return;
    const { id, isDefault: _, ...summary } = kept;
    this.remark = { kind: 'info', key: 'kept', method: label };
    this.dispatchEvent(new StorefrontPaymentMethodEvent(id, { label, summary }));
  }

  protected override render(): TemplateResult {
    const listing = this.#isListing;
    const ways = listing ? [] : this.#ways();
    return renderPayment({
      l: this.#l,
      problem: this.#problem(),
      listing,
      ways,
      chosen: this.#chosen(ways),
      waiting: this.#form.status !== 'ready',
      failed: this.#form.failure !== undefined || this.#catalogFailed,
      online: this.#online.online,
      remark: this.remark,
      amount: this.amount,
      choose: (id) => this.#choose(id),
      useKept: (way) => this.#useKept(way),
      retry: () => this.#retry(),
      dress: () => this.#dress(),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-payment': StorefrontPayment;
  }
}
