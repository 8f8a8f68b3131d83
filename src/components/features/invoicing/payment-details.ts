import { html, nothing, type TemplateResult } from 'lit';
import type { InvoicePaymentTerms } from '../../../api/schemas/storefront/invoicing.js';
import { invoicingMessages } from '../../../generated/locales/invoicing.js';
import type { TaskScope } from '../tasks/task-scope.js';
import { invoicingRows } from './invoicing-texts.js';

/** Renders how to pay an open invoice. */
export type PaymentDetails = (terms: InvoicePaymentTerms) => TemplateResult | typeof nothing;

/** Loads the texts of the payment details. */
export async function loadPaymentDetails(scope: TaskScope): Promise<PaymentDetails> {
  await scope.loadMessages(invoicingMessages);
  const l = scope.localizer(invoicingMessages);
  // The amount and the due date are shown above the invoice.
  return (terms) => {
    const rows = invoicingRows(terms, l).slice(2);
    if (rows.length === 0) return nothing;
    return html`<section class="pay-to" part="payment-details" aria-labelledby="pay-to-heading">
      <h4 id="pay-to-heading">${l.t('howToPay')}</h4>
      <dl class="rows">
        ${rows.map(
          ({ name, value }) =>
            html`<div>
              <dt>${name}</dt>
              <dd><bdi>${value}</bdi></dd>
            </div>`,
        )}
      </dl>
    </section>`;
  };
}
