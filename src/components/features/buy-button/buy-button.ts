import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { reportError } from '../../base/report-error.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { Online } from '../../controllers/online.js';
import { ViewState } from '../../controllers/view-state.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import { button } from '../../primitives/button.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import { buyButtonStyles } from './buy-button.styles.js';
import { parseAddOns, purchaseSignUpUrl } from './purchase-link.js';
import { buyButtonMessages } from '../../../generated/locales/buy-button.js';
import type * as PurchaseDialog from './purchase-dialog.js';

/** View state of the buy button. */
type BuyButtonState = 'ready' | 'opening' | 'open' | 'error' | 'offline' | 'misconfigured';

/**
 * Opens a dialog in which customers can buy one plan. Signed-in customers see the price, their saved payment method and the order button. New
 * customers sign up in the dialog, or on the page at `sign-up-href`. Entries are kept when the dialog is closed.
 *
 * @summary Button that buys one plan.
 *
 * @slot - Label of the button. Default: "Subscribe".
 * @slot storefront-payment-form - Payment form. The element fills this slot itself.
 * @csspart cta - Button, or link to the sign-up page.
 * @csspart dialog - Dialog.
 * @csspart close - Button that closes the dialog.
 * @csspart notice - Message.
 * @csspart base - Sign-up in the dialog. The other parts of the sign-up, of its plans and of its quote are exported under their own names.
 * @cssstate ready - The button can be clicked.
 * @cssstate opening - The purchase is being loaded.
 * @cssstate open - The dialog is open.
 * @cssstate error - The purchase could not be loaded.
 * @cssstate offline - The purchase could not be loaded because there is no network.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @event {StorefrontReadyEvent} storefront-ready - The first step is shown.
 * @event {StorefrontStepChangeEvent} storefront-step-change - Another step is shown.
 * @event {StorefrontBeforeOrderEvent} storefront-before-order - The user confirmed the order; it is not sent yet. Cancelable.
 * @event {StorefrontSignUpCompleteEvent} storefront-sign-up-complete - The purchase is complete, and the amount due is paid.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - A customer with an account clicked the sign-in button.
 * @event {StorefrontOpenTaskEvent} storefront-open-task - The user wants to change the plan that the account has.
 * @event {StorefrontErrorEvent} storefront-error - The purchase could not be loaded, or the order was refused.
 */
export class StorefrontBuyButton extends FeatureElement {
  static override readonly tag = 'storefront-buy-button';
  static override styles = [StorefrontElement.hostStyles, tokens, button, noticeStyles, visuallyHidden, buyButtonStyles];

  readonly #l = new FullLocalizer(this, buyButtonMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #online = new Online(this);

  /** True if the dialog contains the sign-up. Stays true while the dialog is closed, so that the user's entries are kept. */
  @state() private hasSignUp = false;
  @state() private status: 'ready' | 'opening' | 'open' | 'failed' = 'ready';

  /** Id of the rate plan. */
  @property() plan = '';
  /** Quantity, if the plan has one. */
  @property({ type: Number }) quantity: number | undefined;
  /** Add-ons with their quantities: `id:2 other-id:1`. */
  @property({ attribute: 'add-ons' }) addOns = '';
  /** URL of the sign-up page for visitors. Without it, visitors sign up in the dialog. */
  @property({ attribute: 'sign-up-href' }) signUpHref: string | undefined;
  /** URL of the account page. Linked after the purchase, and if the customer already has a plan. */
  @property({ attribute: 'account-href' }) accountHref: string | undefined;
  /** URL of the sign-in page. */
  @property({ attribute: 'sign-in-href' }) signInHref: string | undefined;
  /** ISO 4217 currency code. Defaults to the provider's currency. */
  @property() currency: string | undefined;
  /** ISO 3166-1 alpha-2 code of the country that is selected first. Defaults to the provider's country. */
  @property() country: string | undefined;
  /** BCP 47 language tag. Defaults to the provider's language, then to the page's. */
  @property() locale: string | undefined;
  /** Payment form to use instead of the billing platform's form. Defaults to the provider's `paymentAdapter`. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapterOption | undefined;

  /** @internal Loads the code of the purchase. */
  @property({ attribute: false }) loadPurchase = async (): Promise<void> => {
    const { StorefrontSignUp } = await import('../sign-up/sign-up.js');
    StorefrontSignUp.define();
  };

