import { css, html, render } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { renderBalances, renderBalanceTitle } from './balance-view.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import type { BalanceView } from './views.js';

const SHEET_ATTRIBUTE = 'data-storefront-sheet';

/** Hides the page when printing, and hides the printed sheet on screen. */
const PRINT_RULES = `@media screen { [${SHEET_ATTRIBUTE}] { display: none; } }
@media print { body > :not([${SHEET_ATTRIBUTE}]) { display: none !important; } body { display: block; margin: 0; } }`;

/** Styles of the printed sheet: black on white, independent of the page's theme. */
const sheetStyles = css`
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

/** Returns the focused element, also inside shadow roots. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Prints a trial balance without the rest of the page. */
export function printBalance(l: FullLocalizer<AccountingPeriodsMessages>, balance: BalanceView): void {
  const printStyles = styleSheet(PRINT_RULES);
  const previousFocus = focusedElement();
  const sheet = document.createElement('div');
  sheet.setAttribute(SHEET_ATTRIBUTE, '');
  sheet.lang = l.locale;
  sheet.dir = l.direction;
  const root = sheet.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet(sheetStyles.cssText)];
  render(html`${renderBalanceTitle(l, balance)} ${renderBalances(l, balance.balances)}`, root);
  document.querySelector(`[${SHEET_ATTRIBUTE}]`)?.remove();
  document.body.append(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, printStyles];
  const cleanUp = (): void => {
    sheet.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((candidate) => candidate !== printStyles);
    // Restores the focus, because the focused element was hidden while printing.
    if (previousFocus instanceof HTMLElement) previousFocus.focus();
  };
  addEventListener('afterprint', cleanUp, { once: true });
  print();
}
