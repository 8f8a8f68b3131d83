import { totalHeight } from './canvas.js';
import { isolateText } from './clean-text.js';
import { contentWidth, MARGIN, money, type DocumentState } from './sheet.js';
import { BAND_COLOR, styles } from './style.js';

const GAP = 24;

/** Writes the sender and the document's title. */
function writeTitle(sheet: DocumentState): void {
  const { canvas, document, words } = sheet;
  const half = (contentWidth(sheet) - GAP) / 2;
  const seller = canvas.type.lines(document.seller, styles.seller, half, 'auto', 3);
  const title = [canvas.type.fitOnOneLine(words.title[document.kind], styles.title, half)];
  const state = document.state === 'posted' ? [] : [canvas.type.fitOnOneLine(words.state[document.state], styles.state, half)];
  const top = sheet.y;
  const x = MARGIN + half + GAP;
  const sellerEnd = canvas.paragraph('P', seller, MARGIN, top + 6, half);
  let end = canvas.paragraph('H1', title, x, top, half, 'end');
  if (state.length > 0) end = canvas.paragraph('P', state, x, end, half, 'end');
  sheet.y = Math.max(sellerEnd, end) + 22;
}

function factsOf({ document, formats, words }: DocumentState): [label: string, value: string][] {
  const { kind, number, date, dueDate, correctedInvoice, accountNumber } = document;
  const rows: [string, string | undefined][] = [
    [words.number[kind], isolateText(number)],
    [words.date[kind], formats.date(date)],
    [words.dueDate, dueDate && formats.date(dueDate)],
    [words.correctedInvoice, correctedInvoice && isolateText(correctedInvoice)],
    [words.account, isolateText(accountNumber)],
  ];
  return rows.flatMap(([label, value]): [string, string][] => (value === undefined ? [] : [[label, value]]));
}

/** Writes the recipient and the document's number and dates. */
function writeParties(sheet: DocumentState): void {
  const { canvas, document, words } = sheet;
  const half = (contentWidth(sheet) - GAP) / 2;
  const top = sheet.y;
  let end = canvas.paragraph('P', canvas.type.lines(words.billTo, styles.label, half), MARGIN, top, half);
  end = canvas.paragraph('P', canvas.type.lines(document.billTo.name, styles.strong, half, 'auto', 4), MARGIN, end, half);
  for (const line of document.billTo.address) {
    end = canvas.paragraph('P', canvas.type.lines(line, styles.value, half, 'auto', 4), MARGIN, end, half);
  }

  const x = MARGIN + half + GAP;
  const labelWidth = half * 0.45;
  const valueWidth = half - labelWidth - 8;
  let y = top;
  for (const [label, value] of factsOf(sheet)) {
    const labels = canvas.type.lines(label, styles.label, labelWidth);
    const values = canvas.type.lines(value, styles.value, valueWidth, undefined, 3);
    canvas.group('Sect', () => {
      canvas.paragraph('P', labels, x, y + 0.7, labelWidth);
      canvas.paragraph('P', values, x + labelWidth + 8, y, valueWidth, 'end');
    });
    y += Math.max(totalHeight(labels), totalHeight(values)) + 2;
  }
  sheet.y = Math.max(end, y) + 20;
}

/** Writes the balance and the due date. */
function writeBand(sheet: DocumentState): void {
  const { canvas, document, formats, words } = sheet;
  const width = contentWidth(sheet);
  const padding = 12;
  const inner = width - 2 * padding;
  const settled = document.kind === 'invoice' && document.state === 'posted' && /^-?0*(\.0*)?$/.test(document.balance);
  const due = document.dueDate === undefined ? [] : [words.due(formats.date(document.dueDate))];
  const under = settled ? [words.paid] : due;
  const label = canvas.type.lines(words.balance[document.kind], styles.strong, inner / 2);
  const small = under.flatMap((text) => canvas.type.lines(text, styles.label, inner / 2));
  const amount = canvas.type.fitOnOneLine(money(sheet, document.balance), styles.band, inner / 2 - 8);
  const labelsHeight = totalHeight(label) + totalHeight(small);
  const height = Math.max(labelsHeight, totalHeight([amount])) + 2 * padding;
  canvas.artifact('Layout', () => canvas.fill(MARGIN, sheet.y, width, height, BAND_COLOR));
  canvas.group('Sect', () => {
    const y = canvas.paragraph('P', label, MARGIN + padding, sheet.y + (height - labelsHeight) / 2, inner / 2);
    if (small.length > 0) canvas.paragraph('P', small, MARGIN + padding, y, inner / 2);
    canvas.paragraph('P', [amount], MARGIN + padding + inner / 2, sheet.y + (height - totalHeight([amount])) / 2, inner / 2, 'end');
  });
  sheet.y += height + 24;
}

/** Writes everything above the lines of the first page. */
export function writeHeader(sheet: DocumentState): void {
  writeTitle(sheet);
  writeParties(sheet);
  writeBand(sheet);
}