  constructor() {
    super();
    new ViewState<BuyButtonState>(this, this.attachInternals(), () => this.#state());
  }

  /** Opens the dialog, even if `sign-up-href` is set. Resolves once the dialog is open or could not be loaded. */
  async open(): Promise<void> {
    if (this.status === 'opening' || this.#problem() !== undefined) return;
    this.status = 'opening';
    let dialog: typeof PurchaseDialog;
    try {
      if (!this.#online.online) throw new Error('There is no network.');
      [dialog] = await Promise.all([import('./purchase-dialog.js'), this.loadPurchase()]);
      dialog.adoptDialogStyles(this);
      this.#purchase = dialog;
    } catch (cause) {
      this.status = 'failed';
      void reportError(this, {
        type: 'connection',
        code: 'purchase-not-loaded',
        message: `The sign-up could not be loaded: ${String(cause)}`,
      });
      return;
    }
    this.hasSignUp = true;
    this.status = 'open';
    await this.updateComplete;
    dialog.openDialog(this.renderRoot);
  }

  /** Closes the dialog. The user's entries are kept until the dialog is opened again. */
  close(): void {
    this.#dialog?.close();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Removing an open dialog from the page fires no close event.
    this.#dialog?.close();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  #problem(): string | undefined {
    const { problem } = this.connection;
    if (problem) return this.#l.t('setup', { problem });
    return this.plan ? undefined : this.#l.t('setupPlan');
  }

  #state(): BuyButtonState {
    if (this.#problem() !== undefined) return 'misconfigured';
    if (this.status === 'failed') return this.#online.online ? 'error' : 'offline';
    return this.status;
  }

  /** URL of the sign-up page for visitors. Undefined if the button opens the dialog instead. */
  get #signUpUrl(): string | undefined {
    const { storefront } = this.connection;
    if (storefront?.session === 'active') return undefined;
    const quantity = Number.isSafeInteger(this.quantity) ? this.quantity : undefined;
    const currency = this.currency || storefront?.currency;
    return purchaseSignUpUrl(this.signUpHref, { plan: this.plan, quantity, addOns: parseAddOns(this.addOns), currency });
  }

  #onClose(): void {
    if (this.status === 'open') this.status = 'ready';
    // After a completed purchase, the next click starts a new purchase.
    if (this.#isDone) this.hasSignUp = this.#isDone = false;
  }

  #isDone = false;
  /** Code of the dialog, once it is loaded. */
  #purchase: typeof PurchaseDialog | undefined;

  protected override render(): TemplateResult {
    const problem = this.#problem();
    if (problem !== undefined) return notice({ kind: 'misconfigured', text: problem });
    const state = this.#state();
    const failure = state === 'offline' ? this.#l.t('offline') : state === 'error' ? this.#l.t('notOpened') : '';
    return html`${this.#renderButton(state === 'opening')}
    ${failure ? notice({ kind: state === 'offline' ? 'offline' : 'error', text: failure }) : nothing} ${this.#renderDialog()}
    ${liveRegion(state === 'opening' ? this.#l.t('opening') : failure)}`;
  }

  #renderDialog(): TemplateResult | typeof nothing {
    const { client, plan, quantity, currency, country, accountHref, signInHref, paymentAdapter } = this;
    const purchase = { client, plan, quantity, currency, country, accountHref, signInHref, paymentAdapter };
    return (
      this.#purchase?.purchaseDialog(
        {
          ...purchase,
          title: this.#l.t('title'),
          close: this.#l.t('close'),
          addOns: parseAddOns(this.addOns),
          locale: this.#l.locale,
          onComplete: () => (this.#isDone = true),
          onOpenTask: () => this.close(),
          onClose: () => this.#onClose(),
        },
        this.hasSignUp,
      ) ?? nothing
    );
  }

  #renderButton(busy: boolean): TemplateResult {
    const label = html`<slot>${this.#l.t('subscribe')}</slot>`;
    const signUpUrl = this.#signUpUrl;
    if (signUpUrl !== undefined) return html`<a class="button primary buy" part="cta" href=${signUpUrl}>${label}</a>`;
    return html`<button
      class="button primary buy"
      type="button"
      part="cta"
      aria-haspopup="dialog"
      aria-disabled=${busy ? 'true' : 'false'}
      @click=${() => void this.open()}
    >
      ${label}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-buy-button': StorefrontBuyButton;
  }
}
