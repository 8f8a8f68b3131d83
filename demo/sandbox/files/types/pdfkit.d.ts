/** The part of the library that is used here; it brings no types of its own. */
declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  interface DocumentOptions {
    size: 'A4' | 'LETTER';
    margin: number;
    /** Font before one is chosen; null for none. */
    font: null;
    pdfVersion: '1.7';
    /** BCP 47 */
    lang: string;
    tagged: boolean;
    displayTitle: boolean;
    /** Keeps pages open until the end, so that each can say how many there are. */
    bufferPages: boolean;
    info: Readonly<Record<string, string | Date>>;
  }

  interface TextOptions {
    lineBreak: false;
    baseline: 'alphabetic';
    /** OpenType features beside the usual ones. A text that comes with a list is shaped as a whole, otherwise word by word. */
    features: readonly string[];
    textWidth: number;
    wordCount: number;
  }

  /** What a part of a page is, for programs that read it out. */
  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
    end(): void;
  }
  export interface StructureContent {
    readonly refs: readonly unknown[];
  }

  export default class PDFDocument {
    constructor(options: DocumentOptions);
    readonly page: { readonly width: number; readonly height: number };
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(index: number): void;
    registerFont(name: string, font: Font): this;
    font(name: string, size: number): this;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    struct(type: string, options: { lang?: string; actual?: string; scope?: 'Column' }): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(tag: string): StructureContent;
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
