import { html, nothing, type TemplateResult } from 'lit';
import { isPositiveMoney } from '../../../api/money/money.js';
import type { OrderResult, PurchaseReceipt } from '../../../api/schemas/storefront/purchase.js';
import type { Quote } from '../../../api/schemas/storefront/quote.js';
import { safeHref } from '../../primitives/safe-link.js';
import type { InvoicingTexts } from '../invoicing/invoicing-texts.js';
import { quoteSentence, quoteTerms, type QuoteLocalizer } from '../quote/quote-texts.js';
import { formatUnits } from './chosen-plans.js';
import { HEADING_ID, type ChosenPlan, type SignUpStepsLocalizer } from './sign-up-view.js';

interface DoneView {
  readonly l: SignUpStepsLocalizer;
  readonly quoteLocalizer: QuoteLocalizer;
  readonly result: OrderResult;
  /** Texts about payment on invoice, once they have loaded. */
  readonly invoicing: InvoicingTexts | undefined;
  /** Bought plans that are still on sale; the plan first, then add-ons. */
  readonly bought: readonly ChosenPlan[];
  /** Confirmed quote. */
  readonly quote: Quote | undefined;
  /** Empty after a reload, because personal data is not stored. */
  readonly email: string;
  readonly accountHref: string | undefined;
  readonly download: (receipt: PurchaseReceipt) => void;
  readonly startAgain: () => void;
}

/** Renders the confirmation: what was bought and paid, what happens next, and the receipt. */
export function doneStep(view: DoneView): TemplateResult {
  const { l, result, quote, bought, email, accountHref } = view;
  const next = quote?.next;
  const href = safeHref(accountHref);
  const row = (label: string, lines: readonly string[], look = ''): TemplateResult =>
    html`<div>
      <dt>${label}</dt>
      <dd class=${look}>${lines.map((line, index) => html`${index > 0 ? html`<br />` : nothing}<bdi>${line}</bdi>`)}</dd>
    </div>`;
  return html`<section class="sign-up step done" part="done">
    <h2 id=${HEADING_ID} tabindex="-1">${l.t(quote?.chargedFrom ? 'trialHeading' : 'doneHeading')}</h2>
    <dl class="rows">
      ${bought.map(({ product, plan, choice }, index) =>
        row(l.t(index === 0 ? 'plan' : 'addOn'), [product.name, ...unitsLine(l, plan.quantity?.unit, choice.quantity)]),
      )}
      ${
        result.invoicing
          ? view.invoicing?.rows(result.invoicing).map(({ name, value }, index) => row(name, [value], index === 0 ? 'amount-paid' : ''))
          : row(l.t('paid'), [isPositiveMoney(result.paid) ? l.money(result.paid) : l.t('paidNothing')], 'amount-paid')
      }
      ${next && isPositiveMoney(next.total) ? row(l.t('nextBill'), [l.t('nextBillOn', { amount: l.money(next.total), date: l.date(next.date) })]) : nothing}
      ${row(l.t('accountNumber'), [result.accountNumber])} ${email ? row(l.t('email'), [email]) : nothing}
      ${result.invoiceNumbers.length > 0 ? row(l.t('invoice'), [result.invoiceNumbers.join(', ')]) : nothing}
    </dl>
    ${renderNextSteps(view)} ${receiptOf(view)}
    <div class="actions">
      <button class="button link" type="button" part="start-again" @click=${view.startAgain}>${l.t('startAgain')}</button>
      ${href ? html`<a class="button primary" part="cta" href=${href}>${l.t('toAccount')}</a>` : nothing}
    </div>
  </section>`;
}

function unitsLine(l: SignUpStepsLocalizer, unit: { one: string; other: string } | undefined, quantity: number | undefined): string[] {
  return unit && quantity !== undefined ? [formatUnits(l, unit, quantity)] : [];
}

function renderNextSteps({ l, quote, quoteLocalizer }: DoneView): TemplateResult {
  const said = quote ? quoteTerms({ ...quote, coupon: undefined }, quoteLocalizer) : [];
  return html`<div class="next">
    <h3>${l.t('whatNext')}</h3>
    <ul>
      ${said.map((text) => html`<li>${text}</li>`)}
      <li>${l.t('manage')}</li>
    </ul>
  </div>`;
}

function receiptOf({ l, quoteLocalizer, invoicing, result: { receipt }, download }: DoneView): TemplateResult | typeof nothing {
  if (!receipt) return nothing;
  return html`<div class="receipt" part="receipt">
    <h3>${l.t('receipt')}</h3>
    <p>${(receipt.invoicing && invoicing?.sentence(receipt.invoicing)) ?? quoteSentence(receipt.quote, quoteLocalizer)}</p>
    ${
      receipt.consents.length > 0
        ? html`<p>${l.t('agreedTo')}</p>
            <ul class="agreed">
              ${receipt.consents.map(({ text }) => html`<li>${text}</li>`)}
            </ul>`
        : nothing
    }
    <p class="intro">${l.t('receiptNumber', { order: receipt.orderNumber })}</p>
    <button class="button" type="button" part="download" @click=${() => download(receipt)}>${l.t('download')}</button>
  </div>`;
}
