import { html, nothing, type TemplateResult } from 'lit';
import type { InvoiceSummary } from '../../../../api/schemas/storefront/invoices.js';
import type { PaymentMethod } from '../../../../api/schemas/storefront/payment-methods.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { Connection } from '../../connection/connection.js';
import { toPay } from '../../invoices/open-invoices.js';
import { paymentMethodName, type PaymentLocalizer } from '../../payment/payment-options.js';
import { openerKey } from '../../tasks/task-controller.js';
import { adoptStyles, TaskScope, type TaskHost } from '../../tasks/task-scope.js';
import {
  paymentMethodsRecoveryMessages,
  type PaymentMethodsRecoveryMessages,
} from '../../../../generated/locales/payment-methods-recovery.js';
import { recoveryStyles } from './recovery.styles.js';

export interface RecoveryView {
  /** What is overdue. */
  readonly invoices: readonly InvoiceSummary[];
  readonly methods: readonly PaymentMethod[];
  readonly payment: PaymentLocalizer;
  readonly mayPay: boolean;
  readonly open: () => void;
}

/** What is overdue and why, with the way to make it good. Stays as long as its element. */
export class Recovery {
  readonly #l: FullLocalizer<PaymentMethodsRecoveryMessages>;

  private constructor(scope: TaskScope) {
    this.#l = scope.localizer(paymentMethodsRecoveryMessages);
  }

  /** Settles once it can be shown. */
  static async open(host: TaskHost, connection: Connection): Promise<Recovery> {
    adoptStyles(host, recoveryStyles);
    const scope = new TaskScope(host, connection);
    await scope.loadMessages(paymentMethodsRecoveryMessages);
    return new Recovery(scope);
  }

  render({ invoices, methods, payment, mayPay, open }: RecoveryView): TemplateResult | typeof nothing {
    const l = this.#l;
    const total = toPay(invoices);
    if (!total) return nothing;
    const since = invoices
      .flatMap(({ dueDate }) => dueDate ?? [])
      .sort()
      .at(0);
    const failed = methods.find(({ lastFailure }) => lastFailure);
    const amount = l.money(total);
    return html`<div class="recovery" part="notice">
      <div>
        <p><strong>${since ? l.t('overdueSince', { total: amount, date: l.date(since) }) : l.t('overdue', { total: amount })}</strong></p>
        ${failed?.lastFailure ? html`<p>${l.t('failedWith', { method: paymentMethodName(failed, payment), reason: failed.lastFailure })}</p>` : nothing}
      </div>
      ${
        mayPay
          ? html`<button class="button primary" type="button" part="cta" data-opens=${openerKey('recover')} @click=${open}>
              ${l.t('recover', { total: amount })}
            </button>`
          : nothing
      }
    </div>`;
  }
}
