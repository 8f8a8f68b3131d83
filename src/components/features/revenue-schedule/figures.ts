import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { isZero } from '../../../api/decimal/decimal.js';
import { isSameAmount, sumAmounts } from '../../../api/revenue/amounts.js';
import { figure } from '../accounting-periods/figure.js';
import { periodState } from '../accounting-periods/period-state.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import type { PeriodState } from './periods.js';
import type { Revenue } from './source.js';

export const PARTS = ['recognized', 'deferred', 'undistributed'] as const;

/** The parts of an amount and what they come to, as an equation; the marks are those of the picture. */
export function renderFigures(l: FullLocalizer<RevenueScheduleMessages>, revenue: Revenue): TemplateResult {
  const { currency, amount } = revenue;
  return html`<dl class="figures">
    ${PARTS.map(
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

/** Whether the parts of an amount come to it; anything else is no doing of ours, and nobody should book by it. */
export function isEven(revenue: Revenue): boolean {
  const sum = sumAmounts(
    PARTS.map((part) => revenue[part]),
    revenue.currency,
  );
  return sum !== undefined && isSameAmount(sum, revenue.amount);
}

export function renderState(l: FullLocalizer<RevenueScheduleMessages>, state: PeriodState): TemplateResult {
  return periodState(state, l.t(`state_${state}`));
}

/** A cell with an amount; nothing is a dash, and steps back where room is short. */
export function cell(
  l: FullLocalizer<RevenueScheduleMessages>,
  label: string,
  amount: string,
  currency: string,
  kind = '',
): TemplateResult {
  const isNothing = isZero(amount) && amount !== '';
  return html`<td role="cell" class="figure ${kind} ${isNothing ? 'none' : ''}" data-label=${label}>
    ${isNothing ? '–' : html`<bdi dir="ltr">${figure(l, { amount, currency })}</bdi>`}
  </td>`;
}

export function plain(text: string | undefined): TemplateResult | typeof nothing {
  return text === undefined || text === '' ? nothing : html`<bdi>${text}</bdi>`;
}
