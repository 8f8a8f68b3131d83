import type { DecimalString } from '../../../../src/api/schemas/values.js';
import type { DocumentTax } from '../billing-document.js';
import { totalHeight } from './canvas.js';
import { isolateText } from './clean-text.js';
import { contentWidth, fitsOnPage, MARGIN, money, startPage, type DocumentState } from './sheet.js';
import { STRONG_LINE_COLOR, styles } from './style.js';
import type { TextStyle } from './typesetter.js';

const WIDTH = 310;
/** Maximum width of amounts. Wider amounts get a smaller font size. */
const MAX_AMOUNT_WIDTH = 115;
const GAP = 12;
const SPACE = 4;

interface TotalRow {
  label: string;
  amount: DecimalString;
  style: TextStyle;
  /** True to draw a horizontal line above the row. */
  ruled?: boolean;
}

function taxLabel({ formats, words }: DocumentState, { name, rate, included }: DocumentTax): string {
  const label = words.tax(isolateText(name), rate === undefined ? undefined : formats.percent(rate));
  return included ? words.taxIncluded(label) : label;
}

function negate(amount: DecimalString): DecimalString {
  if (/^-?0*(\.0*)?$/.test(amount)) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

function rowsOf(sheet: DocumentState): TotalRow[] {
  const { document, formats, words } = sheet;
  const tax = (included: boolean) =>
    document.taxes
      .filter((entry) => entry.included === included)
      .map((entry) => ({ label: taxLabel(sheet, entry), amount: entry.amount, style: included ? styles.detail : styles.value }));
  return [
    ...(document.taxes.some(({ included }) => !included)
      ? [{ label: words.subtotal, amount: document.subtotal, style: styles.value }]
      : []),
    ...tax(false),
    { label: words.total, amount: document.total, style: styles.strong },
    ...tax(true),
    ...document.settlements.map(({ kind, number, date, amount }) => ({
      label: words.settlements[kind](isolateText(number), formats.shortDate(date)),
      amount: negate(amount),
      style: styles.value,
    })),
    { label: words.balance[document.kind], amount: document.balance, style: styles.strong, ruled: true },
  ];
}

/** Writes the totals. Total and balance stay on the same page if possible. */
export function writeTotals(sheet: DocumentState): void {
  const { canvas } = sheet;
  const x = MARGIN + contentWidth(sheet) - WIDTH;
  const sums = rowsOf(sheet).map((row) => ({
    ...row,
    line: canvas.type.fitOnOneLine(money(sheet, row.amount), row.style, MAX_AMOUNT_WIDTH),
  }));
  const amountWidth = Math.max(...sums.map(({ line }) => line.width));
  const labelWidth = WIDTH - amountWidth - GAP;
  const rows = sums.map((row) => ({ ...row, labels: canvas.type.lines(row.label, row.style, labelWidth, undefined, 4) }));
  const height = rows.reduce((sum, { labels }) => sum + totalHeight(labels) + SPACE, 2 * SPACE);
  if (!fitsOnPage(sheet, height)) startPage(sheet);
  canvas.group('Table', () => {
    for (const { labels, line, ruled } of rows) {
      if (!fitsOnPage(sheet, totalHeight(labels) + 3 * SPACE)) startPage(sheet);
      if (ruled) {
        sheet.y += SPACE;
        canvas.artifact('Layout', () => canvas.fill(x, sheet.y, WIDTH, 0.9, STRONG_LINE_COLOR));
        sheet.y += SPACE;
      }
      canvas.group('TR', () => {
        canvas.paragraph('TD', labels, x, sheet.y, labelWidth);
        canvas.paragraph('TD', [line], x + labelWidth + GAP, sheet.y, amountWidth, 'right');
      });
      sheet.y += totalHeight(labels) + SPACE;
    }
  });
}

/** Writes the notes below the totals. */
export function writeNotes(sheet: DocumentState): void {
  const { canvas, document, words } = sheet;
  sheet.y += 16;
  const { reverseCharge, notes } = document;
  for (const note of [...(reverseCharge ? [words.reverseCharge(isolateText(reverseCharge.taxId))] : []), ...notes]) {
    const lines = canvas.type.lines(note, styles.value, contentWidth(sheet), 'auto', 30);
    if (!fitsOnPage(sheet, totalHeight(lines))) startPage(sheet);
    sheet.y = canvas.paragraph('P', lines, MARGIN, sheet.y, contentWidth(sheet)) + 6;
  }
}
