import '../../support/property-runs.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BillingDocument } from '../../../demo/sandbox/files/billing-document.js';
import { writeBillingDocument } from '../../../demo/sandbox/files/pdf/write.js';
import { byDepth } from '../../support/examples.js';
import { arabicInvoice, englishInvoice, germanInvoice, japaneseInvoice } from '../../support/billing-documents.js';
import { readPdf, type PdfContent } from '../../support/pdf-reader.js';

const read = async (document: BillingDocument): Promise<PdfContent> => readPdf(await writeBillingDocument(document));
const documentNamed = (name: string, base = englishInvoice): BillingDocument => ({
  ...base,
  seller: name,
  accountNumber: name,
  billTo: { name, address: [name, name] },
  lines: base.lines.map((line) => ({ ...line, name })),
  notes: [name],
});

/** Returns overlapping lines, and lines outside the page. */
function collisionsOf({ pages }: PdfContent): string[] {
  return pages.flatMap(({ width, height, lines }) =>
    lines.flatMap((line, index) => {
      const outside =
        line.left < 50 || line.right > width - 50 || line.top < 40 || line.bottom > height - 30 ? [`outside: ${line.text}`] : [];
      const over = lines
        .slice(index + 1)
        .filter(
          (other) =>
            line.left < other.right - 1 && other.left < line.right - 1 && line.top < other.bottom - 1 && other.top < line.bottom - 1,
        );
      return [...outside, ...over.map((other) => `'${line.text}' over '${other.text}'`)];
    }),
  );
}

async function printedName(name: string): Promise<string> {
  const pdf = await read({ ...englishInvoice, billTo: { name, address: [] } });
  const [page] = pdf.pages;
  const index = page?.lines.findIndex(({ text }) => text === 'Bill to') ?? -1;
  expect(pdf.missingGlyphs).toBe(0);
  return page?.lines[index + 1]?.text ?? '';
}

describe('names entered by customers', () => {
  it.each([
    ['controls', 'ab\u0000\u0007\u001b[31m\nx\r\n\ty', 'ab[31m x y'],
    ['directional overrides', '\u202Egnp.\u202Cexe \u2066in\u2069', 'gnp.exe in'],
    ['the syntax of PDF', '(\\x) <b> %PDF endstream endobj', '(\\x) <b> %PDF endstream endobj'],
    ['half of a surrogate pair', 'a\ud800b', 'ab'],
    ['emoji, which no font has', 'Ada 👩‍👩‍👧 B', 'Ada □ B'],
    ['letters that no font has', '한국', '□□'],
    ['letters with combining marks', 'Ame\u0301lie', 'Amélie'],
    ['Latin, Greek, Cyrillic and Vietnamese', 'Łukasz Ωmega Жанна Nguyễn', 'Łukasz Ωmega Жанна Nguyễn'],
    ['Japanese with old forms', '髙﨑ヴィクトリア①', '髙﨑ヴィクトリア①'],
    ['Persian digits in Latin words', 'Suite ۱۲۳ B', 'Suite ۱۲۳ B'],
    ['a zero-width non-joiner', 'می\u200cخواهم', 'مهاوخیم'],
  ])('with %s are written correctly', async (_, name, text) => {
    expect(await printedName(name)).toBe(text);
  });

  it('cannot stack combining marks', async () => {
    expect(Array.from(await printedName(`Z${'\u0301'.repeat(200)}algo`)).length).toBeLessThan(12);
  });

  it.each([englishInvoice, germanInvoice, japaneseInvoice, arabicInvoice])(
    'of any length stay in their column ($language)',
    async (base) => {
      expect(collisionsOf(await read(base))).toEqual([]);
      for (const name of ['W'.repeat(500), 'Wort '.repeat(100), '長い名前、'.repeat(100), 'اسم طويل '.repeat(60), 'x'.repeat(20_000)]) {
        const pdf = await read(documentNamed(name, base));
        expect(collisionsOf(pdf)).toEqual([]);
        expect(pdf.missingGlyphs).toBe(0);
      }
    },
  );

  it('and long numbers stay in their column', async () => {
    const amount = '-1000000000000.00';
    const lines = englishInvoice.lines.map((line) => ({ ...line, quantity: '9'.repeat(40), unitPrice: `0.${'1'.repeat(30)}`, amount }));
    const wide = { ...englishInvoice, lines, total: amount, subtotal: amount, balance: amount };
    expect(collisionsOf(await read(wide))).toEqual([]);
    expect(collisionsOf(await read({ ...wide, language: 'ar', country: 'EG' }))).toEqual([]);
  });

  it('of any characters never break a document', async () => {
    const languages = fc.constantFrom(englishInvoice, japaneseInvoice, arabicInvoice);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), languages, async (name, base) => {
        const pdf = await read(documentNamed(name, base));
        expect(pdf.missingGlyphs).toBe(0);
        expect(collisionsOf(pdf)).toEqual([]);
      }),
      { numRuns: byDepth({ change: 10, ci: 40, deep: 400 }) },
    );
  });
});
