import { html, nothing, type TemplateResult } from 'lit';
import type { CatalogProduct } from '../../../api/schemas/storefront/catalog.js';
import type { OrderResult, Quote } from '../../../api/schemas/storefront/purchase.js';
import { safeHref } from '../../primitives/safe-link.js';
import { isOwed } from '../quote/summary.js';
import { unitsOf } from './progress.js';
import { HEADING_ID, type Chosen, type Words } from './view.js';

/** What was bought, as it was when it was confirmed. */
export interface Bought {
  readonly product: CatalogProduct;
  /** For example "3 seats". */
  readonly quantity: string | undefined;
  readonly quote: Quote | undefined;
}

export function boughtOf(l: Words, { product, plan, choice }: Chosen, quote: Quote | undefined): Bought {
  const { quantity: rule } = plan;
  const { quantity } = choice;
  return { product, quantity: rule && quantity !== undefined ? unitsOf(l, rule.unit, quantity) : undefined, quote };
}

export interface DoneView {
  readonly l: Words;
  readonly result: OrderResult;
  readonly bought: Bought | undefined;
  readonly email: string;
  readonly accountHref: string | undefined;
}

/** What was bought, what was paid, what comes next. */
export function doneStep({ l, result, bought, email, accountHref }: DoneView): TemplateResult {
  const next = bought?.quote?.next;
  const href = safeHref(accountHref);
  const row = (label: string, value: TemplateResult | string, look = ''): TemplateResult =>
    html`<div>
      <dt>${label}</dt>
      <dd class=${look}>${value}</dd>
    </div>`;
  return html`<section class="step done">
    <h2 id=${HEADING_ID} tabindex="-1">${l.t('doneHeading')}</h2>
    <dl class="rows">
      ${bought ? row(l.t('plan'), html`${bought.product.name}${bought.quantity ? html`<br />${bought.quantity}` : nothing}`) : nothing}
      ${row(l.t('paid'), isOwed(result.paid) ? l.money(result.paid) : l.t('paidNothing'), 'amount-paid')}
      ${next && isOwed(next.total) ? row(l.t('nextBill'), l.t('nextBillOn', { amount: l.money(next.total), date: l.date(next.date) })) : nothing}
      ${row(l.t('accountNumber'), result.accountNumber)} ${email ? row(l.t('email'), email) : nothing}
      ${result.invoiceNumbers.length > 0 ? row(l.t('invoice'), result.invoiceNumbers.join(', ')) : nothing}
    </dl>
    ${href ? html`<div class="actions"><a class="button primary" part="cta" href=${href}>${l.t('toAccount')}</a></div>` : nothing}
  </section>`;
}
