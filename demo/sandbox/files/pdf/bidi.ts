import createBidi from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

/** A part of a line with one direction and one font (`key`). */
interface TextRun {
  /** Text for the shaper: in reading order if the shaper reverses the text, otherwise in visual order. */
  text: string;
  key: string;
}

/** A character of a paragraph with its embedding level. */
export interface PositionedCharacter {
  character: string;
  /** Embedding level. Odd levels run from right to left. */
  level: number;
  key: string;
  /** True if the character must not join the preceding letter. */
  startsRun?: boolean;
}

const bidi = createBidi();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Returns the embedding level of each UTF-16 code unit (UAX 9). */
export function embeddingLevels(text: string, direction: Direction | 'auto'): Uint8Array {
  return bidi.getEmbeddingLevels(text, direction).levels;
}

function reverseText(text: string): string {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
    .reverse()
    .join('');
}

/** True if the shaper reverses the text, because it has letters or digits of a right-to-left script. */
const isReversedByShaper = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

function runOf(placed: readonly PositionedCharacter[]): TextRun {
  const [first] = placed;
  const mirrored = first !== undefined && first.level % 2 === 1;
  const text = placed.map(({ character }) => (mirrored ? (bidi.getMirroredCharacter(character) ?? character) : character)).join('');
  return { text: mirrored && !isReversedByShaper(text) ? reverseText(text) : text, key: first?.key ?? '' };
}

/** Orders runs from left to right (UAX 9, rule L2). */
function inVisualOrder(runs: readonly (readonly PositionedCharacter[])[]): (readonly PositionedCharacter[])[] {
  const order = [...runs];
  const levelOf = (run: readonly PositionedCharacter[] | undefined): number => run?.[0]?.level ?? 0;
  for (let level = Math.max(0, ...order.map(levelOf)); level > 0; level--) {
    for (let start = 0; start < order.length; start++) {
      if (levelOf(order[start]) < level) continue;
      let end = start;
      while (end < order.length && levelOf(order[end]) >= level) end++;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}

/** Returns the runs of a line from left to right. */
export function visualRuns(line: readonly PositionedCharacter[]): TextRun[] {
  const runs: PositionedCharacter[][] = [];
  for (const placed of line) {
    const last = runs.at(-1);
    const [first] = last ?? [];
    const apart = placed.startsRun === true || needsOwnRun(placed);
    if (last && first && !apart && first.level === placed.level && first.key === placed.key && !needsOwnRun(first)) last.push(placed);
    else runs.push([placed]);
  }
  return inVisualOrder(runs).map(runOf);
}

/** True for Persian digits. They run from left to right. Each digit becomes a run of its own, because the shaper would reverse them. */
function needsOwnRun({ character, level }: PositionedCharacter): boolean {
  return level % 2 === 0 && isReversedByShaper(character);
}
