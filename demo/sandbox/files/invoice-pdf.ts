import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';

/** Everything that stands on an invoice, already worded. */
export interface InvoicePaper {
  number: string;
  invoiceDate: IsoDate;
  dueDate: IsoDate;
  currency: CurrencyCode;
  seller: string;
  accountName: string;
  accountNumber: string;
  /** Lines of the address, from the name on. */
  billTo: readonly string[];
  lines: readonly {
    name: string;
    serviceStartDate: IsoDate;
    serviceEndDate: IsoDate;
    quantity: DecimalString;
    unitPrice: DecimalString;
    amount: DecimalString;
  }[];
  /** Payments and credits that were applied. */
  paid: DecimalString;
  total: DecimalString;
  balance: DecimalString;
}

const MARGIN = 50;
const ROW = 18;
const COLUMNS = { name: 50, period: 230, quantity: 350, price: 410, amount: 480 } as const;
const RIGHT = 545;

/** What the PDF's built-in fonts can write: the characters of Windows-1252. Others, of any script, become a question mark and break nothing. */
function writable(text: string): string {
  return text.normalize('NFC').replaceAll(/[^\x20-\x7e\u00a0-\u00ff\u20ac\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2122]/gu, '?');
}

/** Writes an invoice as PDF: the same bytes for the same invoice. */
export async function writeInvoicePdf(paper: InvoicePaper): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first file: nothing else in the sandbox needs it.
  const { default: PDFDocument } = await import('pdfkit');
  const day = new Date(`${paper.invoiceDate}T00:00:00Z`);
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `Invoice ${paper.number}`, CreationDate: day, ModDate: day, Producer: 'Sandbox', Creator: 'Sandbox' },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });

  const write = (text: string, x: number, y: number, width: number, align: 'left' | 'right' = 'left') =>
    document.text(writable(text), x, y, { width, align, lineBreak: false, ellipsis: true, height: ROW });
  const writeRow = (y: number, name: string, period: string, quantity: string, price: string, amount: string) => {
    write(name, COLUMNS.name, y, COLUMNS.period - COLUMNS.name - 8);
    write(period, COLUMNS.period, y, COLUMNS.quantity - COLUMNS.period);
    write(quantity, COLUMNS.quantity, y, COLUMNS.price - COLUMNS.quantity - 8, 'right');
    write(price, COLUMNS.price, y, COLUMNS.amount - COLUMNS.price - 8, 'right');
    write(amount, COLUMNS.amount, y, RIGHT - COLUMNS.amount, 'right');
  };
  const writeHead = (y: number): number => {
    document.font('Helvetica-Bold').fontSize(9);
    writeRow(y, 'Description', 'Service period', 'Quantity', 'Unit price', 'Amount');
    document
      .moveTo(MARGIN, y + 13)
      .lineTo(RIGHT, y + 13)
      .stroke();
    document.font('Helvetica');
    return y + ROW;
  };

  document.font('Helvetica-Bold').fontSize(20);
  write(`Invoice ${paper.number}`, MARGIN, MARGIN, 300);
  document.font('Helvetica').fontSize(10);
  write(paper.seller, 350, MARGIN, RIGHT - 350, 'right');
  const facts = [
    ['Invoice date', paper.invoiceDate],
    ['Due date', paper.dueDate],
    ['Account', paper.accountNumber],
    ['Currency', paper.currency],
  ] as const;
  facts.forEach(([label, value], index) => {
    write(label, 350, 90 + index * 15, 80);
    write(value, 430, 90 + index * 15, RIGHT - 430, 'right');
  });
  write('Bill to', MARGIN, 90, 280);
  const address = [paper.accountName, ...paper.billTo.filter((line) => line !== paper.accountName)];
  address.forEach((line, index) => write(line, MARGIN, 105 + index * 15, 280));

  let y = writeHead(105 + Math.max(address.length, facts.length) * 15 + 25);
  for (const line of paper.lines) {
    if (y > document.page.height - MARGIN - 6 * ROW) {
      document.addPage();
      y = writeHead(MARGIN);
    }
    writeRow(y, line.name, `${line.serviceStartDate} – ${line.serviceEndDate}`, line.quantity, line.unitPrice, line.amount);
    y += ROW;
  }
  document.moveTo(MARGIN, y).lineTo(RIGHT, y).stroke();
  const totals = [
    ['Total', paper.total],
    ['Paid and credited', paper.paid],
    ['Balance due', paper.balance],
  ] as const;
  document.font('Helvetica-Bold');
  totals.forEach(([label, amount], index) => {
    write(label, 330, y + 8 + index * ROW, 120);
    write(`${amount} ${paper.currency}`, 440, y + 8 + index * ROW, RIGHT - 440, 'right');
  });
  document.end();
  await done;
  return joined(chunks);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
