import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/source-imports.js';

const read = (name: string): string => readFileSync(join(projectRoot, name), 'utf8');
const page = read('docs/theming.md');
const section = (heading: string): string => page.split(/^##+ /m).find((part) => part.startsWith(heading)) ?? '';
const quoted = (text: string): string[] => [...text.matchAll(/`([a-zA-Z]+)`/g)].map(([, name = '']) => name);

/** Returns all names in appearance-variables.ts: public variables, internal variables and aliases. */
function namesInSource(): string[] {
  const source = read('src/components/theme/appearance-variables.ts');
  const publicNames = [...source.matchAll(/\.\.\.publicVariables\('[a-z-]+', \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
  const own = [...source.matchAll(/^ {4}(\w+): css`/gm)].map(([, name = '']) => name);
  const aliases = [...(source.split('const aliases')[1] ?? '').matchAll(/^ {2}(\w+): '/gm)].map(([, name = '']) => name);
  return [...publicNames, ...own, ...aliases];
}

describe('the page about theming', () => {
  const names = namesInSource();

  it('lists every name of an appearance', () => {
    expect(names.length).toBeGreaterThan(50);
    const listed = new Set(quoted(section('Appearance')));
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
  });

  it('lists every public variable that the elements read', () => {
    const sources = ['tokens.ts', 'inherit.styles.ts', 'presets/ledger.ts', 'presets/poster.ts', 'presets/soft.ts'].map((name) =>
      read(`src/components/theme/${name}`),
    );
    const used = new Set([...sources, read('src/components/primitives/notice.ts')].join().match(/--storefront-[a-z-]+/g));
    const table = section('Variables');
    const short = (variable: string): string => variable.replace('--storefront', '');
    expect([...used].filter((variable) => !table.includes(`${variable}\``) && !table.includes(`\`${short(variable)}\``))).toEqual([]);
  });

  it.each(['ledger', 'poster', 'soft', 'inherit'])('describes the theme %s', (theme) => {
    expect(section('Themes')).toContain(`| \`${theme}\` |`);
  });
});
