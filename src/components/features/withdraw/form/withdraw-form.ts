import { html, nothing, type TemplateResult } from 'lit';
import { listActivity } from '../../../../api/operations/storefront/activity.js';
import { listCredits } from '../../../../api/operations/storefront/invoice.js';
import { listInvoices } from '../../../../api/operations/storefront/invoices.js';
import { getProfile } from '../../../../api/operations/storefront/profile.js';
import { getTimeline, listSubscriptions } from '../../../../api/operations/storefront/subscriptions.js';
import { getUpcoming } from '../../../../api/operations/storefront/payments.js';
import { createWithdrawal } from '../../../../api/operations/storefront/withdrawals.js';
import { FullLocalizer } from '../../../locales/full-localizer.js';
import { button } from '../../../primitives/button.styles.js';
import { checkNotice } from '../../../primitives/check-notice.js';
import { errorSummary, errorSummaryStyles } from '../../../primitives/error-summary.js';
import { field as fieldStyles } from '../../../primitives/field.styles.js';
import { notice } from '../../../primitives/notice.js';
import { rows } from '../../../primitives/rows.styles.js';
import type { Connection } from '../../connection/connection.js';
import { GatewaySubmission } from '../../connection/gateway-submission.js';
import { Resource } from '../../connection/resource.js';
import { adoptStyles } from '../../tasks/task-scope.js';
import type { StorefrontWithdraw, WithdrawState } from '../withdraw.js';
import { problemsOf, requestOf, type Draft, type FieldName } from './declaration.js';
import { renderFields, type Contract } from './fields.js';
import { formStyles } from './form.styles.js';
import { withdrawFormMessages, type WithdrawFormMessages } from '../../../../generated/locales/withdraw-form.js';
import { renderReceipt } from './receipt.js';

/** What is shown, and what is said once about it. */
export interface View {
  readonly text: string;
  readonly body: TemplateResult | typeof nothing;
  readonly state: WithdrawState;
}

/** The declaration of one element: who declares what, a look at it before it is sent, and the confirmation. */
export class WithdrawForm {
  readonly #host: StorefrontWithdraw;
  readonly #connection: Connection;
  readonly #l: FullLocalizer<WithdrawFormMessages>;
  readonly #profile;
  readonly #subscriptions;
  readonly #submission;
  #draft: Draft = { kind: 'withdraw', name: '', email: '', contract: '', reason: '' };
  #step: 'form' | 'review' = 'form';
  /** Whether somebody wanted to go on: from then on what is missing is shown. */
  #tried = false;
  #seen = false;
  /** Fields that somebody has written into; nothing is filled into those any more. */
  readonly #touched = new Set<string>();

