import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { listActivity } from '../../../api/operations/storefront/activity.js';
import { getProfile } from '../../../api/operations/storefront/profile.js';
import { listSubscriptions } from '../../../api/operations/storefront/subscriptions.js';
import { createWithdrawal } from '../../../api/operations/storefront/withdrawals.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { ViewState } from '../../controllers/view-state.js';
import { StorefrontReadyEvent } from '../../events/storefront-ready.js';
import { Localize } from '../../locales/localize.js';
import { button } from '../../primitives/button.styles.js';
import { errorSummary, errorSummaryStyles } from '../../primitives/error-summary.js';
import { field as fieldStyles } from '../../primitives/field.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { rows } from '../../primitives/rows.styles.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Mutation } from '../connection/mutation.js';
import { Resource } from '../connection/resource.js';
import { problemsOf, requestOf, type Draft, type FieldName } from './declaration.js';
import { renderFields, type Contract } from './fields.js';
import { catalog } from './messages.js';
import { renderReceipt } from './receipt.js';
import { styles } from './withdraw.styles.js';

/** What somebody who declares a withdrawal sees. */
export type WithdrawState = 'setup' | 'form' | 'invalid' | 'review' | 'submitting' | 'checking' | 'offline' | 'refused' | 'done';

/**
 * @summary The statutory declaration to withdraw from a contract, or to cancel it, in two steps and with a receipt. Works signed in, and signed out
 * with order number and e-mail address.
 *
 * @csspart field - One field of the declaration.
 * @csspart cta - The button that leads on, and the one that confirms.
 * @csspart receipt - The confirmation.
 * @cssstate setup - It cannot work as the page is built; it says what is missing.
 * @cssstate form - Step one: who declares what.
 * @cssstate invalid - Step one, with what is missing.
 * @cssstate review - Step two: what is declared, to be confirmed.
 * @cssstate submitting - It was confirmed, and the answer is awaited.
 * @cssstate checking - It was confirmed, and nobody knows yet whether it was received.
 * @cssstate offline - There is no network, so nothing was sent.
 * @cssstate refused - It was not received.
 * @cssstate done - It was received; this is the confirmation.
 * @event {StorefrontReadyEvent} storefront-ready - The form can be used.
 */
export class StorefrontWithdraw extends FeatureElement {
  static override readonly tag = 'storefront-withdraw';
  static override styles = [
    StorefrontElement.hostStyles,
    tokens,
    button,
    noticeStyles,
    fieldStyles,
    errorSummaryStyles,
    rows,
    visuallyHidden,
    styles,
  ];

