import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { isZero } from '../../../api/decimal/decimal.js';
import { notice } from '../../primitives/notice.js';
import { formatFigure } from '../accounting-periods/format-figure.js';
import { renderAmountCell, renderRowState } from './figures.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { OPEN_ENDED } from '../../../api/revenue/index.js';
import type { RevenuePlan, RevenuePlanRow } from './revenue-plan.js';
import { lastDistribution } from './revenue-plan.js';
import type { Redistribution } from './redistribution.js';
import { revenueAmounts } from './source.js';

interface RevenuePlanActions {
  readonly onConfirm: () => void;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
  readonly onCheck: () => void;
  readonly onCopy: (text: string) => void;
}

/** Renders the effect of a change, and its progress once it is sent. */
export function renderRevenuePlan(
  l: FullLocalizer<RevenueScheduleMessages>,
  change: Redistribution,
  actions: RevenuePlanActions,
): TemplateResult {
  const { plan, currency, detail, status, isUndo } = change;
  const { number } = detail.schedule;
  const title = isUndo ? l.t('undoTitle', { event: lastDistribution(detail)?.number ?? number }) : l.t('previewTitle', { number });
  return html`<h3 tabindex="-1" data-heading>${title}</h3>
    ${renderStatus(l, change, actions)}
    ${
      plan
        ? html`${status === 'previewing' || status === 'conflict' ? html`<p class="soft">${l.t(plan.hasChanges ? 'previewSure' : 'noChange')}</p>` : nothing}
          ${renderEffect(l, plan, currency, change.refusedPeriod)}`
        : nothing
    }
    ${renderActions(l, change, actions)}`;
}

function renderStatus(
  l: FullLocalizer<RevenueScheduleMessages>,
  change: Redistribution,
  { onCheck }: RevenuePlanActions,
): TemplateResult | typeof nothing {
  const { status, problem, refusedPeriod: period } = change;
  switch (status) {
    case 'refused':
      return notice({ kind: 'error', text: period === undefined ? problem : `${problem} ${l.t('refusedPeriod', { period })}` });
    case 'conflict':
      return notice({ kind: 'warning', text: problem });
    case 'checking':
      return change.isChecking
        ? notice({ kind: 'checking', text: l.t('checking') })
        : notice({ kind: 'checking', text: problem, action: { label: l.t('checkAgain'), onClick: onCheck } });
    default:
      return nothing;
  }
}

function renderEffect(
  l: FullLocalizer<RevenueScheduleMessages>,
  { rows, before, after }: RevenuePlan,
  currency: string,
  refusedPeriod: string | undefined,
): TemplateResult {
  return html`<table class="table compact effect" part="table" role="table" aria-label=${l.t('periods')}>
    <thead>
      <tr role="row">
        <th role="columnheader" scope="col">${l.t('period')} <bdi class="note">${currency}</bdi></th>
        <th role="columnheader" scope="col">${l.t('state')}</th>
        <th role="columnheader" scope="col" class="figure">${l.t('before')}</th>
        <th role="columnheader" scope="col" class="figure">${l.t('after')}</th>
        <th role="columnheader" scope="col" class="figure">${l.t('difference')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => renderPlanRow(l, row, currency, row.name === refusedPeriod))}
    </tbody>
    <tfoot>
      <tr class="total" role="row">
        <th role="rowheader" scope="row">${l.t('total')}</th>
        <td role="cell" class="none"></td>
        ${renderAmountCell(l, l.t('before'), before, currency)} ${renderAmountCell(l, l.t('after'), after, currency)}
        <td role="cell" class="figure" data-label=${l.t('difference')}>
          <bdi dir="ltr">${formatFigure(l, { amount: zeroDifference(before, after), currency })}</bdi>
        </td>
      </tr>
    </tfoot>
  </table>`;
}

/**
 * Returns the difference of the sums before and after a distribution: zero, with the decimals of the sum. If the sums differ nonetheless, returns an
 * empty text, which is shown as a dash.
 */
function zeroDifference(before: string, after: string): string {
  return before === after ? before.replace(/\d/g, '0').replace(/^-?0+(?=0)/, '') : '';
}

function renderPlanRow(
  l: FullLocalizer<RevenueScheduleMessages>,
  { name, state, before, after, difference }: RevenuePlanRow,
  currency: string,
  isRefused: boolean,
): TemplateResult {
  const hasChange = !isZero(difference);
  return html`<tr class="${hasChange ? 'moves' : ''} ${isRefused ? 'refused' : ''}" part="row" role="row">
    <th role="rowheader" scope="row"><bdi>${name === OPEN_ENDED ? l.t('withoutPeriod') : name}</bdi></th>
    <td role="cell" class="state">${renderRowState(l, state)}</td>
    ${renderAmountCell(l, l.t('before'), before, currency, 'soft')} ${renderAmountCell(l, l.t('after'), after, currency, 'stays')}
    <td role="cell" class="figure strong ${hasChange ? '' : 'none'}" data-label=${l.t('difference')}>
      ${hasChange ? html`<bdi dir="ltr">${difference.startsWith('-') ? '' : '+'}${formatFigure(l, { amount: difference, currency })}</bdi>` : '–'}
    </td>
  </tr>`;
}

function renderActions(l: FullLocalizer<RevenueScheduleMessages>, change: Redistribution, actions: RevenuePlanActions): TemplateResult {
  const { plan, status, isUndo, currency } = change;
  const isBusy = status === 'submitting' || status === 'checking';
  const { amount } = revenueAmounts(change.detail.schedule);
  const label = isUndo ? l.t('confirmUndo') : l.t('confirm', { amount: l.money({ amount, currency }) });
  return html`<div class="actions">
    ${
      plan?.hasChanges
        ? html`<button
            class="button primary"
            part="cta"
            type="button"
            data-confirm
            aria-disabled=${isBusy ? 'true' : 'false'}
            @click=${() => isBusy || actions.onConfirm()}
          >
            ${label}
          </button>`
        : nothing
    }
    ${
      isUndo
        ? nothing
        : html`<button
            class="button"
            type="button"
            data-edit
            aria-disabled=${isBusy ? 'true' : 'false'}
            @click=${() => isBusy || actions.onEdit()}
          >
            ${l.t('change_it')}
          </button>`
    }
    <button class="button" type="button" data-leave aria-disabled=${isBusy ? 'true' : 'false'} @click=${() => isBusy || actions.onCancel()}>
      ${l.t('cancel')}
    </button>
    ${
      plan?.model
        ? html`<button class="button link copy" type="button" @click=${() => actions.onCopy(JSON.stringify(plan.model, undefined, 2))}>
            ${l.t('copyModel')}
          </button>`
        : nothing
    }
    ${status === 'submitting' ? html`<p class="soft">${l.t('sending')}</p>` : nothing}
  </div>`;
}
