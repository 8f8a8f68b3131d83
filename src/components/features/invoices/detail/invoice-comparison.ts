import { html, type TemplateResult } from 'lit';
import type { Invoice } from '../../../../api/schemas/storefront/invoices.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { InvoicesDetailMessages } from '../../../../generated/locales/invoices-detail.js';
import { isZeroMoney } from '../../../../api/money/money.js';
import { compareInvoices, type DifferenceCause, type DifferenceKind } from '../../../../api/invoices/compare-invoices.js';

/** Messages by cause. The second message is used if the cause has a previous and a current value. */
const CAUSE_MESSAGES: Readonly<
  Record<DifferenceKind, readonly [name: keyof InvoicesDetailMessages, withValues?: keyof InvoicesDetailMessages]>
> = {
  'new-plan': ['causeNewPlan'],
  'ended-plan': ['causeEndedPlan'],
  new: ['causeNew'],
  removed: ['causeRemoved'],
  price: ['causePrice', 'causePriceFromTo'],
  quantity: ['causeQuantity', 'causeQuantity'],
  usage: ['causeUsageAmount', 'causeUsage'],
  proration: ['causeProration'],
  'discount-begun': ['causeDiscountBegun'],
  'discount-ended': ['causeDiscountEnded'],
  discount: ['causeDiscount'],
  tax: ['causeTax'],
  other: ['causeOther'],
};

/** Rendered comparison of an invoice with the previous invoice. */
export interface InvoiceComparison {
  readonly content: TemplateResult;
  readonly announcement: string;
}

/** Renders the differences between two invoices by cause. The causes add up to the difference of the totals. */
export function renderComparison(previous: Invoice, current: Invoice, l: FullLocalizer<InvoicesDetailMessages>): InvoiceComparison {
  const causes = compareInvoices(previous, current) ?? [];
  const heading = l.t(causes.length === 0 ? 'sameHeading' : 'whyHeading');
  const causeText = (cause: DifferenceCause): string => {
    const [nameKey, withValues] = CAUSE_MESSAGES[cause.kind];
    const { name, amount, before, now } = cause;
    if (before === undefined || now === undefined || !withValues) return l.t(nameKey, { name });
    const format = (value: string): string => (cause.kind === 'price' ? l.money({ ...amount, amount: value }) : l.number(value));
    return l.t(withValues, { name, before: format(before), now: format(now) });
  };
  const row = (label: string, amount: string, className = ''): TemplateResult =>
    html`<div class=${className}>
      <dt><bdi>${label}</bdi></dt>
      <dd class="figure">${amount}</dd>
    </div>`;
  const signedAmount = ({ amount }: DifferenceCause): string =>
    amount.amount.startsWith('-') || isZeroMoney(amount) ? l.money(amount) : `+${l.money(amount)}`;
  const content = html`<section class="comparison" part="comparison" aria-labelledby="comparison-heading">
    <h4 id="comparison-heading">${heading}</h4>
    ${causes.length === 0 ? html`<p class="soft">${l.t('same')}</p>` : ''}
    ${causes.length > 0 && previous.amount.amount === current.amount.amount ? html`<p class="soft">${l.t('samePart')}</p>` : ''}
    <dl class="rows">
      ${row(l.t('before', { number: previous.invoiceNumber, date: l.date(previous.invoiceDate, 'medium') }), l.money(previous.amount))}
      ${causes.map((cause) => row(causeText(cause), signedAmount(cause), 'cause'))} ${row(l.t('now'), l.money(current.amount), 'total')}
    </dl>
  </section>`;
  return { content, announcement: heading };
}
