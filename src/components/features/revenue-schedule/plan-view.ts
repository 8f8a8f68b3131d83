import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { isZero } from '../../../api/decimal/decimal.js';
import { notice } from '../../primitives/notice.js';
import { figure } from '../accounting-periods/figure.js';
import { cell, renderState } from './figures.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { OPEN_ENDED } from '../../../api/revenue/index.js';
import type { Plan, PlanRow } from './plan.js';
import { lastDistribution } from './plan.js';
import type { Redistribution } from './redistribution.js';
import { revenueOf } from './source.js';

export interface PlanViewActions {
  readonly onConfirm: () => void;
  readonly onEdit: () => void;
  readonly onLeave: () => void;
  readonly onCheck: () => void;
  readonly onCopy: (text: string) => void;
}

/** The effect of a change before it is sent, and how far it is after that. */
export function renderPlan(l: FullLocalizer<RevenueScheduleMessages>, change: Redistribution, actions: PlanViewActions): TemplateResult {
  const { plan, currency, detail, status, undoes } = change;
  const { number } = detail.schedule;
  const title = undoes ? l.t('undoTitle', { event: lastDistribution(detail)?.number ?? number }) : l.t('previewTitle', { number });
  return html`<h3 tabindex="-1" data-heading>${title}</h3>
    ${renderStatus(l, change, actions)}
    ${
      plan
        ? html`${status === 'previewing' || status === 'conflict' ? html`<p class="soft">${l.t(plan.changes ? 'previewSure' : 'noChange')}</p>` : nothing}
          ${renderEffect(l, plan, currency, change.refusedPeriod)}`
        : nothing
    }
    ${renderActions(l, change, actions)}`;
}

function renderStatus(
  l: FullLocalizer<RevenueScheduleMessages>,
  change: Redistribution,
  { onCheck }: PlanViewActions,
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
  { rows, before, after }: Plan,
  currency: string,
  refused: string | undefined,
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
      ${rows.map((row) => renderRow(l, row, currency, row.name === refused))}
    </tbody>
    <tfoot>
      <tr class="total" role="row">
        <th role="rowheader" scope="row">${l.t('total')}</th>
        <td role="cell" class="none"></td>
        ${cell(l, l.t('before'), before, currency)} ${cell(l, l.t('after'), after, currency)}
        <td role="cell" class="figure" data-label=${l.t('difference')}>
          <bdi dir="ltr">${figure(l, { amount: sameDigits(before, after), currency })}</bdi>
        </td>
      </tr>
    </tfoot>
  </table>`;
}

/** The difference of two sums that are the same, which is what every distribution comes to; a dash otherwise. */
function sameDigits(before: string, after: string): string {
  return before === after ? before.replace(/\d/g, '0').replace(/^-?0+(?=0)/, '') : '';
}

function renderRow(
  l: FullLocalizer<RevenueScheduleMessages>,
  { name, state, before, after, difference }: PlanRow,
  currency: string,
  isRefused: boolean,
): TemplateResult {
  const moves = !isZero(difference);
  return html`<tr class="${moves ? 'moves' : ''} ${isRefused ? 'refused' : ''}" part="row" role="row">
    <th role="rowheader" scope="row"><bdi>${name === OPEN_ENDED ? l.t('withoutPeriod') : name}</bdi></th>
    <td role="cell" class="state">${renderState(l, state)}</td>
    ${cell(l, l.t('before'), before, currency, 'soft')} ${cell(l, l.t('after'), after, currency, 'stays')}
    <td role="cell" class="figure strong ${moves ? '' : 'none'}" data-label=${l.t('difference')}>
      ${moves ? html`<bdi dir="ltr">${difference.startsWith('-') ? '' : '+'}${figure(l, { amount: difference, currency })}</bdi>` : '–'}
    </td>
  </tr>`;
}

function renderActions(l: FullLocalizer<RevenueScheduleMessages>, change: Redistribution, actions: PlanViewActions): TemplateResult {
  const { plan, status, undoes, currency } = change;
  const busy = status === 'submitting' || status === 'checking';
  const { amount } = revenueOf(change.detail.schedule);
  const label = undoes ? l.t('confirmUndo') : l.t('confirm', { amount: l.money({ amount, currency }) });
  return html`<div class="actions">
    ${
      plan?.changes
        ? html`<button
            class="button primary"
            part="cta"
            type="button"
            data-confirm
            aria-disabled=${busy ? 'true' : 'false'}
            @click=${() => busy || actions.onConfirm()}
          >
            ${label}
          </button>`
        : nothing
    }
    ${
      undoes
        ? nothing
        : html`<button
            class="button"
            type="button"
            data-edit
            aria-disabled=${busy ? 'true' : 'false'}
            @click=${() => busy || actions.onEdit()}
          >
            ${l.t('change_it')}
          </button>`
    }
    <button class="button" type="button" data-leave aria-disabled=${busy ? 'true' : 'false'} @click=${() => busy || actions.onLeave()}>
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
