import PDFDocument, { type StructureElement } from 'pdfkit';
import type { Line, Typesetter } from './typesetter.js';

/** Which side of its place a text touches: `start` is where reading begins. */
export type Align = 'start' | 'end' | 'right';

/** What a part of the page is, by the standard names of PDF. */
export type Role = 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Sect';

/** Space from one baseline to the next, in sizes of the text: the Arabic letters need the most. */
const LEADING = 1.45;

/**
 * The pages of a document, on which places are counted from the side where reading begins: right for Arabic, left for others. All lengths are
 * points. Everything that is drawn is either part of the structure, for programs that read it out, or an artifact.
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

  /** Draws on every page, when all others are drawn. */
  onEachPage(draw: (page: number, pages: number) => void): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.pdf.switchToPage(start + index);
      draw(index + 1, count);
    }
  }

  /** A part of the structure that consists of others. */
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

  /** Lines of one paragraph as a part of the structure. Answers where the next would begin. */
  paragraph(role: Role, lines: readonly Line[], x: number, y: number, width: number, align: Align = 'start'): number {
    // Glyphs stand as they are seen: what runs from right to left is told to readers in its own order as well.
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

  /** What is no part of the text, such as a rule or a page number. */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Lines within an artifact. */
  draw(lines: readonly Line[], x: number, y: number, width: number, align: Align = 'start'): number {
    let top = y;
    for (const line of lines) {
      const { size } = line.style;
      this.drawLine(line, this.left(line, x, width, align), top + size * (LEADING / 2 + 0.35));
      top += size * LEADING;
    }
    return top;
  }

  /** A filled rectangle within an artifact. */
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

  private left(line: Line, x: number, width: number, align: Align): number {
    const left = this.fromLeft(x, width);
    const toRight = align === 'right' || (align === 'end') === (this.type.direction === 'ltr');
    return toRight ? left + width - line.width : left;
  }

  private drawLine(line: Line, left: number, baseline: number): void {
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

/** How high lines are. */
export function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { style }) => sum + style.size * LEADING, 0);
}
