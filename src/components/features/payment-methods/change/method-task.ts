import { html, nothing, type TemplateResult } from 'lit';
import type { StorefrontError } from '../../../../api/errors.js';
import { listPaymentMethods } from '../../../../api/operations/storefront/payment-methods.js';
import { removePaymentMethod, setDefaultPaymentMethod } from '../../../../api/operations/storefront/payment-method-changes.js';
import { getProfile } from '../../../../api/operations/storefront/profile.js';
import type { PaymentMethod, PaymentMethodDefaultRequest, PaymentMethods } from '../../../../api/schemas/storefront/payment-methods.js';
import { StorefrontSignInRequiredEvent } from '../../../events/storefront-sign-in-required.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { paymentMessages } from '../../../../generated/locales/payment.js';
import { GatewaySubmission } from '../../connection/gateway-submission.js';
import { paymentMethodName } from '../../payment/payment-options.js';
import { methodKey, sameMethod } from '../../pay-invoices/method-key.js';
import { taskFrame, type TaskButton } from '../../tasks/task-frame.js';
import { tasksMessages } from '../../../../generated/locales/tasks.js';
import { taskProgress, taskStateOf, type TaskProgress, type TasksLocalizer } from '../../tasks/task-progress.js';
import type { Task, TaskState } from '../../tasks/task.js';
import type { TaskOpening } from '../../tasks/task-controller.js';
import { adoptStyles, type TaskScope } from '../../tasks/task-scope.js';
import { taskStyles } from '../../tasks/task.styles.js';
import { paymentMethodsChangeMessages, type PaymentMethodsChangeMessages } from '../../../../generated/locales/payment-methods-change.js';

/** Removes a payment method, with a stop where something would be left unpaid, or makes it the one that pays. */
export class MethodTask implements Task<PaymentMethods> {
  readonly #scope: TaskScope;
  readonly #opening: TaskOpening;
  readonly #kind: 'default' | 'remove';
  readonly #method: PaymentMethod;
  readonly #name: string;
  readonly #l: FullLocalizer<PaymentMethodsChangeMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #change: GatewaySubmission<PaymentMethodDefaultRequest, PaymentMethods>;
  /** Its id as it was listed last: sealed ids end. */
  #id: string;

  private constructor(scope: TaskScope, opening: TaskOpening, kind: 'default' | 'remove', method: PaymentMethod) {
    this.#scope = scope;
    this.#opening = opening;
    this.#kind = kind;
    this.#method = method;
    this.#id = method.id;
    this.#l = scope.localizer(paymentMethodsChangeMessages);
    this.#tasks = scope.localizer(tasksMessages);
    this.#name = paymentMethodName(method, scope.localizer(paymentMessages));
    this.#change = new GatewaySubmission(scope.owner, scope.connection, {
      row: kind === 'remove' ? removePaymentMethod : setDefaultPaymentMethod,
      name: () => `${kind}-method:${methodKey(method)}`,
      invalidates: [listPaymentMethods, getProfile],
      onDone: () => this.#focusHeading(),
    });
  }

  /** Settles once it can be shown. */
  static async open(scope: TaskScope, opening: TaskOpening, kind: 'default' | 'remove', method: PaymentMethod): Promise<MethodTask> {
    adoptStyles(scope.host, taskStyles);
    await scope.loadMessages(paymentMethodsChangeMessages, tasksMessages, paymentMessages);
    return new MethodTask(scope, opening, kind, method);
  }

  get state(): TaskState {
    return taskStateOf(this.#change, false);
  }

  get announcement(): string {
    return this.#change.status === 'done' ? this.#doneWords() : this.#progress().text;
  }

  appliesTo({ paymentMethods }: PaymentMethods): boolean {
    const now = sameMethod(paymentMethods, this.#method);
    if (now && !this.#change.isUnderWay) this.#id = now.id;
    return now !== undefined || this.#change.isUnderWay || this.#change.status === 'done';
  }

  end(): void {
    this.#scope.end();
  }

  render(): TemplateResult {
    const l = this.#l;
    const removing = this.#kind === 'remove';
    const close = this.#opening.close;
    const method = this.#name;
    const frame = {
      l: this.#tasks,
      backLabel: l.t('back'),
      back: close,
      heading: l.t(removing ? 'removeHeading' : 'defaultHeading', { method }),
    };
    if (this.#change.status === 'done') {
      return taskFrame({
        ...frame,
        heading: this.#doneWords(),
        content: nothing,
        buttons: [{ label: l.t('done'), primary: true, onClick: close }],
      });
    }
    return taskFrame({
      ...frame,
      lead: l.t(removing ? 'removeLead' : 'defaultLead'),
      content: removing ? this.#uses() : nothing,
      notice: this.#progress().notice,
      buttons: this.#buttons(),
      equal: removing,
    });
  }

  #buttons(): TaskButton[] {
    const l = this.#l;
    const busy = this.#change.isUnderWay;
    const act = { busy, onClick: () => this.#change.send(() => ({ paymentMethodId: this.#id })) };
    if (this.#kind === 'default') return [{ ...act, label: l.t('makeDefault'), primary: true }];
    return [
      { ...act, label: l.t('remove') },
      { label: l.t('keep'), onClick: this.#opening.close },
    ];
  }

  #uses(): TemplateResult {
    const l = this.#l;
    const { isDefault, pays = [] } = this.#method;
    return html`${isDefault ? html`<p>${l.t('removeDefault')}</p>` : nothing}
    ${pays.length > 0 ? html`<p><bdi>${l.t('removePays', { count: pays.length, numbers: this.#list(pays) })}</bdi></p>` : nothing}`;
  }

  #list(numbers: readonly string[]): string {
    return new Intl.ListFormat(this.#l.locale, { type: 'conjunction' }).format(numbers);
  }

  #doneWords(): string {
    return this.#l.t(this.#kind === 'remove' ? 'removed' : 'madeDefault', { method: this.#name });
  }

  #progress(): TaskProgress {
    const { host } = this.#scope;
    return taskProgress(this.#change, {
      l: this.#tasks,
      refusal: (error) => this.#refusal(error),
      signInHref: host.signInHref,
      onSignIn: () => host.dispatchEvent(new StorefrontSignInRequiredEvent('session-expired')),
    });
  }

  #refusal({ code, data }: StorefrontError): string | undefined {
    if (code !== 'payment-method-needed') return undefined;
    const numbers = numbersIn(data);
    if (numbers.length === 0) return this.#l.t('needed');
    return this.#l.t('neededBy', { count: numbers.length, numbers: this.#list(numbers) });
  }

  #focusHeading(): void {
    const { host } = this.#scope;
    void host.updateComplete.then(() => host.renderRoot.querySelector<HTMLElement>('#task-heading')?.focus());
  }
}

/** The subscriptions that a refusal names. */
function numbersIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('subscriptions' in data) || !Array.isArray(data.subscriptions)) return [];
  return data.subscriptions.filter((number: unknown) => typeof number === 'string');
}
