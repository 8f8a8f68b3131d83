import { html, type TemplateResult } from 'lit';
import type { Client } from '../../../api/client.js';
import { listPaymentMethods } from '../../../api/operations/storefront/payment-methods.js';
import { addPaymentMethod } from '../../../api/operations/storefront/payment-method-changes.js';
import { getProfile } from '../../../api/operations/storefront/profile.js';
import type { PaymentMethod, PaymentMethodAddRequest, PaymentMethods } from '../../../api/schemas/storefront/payment-methods.js';
import { pageIntent } from '../../../store/page-intent.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import { GatewaySubmission } from '../connection/gateway-submission.js';
import type { StorefrontPaymentMethodEvent } from '../payment/payment-method-event.js';
import { FORM_SLOT } from '../payment/form-container.js';
import type { TaskHost, TaskScope } from '../tasks/task-scope.js';
import { addedMethod } from './method-key.js';

/** A part of the account in which a method may be stored. */
export interface PayHost extends TaskHost {
  readonly client?: Client | undefined;
  /** Another payment form than the billing platform's. */
  readonly paymentAdapter: PaymentAdapterOption | undefined;
}

export interface NewMethodSettings {
  /** Kept methods before it. */
  readonly before: () => readonly PaymentMethod[];
  readonly onKept: (method: PaymentMethod | undefined, all: readonly PaymentMethod[]) => void;
}

/** Stores a new payment method in the platform's form and keeps it for the account; nothing is charged by either. */
export class NewMethod {
  readonly adding: GatewaySubmission<PaymentMethodAddRequest, PaymentMethods>;
  /** Whether it pays from now on. */
  makeDefault = false;
  readonly #scope: TaskScope;
  readonly #host: PayHost;
  /** Under which the form's session is opened; another one for each method. */
  #intentId = freshIntent();
  #stored: string | undefined;

  private constructor(scope: TaskScope, host: PayHost, { before, onKept }: NewMethodSettings) {
    this.#scope = scope;
    this.#host = host;
    this.adding = new GatewaySubmission(scope.owner, scope.connection, {
      row: addPaymentMethod,
      name: () => `add-method:${this.#intentId}`,
      invalidates: [listPaymentMethods, getProfile],
      onDone: ({ paymentMethods }) => {
        const added = this.makeDefault ? paymentMethods[0] : addedMethod(before(), paymentMethods);
        this.again();
        onKept(added, paymentMethods);
      },
      // What was stored is of no use then; the form is there for another one.
      onRefused: () => (this.#stored = undefined),
    });
  }

  /** Settles once the form's own code is there. */
  static async open(scope: TaskScope, host: PayHost, settings: NewMethodSettings): Promise<NewMethod> {
    const { StorefrontPayment } = await import('../payment/payment.js');
    StorefrontPayment.define();
    return new NewMethod(scope, host, settings);
  }

  /** Whether the form has stored a method that is not kept yet, so that keeping it can be asked for again. */
  get isStored(): boolean {
    return this.#stored !== undefined;
  }

  /** For another method than the one before. */
  again(): void {
    this.#intentId = freshIntent();
    this.#stored = undefined;
    this.makeDefault = false;
  }

  /** Keeps what the form stored. */
  keep(): void {
    const paymentMethodId = this.#stored;
    if (paymentMethodId === undefined) return;
    const intentId = this.#intentId;
    this.adding.send(() => ({ intentId, paymentMethodId, ...(this.makeDefault ? { makeDefault: true } : {}) }));
  }

  /** @param active whether the form can be seen @param currency of what it will pay */
  render(active: boolean, currency: string): TemplateResult {
    const { client, paymentAdapter, language } = this.#host;
    return html`<storefront-payment
      .client=${client}
      .intentId=${this.#intentId}
      .currency=${currency}
      .locale=${language}
      .paymentAdapter=${paymentAdapter}
      .active=${active}
      .fresh=${true}
      @storefront-payment-method=${({ paymentMethodId }: StorefrontPaymentMethodEvent) => {
        this.#stored = paymentMethodId;
        this.#scope.host.requestUpdate();
        this.keep();
      }}
    >
      <slot name=${FORM_SLOT} slot=${FORM_SLOT}></slot>
    </storefront-payment>`;
  }
}

/** The id of an intent of its own. */
function freshIntent(): string {
  return pageIntent('add-method', { persisted: false }).intentId;
}
