import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { Online } from '../../controllers/online.js';
import { ViewState } from '../../controllers/view-state.js';
import { StorefrontErrorEvent } from '../../events/storefront-error.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import { button } from '../../primitives/button.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import type { PaymentAdapter } from '../payment/adapter.js';
import { buyButtonStyles } from './buy-button.styles.js';
import { addOnsOf, signUpAddress } from './choice.js';
import { buyButtonMessages } from '../../../generated/locales/buy-button.js';
import type * as PurchaseDialog from './purchase-dialog.js';

/** What the button shows. */
export type BuyButtonState = 'ready' | 'opening' | 'open' | 'error' | 'offline' | 'setup';

/**
 * One plan, one press: opens the purchase in a dialog. Somebody who is signed in sees price, kept payment method and the button that orders;
 * somebody new signs up, in the dialog or on the page that `sign-up-href` names. Closing loses nothing.
 *
 * @summary A button that buys one plan.
 * @slot - The words of the button; without them "Subscribe".
 * @event {StorefrontSignUpCompleteEvent} storefront-sign-up-complete - what was due is paid; also the other events of `storefront-sign-up`
 * @event {StorefrontErrorEvent} storefront-error - the purchase could not be opened
 * @csspart cta - the button, or the link to the sign-up page
 * @csspart dialog - the dialog
 * @csspart close - the button that closes it
 * @csspart notice - a message
 * @csspart base - the sign-up in the dialog, and each of its parts, its plans' and its quote's by their names there
 * @cssstate ready - it can be pressed
 * @cssstate opening - the purchase is on its way
 * @cssstate open - the purchase is open
 * @cssstate error - the purchase could not be opened
 * @cssstate offline - there is no network to open it
 * @cssstate setup - the page has to be mended
 */
export class StorefrontBuyButton extends FeatureElement {
  static override readonly tag = 'storefront-buy-button';
  static override styles = [StorefrontElement.hostStyles, tokens, button, noticeStyles, visuallyHidden, buyButtonStyles];

  readonly #l = new FullLocalizer(this, buyButtonMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #online = new Online(this);

  /** Whether sign-up stands in the dialog; it stays there when the dialog is closed, with what was typed. */
  @state() private filled = false;
  @state() private status: 'ready' | 'opening' | 'open' | 'failed' = 'ready';

  /** Id of the rate plan. */
  @property() plan = '';
  /** How many of it, where the plan has a quantity. */
  @property({ type: Number }) quantity: number | undefined;
  /** Add-ons with their numbers: `id:2 other-id:1`. */
  @property({ attribute: 'add-ons' }) addOns = '';
  /** Address of a sign-up page for people who are not signed in; without it they sign up in the dialog. */
  @property({ attribute: 'sign-up-href' }) signUpHref: string | undefined;
  /** Where the account is, for the link at the end. */
  @property({ attribute: 'account-href' }) accountHref: string | undefined;
  /** Where people with an account sign in. */
  @property({ attribute: 'sign-in-href' }) signInHref: string | undefined;
  /** ISO 4217 code; the provider's unless given. */
  @property() currency: string | undefined;
  /** ISO 3166-1 alpha-2 code of the country that is chosen at first; the provider's unless given. */
  @property() country: string | undefined;
  /** BCP 47 language; the provider's unless given. */
  @property() locale: string | undefined;
  /** Another payment form than the billing platform's. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapter | undefined;

  /** @internal How the code of the purchase arrives. */
  @property({ attribute: false }) loadPurchase = async (): Promise<void> => {
    const { StorefrontSignUp } = await import('../sign-up/sign-up.js');
    StorefrontSignUp.define();
  };

  constructor() {
    super();
    new ViewState<BuyButtonState>(this, this.attachInternals(), () => this.#state());
  }

  /** Opens the dialog, whoever is signed in. Resolves when it can be seen, or when it could not be opened and that is said. */
  async open(): Promise<void> {
    if (this.status === 'opening' || this.#problem() !== undefined) return;
    this.status = 'opening';
    let dialog: typeof PurchaseDialog;
    try {
      if (!this.#online.online) throw new Error('There is no network.');
      [dialog] = await Promise.all([import('./purchase-dialog.js'), this.loadPurchase()]);
      dialog.prepare(this);
      this.#purchase = dialog;
    } catch (cause) {
      this.status = 'failed';
      this.dispatchEvent(
        new StorefrontErrorEvent({
          type: 'connection',
          code: 'purchase-not-loaded',
          message: `The sign-up did not arrive: ${String(cause)}`,
        }),
      );
      return;
    }
    this.filled = true;
    this.status = 'open';
    await this.updateComplete;
    dialog.openDialog(this.renderRoot);
  }

  /** Closes the dialog. What was typed is there when it is opened again. */
  close(): void {
    this.#dialog?.close();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // A dialog that leaves the page loses its place on top without a word.
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
    if (this.#problem() !== undefined) return 'setup';
    if (this.status === 'failed') return this.#online.online ? 'error' : 'offline';
    return this.status;
  }

  /** Where somebody new goes; undefined where the dialog opens. */
  get #address(): string | undefined {
    const { storefront } = this.connection;
    if (storefront?.session === 'active') return undefined;
    const quantity = Number.isSafeInteger(this.quantity) ? this.quantity : undefined;
    const currency = this.currency || storefront?.currency;
    return signUpAddress(this.signUpHref, { plan: this.plan, quantity, addOns: addOnsOf(this.addOns), currency });
  }

  #closed(): void {
    if (this.status === 'open') this.status = 'ready';
    // What is bought is bought: the next press begins anew.
    if (this.#isDone) this.filled = this.#isDone = false;
  }

  #isDone = false;
  /** The dialog, once it has arrived. */
  #purchase: typeof PurchaseDialog | undefined;

  protected override render(): TemplateResult {
    const problem = this.#problem();
    if (problem !== undefined) return notice({ kind: 'setup', text: problem });
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
          addOns: addOnsOf(this.addOns),
          locale: this.#l.locale,
          onComplete: () => (this.#isDone = true),
          onClose: () => this.#closed(),
        },
        this.filled,
      ) ?? nothing
    );
  }

  #renderButton(busy: boolean): TemplateResult {
    const words = html`<slot>${this.#l.t('subscribe')}</slot>`;
    const address = this.#address;
    if (address !== undefined) return html`<a class="button primary buy" part="cta" href=${address}>${words}</a>`;
    return html`<button
      class="button primary buy"
      type="button"
      part="cta"
      aria-haspopup="dialog"
      aria-disabled=${busy ? 'true' : 'false'}
      @click=${() => void this.open()}
    >
      ${words}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-buy-button': StorefrontBuyButton;
  }
}
