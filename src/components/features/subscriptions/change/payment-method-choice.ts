import { html, nothing, type TemplateResult } from 'lit';
import { listPaymentMethods } from '../../../../api/operations/storefront/payment-methods.js';
import type { PaymentMethod, PaymentMethods } from '../../../../api/schemas/storefront/payment-methods.js';
import type { Subscription } from '../../../../api/schemas/storefront/subscriptions.js';
import { selectField } from '../../../primitives/field.js';
import { Resource } from '../../connection/resource.js';
import { MethodForm } from '../../pay-invoices/method-form.js';
import { methodKey, findSameMethod } from '../../pay-invoices/method-key.js';
import type { PayHost } from '../../pay-invoices/new-method.js';
import { paymentMethodName } from '../../payment/payment-options.js';
import { Permissions } from '../../permissions/permissions.js';
import type { TaskProgress } from '../../tasks/task-progress.js';
import type { TaskScope } from '../../tasks/task-scope.js';
import type { TaskLocalizers } from './task-messages.js';

/** Option for adding a new payment method. */
export const NEW_METHOD = 'new';

/** Choice of the payment method for a change: the current method, another saved method, or a new one. */
export class PaymentMethodChoice {
  readonly #host: PayHost;
  readonly #localizers: TaskLocalizers;
  readonly #subscription: () => Subscription;
  readonly #methods: Resource<Record<string, never>, PaymentMethods>;
  readonly #permissions: Permissions;
  readonly #form: MethodForm;
  #chosen: PaymentMethod | typeof NEW_METHOD | undefined;
  #saved = false;
  /** Called when a payment method was added. */
  onAdded: (method: PaymentMethod) => void;

  /** @param focus focuses a selector after the next update */
  constructor(
    scope: TaskScope,
    host: PayHost,
    localizers: TaskLocalizers,
    { subscription, focus }: { subscription: () => Subscription; focus: (selector: string) => void },
  ) {
    this.onAdded = (method) => {
      this.#chosen = method;
      // Moves the focus, because the form that had it was removed.
      focus('#method');
    };
    this.#host = host;
    this.#localizers = localizers;
    this.#subscription = subscription;
    this.#methods = new Resource(scope.owner, scope.connection, listPaymentMethods, () => ({}));
    this.#permissions = new Permissions(scope.owner, scope.connection);
    this.#form = new MethodForm(scope, host, localizers.pay, localizers.tasks, {
      savedMethods: () => this.methods ?? [],
      onSaved: (method) => {
        this.#saved = true;
        if (method) this.onAdded(method);
        this.#host.requestUpdate();
      },
    });
  }

  /** Saved methods of the account; undefined until they have loaded. */
  get methods(): readonly PaymentMethod[] | undefined {
    return this.#methods.snapshot.data?.paymentMethods;
  }

  /** True if the user may add a payment method. */
  get canAdd(): boolean {
    return !this.#permissions.isLoading && this.#permissions.can('payment-methods:write');
  }

  /** Current payment method of the subscription. */
  get current(): PaymentMethod | undefined {
    const own = this.#subscription().paymentMethod;
    return (
      (own && this.methods?.find((method) => methodKey(method) === methodKey(own))) ?? this.methods?.find(({ isDefault }) => isDefault)
    );
  }

  /** Id of the chosen method. Undefined if the subscription's own method is used. */
  get id(): string | undefined {
    const chosen = this.#chosen;
    if (chosen === undefined || chosen === NEW_METHOD) return undefined;
    return (findSameMethod(this.methods ?? [], chosen) ?? chosen).id;
  }

  /** True if a method must be added before the payment. */
  get isMissing(): boolean {
    return this.methods !== undefined && (this.#chosen === NEW_METHOD || this.methods.length === 0);
  }

  /** Progress and result of adding a method. */
  get announcement(): string {
    return this.#progress.text || (this.#saved ? this.#localizers.pay.t('methodSaved') : '');
  }

  /** Clears the result of adding a method. */
  forget(): void {
    this.#saved = false;
  }

  /** @param due true if something is due now; otherwise the form is hidden but keeps its entries */
  render(due: boolean): TemplateResult {
    return html`${due ? this.#choice() : nothing}${this.renderNew(due && this.isMissing && this.canAdd)}`;
  }

  /** Renders the form for a new method. @param wanted true if the new method is chosen */
  renderNew(wanted: boolean): TemplateResult | typeof nothing {
    return this.#form.render(wanted, this.#subscription().currency);
  }

  get #progress(): TaskProgress {
    return this.#form.progress;
  }

  #choice(): TemplateResult | typeof nothing {
    const { l, payment } = this.#localizers;
    const methods = this.methods;
    if (!methods) return nothing;
    if (methods.length === 0) return this.canAdd || this.#permissions.isLoading ? nothing : html`<p class="detail">${l.t('noMethods')}</p>`;
    const chosen =
      this.#chosen === NEW_METHOD ? undefined : ((this.#chosen && findSameMethod(methods, this.#chosen)) ?? this.current ?? methods[0]);
    if (methods.length === 1 && chosen && !this.canAdd) {
      return html`<p class="pays"><span class="detail">${l.t('method')}</span> <bdi>${paymentMethodName(chosen, payment)}</bdi></p>`;
    }
    return selectField({
      id: 'method',
      label: l.t('method'),
      value: chosen ? String(methods.indexOf(chosen)) : NEW_METHOD,
      options: [
        ...methods.map((method, index) => ({ value: String(index), label: paymentMethodName(method, payment) })),
        ...(this.canAdd ? [{ value: NEW_METHOD, label: payment.t('another') }] : []),
      ],
      onInput: (value) => {
        this.#chosen = value === NEW_METHOD ? NEW_METHOD : methods[Number(value)];
        this.#saved = false;
        this.#host.requestUpdate();
      },
    });
  }
}
