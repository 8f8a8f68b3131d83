import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const LANGUAGES = ['en', 'de'] as const;
const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;
const YEAR = 365 * 24 * 60 * 60;

/** Values for the `{{names}}` of a page. */
export type PageValues = Readonly<Record<string, string>>;

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
export function commonValues(c: Context, gateway: string, signedIn: boolean): PageValues {
  const lang = preference(c, 'lang', LANGUAGES);
  return {
    gateway,
    lang,
    dir: DIRECTIONS.find((known) => known === c.req.query('dir')) ?? 'ltr',
    currency: preference(c, 'currency', CURRENCIES),
    'account-link': signedIn ? '/account.html' : '/login.html',
    'account-label': signedIn ? 'Account' : 'Sign in',
    'english-link': linkWith(c, 'lang', 'en'),
    'english-current': String(lang === 'en'),
    'german-link': linkWith(c, 'lang', 'de'),
    'german-current': String(lang === 'de'),
  };
}

/** The query wins and is remembered; unknown values count as absent; the first choice is the default. */
function preference(c: Context, name: string, choices: readonly [string, ...string[]]): string {
  const known = (value: string | undefined) => choices.find((choice) => choice === value);
  const asked = known(c.req.query(name));
  if (asked !== undefined) setCookie(c, `kestrel_${name}`, asked, { path: '/', sameSite: 'Lax', httpOnly: true, maxAge: YEAR });
  return asked ?? known(getCookie(c, `kestrel_${name}`)) ?? choices[0];
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
