import { html, nothing, type TemplateResult } from 'lit';
import { createPayment } from '../../../api/operations/storefront/payments.js';
import type { PaymentMethod } from '../../../api/schemas/storefront/payment-methods.js';
import type { PaymentRequest, PaymentResult } from '../../../api/schemas/storefront/payments.js';
import { announce } from '../../base/announce.js';
import { StorefrontBeforePaymentEvent } from '../../events/storefront-before-payment.js';
import { StorefrontPaymentCompleteEvent } from '../../events/storefront-payment-complete.js';
import { StorefrontSignInRequiredEvent } from '../../events/storefront-sign-in-required.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { field } from '../../primitives/field.styles.js';
import { notice } from '../../primitives/notice.js';
import { rows } from '../../primitives/rows.styles.js';
import { skeleton } from '../../primitives/skeleton.styles.js';
import { GatewaySubmission } from '../connection/gateway-submission.js';
import { loadingSkeleton, invoiceStyles } from '../invoices/detail/invoice.styles.js';
import { paymentMessages } from '../../../generated/locales/payment.js';
import type { PaymentLocalizer } from '../payment/payment-options.js';
import { isPositiveMoney } from '../../../api/money/money.js';
import type { Permissions } from '../permissions/permissions.js';
import { taskFrame, type TaskButton } from '../tasks/task-frame.js';
import { tasksMessages } from '../../../generated/locales/tasks.js';
import { taskProgress, taskStateOf, type TaskProgress, type TasksLocalizer } from '../tasks/task-progress.js';
import type { Task, TaskState } from '../tasks/task.js';
import type { TaskOpening } from '../tasks/task-controller.js';
import { adoptStyles, type TaskScope } from '../tasks/task-scope.js';
import { taskStyles } from '../tasks/task.styles.js';
import { payInvoicesMessages, type PayInvoicesMessages } from '../../../generated/locales/pay-invoices.js';
import { MethodForm } from './method-form.js';
import type { PayHost } from './new-method.js';
import { InvoicesToPay } from './invoices-to-pay.js';
import { NEW_METHOD, renderAllocations, renderCredit, renderMethods, renderTotals, type PayView } from './pay-view.js';
import { renderPaymentResult } from './payment-result.js';
import { refusalText, unpaidText } from './payment-texts.js';
import { PaymentDraft } from './payment-draft.js';
import { paymentName } from './pending-payment.js';
import { payStyles } from './pay.styles.js';

interface PayOptions {
  readonly opening: TaskOpening;
  readonly permissions: Permissions;
  /** `overdue`: pays all past due invoices, after a payment has failed. */
  readonly status?: 'open' | 'overdue';
}

/** Task that pays invoices, in full or in part. Uses credit first, and pays the rest with a saved or a new payment method. */
export class PayTask<Data> implements Task<Data> {
  readonly #scope: TaskScope;
  readonly #host: PayHost;
  readonly #options: PayOptions;
  readonly #l: FullLocalizer<PayInvoicesMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #payment: PaymentLocalizer;
  readonly #draft: PaymentDraft;
  readonly #submission: GatewaySubmission<PaymentRequest, PaymentResult>;
  readonly #methodForm: MethodForm;
  /** Payment method of the last attempt. Shown in the result. */
  #usedMethod: PaymentMethod | undefined;
  /** Result of a payment whose charge was declined. Credit may have been used nevertheless. */
  #unpaidResult: PaymentResult | undefined;
  #isMethodSaved = false;
  /** True after a method was saved. The method gets the focus once it is in the list. */
  #shouldFocusMethod = false;

