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
import type * as Form from './form/withdraw-form.js';
import { withdrawMessages } from '../../../generated/locales/withdraw.js';
import { styles } from './withdraw.styles.js';

/** The form's file, once it has arrived: a second form of a page does not wait for it again. */
let here: typeof Form | undefined;

async function loadForm(): Promise<typeof Form> {
  here = await import('./form/withdraw-form.js');
  return here;
}

/** What somebody who declares a withdrawal sees. */
export type WithdrawState =
  'misconfigured' | 'loading' | 'error' | 'form' | 'invalid' | 'review' | 'submitting' | 'checking' | 'offline' | 'refused' | 'done';

/**
 * @summary Legal declaration to withdraw from a contract or to cancel it, in two steps and with a receipt. Signed in, or signed out with order
 * number and email address.
 *
 * @csspart base - Wrapper of everything that is shown.
 * @csspart field - Field with its label.
 * @csspart input - Control of a field.
 * @csspart back - Button that leads back to the form.
 * @csspart notice - Message.
 * @csspart cta - Button that continues, and the one that confirms.
 * @csspart receipt - Confirmation of the declaration.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @cssstate loading - The form is on its way.
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
  #form: Form.WithdrawForm | undefined;
  #state: WithdrawState = 'loading';
  #shown: string | undefined;
  #ready = false;

  /** Only declaration to offer; both if left out. */
  @property() kind: 'withdraw' | 'cancel' | undefined;
  /** Order or subscription number to start with. */
  @property() contract: string | undefined;
  /** Email address to start with. */
  @property() email: string | undefined;
  /** BCP 47 language; the provider's or the page's if left out. */
  @property() locale: string | undefined;
  /** @internal How the form arrives; at once if it is here already. */
  @property({ attribute: false }) loadForm = (): typeof Form | Promise<typeof Form> => here ?? loadForm();
  /** The form did not arrive. */
  @state() private failed = false;

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
    void this.#bring();
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    this.#form?.follow();
  }

  protected override updated(): void {
    if (!this.#form) return;
    if (!this.#ready && this.connection.store) {
      this.#ready = true;
      void announce(this, new StorefrontReadyEvent());
    }
    const { shown } = this.#form;
    // Each further step takes the focus to its heading.
    if (this.#shown !== undefined && this.#shown !== shown) this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
    this.#shown = shown;
  }

  protected override render(): TemplateResult {
    const { text, body, state } = this.#view();
    if (this.#state === 'loading' && state === 'form') reserveHeight(this.renderRoot.querySelector('.base'));
    this.#state = state;
    return html`<div part="base" class=${state === 'loading' ? 'base coming' : 'base'}>${body}${liveRegion(text)}</div>`;
  }

  #view(): Form.View {
    const { problem } = this.connection;
    if (problem) return { text: '', body: notice({ kind: 'misconfigured', text: problem }), state: 'misconfigured' };
    if (this.failed) {
      const text = this.#l.t('notOpened');
      const action = { label: this.#l.t('tryAgain'), onClick: () => void this.#bring() };
      return { text, body: notice({ kind: 'error', text, action }), state: 'error' };
    }
    return this.#form?.view() ?? { text: '', body: nothing, state: 'loading' };
  }

  async #bring(): Promise<void> {
    this.failed = false;
    try {
      const coming = this.loadForm();
      this.#take(coming instanceof Promise ? await coming : coming);
    } catch {
      this.failed = true;
    }
  }

  #take({ WithdrawForm }: typeof Form): void {
    this.#form ??= new WithdrawForm(this, this.connection);
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-withdraw': StorefrontWithdraw;
  }
}
