import { html, nothing, type TemplateResult } from 'lit';
import type { Invoice, InvoiceItem, InvoicePayment } from '../../../../api/schemas/storefront/invoices.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { paymentMethodName, type PaymentLocalizer } from '../../payment/payment-options.js';
import type { InvoicesDetailMessages } from '../../../../generated/locales/invoices-detail.js';
import { isPositiveMoney, isZeroMoney, negateMoney, subtractMoney } from '../../../../api/money/money.js';

type InvoiceLocalizer = FullLocalizer<InvoicesDetailMessages>;

/** Renders the items of an invoice by product, then its totals, payments and amount due. */
export function renderInvoiceLines(invoice: Invoice, l: InvoiceLocalizer, payment: PaymentLocalizer): TemplateResult {
  const products = [...new Set(invoice.items.map(({ productName }) => productName))];
  return html`<section class="invoice-lines" aria-labelledby="lines-heading">
    <h4 id="lines-heading" class="visually-hidden">${l.t('lines')}</h4>
    ${products.map(
      (product) =>
        html`<div class="product">
          <p class="product-name"><bdi>${product}</bdi></p>
          <ul>
            ${invoice.items.filter(({ productName }) => productName === product).map((item) => renderItem(item, invoice, l))}
          </ul>
        </div>`,
    )}
    ${renderTotals(invoice, l, payment)}
  </section>`;
}

const KIND_MESSAGES: ReadonlyMap<string, 'discount' | 'proration' | 'credit'> = new Map([
  ['discount', 'discount'],
  ['proration', 'proration'],
  ['credit', 'credit'],
]);

function renderItem(item: InvoiceItem, { taxIncluded }: Invoice, l: InvoiceLocalizer): TemplateResult {
  const kind = KIND_MESSAGES.get(item.kind ?? '');
  const details = [
    kind ? l.t(kind) : '',
    quantityText(item, l),
    servicePeriodText(item, l),
    item.tax && !isZeroMoney(item.tax) ? l.t(taxIncluded ? 'withTax' : 'plusTax', { tax: l.money(item.tax) }) : '',
  ].filter((text) => text !== '');
  return html`<li class="entry" part="line">
    <div>
      <p><bdi>${item.chargeName || item.productName}</bdi></p>
      ${details.map((text) => html`<p class="soft">${text}</p>`)}
    </div>
    <p class="figure">${l.money(item.amount)}</p>
  </li>`;
}

function quantityText({ quantity, unitPrice }: InvoiceItem, l: InvoiceLocalizer): string {
  if (quantity === undefined || quantity === '1') return '';
  const count = l.number(quantity);
  return unitPrice ? l.t('quantity', { quantity: count, price: l.money(unitPrice) }) : l.t('quantityOnly', { quantity: count });
}

function servicePeriodText({ serviceStartDate, serviceEndDate }: InvoiceItem, l: InvoiceLocalizer): string {
  if (!serviceStartDate) return '';
  const from = l.date(serviceStartDate, 'medium');
  if (!serviceEndDate || serviceEndDate === serviceStartDate) return from;
  return l.t('served', { from, to: l.date(serviceEndDate, 'medium') });
}

function renderTotals(invoice: Invoice, l: InvoiceLocalizer, payment: PaymentLocalizer): TemplateResult {
  const { tax, taxIncluded, amount, balance, payments = [] } = invoice;
  const hasTax = !isZeroMoney(tax);
  const subtotal = hasTax && !taxIncluded ? subtractMoney(amount, tax) : undefined;
  const row = (label: string, value: string, className = ''): TemplateResult =>
    html`<div class=${className}>
      <dt>${label}</dt>
      <dd class="figure">${value}</dd>
    </div>`;
  return html`<dl class="rows sums">
    ${subtotal ? html`${row(l.t('subtotal'), l.money(subtotal))}${row(l.t('tax'), l.money(tax))}` : nothing}
    ${row(l.t('total'), l.money(amount), 'total')} ${hasTax && !subtotal ? row(l.t('taxIncluded'), l.money(tax)) : nothing}
    ${[...payments].reverse().map((entry) => row(paymentText(entry, l, payment), paymentAmount(entry, l), isApplied(entry) ? '' : 'not-applied'))}
    ${payments.length > 0 && isPositiveMoney(balance) ? row(l.t('left'), l.money(balance), 'total') : nothing}
  </dl>`;
}

/** True if the payment reduces the balance. */
const isApplied = ({ status }: InvoicePayment): boolean => status === undefined || status === 'Processed';

/** Formats the amount of an entry. Negative if the entry reduces the balance, as payments and credits do. */
function paymentAmount(entry: InvoicePayment, l: InvoiceLocalizer): string {
  if (entry.kind === 'refund' || !isApplied(entry)) return l.money(entry.amount);
  return l.money(negateMoney(entry.amount));
}

function paymentText({ kind, date, status, method }: InvoicePayment, l: InvoiceLocalizer, payment: PaymentLocalizer): string {
  if (date === undefined) return l.t(kind === 'credit' ? 'creditUndated' : kind === 'refund' ? 'refundUndated' : 'paid');
  const values = { date: l.date(date, 'medium'), method: method ? paymentMethodName(method, payment) : '' };
  if (kind === 'credit') return l.t('creditOn', values);
  if (kind === 'refund') return l.t('refundOn', values);
  if (status === 'Error') return l.t(method ? 'paymentFailedWith' : 'paymentFailed', values);
  if (status === 'Processing') return l.t('paymentPending', values);
  return l.t(method ? 'paymentWith' : 'paymentOn', values);
}
