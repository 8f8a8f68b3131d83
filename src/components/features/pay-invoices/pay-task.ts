import { html, nothing, type TemplateResult } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import { listActivity } from '../../../api/operations/storefront/activity.js';
import { createPayment, getUpcoming } from '../../../api/operations/storefront/payments.js';
import { getProfile } from '../../../api/operations/storefront/profile.js';
import { listSubscriptions } from '../../../api/operations/storefront/subscriptions.js';
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
import { bones, invoiceStyles } from '../invoices/one/invoice.styles.js';
import { paymentMessages } from '../../../generated/locales/payment.js';
import type { PaymentLocalizer } from '../payment/payment-options.js';
import { isPositiveMoney } from '../../../api/money/money.js';
import type { Rights } from '../permissions/permissions.js';
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
import { OpenBills } from './open-bills.js';
import { NEW, renderAllocations, renderCredit, renderMethods, renderSum, type PayView } from './pay-view.js';
import { renderPaid } from './paid.js';
import { isMethodRefused, refusalWords, unpaidWords } from './pay-words.js';
import { PAID_ROWS, PaymentDraft } from './payment-draft.js';
import { payStyles } from './pay.styles.js';

export interface PayOptions {
  readonly opening: TaskOpening;
  readonly rights: Rights;
  /** `overdue`: what is past due is paid, wherever a payment failed. */
  readonly what?: 'open' | 'overdue';
}

/** Pays one invoice or several, in full or in part: credit first, the rest with a kept method or a new one. */
export class PayTask<Data> implements Task<Data> {
  readonly #scope: TaskScope;
  readonly #host: PayHost;
  readonly #options: PayOptions;
  readonly #l: FullLocalizer<PayInvoicesMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #payment: PaymentLocalizer;
  readonly #draft: PaymentDraft;
  readonly #paying: GatewaySubmission<PaymentRequest, PaymentResult>;
  readonly #form: MethodForm;
  /** The method of the last attempt, for saying with what it was paid. */
  #used: PaymentMethod | undefined;
  /** Credit was used, or nothing was, and the rest is still owed. */
  #unpaid: PaymentResult | undefined;
  #saved = false;
  /** A method was kept: the focus goes to it as soon as it is in the list. */
  #focusMethod = false;

