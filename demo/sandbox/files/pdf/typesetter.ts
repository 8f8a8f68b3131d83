import LineBreaker from 'linebreak';
import { embeddingLevels, visualRuns, type Direction, type PositionedCharacter } from './bidi.js';
import type { Script, Typeface, Typefaces, FontWeight } from './fonts.js';

export interface TextStyle {
  /** Size in points. */
  size: number;
  weight: FontWeight;
  color: string;
}

/** A measured line of text. */
export interface TextLine {
  style: TextStyle;
  /** Width in points. */
  width: number;
  /** Runs from left to right. */
  runs: readonly { text: string; face: Typeface; width: number }[];
  /** Text in reading order. */
  text: string;
}

/** Replacement for characters that no font has. */
const MISSING = '□';
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const FONT_ORDER: Readonly<Record<Direction, readonly Script[]>> = {
  ltr: ['latin', 'japanese', 'arabic'],
  rtl: ['arabic', 'latin', 'japanese'],
};
const INVISIBLE = /\p{Cf}/u;
/** The only invisible character that words need: it separates letters that would otherwise join. */
const NON_JOINER = '\u200c';

/** A text with more characters never fits on a line, so it is not measured. */
const MAX_MEASURED_CHARACTERS = 1000;

/** Breaks texts into lines and measures them, in any mixture of supported scripts. */
export class Typesetter {
  private readonly widths = new Map<string, number>();

  constructor(
    private readonly faces: Typefaces,
    /** Writing direction of the page. */
    readonly direction: Direction,
  ) {}

  /**
   * Breaks a paragraph into lines.
   *
   * @param direction `auto` uses the direction of the first letter, for names and other text that customers entered
   * @param most maximum number of lines. An ellipsis replaces the rest.
   */
  lines(text: string, style: TextStyle, width: number, direction: Direction | 'auto' = this.direction, most = Infinity): TextLine[] {
    const spaced = text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
    const characters = this.positionCharacters(this.replaceMissing(spaced), direction);
    const lines = this.breakLines(characters, style, width, most);
    if (lines.length <= most) return lines.map((line) => this.lineOf(line, style));
    const kept = lines.slice(0, most);
    const last = kept.at(-1) ?? [];
    const dots = { ...(last.at(-1) ?? { level: 0, key: 'latin' }), character: '…' };
    while (last.length > 0 && this.widthOf([...last, dots], style) > width) last.pop();
    return [...kept.slice(0, -1), [...last, dots]].map((line) => this.lineOf(line, style));
  }

  /** Returns a text as a single line, in a smaller size if it is too wide. */
  fitOnOneLine(text: string, style: TextStyle, width = Infinity): TextLine {
    const [line] = this.lines(text, style, Infinity);
    if (!line) return { style, width: 0, runs: [], text: '' };
    if (line.width <= width) return line;
    return this.lines(text, { ...style, size: (style.size * width) / line.width }, Infinity)[0] ?? line;
  }

  /** Replaces characters and removes marks that no font has. */
  private replaceMissing(text: string): string {
    const known = (character: string) => INVISIBLE.test(character) || this.faces.scriptOf(character, FONT_ORDER.ltr) !== undefined;
    return Array.from(graphemes.segment(text), ({ segment }) => {
      const [base = '', ...marks] = segment;
      return known(base) ? [base, ...marks.filter(known)].join('') : MISSING;
    }).join('');
  }

  private positionCharacters(text: string, direction: Direction | 'auto'): PositionedCharacter[] {
    const levels = embeddingLevels(text, direction);
    let before: { key: Script; level: number } | undefined;
    let index = 0;
    return Array.from(text, (character) => {
      const level = levels[index] ?? 0;
      index += character.length;
      const order = FONT_ORDER[level % 2 === 1 ? 'rtl' : 'ltr'];
      // Spaces and marks use the script of the preceding character, so that a word and its accents are shaped together.
      const key: Script =
        before && before.level === level && /[\s\p{M}\p{Cf}]/u.test(character) && this.has(before.key, character)
          ? before.key
          : (this.faces.scriptOf(character, order) ?? before?.key ?? 'latin');
      before = { key, level };
      return { character, level, key };
    });
  }

