/** Types for the parts of the library that are used here. The library has no types of its own. */
declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  interface DocumentOptions {
    size: 'A4' | 'LETTER';
    margin: number;
    /** Font of the first page. Null selects no font. */
    font: null;
    pdfVersion: '1.7';
    /** BCP 47 language tag. */
    lang: string;
    tagged: boolean;
    displayTitle: boolean;
    /** Keeps all pages open until the end, so that each page can show the number of pages. */
    bufferPages: boolean;
    info: Readonly<Record<string, string | Date>>;
  }

  interface TextOptions {
    lineBreak: false;
    baseline: 'alphabetic';
    /** Additional OpenType features. With a list, even an empty list, the text is shaped as a whole. Otherwise, it is shaped word by word. */
    features: readonly string[];
    textWidth: number;
    wordCount: number;
  }

  /** Structure element for screen readers. */
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