  private constructor(scope: TaskScope, host: PayHost, options: PayOptions) {
    this.#scope = scope;
    this.#host = host;
    this.#options = options;
    this.#l = scope.localizer(payInvoicesMessages);
    this.#tasks = scope.localizer(tasksMessages);
    this.#payment = scope.localizer(paymentMessages);
    this.#draft = new PaymentDraft(scope, new OpenBills(scope, options.opening.subject, options.what));
    this.#form = new MethodForm(scope, host, this.#l, this.#tasks, {
      before: () => this.#draft.methods,
      onKept: (method, all) => this.#kept(method, all),
    });
    const account = (): string | undefined => (options.rights.coming ? undefined : `pay:${options.rights.accountNumber ?? ''}`);
    this.#paying = new GatewaySubmission(scope.owner, scope.connection, {
      row: createPayment,
      name: account,
      persisted: true,
      invalidates: [...PAID_ROWS, getProfile, getUpcoming, listSubscriptions, listActivity],
      isUnfinished: ({ status }) => status === 'payment-required',
      onDone: (result, { requestId }) => this.#paid(result, requestId),
      onRefused: (error) => this.#refused(error),
    });
  }

  /** Settles once it can be shown. */
  static async open<Data>(scope: TaskScope, host: PayHost, options: PayOptions): Promise<PayTask<Data>> {
    adoptStyles(host, taskStyles, rows, skeleton, field, invoiceStyles, payStyles);
    await scope.loadMessages(payInvoicesMessages, tasksMessages, paymentMessages);
    return new PayTask(scope, host, options);
  }

  get state(): TaskState {
    const { problem, status } = this.#paying;
    if (this.#unpaid) return 'refused';
    return taskStateOf(this.#paying, status === 'refused' && problem?.code === 'balance-changed');
  }

  get announcement(): string {
    const l = this.#l;
    if (this.#settled) return l.t('doneHeading');
    if (!this.#draft.isThere) return l.t(this.#draft.failed ? 'loadFailed' : 'loading');
    const words = this.#unpaid ? unpaidWords(this.#unpaid, l) : this.#progress().text || this.#form.progress.text;
    return words || (this.#saved ? l.t('methodSaved') : '');
  }

  get isLoading(): boolean {
    return !this.#draft.isThere && !this.#draft.failed && !this.#paying.isUnderWay;
  }

  appliesTo(): boolean {
    return true;
  }

  end(): void {
    this.#scope.end();
  }

  /** The answer, once everything that was to be paid now is. */
  get #settled(): PaymentResult | undefined {
    const { status, result } = this.#paying;
    return status === 'done' && !this.#unpaid ? result : undefined;
  }

  render(): TemplateResult {
    const l = this.#l;
    const back = this.#options.opening.close;
    const result = this.#settled;
    if (result) {
      return taskFrame({
        l: this.#tasks,
        heading: l.t('doneHeading'),
        back,
        content: renderPaid(result, this.#used, l, this.#payment),
        buttons: [{ label: l.t('toList'), primary: true, onClick: back }],
      });
    }
    const draft = this.#draft;
    const { invoices = [] } = draft.bills;
    const heading = this.#options.what === 'overdue' ? l.t('recoverHeading') : l.t('heading', { count: Math.max(1, invoices.length) });
    const frame = { l: this.#tasks, heading, back };
    if (!draft.isThere && !this.#paying.isUnderWay) {
      const action = { label: l.t('tryAgain'), onClick: () => void draft.refresh() };
      const failed = draft.failed ? notice({ kind: 'error', text: l.t('loadFailed'), action }) : bones;
      return taskFrame({ ...frame, content: failed, buttons: [] });
    }
    if (invoices.length === 0 && !this.#paying.isUnderWay) {
      return taskFrame({ ...frame, content: html`<p>${l.t('nothing')}</p>`, notice: this.#notice(), buttons: [] });
    }
    const view = this.#view();
    if (this.#focusMethod && typeof view.chosen === 'number') {
      // The form, which had the focus, is gone then.
      this.#focusMethod = false;
      this.#focus('input[name="pay-method"]:checked');
    }
    return taskFrame({
      ...frame,
      content: html`${renderAllocations(view)}${renderCredit(view)}${this.#needsMethod ? renderMethods(view) : nothing}${renderSum(view)}`,
      notice: this.#notice(),
      buttons: [this.#button()],
    });
  }

  /** Credit may be enough. */
  get #needsMethod(): boolean {
    const { split } = this.#draft;
    return split === undefined || isPositiveMoney(split.charged);
  }

  #button(): TaskButton {
    const l = this.#l;
    const { split, chosen } = this.#draft;
    const amount = split && l.money(isPositiveMoney(split.charged) ? split.charged : split.total);
    const busy = this.#paying.isUnderWay;
    const label = l.t(busy ? 'paying' : this.#needsMethod ? 'pay' : 'useCreditOnly', { amount: amount ?? '–' });
    return { label, primary: true, busy, disabled: this.#needsMethod && chosen === NEW, onClick: () => this.#pay() };
  }

  #view(): PayView {
    const draft = this.#draft;
    const update = (act: () => void): void => {
      act();
      this.#host.requestUpdate();
    };
    return {
      l: this.#l,
      payment: this.#payment,
      allocations: this.#allocations(),
      split: draft.split,
      partly: draft.partly,
      typed: draft.typed,
      checked: draft.checked,
      credits: draft.credits,
      useCredit: draft.useCredit,
      methods: draft.methods,
      chosen: draft.chosen,
      form: this.#form.render(draft.chosen === NEW && this.#needsMethod, draft.currency),
      fixed: this.#paying.isUnderWay,
      type: (number, text) => update(() => draft.typed.set(number, text)),
      // A field that has the focus is left too when it is taken away, in the middle of drawing.
      check: () =>
        queueMicrotask(() => {
          if (!draft.checked && this.#host.renderRoot.querySelector('.pay-row input')) update(() => (draft.checked = true));
        }),
      change: () => this.#change(),
      credit: (use) => update(() => (draft.useCredit = use)),
      choose: (way) => update(() => this.#choose(way)),
    };
  }

  /** While a payment is under way, what was sent is shown: after a reload nothing else is known of it. */
  #allocations(): PayView['allocations'] {
    const { request } = this.#paying;
    const now = this.#draft.allocations;
    if (!request) return now;
    return request.allocations.flatMap(({ invoiceNumber, amount }) => {
      const known = now.find(({ invoice }) => invoice.invoiceNumber === invoiceNumber);
      return known ? { ...known, amount: { ...known.invoice.balance, amount } } : [];
    });
  }

  #change(): void {
    this.#draft.change();
    this.#host.requestUpdate();
    this.#focus('.pay-row input');
  }

  #choose(way: number | typeof NEW): void {
    this.#draft.choose(way);
    this.#saved = false;
    this.#forget();
  }

  /** What was refused is of the past once something else is chosen. */
  #forget(): void {
    if (!this.#paying.isUnderWay) this.#paying.reset();
    this.#unpaid = undefined;
  }

  #kept(method: PaymentMethod | undefined, all: readonly PaymentMethod[]): void {
    this.#draft.take(method, all);
    this.#saved = true;
    this.#forget();
    this.#focusMethod = true;
    this.#host.requestUpdate();
  }

  #progress(): TaskProgress {
    return taskProgress(this.#paying, {
      l: this.#tasks,
      refusal: (error) => refusalWords(error, this.#draft.changes, this.#l),
      signInHref: this.#host.signInHref,
      onSignIn: () => this.#host.dispatchEvent(new StorefrontSignInRequiredEvent('session-expired')),
    });
  }

  #notice(): TemplateResult | typeof nothing {
    const l = this.#l;
    if (this.#unpaid) return notice({ kind: 'error', text: unpaidWords(this.#unpaid, l) });
    const { notice: announcement } = this.#progress();
    if (announcement !== nothing) return announcement;
    const { chosen, checked, split } = this.#draft;
    return checked && split && chosen === undefined && this.#needsMethod ? notice({ kind: 'error', text: l.t('noMethod') }) : nothing;
  }

  #pay(): void {
    const draft = this.#draft;
    draft.checked = true;
    this.#saved = false;
    const request = draft.request();
    const { split } = draft;
    this.#host.requestUpdate();
    if (!request || !split) {
      this.#focus('.pay-row [aria-invalid="true"], input[name="pay-method"]');
      return;
    }
    const total = { ...split.charged, formatted: this.#l.money(split.charged) };
    const invoiceNumbers = request.allocations.map(({ invoiceNumber }) => invoiceNumber);
    if (!this.#host.dispatchEvent(new StorefrontBeforePaymentEvent({ invoiceNumbers, total }))) return;
    this.#used = request.paymentMethodId === undefined ? undefined : draft.method;
    this.#unpaid = undefined;
    this.#paying.send((intentId) => ({ intentId, ...request }));
  }

  /** Gives the focus to what is there after the next update. */
  #focus(selector: string): void {
    void this.#host.updateComplete.then(() => this.#host.renderRoot.querySelector<HTMLElement>(selector)?.focus());
  }

  #paid(result: PaymentResult, requestId: string | undefined): void {
    if (result.status === 'payment-required') {
      this.#unpaid = result;
      this.#draft.refuse();
      this.#draft.checked = false;
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

  #refused(error: StorefrontError): void {
    if (isMethodRefused(error)) this.#draft.refuse();
    // What was typed may be more than is owed by now.
    if (error.code === 'balance-changed') this.#draft.checked = true;
  }
}
