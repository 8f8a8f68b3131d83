import { problem, unclear, type Finding } from '../check.js';
import { lightAndDark, contrastOf, blendColors, parseColor, type Color } from '../colors.js';

/** WCAG AA for the outline of a control. */
const MIN_CONTRAST = 3;

const FIELD = /::part\([^)]*\binput\b[^)]*\)/;
const BORDER = /(?:^|[{;\s])border(?:-(?:top|right|bottom|left|(?:block|inline)(?:-(?:start|end))?))?(?:-color)?\s*:\s*([^;}]+)/g;
/** Words of a border, with the parentheses after them. */
const WORD = /[^\s(]+(?:\((?:[^()]|\([^()]*\))*\))?/g;
/** Words that are no color: widths and styles. */
const NO_COLOR =
  /^(?:[\d.]+[a-z%]*|thin|medium|thick|solid|dashed|dotted|double|groove|ridge|inset|outset|inherit|unset|!important)$|^calc\(/;
/** A side without a border. */
const ABSENT = /^(?:none|hidden|0)\b/;

/** Replaces a variable of the elements with its value. */
function resolve(word: string, colors: ReadonlyMap<string, string>): string {
  const [, name = '', fallback] = /^var\(\s*--storefront-color-([a-z-]+)\s*(?:,\s*(.+))?\)$/.exec(word) ?? [];
  return name === '' ? word : (colors.get(name) ?? fallback ?? word);
}

function bordersOf(rule: string, colors: ReadonlyMap<string, string>): string[] {
  return [...rule.matchAll(BORDER)].flatMap(([, value = '']) =>
    ABSENT.test(value.trim())
      ? ['transparent']
      : (value.match(WORD) ?? []).filter((word) => !NO_COLOR.test(word)).map((word) => resolve(word, colors)),
  );
}

/**
 * Checks the borders that a rule gives to fields. One side with enough contrast is enough, because some designs only underline their fields. A field
 * without its own border rule has a border with enough contrast.
 * @param behind background of the fields
 */
export function checkFieldBorders(
  rule: string,
  colors: ReadonlyMap<string, string>,
  { mode, behind, background }: { mode: number; behind: Color; background: string },
): readonly Finding[] {
  if (!FIELD.test(rule)) return [];
  const texts = bordersOf(rule, colors).map((text) => lightAndDark(text)[mode] ?? text);
  if (texts.length === 0) return [];
  const contrasts = texts.map((text) => {
    const color = parseColor(text);
    return color && contrastOf(blendColors(color, behind), behind);
  });
  if (contrasts.some((contrast) => contrast !== undefined && contrast >= MIN_CONTRAST)) return [];
  const unknown = texts[contrasts.indexOf(undefined)];
  if (unknown !== undefined) return [unclear(`The contrast of the border "${unknown}" of ::part(input) is only known in a browser.`)];
  // Rounded down, so that the text never says that the contrast is enough.
  const ratio = Math.floor(Math.max(...contrasts.map((contrast) => contrast ?? 1)) * 10) / 10;
  return [
    problem(
      `The border of ::part(input) has a contrast of ${ratio}:1 on the background, so fields are hard to find.`,
      `Choose a border color with at least ${MIN_CONTRAST}:1 on ${background}, or remove the border from the rule.`,
    ),
  ];
}
