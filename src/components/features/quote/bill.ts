import { html, nothing, type TemplateResult } from 'lit';
import { isPositiveMoney } from '../../../api/money/money.js';
import type { QuoteBill, QuoteLine } from '../../../api/schemas/storefront/quote.js';
import type { Money } from '../../../api/schemas/values.js';
import type { QuoteLocalizer } from './quote-texts.js';
import { renderLineExplanation } from './line-explanation.js';

/** Renders the lines of a bill, grouped by product. */
export function renderLines({ lines }: QuoteBill, l: QuoteLocalizer): TemplateResult[] {
  const products = [...new Set(lines.map(({ productName }) => productName))];
  return products.map(
    (product) =>
      html`<div class="product">
        <p class="detail" part="product">${product}</p>
        <ul class="lines">
          ${lines.filter(({ productName }) => productName === product).map((line) => renderLine(line, l))}
        </ul>
      </div>`,
  );
}

function renderLine(line: QuoteLine, l: QuoteLocalizer): TemplateResult {
  const details = [quantityText(line, l), servicePeriodText(line, l)].filter((text) => text !== '');
  return html`<li class="line" part="line">
    <div>
      <p>${line.kind === 'unused-time' ? l.t('unusedTime', { charge: line.chargeName }) : line.chargeName}</p>
      ${details.map((text) => html`<p class="detail">${text}</p>`)}
    </div>
    <p class="figure">${l.money(line.amount)}</p>
    ${renderLineExplanation(line, l)}
  </li>`;
}

function quantityText({ quantity, unitPrice }: QuoteLine, l: QuoteLocalizer): string {
  if (quantity === undefined || quantity === '1') return '';
  const count = l.number(quantity);
  return unitPrice ? l.t('quantity', { quantity: count, price: l.money(unitPrice) }) : l.t('quantityOnly', { quantity: count });
}

function servicePeriodText({ serviceStartDate, serviceEndDate }: QuoteLine, l: QuoteLocalizer): string {
  if (!serviceStartDate || !serviceEndDate) return '';
  const from = l.date(serviceStartDate, 'medium');
  if (serviceStartDate === serviceEndDate) return l.t('servedDay', { date: from });
  return l.t('served', { from, to: l.date(serviceEndDate, 'medium') });
}

/** Renders the totals of a bill. @param before previous total, if it has changed */
export function renderTotals(bill: QuoteBill, l: QuoteLocalizer, before?: Money): TemplateResult {
  const { subtotal, tax, taxIncluded, credit, creditGiven, total } = bill;
  const taxed = isPositiveMoney(tax);
  const row = (label: string, amount: string): TemplateResult =>
    html`<div>
      <dt>${label}</dt>
      <dd class="figure">${amount}</dd>
    </div>`;
  return html`<dl class="rows">
    ${taxed && !taxIncluded ? html`${row(l.t('subtotal'), l.money(subtotal))}${row(l.t('tax'), l.money(tax))}` : nothing}
    ${credit && isPositiveMoney(credit) ? row(l.t('credit'), l.money({ ...credit, amount: `-${credit.amount}` })) : nothing}
    ${creditGiven && isPositiveMoney(creditGiven) ? row(l.t('creditGiven'), l.money(creditGiven)) : nothing}
    <div class="total" part="total">
      <dt>${l.t('total')}</dt>
      <dd class="figure">${before ? renderAmountChange(before, total, l) : l.money(total)}</dd>
    </div>
    ${taxed && taxIncluded ? row(l.t('taxIncluded'), l.money(tax)) : nothing}
  </dl>`;
}

/** Renders a changed amount with its previous value, readable by screen readers too. */
export function renderAmountChange(before: Money, now: Money, l: QuoteLocalizer): TemplateResult | string {
  if (before.amount === now.amount) return l.money(now);
  return html`<span class="visually-hidden">${l.t('totalBefore')} </span><s class="before">${l.money(before)}</s>
    <span class="visually-hidden">${l.t('totalNow')} </span>${l.money(now)}`;
}
