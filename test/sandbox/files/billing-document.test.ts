import createBidi from 'bidi-js';
import { describe, expect, it } from 'vitest';
import type { BillingDocument } from '../../../demo/sandbox/files/billing-document.js';
import { writeBillingDocument } from '../../../demo/sandbox/files/pdf/write.js';
import { documentTexts } from '../../../demo/sandbox/files/pdf/texts/index.js';
import { arabicInvoice, englishInvoice, germanInvoice, japaneseInvoice } from '../../support/billing-documents.js';
import { readPdf, type PdfContent, type PdfLine } from '../../support/pdf-reader.js';

const read = async (document: BillingDocument): Promise<PdfContent> => readPdf(await writeBillingDocument(document));
const linesOf = (pdf: PdfContent): PdfLine[] => pdf.pages.flatMap(({ lines }) => lines);
const textsOf = (pdf: PdfContent): string[] => linesOf(pdf).map(({ text }) => text);
const withLines = (document: BillingDocument, count: number): BillingDocument => ({
  ...document,
  lines: Array.from({ length: count }, (_, index) => ({ name: `Line ${index + 1}`, quantity: '1', unitPrice: '1.00', amount: '1.00' })),
});

/** Returns a text in visual order from left to right. Uses the reference algorithm of Unicode. */
function seen(text: string): string {
  const bidi = createBidi();
  return bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, 'rtl'));
}

describe('a document in English', () => {
  it("shows all its data in the reader's texts and formats", async () => {
    const pdf = await read(englishInvoice);
    expect(textsOf(pdf)).toEqual([
      'Kestrel Maps',
      'Invoice',
      'Bill to',
      'Byron & Daughters, Inc.',
      'Ada Byron',
      '12 Analytical Way',
      'New York, NY 10001',
      'United States',
      ...['Invoice number', 'INV00000001', 'Invoice date', 'November 21, 2026', 'Due date', 'December 21, 2026', 'Account', 'A00000001'],
      ...['Balance due', 'Due December 21, 2026', '$400.00'],
      ...['Description', 'Quantity', 'Unit price', 'Amount'],
      ...[
        'Professional: Seats',
        'Service period: Nov 21 – Dec 20, 2026',
        'Subscription A-S00000001 · Tax 8.875%',
        '12',
        '$19.00',
        '$228.00',
      ],
      ...['Professional: Setup', '1', '$1,150.00', '$1,150.00'],
      ...['Tile requests', 'Service period: Oct 21 – Nov 20, 2026', '1,234,567', '$0.000125', '$154.32'],
      ...['Launch discount', 'Service period: Nov 21 – Dec 20, 2026', '-$153.23'],
      ...['Subtotal', '$1,379.09', 'State sales tax 4%', '$55.16', 'City sales tax 4.875%', '$67.23', 'Total', '$1,501.48'],
      ...['Payment P-00000001, Nov 21, 2026', '-$1,000.00', 'Credit memo CM00000003, Nov 25, 2026', '-$101.48'],
      ...['Balance due', '$400.00'],
      ...['Kestrel Maps · INV00000001', '1 / 1'],
    ]);
    expect(pdf.title).toBe('Invoice INV00000001');
    expect(pdf.language).toBe('en-US');
    expect(pdf.pages).toMatchObject([{ width: 612, height: 792 }]);
  });

  it('shows amounts that add up', async () => {
    const shown = linesOf(await read(englishInvoice)).filter(({ text, right }) => /^-?\$[\d,.]+$/.test(text) && right > 550);
    const cents = shown.map(({ text }) => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100));
    const lines = cents.slice(0, 4).reduce((sum, amount) => sum + amount, 0);
    const [subtotal = 0, state = 0, city = 0, total = 0, payment = 0, credit = 0, balance = 0] = cents.slice(4);
    expect(lines).toBe(subtotal);
    expect(subtotal + state + city).toBe(total);
    expect(total + payment + credit).toBe(balance);
    expect(balance).toBe(400_00);
  });

  it('aligns numbers to the right', async () => {
    const shown = linesOf(await read(englishInvoice)).filter(({ text, top }) => /^-?\$[\d,.]+$/.test(text) && top > 300);
    const edges = new Set(shown.map(({ right }) => Math.round(right)));
    expect([...edges].sort((a, b) => a - b)).toHaveLength(2);
    expect(edges).toContain(612 - 54);
  });
});

