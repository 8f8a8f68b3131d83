import { html, nothing, type TemplateResult } from 'lit';
import type { Invoice, InvoiceItem, InvoicePayment } from '../../../../api/schemas/storefront/invoices.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { paymentMethodName, type PaymentLocalizer } from '../../payment/payment-options.js';
import type { InvoicesDetailMessages } from '../../../../generated/locales/invoices-detail.js';
import { isPositiveMoney, isZeroMoney, negateMoney, subtractMoney } from '../../../../api/money/money.js';

type L = FullLocalizer<InvoicesDetailMessages>;

/** The lines of an invoice by product, then what they add up to, what paid it and what is left. */
export function renderLines(invoice: Invoice, l: L, payment: PaymentLocalizer): TemplateResult {
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
    ${renderSums(invoice, l, payment)}
  </section>`;
}

const KINDS: ReadonlyMap<string, 'discount' | 'proration' | 'credit'> = new Map([
  ['discount', 'discount'],
  ['proration', 'proration'],
  ['credit', 'credit'],
]);

function renderItem(item: InvoiceItem, { taxIncluded }: Invoice, l: L): TemplateResult {
  const kind = KINDS.get(item.kind ?? '');
  const details = [
    kind ? l.t(kind) : '',
    quantityOf(item, l),
    servedOf(item, l),
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

function quantityOf({ quantity, unitPrice }: InvoiceItem, l: L): string {
  if (quantity === undefined || quantity === '1') return '';
  const count = l.number(quantity);
  return unitPrice ? l.t('quantity', { quantity: count, price: l.money(unitPrice) }) : l.t('quantityOnly', { quantity: count });
}

function servedOf({ serviceStartDate, serviceEndDate }: InvoiceItem, l: L): string {
  if (!serviceStartDate) return '';
  const from = l.date(serviceStartDate, 'medium');
  if (!serviceEndDate || serviceEndDate === serviceStartDate) return from;
  return l.t('served', { from, to: l.date(serviceEndDate, 'medium') });
}

function renderSums(invoice: Invoice, l: L, payment: PaymentLocalizer): TemplateResult {
  const { tax, taxIncluded, amount, balance, payments = [] } = invoice;
  const taxed = !isZeroMoney(tax);
  const subtotal = taxed && !taxIncluded ? subtractMoney(amount, tax) : undefined;
  const row = (label: string, value: string, look = ''): TemplateResult =>
    html`<div class=${look}>
      <dt>${label}</dt>
      <dd class="figure">${value}</dd>
    </div>`;
  return html`<dl class="rows sums">
    ${subtotal ? html`${row(l.t('subtotal'), l.money(subtotal))}${row(l.t('tax'), l.money(tax))}` : nothing}
    ${row(l.t('total'), l.money(amount), 'total')} ${taxed && !subtotal ? row(l.t('taxIncluded'), l.money(tax)) : nothing}
    ${[...payments].reverse().map((entry) => row(paidWords(entry, l, payment), paidAmount(entry, l), isMade(entry) ? '' : 'not-made'))}
    ${payments.length > 0 && isPositiveMoney(balance) ? row(l.t('left'), l.money(balance), 'total') : nothing}
  </dl>`;
}

/** Whether it counts against what is owed. */
const isMade = ({ status }: InvoicePayment): boolean => status === undefined || status === 'Processed';

/** What was paid makes what is owed smaller, a refund larger; what was not accepted changes nothing. */
function paidAmount(entry: InvoicePayment, l: L): string {
  if (entry.kind === 'refund' || !isMade(entry)) return l.money(entry.amount);
  return l.money(negateMoney(entry.amount));
}

function paidWords({ kind, date, status, method }: InvoicePayment, l: L, payment: PaymentLocalizer): string {
  if (date === undefined) return l.t(kind === 'credit' ? 'creditUndated' : kind === 'refund' ? 'refundUndated' : 'paid');
  const values = { date: l.date(date, 'medium'), method: method ? paymentMethodName(method, payment) : '' };
  if (kind === 'credit') return l.t('creditOn', values);
  if (kind === 'refund') return l.t('refundOn', values);
  if (status === 'Error') return l.t(method ? 'paymentFailedWith' : 'paymentFailed', values);
  if (status === 'Processing') return l.t('paymentPending', values);
  return l.t(method ? 'paymentWith' : 'paymentOn', values);
}
