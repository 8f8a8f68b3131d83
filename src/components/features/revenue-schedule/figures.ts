import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { isZero } from '../../../api/decimal/decimal.js';
import { isSameAmount, sumAmounts } from '../../../api/revenue/amounts.js';
import { formatFigure } from '../accounting-periods/format-figure.js';
import { renderPeriodState } from '../accounting-periods/period-state.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import type { PeriodState } from './period-rows.js';
import type { RevenueAmounts } from './source.js';

export const REVENUE_PARTS = ['recognized', 'deferred', 'undistributed'] as const;

/** Renders the parts of the amount and their sum. The mark of each part has the color that the part has in the chart. */
export function renderFigures(l: FullLocalizer<RevenueScheduleMessages>, revenue: RevenueAmounts): TemplateResult {
  const { currency, amount } = revenue;
  return html`<dl class="figures">
    ${REVENUE_PARTS.map(
      (part) =>
        html`<div class="part">
          <dt><span class="mark ${part}" aria-hidden="true"></span>${l.t(part)}</dt>
          <dd class="sum">${l.money({ amount: revenue[part], currency })}</dd>
        </div>`,
    )}
    <div class="whole">
      <dt>${l.t('amount')}</dt>
      <dd class="sum">${l.money({ amount, currency })}</dd>
    </div>
  </dl>`;
}

/** True if the parts add up to the amount. Otherwise the platform's data is inconsistent. */
export function isConsistent(revenue: RevenueAmounts): boolean {
  const sum = sumAmounts(
    REVENUE_PARTS.map((part) => revenue[part]),
    revenue.currency,
  );
  return sum !== undefined && isSameAmount(sum, revenue.amount);
}

export function renderRowState(l: FullLocalizer<RevenueScheduleMessages>, state: PeriodState): TemplateResult {
  return renderPeriodState(state, l.t(`state_${state}`));
}

/** Renders a table cell with an amount. Zero is shown as a dash and hidden on narrow screens. */
export function renderAmountCell(
  l: FullLocalizer<RevenueScheduleMessages>,
  label: string,
  amount: string,
  currency: string,
  kind = '',
): TemplateResult {
  const isEmpty = isZero(amount) && amount !== '';
  return html`<td role="cell" class="figure ${kind} ${isEmpty ? 'none' : ''}" data-label=${label}>
    ${isEmpty ? '–' : html`<bdi dir="ltr">${formatFigure(l, { amount, currency })}</bdi>`}
  </td>`;
}

export function renderText(text: string | undefined): TemplateResult | typeof nothing {
  return text === undefined || text === '' ? nothing : html`<bdi>${text}</bdi>`;
}