describe('a document in another language', () => {
  it('is German for Germany', async () => {
    const pdf = await read(germanInvoice);
    expect(textsOf(pdf)).toEqual(
      expect.arrayContaining([
        'Rechnung',
        'Rechnungsempfänger',
        'Größenwahn Maschinenbau GmbH & Co. KG',
        'Königsstraße 7',
        '21. November 2026',
        'Leistungszeitraum: 21.11. – 20.12.2026',
        '1.150,00 €',
        '1.234.567',
        'Darin enthalten: Umsatzsteuer 19 %',
        'Zahlung P-00000001 vom 21.11.2026',
        'Offener Betrag',
        'Der Rechnungsbetrag ist ohne Abzug fällig.',
      ]),
    );
    expect(pdf).toMatchObject({ title: 'Rechnung INV00000001', language: 'de-DE', missingGlyphs: 0 });
    expect(pdf.pages[0]).toMatchObject({ width: 595.28, height: 841.89 });
  });

  it('is Japanese for Japan, with yen that have no decimals', async () => {
    const pdf = await read(japaneseInvoice);
    expect(textsOf(pdf)).toEqual(
      expect.arrayContaining([
        '請求書',
        'ケストレル地図株式会社',
        '株式会社髙橋商店 御中',
        '山田 太郎 様',
        '2026年11月21日',
        'ご利用期間：2026/11/21～2026/12/20',
        '￥22,800',
        '-￥2,280',
        '消費税（10%）',
        'お支払い済み',
        '￥0',
      ]),
    );
    expect(pdf).toMatchObject({ title: '請求書 INV00000001', language: 'ja-JP', missingGlyphs: 0, embedsItsFonts: true });
  });

  it('is Arabic for Arabic-speaking countries: right to left on the page, and stored in reading order', async () => {
    const pdf = await read(arabicInvoice);
    const texts = [
      'فاتورة',
      'خرائط كيستريل (Kestrel Maps)',
      'شركة النور للتجارة (ذ.م.م)',
      'أحمد Smith بن علي',
      'شارع الشيخ زايد 12، مبنى B-4',
      'الإمارات العربية المتحدة',
      'المبلغ المستحق',
      'خطة المحترفين Pro: مقاعد (10 users) شهريًا',
    ];
    for (const text of texts) expect(pdf.actualTexts.join('\n')).toContain(text);
    for (const text of texts) expect(textsOf(pdf)).toContain(seen(text));
    expect(pdf).toMatchObject({ title: 'فاتورة INV00000001', language: 'ar-AE', missingGlyphs: 0, embedsItsFonts: true });
  });

  it('joins Arabic letters', async () => {
    const pdf = await read({ ...englishInvoice, notes: ['ببب ب لا'] });
    // Beh has four forms: initial, medial, final and isolated. Lam and alef join into one glyph, whose letters are read in visual order.
    expect(pdf.glyphsOf('ب')).toBe(4);
    expect(pdf.glyphsOf('ال')).toBe(1);
    expect(textsOf(pdf)).toContain('ال ب ببب');
  });

  it('mirrors the page for Arabic, with numbers still aligned', async () => {
    const pdf = await read(arabicInvoice);
    const placeOf = (text: string): PdfLine => {
      const line = linesOf(pdf).find((found) => found.text === seen(text));
      if (!line) throw new Error(`No '${text}'.`);
      return line;
    };
    expect(placeOf('الوصف').right).toBeCloseTo(595.28 - 54, 0);
    expect(placeOf('المبلغ').right).toBeLessThan(placeOf('الكمية').left);
    expect(placeOf('فاتورة').left).toBeCloseTo(54, 0);
    expect(placeOf('الوصف').left).toBeGreaterThan(placeOf('الكمية').right);
  });

  it('has the same texts in all languages', () => {
    const shapeOf = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
        : typeof value;
    const [english, ...others] = Object.values(documentTexts).map(shapeOf);
    for (const other of others) expect(other).toEqual(english);
  });
});

describe('a long document', () => {
  it.each([
    [1, 1],
    [60, 4],
  ])('of %i lines has %i pages, each with its number and column headings', async (count, pages) => {
    const pdf = await read(withLines(englishInvoice, count));
    expect(pdf.pages).toHaveLength(pages);
    pdf.pages.forEach(({ lines }, index) => {
      const texts = lines.map(({ text }) => text);
      expect(texts).toContain(`${index + 1} / ${pages}`);
      expect(texts.includes('Description')).toBe(texts.some((text) => text.startsWith('Line ')));
    });
    expect(textsOf(pdf).filter((text) => text.startsWith('Line '))).toEqual(
      Array.from({ length: count }, (_, index) => `Line ${index + 1}`),
    );
  });

  it('never leaves column headings alone on a page', async () => {
    for (let address = 20; address < 40; address++) {
      const billTo = { name: 'Somebody', address: Array.from({ length: address }, (_, index) => `Street ${index}`) };
      const [first] = (await read({ ...englishInvoice, billTo })).pages;
      const texts = first?.lines.map(({ text }) => text) ?? [];
      expect(texts.includes('Description')).toBe(texts.includes('Professional: Seats'));
    }
  });
});

describe('a credit memo', () => {
  it('shows how it was used', async () => {
    const pdf = await read({
      ...englishInvoice,
      kind: 'creditMemo',
      state: 'draft',
      correctedInvoice: 'INV00000009',
      settlements: [
        { kind: 'invoice', number: 'INV00000010', date: '2026-11-21', amount: '1000.00' },
        { kind: 'refund', number: 'R-00000001', date: '2026-11-25', amount: '101.48' },
      ],
    });
    expect(textsOf(pdf)).toEqual(
      expect.arrayContaining([
        'Credit memo',
        'Draft',
        'INV00000009',
        'Applied to invoice INV00000010, Nov 21, 2026',
        'Refund R-00000001, Nov 25, 2026',
        'Remaining credit',
      ]),
    );
  });
});
