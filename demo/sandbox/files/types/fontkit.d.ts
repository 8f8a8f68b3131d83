/** The part of the library that is used here; it brings no types of its own. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    /** What it stands for. */
    readonly codePoints: readonly number[];
  }

  export interface GlyphRun {
    /** In the order in which they are drawn. */
    glyphs: readonly Glyph[];
    readonly direction: 'ltr' | 'rtl';
    readonly advanceWidth: number;
  }

  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** Shapes a text of one script. */
    layout(text: string, features?: readonly string[]): GlyphRun;
  }

  export function create(data: Uint8Array): Font;
}
