import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';

export type FontWeight = 'regular' | 'bold';
export type Script = 'latin' | 'arabic' | 'japanese';

/** A font with its name in the PDF. */
export interface Typeface {
  readonly name: string;
  readonly font: Font;
}

const FILES: Readonly<Record<Script, Readonly<Record<FontWeight, string>>>> = {
  latin: {
    regular: '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
    bold: '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
  },
  arabic: {
    regular: '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
    bold: '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
  },
  japanese: {
    regular: '@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf',
    bold: '@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf',
  },
};
const SCRIPTS = ['latin', 'arabic', 'japanese'] as const;
const WEIGHTS = ['regular', 'bold'] as const;

const { resolve } = createRequire(import.meta.url);
let data: Promise<ReadonlyMap<string, Uint8Array>> | undefined;

async function readAll(): Promise<ReadonlyMap<string, Uint8Array>> {
  const paths = SCRIPTS.flatMap((script) => WEIGHTS.map((weight) => FILES[script][weight]));
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(resolve(path))] as const)));
}

/**
 * Returns the letters of each ligature in visual order. PDF readers reverse right-to-left lines letter by letter, including ligatures, and
 * thus restore the original text.
 */
function withVisualLigatures(font: Font): Font {
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    const run = layout(text, features);
    if (run.direction === 'ltr') return run;
    run.glyphs = run.glyphs.map(({ id, advanceWidth, codePoints }): Glyph => ({ id, advanceWidth, codePoints: codePoints.toReversed() }));
    return run;
  };
  return font;
}

/**
 * Fonts of a document. Each document opens its own fonts, because a font object remembers the characters for which each glyph was first
 * used. A shared font could change the text that readers copy from the next document.
 */
export class Typefaces {
  private readonly open = new Map<string, Typeface>();
  private readonly glyphs = new Map<string, boolean>();

  private constructor(private readonly files: ReadonlyMap<string, Uint8Array>) {}

  static async load(): Promise<Typefaces> {
    return new Typefaces(await (data ??= readAll()));
  }

  get(script: Script, weight: FontWeight): Typeface {
    const name = `${script}-${weight}`;
    const known = this.open.get(name);
    if (known) return known;
    const file = this.files.get(FILES[script][weight]);
    if (!file) throw new Error(`The font ${name} is not loaded.`);
    const face = { name, font: withVisualLigatures(create(file)) };
    this.open.set(name, face);
    return face;
  }

  /** Returns the first script whose font has the character. Undefined if no font has it. */
  scriptOf(character: string, order: readonly Script[]): Script | undefined {
    return order.find((script) => this.hasGlyph(script, character));
  }

  private hasGlyph(script: Script, character: string): boolean {
    const key = `${script} ${character}`;
    const known = this.glyphs.get(key);
    if (known !== undefined) return known;
    const has = this.get(script, 'regular').font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    this.glyphs.set(key, has);
    return has;
  }
}
