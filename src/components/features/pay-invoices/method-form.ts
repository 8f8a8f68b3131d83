import { html, nothing, type TemplateResult } from 'lit';
import { StorefrontSignInRequiredEvent } from '../../events/storefront-sign-in-required.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { checkboxField } from '../../primitives/field.js';
import { notice } from '../../primitives/notice.js';
import { bones } from '../invoices/one/invoice.styles.js';
import { taskProgress, type TaskProgress, type TasksLocalizer } from '../tasks/task-progress.js';
import type { TaskScope } from '../tasks/task-scope.js';
import type { PayInvoicesMessages } from '../../../generated/locales/pay-invoices.js';
import { NewMethod, type NewMethodSettings, type PayHost } from './new-method.js';

const SILENT: TaskProgress = { text: '', notice: nothing };

/**
 * The place of the form for a new method. It is there from the moment it is first needed, and only hidden while another way is chosen, because moving
 * it would load it anew.
 */
export class MethodForm {
  readonly #scope: TaskScope;
  readonly #host: PayHost;
  readonly #l: FullLocalizer<PayInvoicesMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #settings: NewMethodSettings;
  #form: NewMethod | undefined;
  #status: 'closed' | 'coming' | 'failed' = 'closed';

  constructor(scope: TaskScope, host: PayHost, l: FullLocalizer<PayInvoicesMessages>, tasks: TasksLocalizer, settings: NewMethodSettings) {
    this.#scope = scope;
    this.#host = host;
    this.#l = l;
    this.#tasks = tasks;
    this.#settings = settings;
  }

  /** How keeping the method goes that the form has stored. */
  get progress(): TaskProgress {
    const adding = this.#form?.adding;
    if (!adding) return SILENT;
    return taskProgress(adding, {
      l: this.#tasks,
      refusal: ({ type }) => (type === 'rate-limit' || type === 'permission' ? undefined : this.#l.t('methodRefused')),
      signInHref: this.#host.signInHref,
      onSignIn: () => this.#host.dispatchEvent(new StorefrontSignInRequiredEvent('session-expired')),
    });
  }

  get adding(): NewMethod['adding'] | undefined {
    return this.#form?.adding;
  }

  /** @param wanted whether it is what is chosen @param currency of what it will pay @param intro whether to say what it is for */
  render(wanted: boolean, currency: string, intro = true): TemplateResult | typeof nothing {
    if (wanted && this.#status === 'closed') void this.#open();
    const l = this.#l;
    const form = this.#form;
    if (!form) {
      const action = { label: l.t('tryAgain'), onClick: () => void this.#open() };
      if (!wanted) return nothing;
      return this.#status === 'failed' ? notice({ kind: 'error', text: l.t('formFailed'), action }) : bones;
    }
    return html`<div class="pay-form" role="group" aria-label=${l.t('newMethod')} ?hidden=${!wanted}>
      ${intro ? html`<p class="soft">${l.t('formIntro')}</p>` : nothing}
      ${checkboxField({
        id: 'keep-default',
        label: l.t('keepNew'),
        checked: form.makeDefault,
        onChange: (checked) => (form.makeDefault = checked),
      })}
      ${form.render(wanted, currency)} ${this.#keeping(form)}
    </div>`;
  }

  #keeping(form: NewMethod): TemplateResult | typeof nothing {
    // Stored by the form and not kept, because nothing could be sent: it need not be typed again.
    const action = { label: this.#l.t('keepAgain'), onClick: () => form.keep() };
    const { notice: announcement } = this.progress;
    const idle = form.isStored && !form.adding.isUnderWay && form.adding.status !== 'session-expired';
    return html`${announcement}${idle ? notice({ kind: 'info', text: this.#l.t('notKept'), action }) : nothing}`;
  }

  async #open(): Promise<void> {
    this.#status = 'coming';
    this.#host.requestUpdate();
    try {
      this.#form = await NewMethod.open(this.#scope, this.#host, this.#settings);
    } catch {
      this.#status = 'failed';
    }
    this.#host.requestUpdate();
  }
}
