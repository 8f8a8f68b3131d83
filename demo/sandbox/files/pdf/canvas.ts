import PDFDocument, { type StructureElement } from 'pdfkit';
import type { TextLine, Typesetter } from './typesetter.js';

/** Horizontal alignment. `start` is the side where reading begins. */
type Align = 'start' | 'end' | 'right';

/** Standard structure type of PDF. */
type Role = 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Sect';

/** Line height as a multiple of the text size. Arabic letters need the most. */
const LEADING = 1.45;

/**
 * Pages of a document. Horizontal positions are measured from the side where reading begins: the right for Arabic, otherwise the left. All
 * lengths are in points. All content is either a structure element, which screen readers read, or an artifact, which they skip.
 */
export class Canvas {
  private readonly chunks: Uint8Array[] = [];
  private readonly done: Promise<void>;
  private readonly pdf: PDFDocument;
  private readonly parents: StructureElement[] = [];
  private readonly registered = new Set<string>();

  constructor(
    readonly type: Typesetter,
    about: { language: string; size: 'A4' | 'LETTER'; title: string; author: string; created: Date },
  ) {
    const { language, size, title, author, created } = about;
    this.pdf = new PDFDocument({
      size,
      margin: 0,
      font: null,
      pdfVersion: '1.7',
      lang: language,
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, CreationDate: created, ModDate: created, Producer: 'Sandbox', Creator: 'Sandbox' },
    });
    this.done = new Promise<void>((resolve, reject) => {
      this.pdf.on('data', (chunk) => this.chunks.push(chunk));
      this.pdf.on('end', resolve);
      this.pdf.on('error', reject);
    });
  }

  get width(): number {
    return this.pdf.page.width;
  }

  get height(): number {
    return this.pdf.page.height;
  }

  addPage(): void {
    this.pdf.addPage();
  }

  /** Calls `draw` for every page, with its number and the number of pages. Must be called after the last page is complete. */
  onEachPage(draw: (page: number, pages: number) => void): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.pdf.switchToPage(start + index);
      draw(index + 1, count);
    }
  }

  /** Creates a structure element that contains other elements. */
  group(role: Role, draw: () => void): void {
    const element = this.pdf.struct(role, {});
    const parent = this.parents.at(-1);
    if (parent) parent.add(element);
    else this.pdf.addStructure(element);
    this.parents.push(element);
    draw();
    this.parents.pop();
    element.end();
  }

  /** Draws a paragraph as a structure element. Returns the position below the paragraph. */
  paragraph(role: Role, lines: readonly TextLine[], x: number, y: number, width: number, align: Align = 'start'): number {
    // Glyphs are drawn in visual order. Right-to-left text is therefore also stored in reading order.
    const text = lines.map((line) => line.text).join(' ');
    const actual = /\p{Script=Arabic}/u.test(text) ? { actual: text } : {};
    const element = this.pdf.struct(role, { ...actual, ...(role === 'TH' && { scope: 'Column' }) });
    const parent = this.parents.at(-1);
    if (parent) parent.add(element);
    element.add(this.pdf.markStructureContent(role));
    const end = this.draw(lines, x, y, width, align);
    this.pdf.endMarkedContent();
    element.end();
    return end;
  }

  /** Draws content that screen readers skip, such as a horizontal line or a page number. */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Draws lines of text, within an artifact that the caller has opened. */
  draw(lines: readonly TextLine[], x: number, y: number, width: number, align: Align = 'start'): number {
    let top = y;
    for (const line of lines) {
      const { size } = line.style;
      this.drawLine(line, this.left(line, x, width, align), top + size * (LEADING / 2 + 0.35));
      top += size * LEADING;
    }
    return top;
  }

  /** Fills a rectangle within an artifact. */
  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.pdf.rect(this.fromLeft(x, width), y, width, height).fill(color);
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.pdf.end();
    await this.done;
    const whole = new Uint8Array(this.chunks.reduce((length, chunk) => length + chunk.byteLength, 0));
    let at = 0;
    for (const chunk of this.chunks) {
      whole.set(chunk, at);
      at += chunk.byteLength;
    }
    return whole;
  }

  private fromLeft(x: number, width: number): number {
    return this.type.direction === 'rtl' ? this.width - x - width : x;
  }

  private left(line: TextLine, x: number, width: number, align: Align): number {
    const left = this.fromLeft(x, width);
    const toRight = align === 'right' || (align === 'end') === (this.type.direction === 'ltr');
    return toRight ? left + width - line.width : left;
  }

  private drawLine(line: TextLine, left: number, baseline: number): void {
    let x = left;
    for (const { text, face, width } of line.runs) {
      if (!this.registered.has(face.name)) {
        this.pdf.registerFont(face.name, face.font);
        this.registered.add(face.name);
      }
      this.pdf.font(face.name, line.style.size).fillColor(line.style.color);
      this.pdf.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: [], textWidth: width, wordCount: 1 });
      x += width;
    }
  }
}

/** Returns the total height of the lines. */
export function totalHeight(lines: readonly TextLine[]): number {
  return lines.reduce((sum, { style }) => sum + style.size * LEADING, 0);
}
