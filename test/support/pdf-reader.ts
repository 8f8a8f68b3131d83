import { inflateSync } from 'node:zlib';

/** Line of text on a page, in visual order from left to right. Positions are in points from the top left. */
export interface PdfLine {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Content of a PDF created by the sandbox. */
export interface PdfContent {
  pages: { width: number; height: number; lines: PdfLine[] }[];
  /** Texts for screen readers that differ from the displayed text (`ActualText`). */
  actualTexts: string[];
  title: string;
  language: string;
  /** Returns the number of different glyphs for a text. */
  glyphsOf(text: string): number;
  /** Number of characters without a glyph in the font. */
  missingGlyphs: number;
  /** True if all fonts are embedded as subsets. */
  embedsItsFonts: boolean;
}

interface FontTable {
  texts: string[];
  widths: number[];
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Decodes the content of a PDF string in parentheses, given as latin1. */
function stringOf(source: string): string {
  const bytes = source.replaceAll(/\\([nrtbf()\\])/g, (_, character: string) => ESCAPES[character] ?? character);
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes;
  return new TextDecoder('utf-16be').decode(Buffer.from(bytes.slice(2), 'latin1'));
}

function utf16(hex: string): string {
  return new TextDecoder('utf-16be').decode(Buffer.from(hex.replaceAll(/\s/g, ''), 'hex'));
}

/** Reads a PDF whose fonts are composite fonts with a table from glyphs to text (`ToUnicode`). */
export function readPdf(file: Uint8Array): PdfContent {
  const raw = Buffer.from(file).toString('latin1');
  const objects = new Map(Array.from(raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id = '', body = '']) => [id, body]));
  const object = (id: string | undefined): string => objects.get(id ?? '') ?? '';
  const streamOf = (body: string): string => {
    const [, packed] = /\nstream\n([\s\S]*)\nendstream$/.exec(body) ?? [];
    return packed === undefined ? '' : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  };

  const fonts = new Map<string, FontTable>();
  for (const [, name = '', id] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = object(id);
    const [, table] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? [];
    const [, descendant] = /\/DescendantFonts \[(\d+) 0 R\]/.exec(font) ?? [];
    const [, widths = ''] = /\/W \[0 \[([^\]]*)\]/.exec(object(descendant)) ?? [];
    const ranges = streamOf(object(table)).matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g);
    fonts.set(name, {
      texts: Array.from(ranges, ([, entries = '']) => Array.from(entries.matchAll(/<([0-9a-f ]*)>/g), ([, hex = '']) => utf16(hex))).flat(),
      widths: widths.split(' ').map(Number),
    });
  }

  let missingGlyphs = 0;
  const linesOf = (content: string, pageHeight: number): PdfLine[] => {
    const lines: PdfLine[] = [];
    let current: PdfLine | undefined;
    let [font, size, x, y]: [FontTable | undefined, number, number, number] = [undefined, 0, 0, 0];
    const operators = /(BDC|BMC|EMC)\n|1 0 0 1 (\S+) (\S+) Tm|\/(F\d+) (\S+) Tf|\[([^\]]*)\] TJ/g;
    for (const [, mark, tmX, tmY, name, fontSize, glyphs] of content.matchAll(operators)) {
      if (mark !== undefined) current = undefined;
      if (tmX !== undefined) [x, y] = [Number(tmX), Number(tmY)];
      if (name !== undefined) [font, size] = [fonts.get(name), Number(fontSize)];
      for (const [, hex, shift] of (glyphs ?? '').matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/g)) {
        if (shift !== undefined) x -= (Number(shift) / 1000) * size;
        for (const [code] of (hex ?? '').matchAll(/.{4}/g)) {
          const glyph = parseInt(code, 16);
          if (glyph === 0) missingGlyphs += 1;
          const baseline = pageHeight - y;
          // Small vertical shifts, such as of a mark above or below a letter, do not start a new line.
          if (!current || Math.abs(baseline - (current.bottom - 0.25 * size)) > size * 0.7) {
            current = { text: '', left: x, right: x, top: baseline - 0.7 * size, bottom: baseline + 0.25 * size };
            lines.push(current);
          }
          current.text += font?.texts[glyph] ?? '';
          const width = ((font?.widths[glyph] ?? 0) / 1000) * size;
          current.left = Math.min(current.left, x);
          current.right = Math.max(current.right, x + width);
          x += width;
        }
      }
    }
    return lines;
  };

  const pages = [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((body) => {
      const [, width = '0', height = '0'] = /\/MediaBox \[0 0 (\S+) (\S+)\]/.exec(body) ?? [];
      const [, contents] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
      return { width: Number(width), height: Number(height), lines: linesOf(streamOf(object(contents)), Number(height)) };
    });
  const STRING = /\(((?:\\[\s\S]|[^\\)])*)\)/y;
  const stringAt = (body: string, index: number): string => {
    STRING.lastIndex = index;
    return stringOf(STRING.exec(body)?.[1] ?? '');
  };
  const strings = (name: string): string[] =>
    [...objects.values()].flatMap((body) =>
      Array.from(body.matchAll(new RegExp(`/${name} (?:(\\d+) 0 R|(?=\\())`, 'g')), ({ 0: found, 1: id, index }) =>
        id === undefined ? stringAt(body, index + found.length) : stringAt(object(id), 0),
      ),
    );
  return {
    pages,
    actualTexts: strings('ActualText'),
    title: strings('Title')[0] ?? '',
    language: strings('Lang')[0] ?? '',
    glyphsOf: (text) => [...fonts.values()].reduce((sum, { texts }) => sum + texts.filter((known) => known === text).length, 0),
    missingGlyphs,
    embedsItsFonts:
      fonts.size > 0 &&
      [...fonts.keys()].every((name) => {
        const [, id] = new RegExp(`/${name} (\\d+) 0 R`).exec(raw) ?? [];
        const [, descendant] = /\/DescendantFonts \[(\d+) 0 R\]/.exec(object(id)) ?? [];
        const [, descriptor] = /\/FontDescriptor (\d+) 0 R/.exec(object(descendant)) ?? [];
        return /\/FontName \/[A-Z]{6}\+/.test(object(descriptor)) && /\/FontFile2 \d+ 0 R/.test(object(descriptor));
      }),
  };
}

/** Returns the displayed text of a PDF, line by line. */
export function pdfText(file: Uint8Array): string {
  return readPdf(file)
    .pages.flatMap(({ lines }) => lines.map(({ text }) => text))
    .join('\n');
}
