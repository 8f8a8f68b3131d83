import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { notice } from '../../primitives/notice.js';
import { formatFigure } from './format-figure.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import { isClosed } from './period.js';
import { BALANCE_COLUMNS, type BalanceAmounts, type CurrencyBalance } from '../../../api/accounting/trial-balance.js';
import { accountTypeText } from './account-type-text.js';
import type { BalanceView } from './views.js';

/** Maximum number of rows to show from a file in an unknown format. */
const MAX_LINES = 200;

interface BalanceActions {
  readonly onRun: () => void;
  readonly onRetry: () => void;
  readonly onPrint: () => void;
  readonly onCsv: () => void;
  readonly onBack: () => void;
}

interface BalanceOptions extends BalanceActions {
  readonly balance: BalanceView;
  readonly canWrite: boolean;
}

/** Renders the title of a trial balance with its period and date. */
export function renderBalanceTitle(l: FullLocalizer<AccountingPeriodsMessages>, { period }: BalanceView): TemplateResult {
  return html`<h3 tabindex="-1" data-heading>${l.t('balanceOf', { name: period.name })}</h3>
    <p class="soft">${l.t('asOf', { date: l.date(period.endDate) })}</p>`;
}

/** Renders a trial balance with its actions. */
export function renderBalance(l: FullLocalizer<AccountingPeriodsMessages>, options: BalanceOptions): TemplateResult {
  const { balance, canWrite, onBack, onCsv, onPrint } = options;
  const { status } = balance;
  const hasFile = status === 'shown' || status === 'unknown-format';
  return html`<div class="view balance-view">
    ${renderBalanceTitle(l, balance)} ${renderBalanceNotice(l, options)} ${renderBalanceBody(l, balance)}
    <div class="actions">
      ${
        status === 'shown'
          ? html`<button class="button primary" part="cta" type="button" data-print @click=${onPrint}>${l.t('print')}</button>`
          : nothing
      }
      ${hasFile ? html`<button class="button" type="button" data-csv @click=${onCsv}>${l.t('csv')}</button>` : nothing}
      ${canWrite && !isClosed(balance.period) && status !== 'loading' ? renderRunButton(l, options) : nothing}
      <button class="button" type="button" data-back @click=${onBack}>${l.t('back')}</button>
    </div>
    ${canWrite && isClosed(balance.period) && hasFile ? html`<p class="soft">${l.t('stands')}</p>` : nothing}
  </div>`;
}

function renderRunButton(l: FullLocalizer<AccountingPeriodsMessages>, { balance, onRun }: BalanceOptions): TemplateResult {
  const isRunning = balance.running === 'sending' || balance.running === 'checking';
  return html`<button
    class="button"
    type="button"
    data-run
    aria-disabled=${isRunning ? 'true' : 'false'}
    @click=${() => isRunning || onRun()}
  >
    ${l.t(balance.status === 'none' ? 'balanceRun' : 'balanceAgain')}
  </button>`;
}

function renderBalanceNotice(
  l: FullLocalizer<AccountingPeriodsMessages>,
  { balance, onRetry }: BalanceOptions,
): TemplateResult | typeof nothing {
  const { running, rows, status, text } = balance;
  if (running === 'sending') return notice({ kind: 'checking', text: l.t('sending') });
  if (running === 'checking') return notice({ kind: 'checking', text: l.t('checking') });
  if (running === 'refused') return notice({ kind: 'error', text });
  const tryAgain = { label: l.t('tryAgain'), onClick: onRetry };
  if (running === 'unsure') return notice({ kind: 'warning', text, action: { ...tryAgain, label: l.t('lookAgain') } });
  if (status === 'failed') return notice({ kind: 'error', text, action: tryAgain });
  if (status === 'not-allowed') return notice({ kind: 'warning', text: l.t('fileNotAllowed', { scope: 'billing:read' }) });
  if (status === 'too-long') return notice({ kind: 'warning', text });
  if (status === 'unknown-format') {
    const [shown, total] = [MAX_LINES, rows.length];
    return notice({ kind: 'warning', text: total > shown ? l.t('strangeLong', { shown, total }) : l.t('strange') });
  }
  return nothing;
}

