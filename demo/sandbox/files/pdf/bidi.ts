import createBidi from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

/** A part of a line in one direction and, by `key`, one font. */
export interface Run {
  /** As it is handed to the shaper: in reading order if the shaper turns it around, otherwise as it is seen from left to right. */
  text: string;
  key: string;
}

/** A character of a paragraph with what decides where it stands. */
export interface Placed {
  character: string;
  /** Odd where it runs from right to left. */
  level: number;
  key: string;
  /** True if it is not joined to the letter before. */
  apart?: boolean;
}

const bidi = createBidi();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Embedding level of each UTF-16 code unit by UAX 9. */
export function levelsOf(text: string, direction: Direction | 'auto'): Uint8Array {
  return bidi.getEmbeddingLevels(text, direction).levels;
}

function reversed(text: string): string {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
    .reverse()
    .join('');
}

/** The shaper turns a run around if it has a letter of a script that runs from right to left, digits of that script included. */
const isTurned = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

function runOf(placed: readonly Placed[]): Run {
  const [first] = placed;
  const mirrored = first !== undefined && first.level % 2 === 1;
  const text = placed.map(({ character }) => (mirrored ? (bidi.getMirroredCharacter(character) ?? character) : character)).join('');
  return { text: mirrored && !isTurned(text) ? reversed(text) : text, key: first?.key ?? '' };
}

/** Rule L2: what runs in a deeper level is turned around, from the deepest level on. */
function inVisualOrder(runs: readonly (readonly Placed[])[]): (readonly Placed[])[] {
  const order = [...runs];
  const levelOf = (run: readonly Placed[] | undefined): number => run?.[0]?.level ?? 0;
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

/** The runs of a line from left to right. */
export function visualRuns(line: readonly Placed[]): Run[] {
  const runs: Placed[][] = [];
  for (const placed of line) {
    const last = runs.at(-1);
    const [first] = last ?? [];
    const apart = placed.apart === true || isTurnedAlone(placed);
    if (last && first && !apart && first.level === placed.level && first.key === placed.key && !isTurnedAlone(first)) last.push(placed);
    else runs.push([placed]);
  }
  return inVisualOrder(runs).map(runOf);
}

/** Digits of the Persian kind run from left to right though the shaper would turn them around: each is a run of its own. */
function isTurnedAlone({ character, level }: Placed): boolean {
  return level % 2 === 0 && isTurned(character);
}
