import { ok, problem, unclear, type Check, type Finding, type CheckSubject } from '../check.js';
import { lightAndDark, contrastOf, parseColor } from '../colors.js';
import { allowsUrl, allowsInline } from '../page.js';
import { checkFieldBorders } from './field-borders.js';

const BACKGROUND = 'background';
/** Colors of texts. The elements correct them, so a page with too little contrast shows other colors than its author chose. */
const TEXTS: readonly string[] = ['text', 'text-secondary', 'primary', 'danger', 'success', 'warning'];
const DEFAULT_BACKGROUND = 'light-dark(#fff, #1b1f24)';
/** WCAG AA for text. */
const MIN_CONTRAST = 4.5;

const THEME = /--storefront-color-([a-z-]+)\s*:\s*([^;}]+)/g;
const hasTheme = (css: string): boolean => /--storefront-|::part\(/.test(css);

interface Source {
  readonly css: string;
  /** What blocks the source, as a finding. */
  readonly blocked?: Finding;
}

/** Reads style blocks, style attributes and stylesheets that set variables of the elements. */
async function readSources({ page, send }: CheckSubject): Promise<Source[]> {
  const inline = page.styles.map(({ css, nonce }): Source => {
    if (allowsInline(page, 'style-src-elem', nonce)) return { css };
    const fix = 'Move the variables to a stylesheet, or add a nonce to the style tag and to style-src.';
    return { css, blocked: problem('The style-src of the page blocks the style tag with the theme.', fix) };
  });
  const attributes = page.tags.flatMap(({ attributes: all }): Source[] => {
    const css = all.get('style');
    if (css === undefined) return [];
    if (allowsInline(page, 'style-src-attr', undefined)) return [{ css }];
    const fix = 'Move the variables to a stylesheet.';
    return [{ css, blocked: problem('The style-src of the page blocks the style attribute with the theme.', fix) }];
  });
  const links = page.tags.filter(({ name, attributes: all }) => name === 'link' && /\bstylesheet\b/i.test(all.get('rel') ?? ''));
  const sheets = links.map(async ({ attributes: all }): Promise<Source> => {
    const href = all.get('href') ?? '';
    if (!URL.canParse(href, page.url)) return { css: '' };
    const { href: address, origin } = new URL(href, page.url);
    const css = await send(address).then(
      (response) => (response.ok ? response.text() : ''),
      () => '',
    );
    if (allowsUrl(page, 'style-src', address)) return { css };
    return {
      css,
      blocked: problem(`The style-src of the page blocks ${address}, which contains the theme.`, `Add ${origin} to style-src.`),
    };
  });
  return [...inline, ...attributes, ...(await Promise.all(sheets))].filter(({ css }) => hasTheme(css));
}

function checkColors(rule: string, colors: ReadonlyMap<string, string>, modes: readonly number[]): readonly Finding[] {
  const background = lightAndDark(colors.get(BACKGROUND) ?? DEFAULT_BACKGROUND);
  return modes.flatMap((mode): Finding[] => {
    const behind = parseColor(background[mode] ?? '');
    if (!behind) return [unclear(`The contrast on the background "${String(background[mode])}" is only known in a browser.`)];
    if (behind[3] < 1) {
      return [
        problem('--storefront-color-background is not opaque, so no contrast is certain.', 'Set it to a color without transparency.'),
      ];
    }
    const texts = TEXTS.flatMap((name): Finding[] => {
      const value = colors.get(name);
      const text = value === undefined ? undefined : lightAndDark(value)[mode];
      if (text === undefined) return [];
      const color = parseColor(text);
      if (!color) return [unclear(`The contrast of --storefront-color-${name} "${text}" is only known in a browser.`)];
      const contrast = contrastOf(color, behind);
      if (contrast >= MIN_CONTRAST) return [];
      // Rounded down, so that the text never says that the contrast is enough.
      const ratio = Math.floor(contrast * 10) / 10;
      return [
        problem(
          `--storefront-color-${name} has a contrast of ${ratio}:1 on the background, so the elements show another color.`,
          `Choose a color with at least ${MIN_CONTRAST}:1 on ${String(background[mode])}.`,
        ),
      ];
    });
    return [...texts, ...checkFieldBorders(rule, colors, { mode, behind, background: String(background[mode]) })];
  });
}

/** The page applies its theme, and its colors have enough contrast. */
export const checkTheme: Check = async (subject) => {
  const sources = await readSources(subject);
  if (sources.length === 0)
    return [ok('The page sets no colors of the elements, or a script does. The default colors have enough contrast.')];
  const findings = sources.flatMap(({ blocked }) => (blocked ? [blocked] : []));
  const css = sources.map((source) => source.css.replaceAll(/\/\*[\s\S]*?\*\//g, '')).join('\n');
  const modes = /light-dark\(|color-scheme:[^;}]*dark/.test(css) ? [0, 1] : [0];
  // Each rule adds to the rules before it.
  const colors = new Map<string, string>();
  for (const rule of css.split('}')) {
    const set = [...rule.matchAll(THEME)];
    for (const [, name = '', value = ''] of set) colors.set(name, value.trim());
    if (set.length > 0 || rule.includes('::part(')) findings.push(...checkColors(rule, colors, modes));
  }
  const unique = [...new Map(findings.map((finding) => [finding.text, finding])).values()];
  return unique.length > 0 ? unique : [ok('The theme is applied, and its colors have enough contrast.')];
};
