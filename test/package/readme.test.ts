import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classesOf, readElementManifest } from '../support/manifest.js';
import { projectRoot } from '../support/source-imports.js';

const read = (name: string): string => readFileSync(join(projectRoot, name), 'utf8');

const elements = classesOf(readElementManifest()).flatMap(({ tagName, attributes = [], members = [] }) => {
  const properties = members.filter(
    ({ kind, static: shared, attribute, readonly }) => kind === 'field' && !shared && !attribute && !readonly,
  );
  return tagName ? [{ tagName, names: [...attributes.map(({ name }) => name), ...properties.map(({ name }) => `.${name}`)] }] : [];
});

/** Attributes and properties that every element has. The text above the table names them, so the table does not. */
const EVERYWHERE = ['locale', '.client'];

describe('the table of elements in the README', () => {
  const section =
    read('README.md')
      .split(/^##+ /m)
      .find((part) => part.startsWith('The elements')) ?? '';
  const rows = new Map(
    section
      .split('\n')
      .filter((line) => line.startsWith('| `storefront-'))
      .map((line) => [/`([\w-]+)`/.exec(line)?.[1] ?? '', line]),
  );

  it('has one row for each element', () => {
    expect([...rows.keys()].sort()).toEqual(elements.map(({ tagName }) => tagName).sort());
  });

  it.each(elements)('names exactly the attributes and properties of $tagName', ({ tagName, names }) => {
    const [, , , last = ''] = (rows.get(tagName) ?? '').split('|');
    const listed = [...last.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name);
    const own = (name: string): boolean => (tagName === 'storefront-provider' ? name !== '.client' : !EVERYWHERE.includes(name));
    expect(listed.sort()).toEqual(names.filter(own).sort());
  });
});