  constructor(host: StorefrontWithdraw, connection: Connection) {
    this.#host = host;
    this.#connection = connection;
    this.#l = new FullLocalizer(host, withdrawFormMessages, () => ({ locale: host.language, overrides: connection.storefront?.messages }));
    this.#profile = new Resource(host, connection, getProfile, () => (connection.session === 'active' ? {} : undefined));
    this.#subscriptions = new Resource(host, connection, listSubscriptions, () =>
      connection.session === 'active' ? { locale: this.#l.locale } : undefined,
    );
    this.#submission = new GatewaySubmission(host, connection, {
      row: createWithdrawal,
      name: () => 'withdraw',
      persisted: true,
      invalidates: [listActivity, listSubscriptions, getTimeline, getProfile, listInvoices, listCredits, getUpcoming],
    });
    adoptStyles(host, button, fieldStyles, errorSummaryStyles, rows, formStyles);
  }

  /** Which step is shown: each further one takes the focus. */
  get shown(): string {
    return this.#submission.status === 'done' ? 'done' : this.#step;
  }

  /** Before it is drawn: fills in what is known, and goes on after a reload with what was sent. */
  follow(): void {
    const { kind, email, contract } = this.#host;
    const { billTo } = this.#profile.snapshot.data ?? {};
    const given: Partial<Draft> = {
      ...(kind === 'cancel' || kind === 'withdraw' ? { kind } : {}),
      ...(billTo ? { name: `${billTo.firstName} ${billTo.lastName}`.trim(), email: billTo.email ?? '' } : {}),
      ...(email ? { email } : {}),
      ...(contract ? { contract } : {}),
    };
    const { request, result } = this.#submission;
    if (request) {
      this.#draft = { ...this.#draft, ...request, reason: request.reason ?? '' };
      this.#step = 'review';
    } else if (!result) {
      const written = Object.fromEntries(Object.entries(this.#draft).filter(([name]) => this.#touched.has(name)));
      this.#draft = { ...this.#draft, ...given, ...written };
    }
  }

  view(): View {
    const { status, result } = this.#submission;
    // Waits for the messages, so that no other language is shown first.
    if (this.#l.isLoading && !this.#seen) return { text: '', body: nothing, state: 'loading' };
    this.#seen = true;
    if (status === 'done' && result) return { text: this.#title('Done'), body: renderReceipt(result, this.#l), state: 'done' };
    return this.#step === 'review' ? this.#review() : this.#form();
  }

  #title(of: 'Title' | 'Review' | 'Done'): string {
    return this.#l.t(`${this.#draft.kind}${of}`);
  }

  #head(title: string, lead: string): TemplateResult {
    return html`<header>
      <h2 tabindex="-1">${title}</h2>
      <p>${lead}</p>
    </header>`;
  }

  #form(): View {
    const l = this.#l;
    const draft = this.#draft;
    const problems = this.#tried ? problemsOf(draft, l) : {};
    const errors = Object.entries(problems).map(([fieldId, message]) => ({ fieldId, message }));
    const heading = errors.length > 0 ? l.t('problems', { count: errors.length }) : '';
    const contracts: Contract[] = (this.#subscriptions.snapshot.data?.subscriptions ?? [])
      .filter(({ status }) => status !== 'Cancelled' && status !== 'Expired')
      .map(({ subscriptionNumber, ratePlans }) => ({ number: subscriptionNumber, name: ratePlans[0]?.productName ?? '' }));
    const body = html`${this.#head(this.#title('Title'), l.t(`${draft.kind}Lead`))}${errorSummary({ heading, errors })}
      <div class="fields">
        ${renderFields({
          l,
          draft,
          problems,
          choosesKind: this.#host.kind === undefined,
          contracts,
          onChange: (name, value) => {
            this.#touched.add(name);
            this.#draft = { ...this.#draft, [name]: value };
            this.#host.requestUpdate();
          },
        })}
      </div>
      <div class="buttons">
        <button class="button primary" part="cta" type="button" @click=${() => void this.#goOn()}>${l.t(`${draft.kind}Here`)}</button>
      </div>`;
    return { text: heading, body, state: errors.length > 0 ? 'invalid' : 'form' };
  }

  async #goOn(): Promise<void> {
    this.#tried = true;
    this.#host.requestUpdate();
    const problems: Partial<Record<FieldName, string>> = problemsOf(this.#draft, this.#l);
    if (Object.keys(problems).length === 0) {
      this.#step = 'review';
      return;
    }
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLElement>('.error-summary')?.focus();
  }

  #review(): View {
    const l = this.#l;
    const { kind, name, email, contract, reason } = this.#draft;
    const { status, isUnderWay, isAttempting } = this.#submission;
    const facts: [string, string][] = [
      [l.t('name'), name],
      [l.t('email'), email],
      [l.t('contract'), contract],
      ...(kind === 'cancel' && reason ? [[l.t('reason'), reason] satisfies [string, string]] : []),
    ];
    const { text, state, said } = this.#progress();
    const busy = isUnderWay || isAttempting;
    const body = html`${this.#head(this.#title('Review'), l.t('reviewLead'))}
      ${this.#connection.session === 'active' ? html`<p>${l.t(kind === 'cancel' ? 'atNext' : 'atOnce')}</p>` : nothing}
      <dl class="rows">
        ${facts.map(
          ([label, value]) =>
            html`<div>
              <dt>${label}</dt>
              <dd><bdi>${value}</bdi></dd>
            </div>`,
        )}
      </dl>
      ${this.#renderProgress(text, state)}
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

  #renderProgress(text: string, state: WithdrawState): TemplateResult | typeof nothing {
    if (text === '') return nothing;
    if (state !== 'checking') return notice({ kind: state === 'refused' ? 'error' : 'offline', text });
    const { isAttempting } = this.#submission;
    return checkNotice({ text, label: this.#l.t('checkNow'), isAttempting, onCheck: () => this.#submission.check() });
  }

  /** Returns the progress of the declaration. */
  #progress(): { text: string; said: string; state: WithdrawState } {
    const l = this.#l;
    const { status, problem, isUnderWay } = this.#submission;
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
    this.#submission.send((intentId) => requestOf(this.#draft, intentId, this.#l.locale));
  }

  #back(): void {
    this.#submission.reset();
    this.#step = 'form';
    this.#host.requestUpdate();
  }
}
