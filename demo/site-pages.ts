import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { languages } from '../src/components/locales/languages.js';

const DEFAULT_LANGUAGE = 'en';
const DIRECTIONS = ['ltr', 'rtl'] as const;
const YEAR = 365 * 24 * 60 * 60;

/** Values for the `{{names}}` of a page. */
type PageValues = Readonly<Record<string, string>>;

/** Rows for the parts of a page between `{{#name}}` and `{{/name}}`, which are repeated for each row. */
type PageLists = Readonly<Record<string, readonly PageValues[]>>;

/** Data of a request that pages need. */
interface Visit {
  /** Path of the tenant's site: empty, or for example `/harbor`. */
  base: string;
  /** Prefix of the tenant's cookie names. */
  cookies: string;
  /** Currencies of the site. The first is the default. */
  currencies: readonly [string, ...string[]];
  gateway: string;
  signedIn: boolean;
}

/**
 * Reads a page and fills its `{{names}}`, escaped for HTML text and quoted attributes, and its `{{#lists}}`.
 *
 * @throws {Error} The page contains a name without a value. A server that does not start is better than a page with a gap.
 */
export async function renderPage(folder: string, file: string, values: PageValues, lists: PageLists = {}): Promise<string> {
  const fill = (text: string, known: PageValues): string =>
    text.replaceAll(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
      const value = known[name];
      if (value === undefined) throw new Error(`${file} contains {{${name}}}, which the site does not fill.`);
      return escape(value);
    });
  const page = await readFile(join(folder, file), 'utf8');
  const repeated = page.replaceAll(/\{\{#([a-z-]+)\}\}(.*?)\{\{\/\1\}\}/gs, (_, name: string, part: string) => {
    const rows = lists[name];
    if (!rows) throw new Error(`${file} contains {{#${name}}}, which the site does not fill.`);
    return rows.map((row) => fill(part, { ...values, ...row })).join('');
  });
  return fill(repeated, values);
}

/** Returns the values that every page needs: gateway URL, language, direction, currency and account link. */
export function commonValues(c: Context, { base, cookies, currencies, gateway, signedIn }: Visit): PageValues & { lang: string } {
  const lang = readPreference(c, { name: 'lang', choices: [DEFAULT_LANGUAGE, ...languages.map(({ code }) => code)], base, cookies });
  const currency = readPreference(c, { name: 'currency', choices: currencies, base, cookies });
  const direction = DIRECTIONS.find((known) => known === c.req.query('dir'));
  return {
    gateway,
    lang,
    dir: direction ?? 'ltr',
    // Only the elements are translated. The pages themselves stay in English, so their direction may differ.
    'words-dir': direction ?? languages.find(({ code }) => code === lang)?.dir ?? 'ltr',
    'right-to-left': languages.flatMap(({ code, dir }) => (dir === 'rtl' ? [code] : [])).join(' '),
    currency,
    'signed-in': String(signedIn),
    'account-link': `${base}/${signedIn ? 'account' : 'login'}.html`,
    'account-label': signedIn ? 'Account' : 'Sign in',
    ...Object.fromEntries(
      currencies.flatMap((code) => [
        [`link-${code.toLowerCase()}`, linkWith(c, 'currency', code)],
        [`current-${code.toLowerCase()}`, String(code === currency)],
      ]),
    ),
  };
}

/** Lists of languages for the pages' menus: `languages`, and `other-languages` without the default. `lang` is the current language. */
export function languageLists(c: Context, lang: string): PageLists {
  const all = languages.map(({ code, name, dir }) => ({
    code,
    name,
    dir,
    link: linkWith(c, 'lang', code),
    current: String(code === lang),
  }));
  return { languages: all, 'other-languages': all.filter(({ code }) => code !== DEFAULT_LANGUAGE) };
}

interface Preference {
  name: string;
  choices: readonly [string, ...string[]];
  base: string;
  cookies: string;
}

/**
 * Reads a preference from the query or the cookie. A value in the query is stored in the cookie. Unknown values are ignored. The first
 * choice is the default.
 */
function readPreference(c: Context, { name, choices, base, cookies }: Preference): string {
  const known = (value: string | undefined) => choices.find((choice) => choice === value);
  const asked = known(c.req.query(name));
  const cookie = `${cookies}_${name}`;
  if (asked !== undefined) setCookie(c, cookie, asked, { path: `${base}/`, sameSite: 'Lax', httpOnly: true, maxAge: YEAR });
  return asked ?? known(getCookie(c, cookie)) ?? choices[0];
}

/** Returns this page's URL with a changed query value. The other values, such as a chosen plan, are kept. */
function linkWith(c: Context, name: string, value: string): string {
  const url = new URL(c.req.url);
  url.searchParams.set(name, value);
  return url.pathname + url.search;
}

function escape(value: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
