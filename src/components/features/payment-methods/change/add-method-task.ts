import { html, type TemplateResult } from 'lit';
import { getProfile } from '../../../../api/operations/storefront/profile.js';
import { listPaymentMethods } from '../../../../api/operations/storefront/payment-methods.js';
import type { PaymentMethod, PaymentMethods } from '../../../../api/schemas/storefront/payment-methods.js';
import type { Profile } from '../../../../api/schemas/storefront/profile.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { field } from '../../../primitives/field.styles.js';
import { skeleton } from '../../../primitives/skeleton.styles.js';
import { Resource } from '../../connection/resource.js';
import { loadingSkeleton, invoiceStyles } from '../../invoices/detail/invoice.styles.js';
import { paymentMessages } from '../../../../generated/locales/payment.js';
import { paymentMethodName, type PaymentLocalizer } from '../../payment/payment-options.js';
import { MethodForm } from '../../pay-invoices/method-form.js';
import { payInvoicesMessages } from '../../../../generated/locales/pay-invoices.js';
import type { PayHost } from '../../pay-invoices/new-method.js';
import { payStyles } from '../../pay-invoices/pay.styles.js';
import { taskFrame } from '../../tasks/task-frame.js';
import { tasksMessages } from '../../../../generated/locales/tasks.js';
import { taskStateOf, type TasksLocalizer } from '../../tasks/task-progress.js';
import type { Task, TaskState } from '../../tasks/task.js';
import type { TaskOpening } from '../../tasks/task-controller.js';
import { adoptStyles, type TaskScope } from '../../tasks/task-scope.js';
import { taskStyles } from '../../tasks/task.styles.js';
import { paymentMethodsChangeMessages, type PaymentMethodsChangeMessages } from '../../../../generated/locales/payment-methods-change.js';

/** Task that adds a payment method through the platform's form. */
export class AddMethodTask implements Task<PaymentMethods> {
  readonly #scope: TaskScope;
  readonly #host: PayHost;
  readonly #opening: TaskOpening;
  readonly #l: FullLocalizer<PaymentMethodsChangeMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #payment: PaymentLocalizer;
  readonly #methods: Resource<Record<string, never>, PaymentMethods>;
  readonly #profile: Resource<Record<string, never>, Profile>;
  readonly #methodForm: MethodForm;
  /** Set once a method was added. `method` is undefined if it cannot be identified. */
  #result: { method: PaymentMethod | undefined } | undefined;

  private constructor(scope: TaskScope, host: PayHost, opening: TaskOpening) {
    this.#scope = scope;
    this.#host = host;
    this.#opening = opening;
    this.#l = scope.localizer(paymentMethodsChangeMessages);
    this.#tasks = scope.localizer(tasksMessages);
    this.#payment = scope.localizer(paymentMessages);
    this.#methods = new Resource(scope.owner, scope.connection, listPaymentMethods, () => ({}));
    // The payment form needs the currency of the account.
    this.#profile = new Resource(scope.owner, scope.connection, getProfile, () => ({}));
    this.#methodForm = new MethodForm(scope, host, scope.localizer(payInvoicesMessages), this.#tasks, {
      savedMethods: () => this.#methods.snapshot.data?.paymentMethods ?? [],
      onSaved: (method) => this.#onSaved(method),
    });
  }

  /** Resolves once the task can be shown. */
  static async open(scope: TaskScope, host: PayHost, opening: TaskOpening): Promise<AddMethodTask> {
    adoptStyles(host, taskStyles, skeleton, field, invoiceStyles, payStyles);
    await scope.loadMessages(paymentMethodsChangeMessages, payInvoicesMessages, tasksMessages, paymentMessages);
    return new AddMethodTask(scope, host, opening);
  }

  get state(): TaskState {
    if (this.#result) return 'done';
    const { submission } = this.#methodForm;
    return submission ? taskStateOf(submission, false) : 'task';
  }

  get announcement(): string {
    return this.#result ? this.#addedText(this.#result.method) : this.#methodForm.progress.text;
  }

  appliesTo(): boolean {
    return true;
  }

  end(): void {
    this.#scope.end();
  }

  render(): TemplateResult {
    const l = this.#l;
    const frame = { l: this.#tasks, backLabel: l.t('back'), back: this.#opening.close, heading: l.t('addHeading') };
    if (this.#result) {
      const text = this.#addedText(this.#result.method);
      return taskFrame({
        ...frame,
        content: html`<p>${text}</p>`,
        buttons: [{ label: l.t('done'), primary: true, onClick: this.#opening.close }],
      });
    }
    const currency =
      this.#profile.snapshot.data?.currency ?? (this.#profile.snapshot.error ? this.#scope.connection.storefront?.currency : undefined);
    return taskFrame({
      ...frame,
      lead: l.t('addLead'),
      content: currency === undefined ? loadingSkeleton : html`${this.#methodForm.render(true, currency, false)}`,
      buttons: [],
    });
  }

  #addedText(method: PaymentMethod | undefined): string {
    return method ? this.#l.t('added', { method: paymentMethodName(method, this.#payment) }) : this.#l.t('addedPlain');
  }

  #onSaved(method: PaymentMethod | undefined): void {
    this.#result = { method };
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#host.renderRoot.querySelector<HTMLElement>('#task-heading')?.focus());
  }
}
