import { html, nothing, type TemplateResult } from 'lit';
import type { InvoiceSummary } from '../../../../api/schemas/storefront/invoices.js';
import type { PaymentMethod } from '../../../../api/schemas/storefront/payment-methods.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { Connection } from '../../connection/connection.js';
import { sumBalances } from '../../invoices/open-invoices.js';
import { failureReason } from '../../payment/failure-reason.js';
import { paymentMethodName, type PaymentLocalizer } from '../../payment/payment-options.js';
import { openerKey } from '../../tasks/task-controller.js';
import { adoptStyles, TaskScope, type TaskHost } from '../../tasks/task-scope.js';
import {
  paymentMethodsRecoveryMessages,
  type PaymentMethodsRecoveryMessages,
} from '../../../../generated/locales/payment-methods-recovery.js';
import { recoveryStyles } from './recovery.styles.js';

/** Data and callbacks of the past due notice. */
interface RecoveryView {
  /** Invoices that are past due. */
  readonly invoices: readonly InvoiceSummary[];
  readonly methods: readonly PaymentMethod[];
  readonly payment: PaymentLocalizer;
  readonly canPay: boolean;
  readonly onOpen: () => void;
}

/** Notice about the past due amount and its cause, with a button to pay. */
export class Recovery {
  readonly #l: FullLocalizer<PaymentMethodsRecoveryMessages>;

  private constructor(scope: TaskScope) {
    this.#l = scope.localizer(paymentMethodsRecoveryMessages);
  }

  /** Resolves once the notice can be shown. */
  static async load(host: TaskHost, connection: Connection): Promise<Recovery> {
    adoptStyles(host, recoveryStyles);
    const scope = new TaskScope(host, connection);
    await scope.loadMessages(paymentMethodsRecoveryMessages);
    return new Recovery(scope);
  }

  render({ invoices, methods, payment, canPay, onOpen }: RecoveryView): TemplateResult | typeof nothing {
    const l = this.#l;
    const total = sumBalances(invoices);
    if (!total) return nothing;
    const earliestDueDate = invoices
      .flatMap(({ dueDate }) => dueDate ?? [])
      .sort()
      .at(0);
    const failedMethod = methods.find(({ lastFailure }) => lastFailure);
    const reason = failedMethod && failureReason(failedMethod, payment);
    const amount = l.money(total);
    return html`<div class="recovery" part="notice">
      <div>
        <p>
          <strong
            >${earliestDueDate ? l.t('overdueSince', { total: amount, date: l.date(earliestDueDate) }) : l.t('overdue', { total: amount })}</strong
          >
        </p>
        ${reason ? html`<p>${l.t('failedWith', { method: paymentMethodName(failedMethod, payment), reason })}</p>` : nothing}
      </div>
      ${
        canPay
          ? html`<button class="button primary" type="button" part="cta" data-opens=${openerKey('recover')} @click=${onOpen}>
              ${l.t('recover', { total: amount })}
            </button>`
          : nothing
      }
    </div>`;
  }
}
