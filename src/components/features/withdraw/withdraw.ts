import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { announce } from '../../base/announce.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { reserveHeight } from '../../controllers/reserve-height.js';
import { ViewState } from '../../controllers/view-state.js';
import { StorefrontReadyEvent } from '../../events/storefront-ready.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import type * as FormModule from './form/withdraw-form.js';
import { withdrawMessages } from '../../../generated/locales/withdraw.js';
import { styles } from './withdraw.styles.js';

/** Module of the form, once it is loaded. A second form on the page uses it immediately. */
let loadedModule: typeof FormModule | undefined;

async function loadForm(): Promise<typeof FormModule> {
  loadedModule = await import('./form/withdraw-form.js');
  return loadedModule;
}

/** View state of the withdrawal form. */
export type WithdrawState =
  | 'misconfigured'
  | 'loading'
  | 'error'
  | 'form'
  | 'invalid'
  | 'review'
  | 'submitting'
  | 'checking'
  | 'offline'
  | 'refused'
  | 'done';

/**
 * @summary Legal declaration to withdraw from a contract or to cancel it, in two steps and with a receipt. Works for signed-in customers, and for
 * others with order number and email address.
 *
 * @csspart base - Wrapper of all content.
 * @csspart field - Field with its label.
 * @csspart input - Control of a field.
 * @csspart back - Button that leads back to the form.
 * @csspart notice - Message.
 * @csspart cta - Button that continues to the review, or confirms the declaration.
 * @csspart receipt - Confirmation of the declaration.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @cssstate loading - The form is loading.
 * @cssstate error - The form could not be loaded.
 * @cssstate form - First step: the form.
 * @cssstate invalid - First step, with errors.
 * @cssstate review - Second step: the declaration is shown for confirmation.
 * @cssstate submitting - The declaration was sent; the response is awaited.
 * @cssstate checking - The outcome of the declaration is unknown and being checked.
 * @cssstate offline - Nothing was sent because there is no network.
 * @cssstate refused - The declaration was refused.
 * @cssstate done - The declaration was received; the receipt is shown.
 * @event {StorefrontReadyEvent} storefront-ready - The form can be filled in.
 */
export class StorefrontWithdraw extends FeatureElement {
  static override readonly tag = 'storefront-withdraw';
  static override styles = [StorefrontElement.hostStyles, tokens, noticeStyles, visuallyHidden, styles];

  readonly #l = new FullLocalizer(this, withdrawMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  #form: FormModule.WithdrawForm | undefined;
  #state: WithdrawState = 'loading';
  #focusedStep: string | undefined;
  #isReadyReported = false;

  /** The only declaration to offer. Default: both withdrawal and cancellation. */
  @property() kind: 'withdraw' | 'cancel' | undefined;
  /** Initial order or subscription number. */
  @property() contract: string | undefined;
  /** Initial email address. */
  @property() email: string | undefined;
  /** BCP 47 language. Default: the language of the provider, else of the page. */
  @property() locale: string | undefined;
  /** @internal Loads the form. Returns the module immediately if it is already loaded. */
  @property({ attribute: false }) loadForm = (): typeof FormModule | Promise<typeof FormModule> => loadedModule ?? loadForm();
  /** True if the form could not be loaded. */
  @state() private loadFailed = false;

  constructor() {
    super();
    new ViewState(this, this.attachInternals(), () => this.#state);
  }

  /** Current language as a BCP 47 tag. */
  get language(): string {
    return this.#l.locale;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    this.#form?.update();
  }

  protected override updated(): void {
    if (!this.#form) return;
    if (!this.#isReadyReported && this.connection.store) {
      this.#isReadyReported = true;
      void announce(this, new StorefrontReadyEvent());
    }
    const { shownStep } = this.#form;
    // Focuses the heading of each step after the first.
    if (this.#focusedStep !== undefined && this.#focusedStep !== shownStep) this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
    this.#focusedStep = shownStep;
  }

  protected override render(): TemplateResult {
    const { announcement, body, state } = this.#view();
    if (this.#state === 'loading' && state === 'form') reserveHeight(this.renderRoot.querySelector('.base'));
    this.#state = state;
    return html`<div part="base" class=${state === 'loading' ? 'base loading' : 'base'}>${body}${liveRegion(announcement)}</div>`;
  }

  #view(): FormModule.WithdrawView {
    const { problem } = this.connection;
    if (problem) return { announcement: '', body: notice({ kind: 'misconfigured', text: problem }), state: 'misconfigured' };
    if (this.loadFailed) {
      const text = this.#l.t('notOpened');
      const action = { label: this.#l.t('tryAgain'), onClick: () => void this.#load() };
      return { announcement: text, body: notice({ kind: 'error', text, action }), state: 'error' };
    }
    return this.#form?.view() ?? { announcement: '', body: nothing, state: 'loading' };
  }

  async #load(): Promise<void> {
    this.loadFailed = false;
    try {
      const module = this.loadForm();
      // Without a promise, the form is created immediately, so that the first render contains it.
      this.#createForm(module instanceof Promise ? await module : module);
    } catch {
      this.loadFailed = true;
    }
  }

  #createForm({ WithdrawForm }: typeof FormModule): void {
    this.#form ??= new WithdrawForm(this, this.connection);
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-withdraw': StorefrontWithdraw;
  }
}