function renderBalanceBody(
  l: FullLocalizer<AccountingPeriodsMessages>,
  { status, balances, rows }: BalanceView,
): TemplateResult | typeof nothing {
  if (status === 'loading') return html`<div class="ghost" aria-hidden="true" inert>${renderBalances(l, SAMPLE_BALANCES)}</div>`;
  if (status === 'none') return html`<p class="soft">${l.t('balanceNone')}</p>`;
  if (status === 'shown') return renderBalances(l, balances);
  if (status !== 'unknown-format') return nothing;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${l.t('balance')}>
    <table class="table compact" part="table">
      <tbody>
        ${rows.slice(0, MAX_LINES).map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td><bdi>${cell}</bdi></td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Placeholder data while a trial balance is loading. */
const SAMPLE_AMOUNTS: BalanceAmounts = { opening: '10000.00', debit: '1000.00', credit: '1000.00', closing: '10000.00' };
const SAMPLE_BALANCES: readonly CurrencyBalance[] = [
  {
    currency: 'USD',
    lines: ['Receivable', 'Cash', 'Deferred', 'Tax', 'Revenue'].map((code) => ({ code, type: code, ...SAMPLE_AMOUNTS })),
    total: SAMPLE_AMOUNTS,
    balanced: true,
    hasTotal: true,
  },
];

/** Renders one table per currency, for screen and print. */
export function renderBalances(l: FullLocalizer<AccountingPeriodsMessages>, balances: readonly CurrencyBalance[]): TemplateResult {
  if (balances.length === 0) return html`<p class="soft">${l.t('balanceNothing')}</p>`;
  return html`${balances.map((balance) => renderCurrencyBalance(l, balance))}`;
}

/** Returns the message key for the result. `balancedHere`: the file has no totals, so the element has calculated them. */
function balanceMessage({ balanced, hasTotal }: CurrencyBalance): 'balanced' | 'balancedHere' | 'unbalanced' {
  if (!balanced) return 'unbalanced';
  return hasTotal ? 'balanced' : 'balancedHere';
}

function renderCurrencyBalance(l: FullLocalizer<AccountingPeriodsMessages>, balance: CurrencyBalance): TemplateResult {
  const { currency, lines, total, balanced } = balance;
  const renderAmounts = (line: BalanceAmounts): TemplateResult[] =>
    BALANCE_COLUMNS.map(
      (name) =>
        html`<td role="cell" class="figure" data-label=${l.t(name)}>
          <bdi dir="ltr">${formatFigure(l, { amount: line[name], currency })}</bdi>
        </td>`,
    );
  return html`<div class="currency">
    <h4 id="in-${currency}">${l.t('inCurrency', { currency })}</h4>
    <table class="table compact balances" part="table" role="table" aria-labelledby="in-${currency}">
      <thead>
        <tr role="row">
          <th scope="col" role="columnheader">${l.t('account')}</th>
          <th scope="col" role="columnheader">${l.t('type')}</th>
          ${BALANCE_COLUMNS.map((name) => html`<th scope="col" role="columnheader" class="figure">${l.t(name)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          (line) =>
            html`<tr part="row" role="row">
              <th scope="row" role="rowheader"><bdi>${line.code}</bdi></th>
              <td role="cell" data-label=${l.t('type')}><bdi>${accountTypeText(l, line.type)}</bdi></td>
              ${renderAmounts(line)}
            </tr>`,
        )}
        <tr class="total" part="row" role="row">
          <th scope="row" role="rowheader" colspan="2">${l.t('total')}</th>
          ${renderAmounts(total)}
        </tr>
      </tbody>
    </table>
    <p class=${balanced ? 'soft' : 'unbalanced'}>${l.t(balanceMessage(balance))}</p>
  </div>`;
}
