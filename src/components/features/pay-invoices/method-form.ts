import { html, nothing, type TemplateResult } from 'lit';
import { StorefrontSignInRequiredEvent } from '../../events/storefront-sign-in-required.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { checkboxField } from '../../primitives/field.js';
import { notice } from '../../primitives/notice.js';
import { loadingSkeleton } from '../invoices/detail/invoice.styles.js';
import { taskProgress, type TaskProgress, type TasksLocalizer } from '../tasks/task-progress.js';
import type { TaskScope } from '../tasks/task-scope.js';
import type { PayInvoicesMessages } from '../../../generated/locales/pay-invoices.js';
import { NewMethod, type NewMethodSettings, type PayHost } from './new-method.js';

const NO_PROGRESS: TaskProgress = { text: '', notice: nothing };

/**
 * Form for a new payment method, loaded when it is first needed. While another method is selected, the form is hidden but stays in the page,
 * so that it does not have to load again.
 */
export class MethodForm {
  readonly #scope: TaskScope;
  readonly #host: PayHost;
  readonly #l: FullLocalizer<PayInvoicesMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #settings: NewMethodSettings;
  #newMethod: NewMethod | undefined;
  #status: 'idle' | 'loading' | 'failed' = 'idle';

  constructor(scope: TaskScope, host: PayHost, l: FullLocalizer<PayInvoicesMessages>, tasks: TasksLocalizer, settings: NewMethodSettings) {
    this.#scope = scope;
    this.#host = host;
    this.#l = l;
    this.#tasks = tasks;
    this.#settings = settings;
  }

  /** Progress of saving the method to the account. */
  get progress(): TaskProgress {
    const submission = this.#newMethod?.submission;
    if (!submission) return NO_PROGRESS;
    return taskProgress(submission, {
      l: this.#tasks,
      refusal: ({ type }) => (type === 'rate-limit' || type === 'permission' ? undefined : this.#l.t('methodRefused')),
      signInHref: this.#host.signInHref,
      entries: 'details',
      onSignIn: (reason) => this.#host.dispatchEvent(new StorefrontSignInRequiredEvent(reason)),
    });
  }

  /** Submission that saves the method. Undefined until the form is loaded. */
  get submission(): NewMethod['submission'] | undefined {
    return this.#newMethod?.submission;
  }

  /**
   * Renders the form.
   *
   * @param isVisible true if the new method is selected
   * @param currency currency of the payment
   * @param hasIntro true to show an introduction above the form
   */
  render(isVisible: boolean, currency: string, hasIntro = true): TemplateResult | typeof nothing {
    if (isVisible && this.#status === 'idle') void this.#load();
    const l = this.#l;
    const form = this.#newMethod;
    if (!form) {
      const action = { label: l.t('tryAgain'), onClick: () => void this.#load() };
      if (!isVisible) return nothing;
      return this.#status === 'failed' ? notice({ kind: 'error', text: l.t('formFailed'), action }) : loadingSkeleton;
    }
    return html`<div class="pay-form" role="group" aria-label=${l.t('newMethod')} ?hidden=${!isVisible}>
      ${hasIntro ? html`<p class="soft">${l.t('formIntro')}</p>` : nothing}
      ${checkboxField({
        id: 'keep-default',
        label: l.t('keepNew'),
        checked: form.makeDefault,
        onChange: (checked) => (form.makeDefault = checked),
      })}
      ${form.render(isVisible, currency)} ${this.#renderSaving(form)}
    </div>`;
  }

  #renderSaving(form: NewMethod): TemplateResult | typeof nothing {
    // If the platform has stored the method but saving it to the account failed, the user can try again.
    const action = { label: this.#l.t('keepAgain'), onClick: () => form.save() };
    const { notice: progressNotice } = this.progress;
    const canRetry = form.isUnsaved && !form.submission.isUnderWay && form.submission.status !== 'session-expired';
    return html`${progressNotice}${canRetry ? notice({ kind: 'info', text: this.#l.t('notKept'), action }) : nothing}`;
  }

  async #load(): Promise<void> {
    this.#status = 'loading';
    this.#host.requestUpdate();
    try {
      this.#newMethod = await NewMethod.open(this.#scope, this.#host, this.#settings);
    } catch {
      this.#status = 'failed';
    }
    this.#host.requestUpdate();
  }
}
