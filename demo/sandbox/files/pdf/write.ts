import type { BillingDocument } from '../billing-document.js';
import { Canvas } from './canvas.js';
import { cleanText } from './clean-text.js';
import { Typefaces } from './fonts.js';
import { Formats } from './formats.js';
import { writeHeader } from './header.js';
import { contentWidth, MARGIN, type DocumentState } from './sheet.js';
import { styles } from './style.js';
import { writeTable } from './table.js';
import { writeNotes, writeTotals } from './totals.js';
import { Typesetter } from './typesetter.js';
import { documentTexts } from './texts/index.js';

/** Countries that use Letter paper. All others use A4. */
const LETTER = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);

/** Cleans all texts of a document that customers entered. */
function cleanDocument(document: BillingDocument): BillingDocument {
  return {
    ...document,
    number: cleanText(document.number),
    ...(document.correctedInvoice !== undefined && { correctedInvoice: cleanText(document.correctedInvoice) }),
    seller: cleanText(document.seller),
    accountNumber: cleanText(document.accountNumber),
    billTo: { name: cleanText(document.billTo.name), address: document.billTo.address.map(cleanText) },
    lines: document.lines.map((line) => ({ ...line, name: cleanText(line.name) })),
    taxes: document.taxes.map((tax) => ({ ...tax, name: cleanText(tax.name) })),
    settlements: document.settlements.map((settlement) => ({ ...settlement, number: cleanText(settlement.number) })),
    ...(document.reverseCharge && { reverseCharge: { taxId: cleanText(document.reverseCharge.taxId) } }),
    notes: document.notes.map(cleanText),
  };
}

/** Writes the footer: document number and page number. */
function writeFooter({ canvas, document, formats, words }: DocumentState, width: number): void {
  canvas.onEachPage((page, pages) => {
    const half = width / 2;
    const y = canvas.height - MARGIN;
    const about = canvas.type.lines(`${document.seller} · ${document.number}`, styles.label, half * 1.5, undefined, 1);
    const number = canvas.type.fitOnOneLine(words.page(formats.number(String(page)), formats.number(String(pages))), styles.label);
    canvas.artifact('Pagination', () => canvas.draw(about, MARGIN, y, half * 1.5));
    canvas.artifact('Pagination', () => canvas.draw([number], MARGIN + half, y, half, 'end'));
  });
}

/**
 * Writes an invoice or credit memo as a PDF with embedded fonts. The same document always results in the same bytes.
 *
 * @throws {RangeError} if an amount is not a decimal number
 */
export async function writeBillingDocument(original: BillingDocument): Promise<Uint8Array<ArrayBuffer>> {
  const document = cleanDocument(original);
  const { language, country, kind, number, seller, date } = document;
  const faces = await Typefaces.load();
  const type = new Typesetter(faces, language === 'ar' ? 'rtl' : 'ltr');
  const words = documentTexts[language];
  const locale = `${language}-${country}`;
  const canvas = new Canvas(type, {
    language: locale,
    size: LETTER.has(country) ? 'LETTER' : 'A4',
    title: `${words.title[kind]} ${number}`,
    author: seller,
    created: new Date(`${date}T00:00:00Z`),
  });
  const sheet: DocumentState = { canvas, formats: new Formats(locale), words, document, y: MARGIN };
  canvas.group('Sect', () => {
    writeHeader(sheet);
    writeTable(sheet);
    writeTotals(sheet);
    writeNotes(sheet);
  });
  writeFooter(sheet, contentWidth(sheet));
  return canvas.finish();
}
