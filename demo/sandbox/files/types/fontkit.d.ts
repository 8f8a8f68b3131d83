/** Types for the parts of the library that are used here. The library has no types of its own. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    /** Code points of the glyph. */
    readonly codePoints: readonly number[];
  }

  export interface GlyphRun {
    /** Glyphs in drawing order. */
    glyphs: readonly Glyph[];
    readonly direction: 'ltr' | 'rtl';
    readonly advanceWidth: number;
  }

  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** Shapes a text in a single script. */
    layout(text: string, features?: readonly string[]): GlyphRun;
  }

  export function create(data: Uint8Array): Font;
}
