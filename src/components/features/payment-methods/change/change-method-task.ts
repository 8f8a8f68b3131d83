import { html, nothing, type TemplateResult } from 'lit';
import type { StorefrontError } from '../../../../api/errors.js';
import { removePaymentMethod, setDefaultPaymentMethod } from '../../../../api/operations/storefront/payment-method-changes.js';
import type { PaymentMethod, PaymentMethodDefaultRequest, PaymentMethods } from '../../../../api/schemas/storefront/payment-methods.js';
import { StorefrontSignInRequiredEvent } from '../../../events/storefront-sign-in-required.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { paymentMessages } from '../../../../generated/locales/payment.js';
import { GatewaySubmission } from '../../connection/gateway-submission.js';
import { paymentMethodName } from '../../payment/payment-options.js';
import { methodKey, findSameMethod } from '../../pay-invoices/method-key.js';
import { needsFreshSignIn } from '../../tasks/fresh-sign-in.js';
import { taskFrame, type TaskButton } from '../../tasks/task-frame.js';
import { tasksMessages } from '../../../../generated/locales/tasks.js';
import { taskProgress, taskStateOf, type TaskProgress, type TasksLocalizer } from '../../tasks/task-progress.js';
import type { Task, TaskState } from '../../tasks/task.js';
import type { TaskOpening } from '../../tasks/task-controller.js';
import { adoptStyles, type TaskScope } from '../../tasks/task-scope.js';
import { taskStyles } from '../../tasks/task.styles.js';
import { paymentMethodsChangeMessages, type PaymentMethodsChangeMessages } from '../../../../generated/locales/payment-methods-change.js';

/** Task that makes a payment method the default, or removes it. The gateway refuses to remove a method that is needed for a bill. */
export class ChangeMethodTask implements Task<PaymentMethods> {
  readonly #scope: TaskScope;
  readonly #opening: TaskOpening;
  readonly #action: 'default' | 'remove';
  readonly #method: PaymentMethod;
  readonly #name: string;
  readonly #l: FullLocalizer<PaymentMethodsChangeMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #submission: GatewaySubmission<PaymentMethodDefaultRequest, PaymentMethods>;
  /** Sealed id from the latest response, because sealed ids expire. */
  #methodId: string;

  private constructor(scope: TaskScope, opening: TaskOpening, action: 'default' | 'remove', method: PaymentMethod) {
    this.#scope = scope;
    this.#opening = opening;
    this.#action = action;
    this.#method = method;
    this.#methodId = method.id;
    this.#l = scope.localizer(paymentMethodsChangeMessages);
    this.#tasks = scope.localizer(tasksMessages);
    this.#name = paymentMethodName(method, scope.localizer(paymentMessages));
    this.#submission = new GatewaySubmission(scope.owner, scope.connection, {
      row: action === 'remove' ? removePaymentMethod : setDefaultPaymentMethod,
      name: () => `${action}-method:${methodKey(method)}`,
      onDone: () => this.#focusHeading(),
      onRefused: (error) => void needsFreshSignIn(scope.host, error),
    });
  }

  /** Resolves once the task can be shown. */
  static async open(
    scope: TaskScope,
    opening: TaskOpening,
    action: 'default' | 'remove',
    method: PaymentMethod,
  ): Promise<ChangeMethodTask> {
    adoptStyles(scope.host, taskStyles);
    await scope.loadMessages(paymentMethodsChangeMessages, tasksMessages, paymentMessages);
    return new ChangeMethodTask(scope, opening, action, method);
  }

  get state(): TaskState {
    return taskStateOf(this.#submission, false);
  }

  get announcement(): string {
    return this.#submission.status === 'done' ? this.#doneText() : this.#progress().text;
  }

  appliesTo({ paymentMethods }: PaymentMethods): boolean {
    const current = findSameMethod(paymentMethods, this.#method);
    if (current && !this.#submission.isUnderWay) this.#methodId = current.id;
    return current !== undefined || this.#submission.isUnderWay || this.#submission.status === 'done';
  }

  end(): void {
    this.#scope.end();
  }

  render(): TemplateResult {
    const l = this.#l;
    const isRemoval = this.#action === 'remove';
    const close = this.#opening.close;
    const method = this.#name;
    const frame = {
      l: this.#tasks,
      backLabel: l.t('back'),
      back: close,
      heading: l.t(isRemoval ? 'removeHeading' : 'defaultHeading', { method }),
    };
    if (this.#submission.status === 'done') {
      return taskFrame({
        ...frame,
        heading: this.#doneText(),
        content: nothing,
        buttons: [{ label: l.t('done'), primary: true, onClick: close }],
      });
    }
    return taskFrame({
      ...frame,
      lead: l.t(isRemoval ? 'removeLead' : 'defaultLead'),
      content: isRemoval ? this.#renderUses() : nothing,
      notice: this.#progress().notice,
      buttons: this.#buttons(),
      equal: isRemoval,
    });
  }

  #buttons(): TaskButton[] {
    const l = this.#l;
    const busy = this.#submission.isUnderWay;
    const submit = { busy, onClick: () => this.#submission.send(() => ({ paymentMethodId: this.#methodId })) };
    if (this.#action === 'default') return [{ ...submit, label: l.t('makeDefault'), primary: true }];
    return [
      { ...submit, label: l.t('remove') },
      { label: l.t('keep'), onClick: this.#opening.close },
    ];
  }

  #renderUses(): TemplateResult {
    const l = this.#l;
    const { isDefault, pays = [] } = this.#method;
    return html`${isDefault ? html`<p>${l.t('removeDefault')}</p>` : nothing}
    ${pays.length > 0 ? html`<p><bdi>${l.t('removePays', { count: pays.length, numbers: this.#formatList(pays) })}</bdi></p>` : nothing}`;
  }

  #formatList(numbers: readonly string[]): string {
    return new Intl.ListFormat(this.#l.locale, { type: 'conjunction' }).format(numbers);
  }

  #doneText(): string {
    return this.#l.t(this.#action === 'remove' ? 'removed' : 'madeDefault', { method: this.#name });
  }

  #progress(): TaskProgress {
    const { host } = this.#scope;
    return taskProgress(this.#submission, {
      l: this.#tasks,
      refusal: (error) => this.#refusal(error),
      signInHref: host.signInHref,
      entries: 'nothing',
      onSignIn: (reason) => host.dispatchEvent(new StorefrontSignInRequiredEvent(reason)),
    });
  }

  #refusal({ code, data }: StorefrontError): string | undefined {
    if (code !== 'payment-method-needed') return undefined;
    const numbers = subscriptionNumbersIn(data);
    if (numbers.length === 0) return this.#l.t('needed');
    return this.#l.t('neededBy', { count: numbers.length, numbers: this.#formatList(numbers) });
  }

  #focusHeading(): void {
    const { host } = this.#scope;
    void host.updateComplete.then(() => host.renderRoot.querySelector<HTMLElement>('#task-heading')?.focus());
  }
}

/** Returns the subscription numbers in the data of a refusal. */
function subscriptionNumbersIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('subscriptions' in data) || !Array.isArray(data.subscriptions)) return [];
  return data.subscriptions.filter((number: unknown) => typeof number === 'string');
}
