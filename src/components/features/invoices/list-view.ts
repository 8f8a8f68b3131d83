import { html, nothing, type TemplateResult } from 'lit';
import type { InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { notice } from '../../primitives/notice.js';
import { openerKey } from '../tasks/task-controller.js';
import type { InvoicesMessages } from '../../../generated/locales/invoices.js';
import { toPay } from './open-invoices.js';
import type { Listed } from './listed.js';

/** What can be saved as a file. */
export type Saving = 'csv' | 'calendar';

/** Everything that the list is drawn from. */
export interface ListView {
  readonly l: FullLocalizer<InvoicesMessages>;
  /** What is to be paid in all. */
  readonly open: { readonly invoices: readonly InvoiceSummary[]; readonly more: boolean };
  readonly chosen: readonly InvoiceSummary[];
  readonly mayPay: boolean;
  /** Whether there is a column to choose what is paid. */
  readonly choosing: boolean;
  readonly searching: boolean;
  readonly saving: Saving | undefined;
  readonly listed: Listed;
  readonly search: () => void;
  readonly pay: (numbers: string) => void;
  readonly more: () => void;
  readonly save: (what: Saving) => void;
  readonly show: (flow: string) => void;
}

/** What is to be paid, and the two things one comes for: to pay, and to find. */
export function renderTop(view: ListView): TemplateResult {
  const { l, open, chosen, mayPay, searching } = view;
  const paying = chosen.length > 0 ? chosen : open.more ? [] : open.invoices;
  const key = chosen.length > 0 ? 'payChosen' : 'payAll';
  return html`<div class="top">
    <p>${announcement(view)}</p>
    <div class="buttons">
      <button class="button find" type="button" part="action" aria-expanded=${searching ? 'true' : 'false'} @click=${view.search}>
        ${l.t('find')}
      </button>
      ${
        mayPay && paying.length > 0
          ? html`<button
              class="button primary"
              type="button"
              part="cta"
              data-opens=${openerKey('pay', numbersOf(paying))}
              @click=${() => view.pay(numbersOf(paying))}
            >
              ${l.t(key, { count: paying.length })}
            </button>`
          : nothing
      }
    </div>
  </div>`;
}

const numbersOf = (invoices: readonly InvoiceSummary[]): string => invoices.map(({ invoiceNumber }) => invoiceNumber).join(' ');

function announcement({ l, open: { invoices, more }, chosen }: ListView): TemplateResult | string {
  const total = toPay(chosen.length > 0 ? chosen : invoices);
  if (chosen.length > 0 && total) return html`<strong>${l.t('chosenTotal', { total: l.money(total), count: chosen.length })}</strong>`;
  if (more) return l.t('openMany', { count: invoices.length });
  if (!total) return l.t('allPaid');
  const overdue = toPay(invoices.filter((invoice) => invoice.overdue));
  return html`<strong>${l.t('openTotal', { total: l.money(total), count: invoices.length })}</strong> ${
      overdue ? html`<span class="danger">${l.t('overdueTotal', { total: l.money(overdue) })}</span>` : nothing
    }`;
}

/** The table; @param rows undefined where there are so many that they draw themselves where they are seen */
export function renderTable({ l, choosing, listed }: ListView, rows: TemplateResult | undefined): TemplateResult {
  const column = (key: 'number' | 'date' | 'status' | 'amount' | 'toPay', figure = false): TemplateResult =>
    html`<th role="columnheader" scope="col" class=${figure ? 'figure' : ''}>${l.t(key)}</th>`;
  const long = rows === undefined;
  return html`<div
    class=${long ? 'scroll long' : 'scroll'}
    role=${long ? 'region' : nothing}
    aria-label=${long ? l.t('caption') : nothing}
    tabindex=${long ? '0' : nothing}
  >
    <table class="table list ${choosing ? 'choosing' : ''}" part="table" role="table" aria-rowcount=${(listed.count ?? -2) + 1}>
      <caption class="visually-hidden">
        ${l.t('caption')}
      </caption>
      <thead>
        <tr role="row" aria-rowindex="1">
          ${choosing ? html`<td role="cell"></td>` : nothing}
          ${column('number')}${column('date')}${column('status')}${column('amount', true)}${column('toPay', true)}
        </tr>
      </thead>
      ${
        rows
          ? html`<tbody>
              ${rows}
            </tbody>`
          : html`<tbody data-rows></tbody>`
      }
    </table>
  </div>`;
}

/** Below the table: how to get to older invoices, how many there are, and what else there is to know. */
export function renderFoot(view: ListView): TemplateResult {
  const { l, saving } = view;
  const link = (label: string, flow: string): TemplateResult =>
    html`<button class="button link" type="button" part="action" data-opens=${openerKey(flow)} @click=${() => view.show(flow)}>
      ${label}
    </button>`;
  const file = (label: string, what: Saving): TemplateResult =>
    html`<button
      class="button link"
      type="button"
      part="action"
      aria-disabled=${saving ? 'true' : 'false'}
      @click=${() => saving ?? view.save(what)}
    >
      ${label}
    </button>`;
  return html`${older(view)}
    <div class="others">
      ${link(l.t('upcoming'), 'upcoming')}${link(l.t('credits'), 'credits')}${file(l.t('exportCsv'), 'csv')}${file(l.t('calendar'), 'calendar')}
    </div>`;
}

function older({ l, listed, more }: ListView): TemplateResult | typeof nothing {
  const { hasMore, isLong, status, count, rows } = listed;
  const shown = rows.length;
  if (!hasMore) return isLong ? html`<p class="soft">${l.t('found', { count: shown })}</p>` : nothing;
  const action = { label: l.t('tryAgain'), onClick: more };
  if (status === 'failed') return notice({ kind: 'error', text: l.t('moreFailed'), action });
  const text =
    status === 'busy' && isLong
      ? l.t('moreComing')
      : count === undefined
        ? l.t('foundMore', { count: shown })
        : l.t('shownOf', { shown, count });
  return html`<div class="top">
    <p class="soft">${text}</p>
    ${
      isLong
        ? nothing
        : html`<button
            class="button older"
            part="action"
            type="button"
            aria-disabled=${status === 'busy' ? 'true' : 'false'}
            @click=${() => status === 'idle' && more()}
          >
            ${l.t('more')}
          </button>`
    }
  </div>`;
}
