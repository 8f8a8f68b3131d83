import { html, nothing, type TemplateResult } from 'lit';
import { isPositiveMoney } from '../../../api/money/money.js';
import { radioField } from '../../primitives/field.js';
import { notice } from '../../primitives/notice.js';
import { InvoicingTexts } from '../invoicing/invoicing-texts.js';
import { detailField } from './detail-field.js';
import type { SignUpView } from './sign-up-view.js';

/** The parts of the sign-up about payment on invoice. Their file loads only if the shop offers it. */
export class InvoiceChoice extends InvoicingTexts {
  /** Renders the choice between payment now and on invoice, or the reason why there is none. */
  render(view: SignUpView): TemplateResult | typeof nothing {
    const { purchase, quote, actions } = view;
    const { invoicing } = quote ?? {};
    if (!invoicing || purchase.unpaidFirstBill) return nothing;
    if (invoicing.paymentTerm === undefined) {
      const text = this.explain(invoicing);
      return text ? notice({ kind: 'info', text }) : nothing;
    }
    const { paymentTerm } = invoicing;
    return html`${radioField({
      name: 'pay-by',
      legend: this.t('choice'),
      value: purchase.invoiceTerm === undefined ? 'card' : 'invoice',
      options: [
        { value: 'card', label: this.t('now') },
        { value: 'invoice', label: this.t('byInvoice') },
      ],
      onChange: (choice) => actions.payByInvoice(choice === 'invoice' ? paymentTerm : undefined),
    })}${purchase.invoiceTerm === undefined ? nothing : this.#invoice(view)}`;
  }

  #invoice(view: SignUpView): TemplateResult {
    const { form, isSignedIn } = view;
    // The details step already asks for it if the shop always wants to know it. The number of an account is part of its profile.
    const asksNumber = !isSignedIn && form.signUp.purchaseOrder !== true;
    return html`<p class="intro">${this.#about('terms', view)}</p>
      ${asksNumber ? html`<div class="fields">${detailField(view, { field: 'purchaseOrderNumber', required: false })}</div>` : nothing}`;
  }

  /** Label of the payment in the review. */
  method(view: SignUpView): string {
    return this.#about('method', view);
  }

  /** Summary of the order. */
  sentenceOf(view: SignUpView): string {
    return this.#about('sentence', view);
  }

  /** Label of the order button. */
  order(view: SignUpView): string {
    return this.#about('order', view);
  }

  #about(key: 'terms' | 'sentence' | 'method' | 'order', { quote }: SignUpView): string {
    const { dueNow, upcoming = [], orderDate = '', invoicing } = quote ?? {};
    const bill = [...(dueNow ? [dueNow] : []), ...upcoming].find(({ total }) => isPositiveMoney(total));
    const amount = bill ? this.money(bill.total) : '';
    return this.t(key, { amount, date: this.date(invoicing?.dueDate ?? orderDate) });
  }
}
