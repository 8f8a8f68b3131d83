import { html, type TemplateResult } from 'lit';
import type { Client } from '../../../api/client.js';
import { addPaymentMethod } from '../../../api/operations/storefront/payment-method-changes.js';
import type { PaymentMethod, PaymentMethodAddRequest, PaymentMethods } from '../../../api/schemas/storefront/payment-methods.js';
import { pageIntent } from '../../../store/page-intent.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import { GatewaySubmission } from '../connection/gateway-submission.js';
import type { StorefrontPaymentMethodEvent } from '../payment/payment-method-event.js';
import { FORM_SLOT } from '../payment/form-container.js';
import { needsFreshSignIn } from '../tasks/fresh-sign-in.js';
import type { TaskHost, TaskScope } from '../tasks/task-scope.js';
import { findAddedMethod } from './method-key.js';

/** Section element in which a payment method can be saved. */
export interface PayHost extends TaskHost {
  readonly client?: Client | undefined;
  /** Payment form to use instead of the billing platform's form. */
  readonly paymentAdapter: PaymentAdapterOption | undefined;
}

export interface NewMethodSettings {
  /** Returns the saved methods of the account. */
  readonly savedMethods: () => readonly PaymentMethod[];
  /** Called with the added method and all saved methods. */
  readonly onSaved: (method: PaymentMethod | undefined, methods: readonly PaymentMethod[]) => void;
}

/** New payment method. The platform's form stores it, and a submission adds it to the account. Nothing is charged. */
export class NewMethod {
  readonly submission: GatewaySubmission<PaymentMethodAddRequest, PaymentMethods>;
  readonly #scope: TaskScope;
  readonly #host: PayHost;
  readonly #savedMethods: NewMethodSettings['savedMethods'];
  /** The user's choice. Undefined until the user chooses. */
  #makeDefault: boolean | undefined;
  /** Intent id of the payment session. Each new method has its own intent id. */
  #intentId = newIntentId();
  /** Id of the method that the platform has stored but that is not added to the account yet. */
  #platformMethodId: string | undefined;

  private constructor(scope: TaskScope, host: PayHost, { savedMethods, onSaved }: NewMethodSettings) {
    this.#scope = scope;
    this.#host = host;
    this.#savedMethods = savedMethods;
    this.submission = new GatewaySubmission(scope.owner, scope.connection, {
      row: addPaymentMethod,
      name: () => `add-method:${this.#intentId}`,
      onDone: ({ paymentMethods }) => {
        const added = this.makeDefault ? paymentMethods[0] : findAddedMethod(savedMethods(), paymentMethods);
        this.reset();
        onSaved(added, paymentMethods);
      },
      onRefused: (error) => {
        // A refused method cannot be used again. The user must enter another method. After a fresh sign-in, the same method can be saved.
        if (!needsFreshSignIn(host, error)) this.#platformMethodId = undefined;
      },
    });
  }

  /** Resolves once the code of the payment form is loaded. */
  static async open(scope: TaskScope, host: PayHost, settings: NewMethodSettings): Promise<NewMethod> {
    const { StorefrontPayment } = await import('../payment/payment.js');
    StorefrontPayment.define();
    return new NewMethod(scope, host, settings);
  }

  /** True if the platform has stored a method that is not added to the account yet. */
  get isUnsaved(): boolean {
    return this.#platformMethodId !== undefined;
  }

  /** True to make the method the default. Until the user chooses, true if no default method works. */
  get makeDefault(): boolean {
    return this.#makeDefault ?? !this.#savedMethods().some(isWorkingDefault);
  }

  set makeDefault(makeDefault: boolean) {
    this.#makeDefault = makeDefault;
  }

  /** Prepares the form for another method. */
  reset(): void {
    this.#intentId = newIntentId();
    this.#platformMethodId = undefined;
    this.#makeDefault = undefined;
  }

  /** Adds the stored method to the account. */
  save(): void {
    const paymentMethodId = this.#platformMethodId;
    if (paymentMethodId === undefined) return;
    const intentId = this.#intentId;
    this.submission.send(() => ({ intentId, paymentMethodId, ...(this.makeDefault ? { makeDefault: true } : {}) }));
  }

  /** Renders the payment form. @param isVisible true if the form is visible @param currency currency of the payment */
  render(isVisible: boolean, currency: string): TemplateResult {
    const { client, paymentAdapter, language } = this.#host;
    return html`<storefront-payment
      .client=${client}
      .intentId=${this.#intentId}
      .currency=${currency}
      .locale=${language}
      .paymentAdapter=${paymentAdapter}
      .active=${isVisible}
      .fresh=${true}
      @storefront-payment-method=${({ paymentMethodId }: StorefrontPaymentMethodEvent) => {
        this.#platformMethodId = paymentMethodId;
        this.#scope.host.requestUpdate();
        this.save();
      }}
    >
      <slot name=${FORM_SLOT} slot=${FORM_SLOT}></slot>
    </storefront-payment>`;
  }
}

/** True for a default method that has not expired and whose last payment was not declined. */
const isWorkingDefault = ({ isDefault, expiry, lastFailure }: PaymentMethod): boolean =>
  isDefault && expiry !== 'expired' && lastFailure === undefined;

/** Creates the id of a new intent. */
function newIntentId(): string {
  return pageIntent('add-method', { persisted: false }).intentId;
}