  readonly #l = new Localize(this, catalog, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #profile = new Resource(this, this.connection, getProfile, () => (this.connection.session === 'active' ? {} : undefined));
  readonly #subscriptions = new Resource(this, this.connection, listSubscriptions, () =>
    this.connection.session === 'active' ? { locale: this.#l.locale } : undefined,
  );
  readonly #mutation = new Mutation(this, this.connection, {
    row: createWithdrawal,
    name: () => 'withdraw',
    kept: true,
    outdates: [listActivity, listSubscriptions],
  });

  @state() private draft: Draft = { kind: 'withdraw', name: '', email: '', contract: '', reason: '' };
  @state() private step: 'form' | 'review' = 'form';
  /** Whether somebody wanted to go on: from then on what is missing is shown. */
  @state() private tried = false;
  /** Fields that somebody has written into; nothing is filled into those any more. */
  readonly #touched = new Set<string>();
  #state: WithdrawState = 'form';
  #shown: string | undefined;
  #ready = false;

  /** `withdraw` or `cancel` if only this one is offered; both if left out. */
  @property() kind: 'withdraw' | 'cancel' | undefined;
  /** Order or subscription number to begin with, for example from the address of a link. */
  @property() contract: string | undefined;
  /** E-mail address to begin with. */
  @property() email: string | undefined;
  /** Language of this element; the provider's, else the page's, if left out. */
  @property() locale: string | undefined;

  constructor() {
    super();
    new ViewState(this, this.attachInternals(), () => this.#state);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { billTo } = this.#profile.snapshot.data ?? {};
    const given: Partial<Draft> = {
      ...(this.kind === 'cancel' || this.kind === 'withdraw' ? { kind: this.kind } : {}),
      ...(billTo ? { name: `${billTo.firstName} ${billTo.lastName}`.trim(), email: billTo.email ?? '' } : {}),
      ...(this.email ? { email: this.email } : {}),
      ...(this.contract ? { contract: this.contract } : {}),
    };
    const { sent, result } = this.#mutation;
    // After a reload it is known from what was sent.
    if (sent) this.draft = { ...this.draft, ...sent, reason: sent.reason ?? '' };
    else if (!result && (changed.size > 0 || billTo)) {
      const written = Object.fromEntries(Object.entries(this.draft).filter(([name]) => this.#touched.has(name)));
      this.draft = { ...this.draft, ...given, ...written };
    }
    if (sent) this.step = 'review';
  }

  protected override updated(): void {
    if (!this.#ready && this.connection.store) {
      this.#ready = true;
      this.dispatchEvent(new StorefrontReadyEvent());
    }
    const shown = this.#mutation.status === 'done' ? 'done' : this.step;
    // Each further step takes the focus to its heading.
    if (this.#shown !== undefined && this.#shown !== shown) this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
    this.#shown = shown;
  }

  protected override render(): TemplateResult {
    const { problem } = this.connection;
    const { status, result } = this.#mutation;
    const { text, body, state } = problem
      ? { text: '', body: notice({ kind: 'setup', text: problem }), state: 'setup' as const }
      : status === 'done' && result
        ? { text: this.#title('Done'), body: renderReceipt(result, this.#l), state: 'done' as const }
        : this.step === 'review'
          ? this.#review()
          : this.#form();
    this.#state = state;
    return html`<div part="base" class="base">${body}${liveRegion(text)}</div>`;
  }

  #title(of: 'Title' | 'Review' | 'Done'): string {
    return this.#l.t(`${this.draft.kind}${of}`);
  }

  #head(title: string, lead: string): TemplateResult {
    return html`<header>
      <h2 tabindex="-1">${title}</h2>
      <p>${lead}</p>
    </header>`;
  }

  #form(): { text: string; body: TemplateResult; state: WithdrawState } {
    const l = this.#l;
    const { draft } = this;
    const problems = this.tried ? problemsOf(draft, l) : {};
    const errors = Object.entries(problems).map(([fieldId, message]) => ({ fieldId, message }));
    const heading = errors.length > 0 ? l.t('problems', { count: errors.length }) : '';
    const contracts: Contract[] = (this.#subscriptions.snapshot.data?.subscriptions ?? []).map(({ subscriptionNumber, ratePlans }) => ({
      number: subscriptionNumber,
      name: ratePlans[0]?.productName ?? '',
    }));
    const body = html`${this.#head(this.#title('Title'), l.t(`${draft.kind}Lead`))}${errorSummary({ heading, errors })}
      <div class="fields">
        ${renderFields({
          l,
          draft,
          problems,
          choosesKind: this.kind === undefined,
          contracts,
          onChange: (name, value) => {
            this.#touched.add(name);
            this.draft = { ...this.draft, [name]: value };
          },
        })}
      </div>
      <div class="buttons">
        <button class="button primary" part="cta" type="button" @click=${() => void this.#goOn()}>${l.t(`${draft.kind}Here`)}</button>
      </div>`;
    return { text: heading, body, state: errors.length > 0 ? 'invalid' : 'form' };
  }

  async #goOn(): Promise<void> {
    this.tried = true;
    const problems: Partial<Record<FieldName, string>> = problemsOf(this.draft, this.#l);
    if (Object.keys(problems).length === 0) {
      this.step = 'review';
      return;
    }
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.error-summary')?.focus();
  }

  #review(): { text: string; body: TemplateResult; state: WithdrawState } {
    const l = this.#l;
    const { kind, name, email, contract, reason } = this.draft;
    const { status, isUnderWay, attempting } = this.#mutation;
    const facts: [string, string][] = [
      [l.t('name'), name],
      [l.t('email'), email],
      [l.t('contract'), contract],
      ...(kind === 'cancel' && reason ? [[l.t('reason'), reason] satisfies [string, string]] : []),
    ];
    const { text, state, said } = this.#progress();
    const busy = isUnderWay || attempting;
    const ask = { label: l.t('checkNow'), busy: attempting, onClick: () => this.#mutation.ask() };
    const body = html`${this.#head(this.#title('Review'), l.t('reviewLead'))}
      <dl class="rows">
        ${facts.map(
          ([label, value]) =>
            html`<div>
              <dt>${label}</dt>
              <dd><bdi>${value}</bdi></dd>
            </div>`,
        )}
      </dl>
      ${text ? notice({ kind: state === 'refused' ? 'error' : state === 'offline' ? 'offline' : 'checking', text, action: state === 'checking' ? ask : undefined }) : nothing}
      <div class="buttons">
        <button
          class="button primary"
          part="cta"
          type="button"
          aria-disabled=${busy ? 'true' : 'false'}
          aria-busy=${busy ? 'true' : 'false'}
          @click=${() => busy || this.#confirm()}
        >
          ${status === 'sending' ? l.t('sending') : l.t(kind === 'cancel' ? 'confirmCancel' : 'confirmWithdraw')}
        </button>
        <button class="button" part="back" type="button" aria-disabled=${busy ? 'true' : 'false'} @click=${() => busy || this.#back()}>
          ${l.t('change')}
        </button>
      </div>`;
    return { text: said, body, state };
  }

  /** How the declaration is going. */
  #progress(): { text: string; said: string; state: WithdrawState } {
    const l = this.#l;
    const { status, problem, isUnderWay } = this.#mutation;
    const say = (state: WithdrawState, text: string) => ({ state, text, said: text });
    switch (status) {
      case 'sending':
        return { state: 'submitting', text: '', said: l.t('sending') };
      case 'checking':
        return say('checking', l.t('checking'));
      case 'session-expired':
        // It needs no session: pressed again, it is sent without one.
        return isUnderWay ? say('checking', l.t('checking')) : say('refused', l.t('notDone'));
      case 'other-tab':
        return say('checking', l.t('otherTab'));
      case 'offline':
        return say('offline', l.t('offline'));
      case 'refused':
        return say('refused', l.t(problem?.type === 'rate-limit' ? 'rateLimit' : 'notDone'));
      default:
        return say('review', '');
    }
  }

  #confirm(): void {
    this.#mutation.send((intentId) => requestOf(this.draft, intentId, this.#l.locale));
  }

  #back(): void {
    this.#mutation.reset();
    this.step = 'form';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-withdraw': StorefrontWithdraw;
  }
}
