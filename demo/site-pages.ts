import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;
const YEAR = 365 * 24 * 60 * 60;

/** Values for the `{{names}}` of a page. */
export type PageValues = Readonly<Record<string, string>>;

/** What a page is told about the visit. */
export interface Visit {
  /** Path of the tenant's site: empty, or such as `/harbor`. */
  base: string;
  /** Before the names of the tenant's cookies. */
  cookies: string;
  /** What the site can be shown in; the first is the default. */
  currencies: readonly [string, ...string[]];
  gateway: string;
  signedIn: boolean;
}

/**
 * Reads a page and fills its `{{names}}`, escaped for HTML text and quoted attributes.
 *
 * @throws {Error} if the page names a value that nobody gave: better a broken start than a page with a hole
 */
export async function renderPage(folder: string, file: string, values: PageValues): Promise<string> {
  const page = await readFile(join(folder, file), 'utf8');
  return page.replaceAll(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} asks for {{${name}}}, which the site does not fill.`);
    return escape(value);
  });
}

/** What every page needs: where the gateway is, and the visitor's language, direction, currency and way in. */
export function commonValues(c: Context, { base, cookies, currencies, gateway, signedIn }: Visit): PageValues {
  const preference = (name: string, choices: readonly [string, ...string[]]) => readPreference(c, { name, choices, base, cookies });
  const lang = preference('lang', LANGUAGES);
  const currency = preference('currency', currencies);
  const direction = DIRECTIONS.find((known) => known === c.req.query('dir'));
  const choices = [
    ...LANGUAGES.map((code) => ['lang', code, lang] as const),
    ...currencies.map((code) => ['currency', code, currency] as const),
  ];
  return {
    gateway,
    lang,
    dir: direction ?? 'ltr',
    // The pages themselves are written in one language; what the elements say may run the other way.
    'words-dir': direction ?? (lang === 'ar' ? 'rtl' : 'ltr'),
    currency,
    'signed-in': String(signedIn),
    'account-link': `${base}/${signedIn ? 'account' : 'login'}.html`,
    'account-label': signedIn ? 'Account' : 'Sign in',
    ...Object.fromEntries(
      choices.flatMap(([name, code, current]) => [
        [`link-${code.toLowerCase()}`, linkWith(c, name, code)],
        [`current-${code.toLowerCase()}`, String(code === current)],
      ]),
    ),
  };
}

interface Preference {
  name: string;
  choices: readonly [string, ...string[]];
  base: string;
  cookies: string;
}

/** The query wins and is remembered; unknown values count as absent; the first choice is the default. */
function readPreference(c: Context, { name, choices, base, cookies }: Preference): string {
  const known = (value: string | undefined) => choices.find((choice) => choice === value);
  const asked = known(c.req.query(name));
  const cookie = `${cookies}_${name}`;
  if (asked !== undefined) setCookie(c, cookie, asked, { path: `${base}/`, sameSite: 'Lax', httpOnly: true, maxAge: YEAR });
  return asked ?? known(getCookie(c, cookie)) ?? choices[0];
}

/** This page's address with one query value changed, so that switching the language keeps a chosen plan. */
function linkWith(c: Context, name: string, value: string): string {
  const url = new URL(c.req.url);
  url.searchParams.set(name, value);
  return url.pathname + url.search;
}

function escape(value: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
