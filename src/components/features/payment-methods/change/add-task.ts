import { html, type TemplateResult } from 'lit';
import { getProfile } from '../../../../api/operations/storefront/profile.js';
import { listPaymentMethods } from '../../../../api/operations/storefront/payment-methods.js';
import type { PaymentMethod, PaymentMethods } from '../../../../api/schemas/storefront/payment-methods.js';
import type { Profile } from '../../../../api/schemas/storefront/profile.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { field } from '../../../primitives/field.styles.js';
import { skeleton } from '../../../primitives/skeleton.styles.js';
import { Resource } from '../../connection/resource.js';
import { bones, invoiceStyles } from '../../invoices/one/invoice.styles.js';
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

/** Adds a payment method to the account through the platform's form. */
export class AddTask implements Task<PaymentMethods> {
  readonly #scope: TaskScope;
  readonly #host: PayHost;
  readonly #opening: TaskOpening;
  readonly #l: FullLocalizer<PaymentMethodsChangeMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #payment: PaymentLocalizer;
  readonly #methods: Resource<Record<string, never>, PaymentMethods>;
  readonly #profile: Resource<Record<string, never>, Profile>;
  readonly #form: MethodForm;
  #added: { method: PaymentMethod | undefined } | undefined;

  private constructor(scope: TaskScope, host: PayHost, opening: TaskOpening) {
    this.#scope = scope;
    this.#host = host;
    this.#opening = opening;
    this.#l = scope.localizer(paymentMethodsChangeMessages);
    this.#tasks = scope.localizer(tasksMessages);
    this.#payment = scope.localizer(paymentMessages);
    this.#methods = new Resource(scope.owner, scope.connection, listPaymentMethods, () => ({}));
    // A method is stored in the currency that the account is billed in.
    this.#profile = new Resource(scope.owner, scope.connection, getProfile, () => ({}));
    this.#form = new MethodForm(scope, host, scope.localizer(payInvoicesMessages), this.#tasks, {
      before: () => this.#methods.snapshot.data?.paymentMethods ?? [],
      onKept: (method) => this.#kept(method),
    });
  }

  /** Settles once it can be shown. */
  static async open(scope: TaskScope, host: PayHost, opening: TaskOpening): Promise<AddTask> {
    adoptStyles(host, taskStyles, skeleton, field, invoiceStyles, payStyles);
    await scope.loadMessages(paymentMethodsChangeMessages, payInvoicesMessages, tasksMessages, paymentMessages);
    return new AddTask(scope, host, opening);
  }

  get state(): TaskState {
    if (this.#added) return 'done';
    const { adding } = this.#form;
    return adding ? taskStateOf(adding, false) : 'task';
  }

  get announcement(): string {
    return this.#added ? this.#addedWords(this.#added.method) : this.#form.progress.text;
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
    if (this.#added) {
      const words = this.#addedWords(this.#added.method);
      return taskFrame({
        ...frame,
        content: html`<p>${words}</p>`,
        buttons: [{ label: l.t('done'), primary: true, onClick: this.#opening.close }],
      });
    }
    const currency =
      this.#profile.snapshot.data?.currency ?? (this.#profile.snapshot.error ? this.#scope.connection.storefront?.currency : undefined);
    return taskFrame({
      ...frame,
      lead: l.t('addLead'),
      content: currency === undefined ? bones : html`${this.#form.render(true, currency, false)}`,
      buttons: [],
    });
  }

  #addedWords(method: PaymentMethod | undefined): string {
    return method ? this.#l.t('added', { method: paymentMethodName(method, this.#payment) }) : this.#l.t('addedPlain');
  }

  #kept(method: PaymentMethod | undefined): void {
    this.#added = { method };
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#host.renderRoot.querySelector<HTMLElement>('#task-heading')?.focus());
  }
}
