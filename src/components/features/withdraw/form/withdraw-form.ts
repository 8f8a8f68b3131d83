import { html, nothing, type TemplateResult } from 'lit';
import { getProfile } from '../../../../api/operations/storefront/profile.js';
import { listSubscriptions } from '../../../../api/operations/storefront/subscriptions.js';
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
import { validateDraft, toWithdrawalRequest, type DeclarationDraft, type RequiredField } from './declaration.js';
import { renderDeclarationFields, type ContractOption } from './declaration-fields.js';
import { formStyles } from './form.styles.js';
import { withdrawFormMessages, type WithdrawFormMessages } from '../../../../generated/locales/withdraw-form.js';
import { renderReceipt } from './receipt.js';

/** State of the form, with the content and announcement for that state. */
export interface WithdrawView {
  readonly announcement: string;
  readonly body: TemplateResult | typeof nothing;
  readonly state: WithdrawState;
}

const NEW_DRAFT: DeclarationDraft = { kind: 'withdraw', name: '', email: '', contract: '', reason: '' };

/** Form of a declaration in two steps, entry and review, and the receipt. */
export class WithdrawForm {
  readonly #host: StorefrontWithdraw;
  readonly #connection: Connection;
  readonly #l: FullLocalizer<WithdrawFormMessages>;
  readonly #profile;
  readonly #subscriptions;
  readonly #submission;
  #draft: DeclarationDraft = NEW_DRAFT;
  /** Number of sign-outs when the entries were made. */
  #signOuts = 0;
  #step: 'form' | 'review' = 'form';
  /** True once the user has tried to continue. Errors are shown from then on. */
  #hasTried = false;
  #hasRendered = false;
  /** Fields that the user has edited. They are no longer filled in automatically. */
  readonly #editedFields = new Set<string>();

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
    });
    adoptStyles(host, button, fieldStyles, errorSummaryStyles, rows, formStyles);
  }

  /** Step that is shown. */
  get shownStep(): string {
    return this.#submission.status === 'done' ? 'done' : this.#step;
  }

  /** Updates the entries before rendering: fills in known data, and after a reload restores a declaration that was sent. */
  update(): void {
    const { kind, email, contract } = this.#host;
    const { storefront } = this.#connection;
    if (storefront && (storefront.signOuts ?? 0) !== this.#signOuts) this.#discard(storefront.signOuts);
    const { billTo } = this.#profile.snapshot.data ?? {};
    const knownValues: Partial<DeclarationDraft> = {
      ...(isKind(kind) ? { kind } : {}),
      ...(billTo ? { name: `${billTo.firstName} ${billTo.lastName}`.trim(), email: billTo.email ?? '' } : {}),
      ...(email ? { email } : {}),
      ...(contract ? { contract } : {}),
    };
    const { request, result } = this.#submission;
    if (request) {
      this.#draft = { ...this.#draft, ...request, reason: request.reason ?? '' };
      this.#step = 'review';
    } else if (!result) {
      const editedValues = Object.fromEntries(Object.entries(this.#draft).filter(([name]) => this.#editedFields.has(name)));
      this.#draft = { ...this.#draft, ...knownValues, ...editedValues };
    }
  }

  /** Forgets the entries, because the user has signed out. */
  #discard(signOuts = 0): void {
    this.#signOuts = signOuts;
    this.#draft = NEW_DRAFT;
    this.#step = 'form';
    this.#hasTried = false;
    this.#editedFields.clear();
  }

  view(): WithdrawView {
    const { status, result } = this.#submission;
    // Waits for the messages, so that the form does not appear in another language first.
    if (this.#l.isLoading && !this.#hasRendered) return { announcement: '', body: nothing, state: 'loading' };
    this.#hasRendered = true;
    if (status === 'done' && result) return { announcement: this.#title('Done'), body: renderReceipt(result, this.#l), state: 'done' };
    return this.#step === 'review' ? this.#reviewView() : this.#formView();
  }

  #title(step: 'Title' | 'Review' | 'Done'): string {
    return this.#l.t(`${this.#draft.kind}${step}`);
  }

  #renderHeader(title: string, lead: string): TemplateResult {
    return html`<header>
      <h2 tabindex="-1">${title}</h2>
      <p>${lead}</p>
    </header>`;
  }

  #formView(): WithdrawView {
    const l = this.#l;
    const draft = this.#draft;
    const problems = this.#hasTried ? validateDraft(draft, l) : {};
    const errors = Object.entries(problems).map(([fieldId, message]) => ({ fieldId, message }));
    const heading = errors.length > 0 ? l.t('problems', { count: errors.length }) : '';
    const contracts: ContractOption[] = (this.#subscriptions.snapshot.data?.subscriptions ?? [])
      .filter(({ status }) => status !== 'Cancelled' && status !== 'Expired')
      .map(({ subscriptionNumber, ratePlans }) => ({ number: subscriptionNumber, name: ratePlans[0]?.productName ?? '' }));
    const body = html`${this.#renderHeader(this.#title('Title'), l.t(`${draft.kind}Lead`))}${errorSummary({ heading, errors })}
      <div class="fields">
        ${renderDeclarationFields({
          l,
          draft,
          problems,
          hasKindChoice: !isKind(this.#host.kind),
          contracts,
          onChange: (name, value) => {
            this.#editedFields.add(name);
            this.#draft = { ...this.#draft, [name]: value };
            this.#host.requestUpdate();
          },
        })}
      </div>
      <div class="buttons">
        <button class="button primary" part="cta" type="button" @click=${() => void this.#continue()}>${l.t(`${draft.kind}Here`)}</button>
      </div>`;
    return { announcement: heading, body, state: errors.length > 0 ? 'invalid' : 'form' };
  }

  async #continue(): Promise<void> {
    this.#hasTried = true;
    this.#host.requestUpdate();
    const problems: Partial<Record<RequiredField, string>> = validateDraft(this.#draft, this.#l);
    if (Object.keys(problems).length === 0) {
      this.#step = 'review';
      return;
    }
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLElement>('.error-summary')?.focus();
  }

  #reviewView(): WithdrawView {
    const l = this.#l;
    const { kind, name, email, contract, reason } = this.#draft;
    const { status, isUnderWay, isAttempting } = this.#submission;
    const entries: [string, string][] = [
      [l.t('name'), name],
      [l.t('email'), email],
      [l.t('contract'), contract],
      ...(kind === 'cancel' && reason ? [[l.t('reason'), reason] satisfies [string, string]] : []),
    ];
    const { text, state, announcement } = this.#progress();
    const busy = isUnderWay || isAttempting;
    const body = html`${this.#renderHeader(this.#title('Review'), l.t('reviewLead'))}
      ${this.#connection.session === 'active' ? html`<p>${l.t(kind === 'cancel' ? 'atNext' : 'atOnce')}</p>` : nothing}
      <dl class="rows">
        ${entries.map(
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
    return { announcement, body, state };
  }

  #renderProgress(text: string, state: WithdrawState): TemplateResult | typeof nothing {
    if (text === '') return nothing;
    if (state !== 'checking') return notice({ kind: state === 'refused' ? 'error' : 'offline', text });
    const { isAttempting } = this.#submission;
    return checkNotice({ text, label: this.#l.t('checkNow'), isAttempting, onCheck: () => this.#submission.check() });
  }

  /** Returns the progress of the declaration. */
  #progress(): { text: string; announcement: string; state: WithdrawState } {
    const l = this.#l;
    const { status, problem, isUnderWay } = this.#submission;
    const toProgress = (state: WithdrawState, text: string) => ({ state, text, announcement: text });
    switch (status) {
      case 'sending':
        return { state: 'submitting', text: '', announcement: l.t('sending') };
      case 'checking':
        return toProgress('checking', l.t('checking'));
      case 'session-expired':
        // The declaration needs no session. The next attempt is sent without one.
        return isUnderWay ? toProgress('checking', l.t('checking')) : toProgress('refused', l.t('notDone'));
      case 'other-tab':
        return toProgress('checking', l.t('otherTab'));
      case 'offline':
        return toProgress('offline', l.t('offline'));
      case 'refused':
        return toProgress('refused', l.t(problem?.type === 'rate-limit' ? 'rateLimit' : 'notDone'));
      default:
        return toProgress('review', '');
    }
  }

  #confirm(): void {
    this.#submission.send((intentId) => toWithdrawalRequest(this.#draft, intentId, this.#l.locale));
  }

  #back(): void {
    this.#submission.reset();
    this.#step = 'form';
    this.#host.requestUpdate();
  }
}

/** True for a known kind of declaration. The attribute may have any value. */
function isKind(kind: string | undefined): kind is DeclarationDraft['kind'] {
  return kind === 'cancel' || kind === 'withdraw';
}
