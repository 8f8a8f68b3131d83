import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBillingClient } from '../../src/api/index.js';
import { projectRoot } from '../support/source-imports.js';

const read = (page: string): string => readFileSync(join(projectRoot, page), 'utf8');
const below = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const pages = ['README.md', 'CONTRIBUTING.md', ...['docs', 'demo', 'src'].flatMap(below).filter((name) => name.endsWith('.md'))];

/** Returns the anchors of the headings of a page. */
function anchors(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Paths of all files and folders. A page may leave out the beginning of a path. */
const paths = ['src', 'test', 'demo', 'docs', 'scripts', 'bench'].flatMap((folder) => [folder, ...below(folder)]);
const exists = (named: string): boolean => paths.some((path) => path === named || path.endsWith(`/${named}`));

describe('names only existing files:', () => {
  it.each(pages)('%s', (page) => {
    const named = [...read(page).matchAll(/`((?:src|test|demo|docs|scripts|bench)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(named.filter((path) => !exists(path.replace(/\/$/, '')))).toEqual([]);
  });

  it('files named in CONTRIBUTING.md without a folder', () => {
    const named = [...read('CONTRIBUTING.md').matchAll(/`([\w./-]+\.(?:ts|js|mjs|json|md))`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });
});

describe('links only to existing pages and headings:', () => {
  it.each(pages)('%s', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const dead = links.filter(([, path = '', anchor]) => {
      const target = path === '' ? page : join(dirname(page), path);
      return !existsSync(join(projectRoot, target)) || (anchor !== undefined && !anchors(target).includes(anchor));
    });
    expect(dead.map(([link]) => link)).toEqual([]);
  });
});

describe('calls only existing methods:', () => {
  const client = createBillingClient({ baseUrl: 'https://billing.test' });

  it.each(['docs/client.md', 'docs/revenue.md', 'docs/compatibility.md', 'README.md'])('%s', (page) => {
    const calls = [...read(page).matchAll(/\bbilling\.([a-z]\w*)(?:\.([a-z]\w*))?/g)];
    const missing = calls.filter(([, name = '', method]) => {
      // `billing.ts` is a file name, and some methods belong to no resource.
      if (name === 'ts' || name === 'js') return false;
      const resource: unknown = Object.entries(client).find(([key]) => key === name)?.[1];
      if (typeof resource === 'function') return false;
      return typeof resource !== 'object' || resource === null || (method !== undefined && !Object.keys(resource).includes(method));
    });
    expect(calls.length).toBeGreaterThan(0);
    expect(missing.map(([call]) => call)).toEqual([]);
  });
});

describe('the page about compatibility', () => {
  const page = read('docs/compatibility.md');
  /** Returns the cells of the table rows in a section, without header rows. */
  const rowsOf = (text: string): string[][] =>
    [...text.matchAll(/^\| .+ \|$/gm)]
      .map(([line]) => line.split(/(?<!\\)\|/).slice(1, -1))
      .filter((cells) => !/how to (?:check|see)/.test(cells.at(-1) ?? ''));

  it('says how to check each assumption', () => {
    const rows = rowsOf(page);
    expect(rows.length).toBeGreaterThan(120);
    const lacking = rows.filter((cells) => (cells.at(-1) ?? '').trim().length < 8 || /nothing to run|not worth/.test(cells.at(-1) ?? ''));
    expect(lacking.map(([what]) => what?.trim())).toEqual([]);
  });

  it('names the platform feature that each resource of the client needs', () => {
    const [, section = ''] = page.split(/^## /m);
    const said = rowsOf(section)
      .flatMap(([, , use, see]) => [use, see])
      .join(' ');
    const parts = new Set([...read('docs/operations.md').matchAll(/^\| `(\w+)\./gm)].map(([, part = '']) => part));
    expect(parts.size).toBeGreaterThan(30);
    expect([...parts].filter((part) => !new RegExp(`(?:\`|billing\\.)${part}\\.`).test(said))).toEqual([]);
  });
});
