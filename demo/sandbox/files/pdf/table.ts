import type { DocumentLine } from '../billing-document.js';
import { totalHeight } from './canvas.js';
import { isolateText } from './clean-text.js';
import { contentWidth, fitsOnPage, MARGIN, money, startPage, type DocumentState } from './sheet.js';
import { LINE_COLOR, STRONG_LINE_COLOR, styles } from './style.js';
import type { TextLine } from './typesetter.js';

const GAP = 14;
const PADDING = 6;
/** Maximum height of the column headings. */
const HEAD = 20;
/** Maximum widths of number columns. Wider numbers get a smaller font size. */
const MAX_WIDTHS = { quantity: 70, unitPrice: 95, amount: 105 } as const;
/** Maximum number of lines for a name, so that a row always fits on a page. */
const NAME_LINES = 14;

const NUMBERS = ['quantity', 'unitPrice', 'amount'] as const;
type NumberColumn = (typeof NUMBERS)[number];
type Place = { x: number; width: number };
type Columns = Record<NumberColumn | 'name', Place>;

function numbersOf(sheet: DocumentState, line: DocumentLine): Record<NumberColumn, string> {
  return {
    quantity: line.quantity === undefined ? '' : sheet.formats.number(line.quantity),
    unitPrice: line.unitPrice === undefined ? '' : money(sheet, line.unitPrice),
    amount: money(sheet, line.amount),
  };
}

/** Sizes number columns to their content. The name column takes the remaining width. */
function columnsOf(sheet: DocumentState): Columns {
  const { canvas, document, words } = sheet;
  const rows = document.lines.map((line) => numbersOf(sheet, line));
  const widthOf = (column: NumberColumn): number => {
    const widths = rows.map((row) => canvas.type.fitOnOneLine(row[column], styles.value).width);
    return Math.min(MAX_WIDTHS[column], Math.max(canvas.type.fitOnOneLine(words[column], styles.head).width, ...widths));
  };
  const widths = { quantity: widthOf('quantity'), unitPrice: widthOf('unitPrice'), amount: widthOf('amount') };
  const name = contentWidth(sheet) - NUMBERS.reduce((sum, column) => sum + widths[column] + GAP, 0);
  const quantity = MARGIN + name + GAP;
  const unitPrice = quantity + widths.quantity + GAP;
  const amount = unitPrice + widths.unitPrice + GAP;
  return {
    name: { x: MARGIN, width: name },
    quantity: { x: quantity, width: widths.quantity },
    unitPrice: { x: unitPrice, width: widths.unitPrice },
    amount: { x: amount, width: widths.amount },
  };
}

/** Writes the column headings. On later pages they are artifacts, so that screen readers skip them. */
function writeColumnNames(sheet: DocumentState, columns: Columns, repeated: boolean): void {
  const { canvas, words } = sheet;
  const names = canvas.type.lines(words.description, styles.head, columns.name.width, undefined, 1);
  const numbers = NUMBERS.map((column) => [column, [canvas.type.fitOnOneLine(words[column], styles.head, columns[column].width)]] as const);
  const { y } = sheet;
  if (repeated) {
    canvas.artifact('Pagination', () => canvas.draw(names, columns.name.x, y, columns.name.width));
    for (const [column, lines] of numbers) {
      canvas.artifact('Pagination', () => canvas.draw(lines, columns[column].x, y, columns[column].width, 'right'));
    }
  } else {
    canvas.group('TR', () => {
      canvas.paragraph('TH', names, columns.name.x, y, columns.name.width);
      for (const [column, lines] of numbers) canvas.paragraph('TH', lines, columns[column].x, y, columns[column].width, 'right');
    });
  }
  sheet.y = y + totalHeight(names) + 4;
  canvas.artifact('Layout', () => canvas.fill(MARGIN, sheet.y, contentWidth(sheet), 0.9, STRONG_LINE_COLOR));
  sheet.y += 0.9;
}

/** Returns the details below a line's name. */
function detailsOf({ formats, words }: DocumentState, line: DocumentLine): string[] {
  const { period, subscription, taxRates = [] } = line;
  return [
    ...(period ? [words.period(isolateText(formats.period(period.start, period.end)))] : []),
    [
      ...(subscription === undefined ? [] : [words.subscription(isolateText(subscription))]),
      ...taxRates.map((rate) => words.tax(words.taxRate, formats.percent(rate))),
    ].join(' · '),
  ].filter((detail) => detail !== '');
}

/** A row that is broken into lines and measured. */
interface Row {
  name: readonly TextLine[];
  numbers: Record<NumberColumn, string>;
  height: number;
}

function rowOf(sheet: DocumentState, columns: Columns, line: DocumentLine): Row {
  const { canvas } = sheet;
  const name = canvas.type.lines(line.name, styles.value, columns.name.width, 'auto', NAME_LINES);
  const details = detailsOf(sheet, line).flatMap((detail) => canvas.type.lines(detail, styles.detail, columns.name.width, undefined, 3));
  const lines = [...name, ...details];
  return { name: lines, numbers: numbersOf(sheet, line), height: totalHeight(lines) + 2 * PADDING };
}

function writeRow(sheet: DocumentState, columns: Columns, { name, numbers, height }: Row): void {
  const { canvas } = sheet;
  if (!fitsOnPage(sheet, height)) {
    startPage(sheet);
    writeColumnNames(sheet, columns, true);
  }
  const top = sheet.y + PADDING;
  canvas.group('TR', () => {
    canvas.paragraph('TD', name, columns.name.x, top, columns.name.width);
    for (const column of NUMBERS) {
      const { x, width } = columns[column];
      const lines: TextLine[] = numbers[column] === '' ? [] : [canvas.type.fitOnOneLine(numbers[column], styles.value, width)];
      canvas.paragraph('TD', lines, x, top, width, 'right');
    }
  });
  sheet.y += height;
  canvas.artifact('Layout', () => canvas.fill(MARGIN, sheet.y, contentWidth(sheet), 0.5, LINE_COLOR));
}

/** Writes the lines across as many pages as necessary. */
export function writeTable(sheet: DocumentState): void {
  const columns = columnsOf(sheet);
  const rows = sheet.document.lines.map((line) => rowOf(sheet, columns, line));
  const [first] = rows;
  // Keeps the column headings on the same page as the first row.
  if (first && !fitsOnPage(sheet, HEAD + first.height)) startPage(sheet);
  sheet.canvas.group('Table', () => {
    writeColumnNames(sheet, columns, false);
    for (const row of rows) writeRow(sheet, columns, row);
  });
  sheet.y += 12;
}
