import type { TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { listPaymentMethods } from '../../../api/operations/storefront/payment-methods.js';
import { getCatalog } from '../../../api/operations/storefront/catalog.js';
import { announce } from '../../base/announce.js';
import { reportError } from '../../base/report-error.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { reserveHeight } from '../../controllers/reserve-height.js';
import { Online } from '../../controllers/online.js';
import { ViewState } from '../../controllers/view-state.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import { button } from '../../primitives/button.styles.js';
import { noticeStyles } from '../../primitives/notice.js';
import { skeleton } from '../../primitives/skeleton.styles.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { Resource } from '../connection/resource.js';
import { PaymentFormError, type PaymentAdapter, type PaymentOutcome } from './adapter.js';
import { PaymentAdapters } from './payment-adapters.js';
import { FormSessions } from './form-sessions.js';
import { themeProbeStyles } from './form-theme.js';
import { paymentMessages } from '../../../generated/locales/payment.js';
import { PaymentAttributes } from './payment-attributes.js';
import { PaymentFormController, type FormRequest } from './form-controller.js';
import { StorefrontPaymentMethodEvent } from './payment-method-event.js';
import { isDeveloperProblem, renderPayment, type PaymentState } from './payment-view.js';
import { paymentStyles } from './payment.styles.js';
import { focusForm } from './form-container.js';
import { failedSubmissionMessage, type SubmissionMessage } from './submission-message.js';
import { paymentOptions, storedMethodName, type PaymentOption } from './payment-options.js';

/**
 * Saves a payment method through the billing platform's payment form (`POST /storefront/payment-sessions`), or uses a saved method of the
 * account (`GET /storefront/payment-methods`). The card fields are in a frame of another origin and never in this page. The element shows
 * the form, passes the page's theme to it and reports the outcome.
 *
 * @summary Payment form of the billing platform.
 *
 * @slot storefront-payment-form - Payment form. The element fills this slot itself.
 * @csspart payment-options - Payment options: saved methods and the methods of the form.
 * @csspart payment-option - One payment option.
 * @csspart cta - Button that uses a saved method.
 * @csspart notice - Message.
 * @cssstate loading - The form is being loaded.
 * @cssstate ready - The form can be filled in.
 * @cssstate kept - A saved method is selected.
 * @cssstate saved - A method was saved.
 * @cssstate refused - The form did not save a method.
 * @cssstate error - The form could not be shown.
 * @cssstate offline - The form could not be shown because there is no network.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @event {StorefrontPaymentMethodEvent} storefront-payment-method - A method was saved or selected. Bubbles, but does not leave a shadow
 * root.
 * @event {StorefrontErrorEvent} storefront-error - The form could not be shown, or refused a card. The event's message comes from the
 * platform and is for developers.
 */
export class StorefrontPayment extends PaymentAttributes {
  static override readonly tag = 'storefront-payment';
  static override styles = [
    StorefrontElement.hostStyles,
    tokens,
    button,
    skeleton,
    noticeStyles,
    visuallyHidden,
    paymentStyles,
    themeProbeStyles,
  ];

  readonly #l = new FullLocalizer(this, paymentMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #online = new Online(this);
  readonly #catalog = new Resource(this, this.connection, getCatalog, () =>
    this.#ownAdapter || this.source || !this.#currency ? undefined : { currency: this.#currency, locale: this.#l.locale },
  );
  readonly #saved = new Resource(this, this.connection, listPaymentMethods, () => (this.#hasAccount ? {} : undefined));
  readonly #form = new PaymentFormController(this, {
    onOutcome: (outcome) => void this.#handleOutcome(outcome),
    onFailure: ({ problem, message }) => {
      const type = isDeveloperProblem(problem) ? 'configuration' : 'connection';
      void reportError(this, { type, code: `payment-form-${problem}`, message });
    },
  });
  #wasListing = false;
  #wasWaiting = false;
  readonly #adapters = new PaymentAdapters();
  #scheme: AbortController | undefined;
  readonly #sessions = new FormSessions(this.connection);

  /** Id of the selected payment option. */
  @state() private choice: string | undefined;
  /** Message about the last submission. */
  @state() private message: SubmissionMessage | undefined;

  constructor() {
    super();
    new ViewState<PaymentState>(this, this.attachInternals(), () => this.#state());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#scheme = new AbortController();
    const { signal } = this.#scheme;
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#applyTheme(), { signal });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#scheme?.abort();
    this.#form.close();
  }

  /** Replaces the form with an empty form, for example after a method was refused. */
  reset(): void {
    this.#form.close();
    this.message = undefined;
    this.choice = this.#options().find(({ kept }) => !kept)?.id;
    this.requestUpdate();
  }

  /** Focuses the payment options. If there are none, focuses the form. */
  override focus(options?: FocusOptions): void {
    super.focus(options);
    focusForm(this, options);
  }

  get #currency(): string {
    return this.currency || (this.connection.storefront?.currency ?? '');
  }

  get #ownAdapter(): PaymentAdapter | undefined {
    return this.#adapters.own(this.paymentAdapter ?? this.connection.storefront?.paymentAdapter);
  }

  get #hasAccount(): boolean {
    return this.connection.storefront?.session === 'active' && this.intentId !== '' && !this.fresh;
  }

  /** Returns the payment options that are known so far. */
  #options(): PaymentOption[] {
    const kept = this.#hasAccount ? (this.#saved.snapshot.data?.paymentMethods ?? []) : [];
    return paymentOptions(kept, this.#ownAdapter?.methods ?? [], this.#l);
  }

  #chosen(options: readonly PaymentOption[]): PaymentOption | undefined {
    return options.find(({ id }) => id === this.choice) ?? options[0];
  }

  get #isListing(): boolean {
    return this.#hasAccount && this.#saved.snapshot.status === 'loading';
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
    return failure && isDeveloperProblem(failure.problem) ? this.#l.t('setup', { problem: failure.message }) : undefined;
  }

  #state(): PaymentState {
    if (this.#problem() !== undefined) return 'misconfigured';
    if (this.#isListing) return 'loading';
    if (this.message) return this.message.kind === 'error' ? 'refused' : 'saved';
    if (this.#chosen(this.#options())?.kept) return 'kept';
    if (this.#form.failure || this.#catalogFailed) return this.#online.online ? 'error' : 'offline';
    return this.#form.status === 'ready' ? 'ready' : 'loading';
  }

  protected override willUpdate(): void {
    this.#reserveHeight();
    if (!this.isConnected || !this.connection.store || !this.intentId || !this.#currency || this.#isListing) return;
    const option = this.#chosen(this.#options());
    if (option && !option.kept) this.#form.update(this.#formRequest(option));
  }

  /** Keeps the height of a placeholder when smaller content replaces it. */
  #reserveHeight(): void {
    const listing = this.#isListing;
    if (this.#wasListing && !listing) reserveHeight(this.renderRoot.querySelector('.payment'));
    this.#wasListing = listing;
    const waiting = this.#form.status === 'closed';
    if (this.#wasWaiting && !waiting) reserveHeight(this.renderRoot.querySelector('.form'));
    this.#wasWaiting = waiting;
  }

  #formRequest({ method }: PaymentOption): FormRequest | undefined {
    const adapter = this.#ownAdapter ?? this.#platformAdapter();
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
        this.#form.fail(new PaymentFormError('no-source', 'The gateway has no payment form. Set the gateway option paymentForm.'));
      }
      return undefined;
    }
    return this.#adapters.platform(source);
  }

  protected override updated(): void {
    this.#applyTheme();
  }

  #applyTheme(): void {
    this.#form.applyTheme(this.renderRoot.querySelector('.theme-probe'));
  }

  #retry(): void {
    this.#form.close();
    this.message = undefined;
    void this.#catalog.refresh();
    this.requestUpdate();
    // The update removes the clicked button, so the focus needs a new target.
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.payment')?.focus());
  }

  /** Opens a session for one submission. */
  #session(): Promise<string> {
    this.message = undefined;
    return this.#sessions.create({ intentId: this.intentId, currency: this.#currency });
  }

  async #handleOutcome(outcome: PaymentOutcome): Promise<void> {
    const session = this.#sessions.takeLast();
    const method = outcome.paymentMethodId ?? outcome.paymentId;
    const { intentId } = this;
    const refused = method === undefined ? session?.refused : await this.#sessions.claim({ intentId, paymentMethodId: method });
    if (method !== undefined && !refused) {
      this.message = { kind: 'info', key: 'saved' };
      const details = outcome.paymentMethodId === undefined ? undefined : outcome.details;
      const label = details && storedMethodName(details, this.#l);
      void announce(this, new StorefrontPaymentMethodEvent(method, undefined, label));
      return;
    }
    this.message = failedSubmissionMessage(session !== undefined, session?.refused);
    void reportError(this, refused ?? { type: 'payment', code: 'payment-form-refused', message: outcome.error?.message ?? '' });
  }

  #choose(id: string): void {
    this.choice = id;
    this.message = undefined;
  }

  #useSaved({ kept, label }: PaymentOption): void {
    if (!kept) return;
    const { id, isDefault: _, ...summary } = kept;
    this.message = { kind: 'info', key: 'kept', method: label };
    void announce(this, new StorefrontPaymentMethodEvent(id, { label, summary }));
  }

  protected override render(): TemplateResult {
    const listing = this.#isListing;
    const options = listing ? [] : this.#options();
    return renderPayment({
      l: this.#l,
      problem: this.#problem(),
      isListing: listing,
      options,
      chosen: this.#chosen(options),
      isFormLoading: this.#form.status !== 'ready',
      isFormFailed: this.#form.failure !== undefined || this.#catalogFailed,
      online: this.#online.online,
      message: this.message,
      amount: this.amount,
      onChoose: (id) => this.#choose(id),
      onUseSaved: (option) => this.#useSaved(option),
      onRetry: () => this.#retry(),
      onThemeChange: () => this.#applyTheme(),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-payment': StorefrontPayment;
  }
}
