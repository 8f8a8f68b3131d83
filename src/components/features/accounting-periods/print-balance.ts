import { css, html, render } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { renderBalances, renderTitle } from './balance-view.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import type { BalanceView } from './views.js';

const SHEET = 'data-storefront-sheet';

/** In print, nothing of the page is left but the sheet; on the screen there is no sheet. */
const PAGE = `@media screen { [${SHEET}] { display: none; } }
@media print { body > :not([${SHEET}]) { display: none !important; } body { display: block; margin: 0; } }`;

/** A sheet of paper: black on white, whatever the page looks like. */
const paper = css`
  :host {
    background: #fff;
    color: #000;
    color-scheme: light;
    font:
      10pt / 1.4 system-ui,
      sans-serif;
  }
  h3 {
    margin: 0;
    font-size: 14pt;
  }
  h4 {
    margin: 1.5em 0 0.5em;
    font-size: 11pt;
  }
  p {
    margin: 0.5em 0;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  :is(th, td) {
    padding: 2pt 0;
    padding-inline-end: 8pt;
    border-block-end: 0.5pt solid #999;
    font-weight: 400;
    text-align: start;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  .figure {
    text-align: end;
    white-space: nowrap;
  }
  thead th {
    border-block-end: 1pt solid #000;
    vertical-align: bottom;
  }
  .total > * {
    border-block: 1pt solid #000;
    font-weight: 700;
  }
`;

function styleSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** What has the focus, through every shadow root. */
function focused(): Element | null {
  let on = document.activeElement;
  while (on?.shadowRoot?.activeElement) on = on.shadowRoot.activeElement;
  return on;
}

/** Prints a trial balance and nothing else of the page. */
export function printBalance(l: FullLocalizer<AccountingPeriodsMessages>, balance: BalanceView): void {
  const rest = styleSheet(PAGE);
  const pressed = focused();
  const sheet = document.createElement('div');
  sheet.setAttribute(SHEET, '');
  sheet.lang = l.locale;
  sheet.dir = l.direction;
  const root = sheet.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet(paper.cssText)];
  render(html`${renderTitle(l, balance)} ${renderBalances(l, balance.balances)}`, root);
  document.querySelector(`[${SHEET}]`)?.remove();
  document.body.append(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rest];
  const end = (): void => {
    sheet.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rest);
    // It was not to be seen on paper, and what is not to be seen loses the focus.
    if (pressed instanceof HTMLElement) pressed.focus();
  };
  addEventListener('afterprint', end, { once: true });
  print();
}