  private constructor(scope: TaskScope, host: PayHost, options: PayOptions) {
    this.#scope = scope;
    this.#host = host;
    this.#options = options;
    this.#l = scope.localizer(payInvoicesMessages);
    this.#tasks = scope.localizer(tasksMessages);
    this.#payment = scope.localizer(paymentMessages);
    const invoicesToPay = new InvoicesToPay(scope, options.opening.subject, options.status);
    this.#draft = new PaymentDraft(scope, invoicesToPay, () => this.#submission.request);
    this.#methodForm = new MethodForm(scope, host, this.#l, this.#tasks, {
      savedMethods: () => this.#draft.methods,
      onSaved: (method, methods) => this.#onMethodSaved(method, methods),
    });
    this.#submission = new GatewaySubmission(scope.owner, scope.connection, {
      row: createPayment,
      name: () => (options.permissions.isLoading ? undefined : paymentName(options.permissions.accountNumber)),
      persisted: true,
      isUnfinished: ({ status }) => status === 'payment-required',
      onDone: (result, { requestId }) => this.#onPaid(result, requestId),
      onRefused: (error) => this.#draft.onRefused(error),
    });
  }

  /** Resolves once the task can be shown. */
  static async open<Data>(scope: TaskScope, host: PayHost, options: PayOptions): Promise<PayTask<Data>> {
    adoptStyles(host, taskStyles, rows, skeleton, field, invoiceStyles, payStyles);
    await scope.loadMessages(payInvoicesMessages, tasksMessages, paymentMessages);
    return new PayTask(scope, host, options);
  }

  get state(): TaskState {
    const { problem, status } = this.#submission;
    if (this.#unpaidResult) return 'refused';
    return taskStateOf(this.#submission, status === 'refused' && problem?.code === 'balance-changed');
  }

  get announcement(): string {
    const l = this.#l;
    if (this.#completedResult) return l.t('doneHeading');
    if (!this.#draft.isLoaded) return l.t(this.#draft.hasFailed ? 'loadFailed' : 'loading');
    const text = this.#unpaidResult ? unpaidText(this.#unpaidResult, l) : this.#progress().text || this.#methodForm.progress.text;
    return text || (this.#isMethodSaved ? l.t('methodSaved') : '');
  }

  get isLoading(): boolean {
    return !this.#draft.isLoaded && !this.#draft.hasFailed && !this.#submission.isUnderWay;
  }

  appliesTo(): boolean {
    return true;
  }

  end(): void {
    this.#scope.end();
  }

  /** Result of a completed payment. */
  get #completedResult(): PaymentResult | undefined {
    const { status, result } = this.#submission;
    return status === 'done' && !this.#unpaidResult ? result : undefined;
  }

  render(): TemplateResult {
    const l = this.#l;
    const back = this.#options.opening.close;
    const result = this.#completedResult;
    if (result) {
      return taskFrame({
        l: this.#tasks,
        heading: l.t('doneHeading'),
        back,
        content: renderPaymentResult(result, this.#usedMethod, l, this.#payment),
        buttons: [{ label: l.t('toList'), primary: true, onClick: back }],
      });
    }
    const draft = this.#draft;
    const { invoices = [] } = draft.invoicesToPay;
    const heading = this.#options.status === 'overdue' ? l.t('recoverHeading') : l.t('heading', { count: draft.allocations.length || 1 });
    const frame = { l: this.#tasks, heading, back };
    if (!draft.isLoaded && !this.#submission.isUnderWay) {
      const action = { label: l.t('tryAgain'), onClick: () => void draft.refresh() };
      const placeholder = draft.hasFailed ? notice({ kind: 'error', text: l.t('loadFailed'), action }) : loadingSkeleton;
      return taskFrame({ ...frame, content: placeholder, buttons: [] });
    }
    if (invoices.length === 0 && !this.#submission.isUnderWay) {
      return taskFrame({ ...frame, content: html`<p>${l.t('nothing')}</p>`, notice: this.#notice(), buttons: [] });
    }
    const view = this.#view();
    if (this.#shouldFocusMethod && typeof view.selected === 'number') {
      // Moves the focus, because the form had the focus and is hidden now.
      this.#shouldFocusMethod = false;
      this.#focus('input[name="pay-method"]:checked');
    }
    return taskFrame({
      ...frame,
      content: html`${renderAllocations(view)}${renderCredit(view)}${this.#draft.needsMethod ? renderMethods(view) : nothing}${renderTotals(view)}`,
      notice: this.#notice(),
      buttons: [this.#button()],
    });
  }

  #button(): TaskButton {
    const l = this.#l;
    const { split, selected } = this.#draft;
    const amount = split && l.money(isPositiveMoney(split.charged) ? split.charged : split.total);
    const busy = this.#submission.isUnderWay;
    const key = busy ? 'paying' : this.#draft.needsMethod ? 'pay' : 'useCreditOnly';
    const label = busy && amount === undefined ? this.#tasks.t('sending') : l.t(key, { amount: amount ?? '–' });
    return { label, primary: true, busy, disabled: this.#draft.needsMethod && selected === NEW_METHOD, onClick: () => this.#sendPayment() };
  }

  #view(): PayView {
    const draft = this.#draft;
    const update = (change: () => void): void => {
      change();
      this.#host.requestUpdate();
    };
    return {
      l: this.#l,
      payment: this.#payment,
      allocations: draft.allocations,
      split: draft.split,
      hasAmountFields: draft.hasAmountFields,
      typedAmounts: draft.typedAmounts,
      showsErrors: draft.showsErrors,
      credits: draft.credits,
      useCredit: draft.useCredit,
      methods: draft.methods,
      selected: draft.selected,
      methodForm: this.#methodForm.render(draft.selected === NEW_METHOD && this.#draft.needsMethod, draft.currency),
      isLocked: this.#submission.isUnderWay,
      onType: (number, text) => update(() => draft.typedAmounts.set(number, text)),
      // Removing a focused field fires `blur` during the render. Waits for the end of the render, and ignores the event if the fields are
      // gone.
      onLeaveField: () =>
        queueMicrotask(() => {
          if (!draft.showsErrors && this.#host.renderRoot.querySelector('.pay-row input')) update(() => (draft.showsErrors = true));
        }),
      onEditAmounts: () => this.#editAmounts(),
      onUseCredit: (useCredit) => update(() => (draft.useCredit = useCredit)),
      onSelect: (method) => update(() => this.#selectMethod(method)),
    };
  }

  #editAmounts(): void {
    this.#draft.editAmounts();
    this.#host.requestUpdate();
    this.#focus('.pay-row input');
  }

  #selectMethod(method: number | typeof NEW_METHOD): void {
    this.#draft.select(method);
    this.#isMethodSaved = false;
    this.#clearOutcome();
  }

  /** Clears the outcome of the last attempt. */
  #clearOutcome(): void {
    if (!this.#submission.isUnderWay) this.#submission.reset();
    this.#unpaidResult = undefined;
  }

  #onMethodSaved(method: PaymentMethod | undefined, methods: readonly PaymentMethod[]): void {
    this.#draft.selectAdded(method, methods);
    this.#isMethodSaved = true;
    this.#clearOutcome();
    this.#shouldFocusMethod = true;
    this.#host.requestUpdate();
  }

  #progress(): TaskProgress {
    return taskProgress(this.#submission, {
      l: this.#tasks,
      refusal: (error) => refusalText(error, this.#draft.balanceChanges, this.#l),
      signInHref: this.#host.signInHref,
      onSignIn: () => this.#host.dispatchEvent(new StorefrontSignInRequiredEvent('session-expired')),
    });
  }

  #notice(): TemplateResult | typeof nothing {
    if (this.#unpaidResult) return notice({ kind: 'error', text: unpaidText(this.#unpaidResult, this.#l) });
    const { notice: progressNotice } = this.#progress();
    if (progressNotice !== nothing) return progressNotice;
    const { selected, showsErrors, split } = this.#draft;
    return showsErrors && split && selected === undefined && this.#draft.needsMethod
      ? notice({ kind: 'error', text: this.#l.t('noMethod') })
      : nothing;
  }

  #sendPayment(): void {
    const draft = this.#draft;
    draft.showsErrors = true;
    this.#isMethodSaved = false;
    const request = draft.toRequest();
    const { split } = draft;
    this.#host.requestUpdate();
    if (!request || !split) {
      this.#focus('.pay-row [aria-invalid="true"], input[name="pay-method"]');
      return;
    }
    const total = { ...split.charged, formatted: this.#l.money(split.charged) };
    const invoiceNumbers = request.allocations.map(({ invoiceNumber }) => invoiceNumber);
    if (!this.#host.dispatchEvent(new StorefrontBeforePaymentEvent({ invoiceNumbers, total }))) return;
    this.#usedMethod = request.paymentMethodId === undefined ? undefined : draft.method;
    this.#unpaidResult = undefined;
    this.#submission.send((intentId) => ({ intentId, ...request }));
  }

  /** Focuses an element after the next render. */
  #focus(selector: string): void {
    void this.#host.updateComplete.then(() => this.#host.renderRoot.querySelector<HTMLElement>(selector)?.focus());
  }

  #onPaid(result: PaymentResult, requestId: string | undefined): void {
    if (result.status === 'payment-required') {
      this.#unpaidResult = result;
      this.#draft.markRefused();
      this.#draft.showsErrors = false;
      return;
    }
    void announce(
      this.#host,
      new StorefrontPaymentCompleteEvent({
        invoiceNumbers: result.balances.map(({ invoiceNumber }) => invoiceNumber),
        paymentNumber: result.paymentNumber,
        total: { ...result.paid, formatted: this.#l.money(result.paid) },
        requestId,
      }),
    );
    this.#focus('#task-heading');
  }
}
