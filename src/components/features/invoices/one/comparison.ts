import { html, type TemplateResult } from 'lit';
import type { Invoice } from '../../../../api/schemas/storefront/invoices.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { InvoicesDetailMessages } from '../../../../generated/locales/invoices-detail.js';
import { isZeroMoney } from '../../../../api/money/money.js';
import { compareInvoices, type Cause, type CauseKind } from '../../../../api/invoices/compare-invoices.js';

/** What each cause is called; where it has values of before and now, by the second. */
const WORDS: Readonly<Record<CauseKind, readonly [plain: keyof InvoicesDetailMessages, withValues?: keyof InvoicesDetailMessages]>> = {
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

/** From the invoice before to this one, cause by cause, as a sum that adds up; `said`: what came of it, to be heard. */
export function renderComparison(
  before: Invoice,
  now: Invoice,
  l: FullLocalizer<InvoicesDetailMessages>,
): { content: TemplateResult; announcement: string } {
  const causes = compareInvoices(before, now) ?? [];
  const heading = l.t(causes.length === 0 ? 'sameHeading' : 'whyHeading');
  const words = (cause: Cause): string => {
    const [plain, withValues] = WORDS[cause.kind];
    const { name, amount, before: a, now: b } = cause;
    if (a === undefined || b === undefined || !withValues) return l.t(plain, { name });
    const write = (value: string): string => (cause.kind === 'price' ? l.money({ ...amount, amount: value }) : l.number(value));
    return l.t(withValues, { name, before: write(a), now: write(b) });
  };
  const row = (label: string, amount: string, look = ''): TemplateResult =>
    html`<div class=${look}>
      <dt><bdi>${label}</bdi></dt>
      <dd class="figure">${amount}</dd>
    </div>`;
  const signed = ({ amount }: Cause): string =>
    amount.amount.startsWith('-') || isZeroMoney(amount) ? l.money(amount) : `+${l.money(amount)}`;
  const content = html`<section class="comparison" part="comparison" aria-labelledby="comparison-heading">
    <h4 id="comparison-heading">${heading}</h4>
    ${causes.length === 0 ? html`<p class="soft">${l.t('same')}</p>` : ''}
    ${causes.length > 0 && before.amount.amount === now.amount.amount ? html`<p class="soft">${l.t('samePart')}</p>` : ''}
    <dl class="rows">
      ${row(l.t('before', { number: before.invoiceNumber, date: l.date(before.invoiceDate, 'medium') }), l.money(before.amount))}
      ${causes.map((cause) => row(words(cause), signed(cause), 'cause'))} ${row(l.t('now'), l.money(now.amount), 'total')}
    </dl>
  </section>`;
  return { content, announcement: heading };
}
