import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBillingClient } from '../../src/api/index.js';
import { projectRoot } from '../support/source-imports.js';

const read = (page: string): string => readFileSync(join(projectRoot, page), 'utf8');
const below = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const pages = ['README.md', 'CONTRIBUTING.md', ...['docs', 'demo', 'src'].flatMap(below).filter((name) => name.endsWith('.md'))];

/** Headings of a page as addresses name them. */
function anchors(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('what pages link to is there:', () => {
  it.each(pages)('%s', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const dead = links.filter(([, path = '', anchor]) => {
      const target = path === '' ? page : join(dirname(page), path);
      return !existsSync(join(projectRoot, target)) || (anchor !== undefined && !anchors(target).includes(anchor));
    });
    expect(dead.map(([link]) => link)).toEqual([]);
  });
});

describe('what pages call is there:', () => {
  const client = createBillingClient({ baseUrl: 'https://billing.test' });

  it.each(['docs/client.md', 'docs/revenue.md', 'docs/compatibility.md', 'README.md'])('%s', (page) => {
    const calls = [...read(page).matchAll(/\bbilling\.([a-z]\w*)(?:\.([a-z]\w*))?/g)];
    const missing = calls.filter(([, name = '', method]) => {
      // A file beside the programs, and a method without a resource.
      if (name === 'ts' || name === 'js') return false;
      const resource: unknown = Object.entries(client).find(([key]) => key === name)?.[1];
      if (typeof resource === 'function') return false;
      return typeof resource !== 'object' || resource === null || (method !== undefined && !Object.keys(resource).includes(method));
    });
    expect(calls.length).toBeGreaterThan(0);
    expect(missing.map(([call]) => call)).toEqual([]);
  });
});

describe('what is unproven of a real tenant', () => {
  const page = read('docs/compatibility.md');
  /** Rows of a section's tables below their heads, as cells. */
  const rowsOf = (text: string): string[][] =>
    [...text.matchAll(/^\| .+ \|$/gm)]
      .map(([line]) => line.split(/(?<!\\)\|/).slice(1, -1))
      .filter((cells) => !/how to (?:check|see)/.test(cells.at(-1) ?? ''));

  it('has with each line a way to find out', () => {
    const rows = rowsOf(page);
    expect(rows.length).toBeGreaterThan(120);
    const lacking = rows.filter((cells) => (cells.at(-1) ?? '').trim().length < 8 || /nothing to run|not worth/.test(cells.at(-1) ?? ''));
    expect(lacking.map(([what]) => what?.trim())).toEqual([]);
  });

  it('says of every part of the client what a tenant must have switched on for it', () => {
    const [, section = ''] = page.split(/^## /m);
    const said = rowsOf(section)
      .flatMap(([, , use, see]) => [use, see])
      .join(' ');
    const parts = new Set([...read('docs/operations.md').matchAll(/^\| `(\w+)\./gm)].map(([, part = '']) => part));
    expect(parts.size).toBeGreaterThan(30);
    expect([...parts].filter((part) => !new RegExp(`(?:\`|billing\\.)${part}\\.`).test(said))).toEqual([]);
  });
});
