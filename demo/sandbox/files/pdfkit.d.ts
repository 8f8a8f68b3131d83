/** The part of the library that is used here; it brings no types of its own. */
declare module 'pdfkit' {
  interface TextOptions {
    width?: number;
    align?: 'left' | 'right';
    lineBreak?: boolean;
    ellipsis?: boolean;
    height?: number;
  }

  export default class PDFDocument {
    constructor(options: { size: 'A4'; margin: number; compress?: boolean; info: Readonly<Record<string, string | Date>> });
    y: number;
    readonly page: { readonly width: number; readonly height: number };
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    addPage(): this;
    font(name: 'Helvetica' | 'Helvetica-Bold'): this;
    fontSize(size: number): this;
    text(text: string, x?: number, y?: number, options?: TextOptions): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    end(): void;
  }
}
