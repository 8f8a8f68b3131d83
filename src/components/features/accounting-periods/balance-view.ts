import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { notice } from '../../primitives/notice.js';
import { figure } from './figure.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import { isClosed } from './period.js';
import { AMOUNTS, type Amounts, type CurrencyBalance } from '../../../api/accounting/trial-balance.js';
import { typeWords } from './type-words.js';
import type { BalanceView } from './views.js';

/** Lines that are shown of a file whose form is not known. */
const MOST_LINES = 200;

export interface BalanceActions {
  readonly onRun: () => void;
  readonly onRetry: () => void;
  readonly onPrint: () => void;
  readonly onCsv: () => void;
  readonly onBack: () => void;
}

export interface BalanceOptions extends BalanceActions {
  readonly balance: BalanceView;
  readonly canWrite: boolean;
}

/** The title of a trial balance: which period it is of, and the day that it is as of. */
export function renderTitle(l: FullLocalizer<AccountingPeriodsMessages>, { period }: BalanceView): TemplateResult {
  return html`<h3 tabindex="-1" data-heading>${l.t('balanceOf', { name: period.name })}</h3>
    <p class="soft">${l.t('asOf', { date: l.date(period.endDate) })}</p>`;
}

/** A trial balance on the screen, with what may be done with it. */
export function renderBalance(l: FullLocalizer<AccountingPeriodsMessages>, options: BalanceOptions): TemplateResult {
  const { balance, canWrite, onBack, onCsv, onPrint } = options;
  const { status } = balance;
  const isThere = status === 'shown' || status === 'strange';
  return html`<div class="view balance-view">
    ${renderTitle(l, balance)} ${told(l, options)} ${body(l, balance)}
    <div class="actions">
      ${
        status === 'shown'
          ? html`<button class="button primary" part="cta" type="button" data-print @click=${onPrint}>${l.t('print')}</button>`
          : nothing
      }
      ${isThere ? html`<button class="button" type="button" data-csv @click=${onCsv}>${l.t('csv')}</button>` : nothing}
      ${canWrite && !isClosed(balance.period) && status !== 'loading' ? run(l, options) : nothing}
      <button class="button" type="button" data-back @click=${onBack}>${l.t('back')}</button>
    </div>
    ${canWrite && isClosed(balance.period) && isThere ? html`<p class="soft">${l.t('stands')}</p>` : nothing}
  </div>`;
}

function run(l: FullLocalizer<AccountingPeriodsMessages>, { balance, onRun }: BalanceOptions): TemplateResult {
  const busy = balance.running === 'sending' || balance.running === 'checking';
  return html`<button class="button" type="button" data-run aria-disabled=${busy ? 'true' : 'false'} @click=${() => busy || onRun()}>
    ${l.t(balance.status === 'none' ? 'balanceRun' : 'balanceAgain')}
  </button>`;
}

function told(l: FullLocalizer<AccountingPeriodsMessages>, { balance, onRetry }: BalanceOptions): TemplateResult | typeof nothing {
  const { running, rows, status, text } = balance;
  if (running === 'sending') return notice({ kind: 'checking', text: l.t('sending') });
  if (running === 'checking') return notice({ kind: 'checking', text: l.t('checking') });
  if (running === 'refused') return notice({ kind: 'error', text });
  const tryAgain = { label: l.t('tryAgain'), onClick: onRetry };
  if (running === 'unsure') return notice({ kind: 'warning', text, action: { ...tryAgain, label: l.t('lookAgain') } });
  if (status === 'failed') return notice({ kind: 'error', text, action: tryAgain });
  if (status === 'not-allowed') return notice({ kind: 'warning', text: l.t('fileNotAllowed', { scope: 'billing:read' }) });
  if (status === 'too-long') return notice({ kind: 'warning', text });
  if (status === 'strange') {
    const [shown, total] = [MOST_LINES, rows.length];
    return notice({ kind: 'warning', text: total > shown ? l.t('strangeLong', { shown, total }) : l.t('strange') });
  }
  return nothing;
}

function body(l: FullLocalizer<AccountingPeriodsMessages>, { status, balances, rows }: BalanceView): TemplateResult | typeof nothing {
  if (status === 'loading') return html`<div class="ghost" aria-hidden="true" inert>${renderBalances(l, SAMPLE)}</div>`;
  if (status === 'none') return html`<p class="soft">${l.t('balanceNone')}</p>`;
  if (status === 'shown') return renderBalances(l, balances);
  if (status !== 'strange') return nothing;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${l.t('balance')}>
    <table class="table compact" part="table">
      <tbody>
        ${rows.slice(0, MOST_LINES).map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td><bdi>${cell}</bdi></td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** What stands in for the table while it comes. */
const NOTHING: Amounts = { opening: '10000.00', debit: '1000.00', credit: '1000.00', closing: '10000.00' };
const SAMPLE: readonly CurrencyBalance[] = [
  {
    currency: 'USD',
    lines: ['Receivable', 'Cash', 'Deferred', 'Tax', 'Revenue'].map((code) => ({ code, type: code, ...NOTHING })),
    total: NOTHING,
    balanced: true,
    hasTotal: true,
  },
];

/** The tables of a trial balance, one for each currency, on the screen and on paper. */
export function renderBalances(l: FullLocalizer<AccountingPeriodsMessages>, balances: readonly CurrencyBalance[]): TemplateResult {
  if (balances.length === 0) return html`<p class="soft">${l.t('balanceNothing')}</p>`;
  return html`${balances.map((balance) => renderCurrency(l, balance))}`;
}

/** Whether the books balance, and by whose sums. */
function balanceWords({ balanced, hasTotal }: CurrencyBalance): 'balanced' | 'balancedHere' | 'unbalanced' {
  if (!balanced) return 'unbalanced';
  return hasTotal ? 'balanced' : 'balancedHere';
}

function renderCurrency(l: FullLocalizer<AccountingPeriodsMessages>, balance: CurrencyBalance): TemplateResult {
  const { currency, lines, total, balanced } = balance;
  const amounts = (line: Amounts): TemplateResult[] =>
    AMOUNTS.map(
      (name) =>
        html`<td role="cell" class="figure" data-label=${l.t(name)}>
          <bdi dir="ltr">${figure(l, { amount: line[name], currency })}</bdi>
        </td>`,
    );
  return html`<div class="currency">
    <h4 id="in-${currency}">${l.t('inCurrency', { currency })}</h4>
    <table class="table compact balances" part="table" role="table" aria-labelledby="in-${currency}">
      <thead>
        <tr role="row">
          <th scope="col" role="columnheader">${l.t('account')}</th>
          <th scope="col" role="columnheader">${l.t('type')}</th>
          ${AMOUNTS.map((name) => html`<th scope="col" role="columnheader" class="figure">${l.t(name)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          (line) =>
            html`<tr part="row" role="row">
              <th scope="row" role="rowheader"><bdi>${line.code}</bdi></th>
              <td role="cell" data-label=${l.t('type')}><bdi>${typeWords(l, line.type)}</bdi></td>
              ${amounts(line)}
            </tr>`,
        )}
        <tr class="total" part="row" role="row">
          <th scope="row" role="rowheader" colspan="2">${l.t('total')}</th>
          ${amounts(total)}
        </tr>
      </tbody>
    </table>
    <p class=${balanced ? 'soft' : 'unbalanced'}>${l.t(balanceWords(balance))}</p>
  </div>`;
}