  private has(script: Script, character: string): boolean {
    return INVISIBLE.test(character) || this.faces.scriptOf(character, [script]) !== undefined;
  }

  /** Breaks text into lines of the given width. Returns at most `most` + 1 lines. */
  private breakLines(placed: readonly PositionedCharacter[], style: TextStyle, width: number, most: number): PositionedCharacter[][] {
    const lines: PositionedCharacter[][] = [];
    let line: PositionedCharacter[] = [];
    let used = 0;
    for (const piece of piecesOf(placed)) {
      const pieceWidth = this.widthOf(piece, style);
      if (line.length > 0 && used + this.widthOf(withoutSpaces(piece), style) > width) {
        lines.push(line);
        [line, used] = [[], 0];
      }
      line.push(...piece);
      used += pieceWidth;
      // Breaks a word that is wider than the line.
      while (used > width && lines.length <= most) {
        const count = this.countFitting(line, style, width);
        if (count >= withoutSpaces(line).length) break;
        lines.push(line.slice(0, count));
        line = line.slice(count);
        used = line.length > MAX_MEASURED_CHARACTERS ? Infinity : this.widthOf(line, style);
      }
      if (lines.length > most) return lines;
    }
    return line.length > 0 ? [...lines, line] : lines;
  }

  /** Returns the number of characters that fit on a line, at least one. Marks stay with their letters. */
  private countFitting(line: readonly PositionedCharacter[], style: TextStyle, width: number): number {
    const fits = (count: number): boolean => this.widthOf(withoutSpaces(line.slice(0, count)), style) <= width;
    let [low, high] = [1, 2];
    while (high < line.length && fits(high)) [low, high] = [high, high * 2];
    if (high >= line.length) {
      if (fits(line.length)) return line.length;
      high = line.length;
    }
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    while (low > 1 && /\p{M}/u.test(line[low]?.character ?? '')) low -= 1;
    return low;
  }

  private runsOf(line: readonly PositionedCharacter[], style: TextStyle): TextLine['runs'] {
    const seen = line.flatMap((placed, index) => {
      if (INVISIBLE.test(placed.character)) return [];
      return line[index - 1]?.character === NON_JOINER ? [{ ...placed, startsRun: true }] : [placed];
    });
    return visualRuns(seen).map(({ text, key }) => {
      const face = this.faces.get(findScript(key), style.weight);
      return { text, face, width: this.measure(text, face) * style.size };
    });
  }

  private widthOf(line: readonly PositionedCharacter[], style: TextStyle): number {
    return this.runsOf(line, style).reduce((sum, { width }) => sum + width, 0);
  }

  private lineOf(line: readonly PositionedCharacter[], style: TextStyle): TextLine {
    const kept = withoutSpaces(line);
    const runs = this.runsOf(kept, style);
    return {
      style,
      runs,
      width: runs.reduce((sum, { width }) => sum + width, 0),
      text: kept.map(({ character }) => (INVISIBLE.test(character) ? '' : character)).join(''),
    };
  }

  /** Returns the width at a size of one point. */
  private measure(text: string, { name, font }: Typeface): number {
    const key = `${name} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = font.layout(text, []).advanceWidth / font.unitsPerEm;
    this.widths.set(key, width);
    return width;
  }
}

/** Yields the unbreakable pieces of a paragraph with their trailing spaces. */
function* piecesOf(placed: readonly PositionedCharacter[]): Generator<readonly PositionedCharacter[]> {
  const breaker = new LineBreaker(placed.map(({ character }) => character).join(''));
  let start = 0;
  let position = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    let end = start;
    while (end < placed.length && position < next.position) position += placed[end++]?.character.length ?? 0;
    yield placed.slice(start, end);
    start = end;
  }
}

function withoutSpaces(line: readonly PositionedCharacter[]): readonly PositionedCharacter[] {
  return line.slice(0, line.findLastIndex(({ character }) => character !== ' ') + 1);
}

function findScript(key: string): Script {
  return key === 'arabic' || key === 'japanese' ? key : 'latin';
}
