import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenRule } from '../support/import-rules.js';
import { importsOf, projectRoot, reachableFrom, readImports, sourceFiles } from '../support/source-imports.js';

const exists = (file: string): boolean => existsSync(join(projectRoot, file));
const files = ['src', 'demo'].filter(exists).flatMap(sourceFiles);

describe('allowed imports', () => {
  it.each(files)('%s', (file) => {
    const broken = importsOf(file).flatMap((found) => {
      const rule = brokenRule(found);
      return rule === undefined ? [] : [`${file}:${found.line} imports ${found.specifier}, but the rule is: ${rule}`];
    });
    expect(broken).toEqual([]);
  });

  it('have an extension and name an existing file', () => {
    const missing = files.flatMap((file) =>
      importsOf(file)
        .filter((found) => found.file !== undefined && !exists(found.file))
        .map((found) => `${file}:${found.line} imports ${found.specifier}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('files that a browser loads', () => {
  const entries = [
    'src/index.ts',
    'src/define.ts',
    'src/cdn/storefront.ts',
    'src/api/browser.ts',
    ...files.filter((file) => file.startsWith('src/components/')),
  ].filter(exists);

  it.each(entries)('%s imports neither gateway nor machine credentials', (entry) => {
    const secret = [...reachableFrom(entry, exists)].filter(
      (file) => file.startsWith('src/api/credentials/') || file.startsWith('src/gateway/'),
    );
    expect(secret).toEqual([]);
  });
});

describe('the import reader', () => {
  const read = (text: string, from = 'src/components/features/plans/plans.ts'): string[] =>
    readImports(from, text).map(({ specifier, file, lazy }) => `${lazy ? 'lazy ' : ''}${file ?? specifier}`);

  it('ignores type-only imports', () => {
    expect(read("import type { A } from '../a.js'; export type { B } from '../b.js';")).toEqual([]);
  });

  it('finds values next to types, re-exports, bare and lazy imports', () => {
    expect(
      read("import { type A, b } from '../a.js'; export * from './c.js'; import 'lit'; const d = () => import('../locales/de.js');"),
    ).toEqual(['src/components/features/a.ts', 'src/components/features/plans/c.ts', 'lit', 'lazy src/components/features/locales/de.ts']);
  });

  it.each([
    ['src/components/features/plans/plans.ts', '../../../api/transport.js'],
    ['src/components/features/plans/plans.ts', '../../../generated/api/operations/orders.js'],
    ['src/components/features/plans/plans.ts', '../../../api/client.js'],
    ['src/components/base/storefront-element.ts', '../../store/store.js'],
    ['src/components/primitives/field.ts', '../../api/errors.js'],
    ['src/api/operations/storefront/quotes.ts', '../../transport.js'],
    ['src/store/create-store.ts', 'lit'],
    ['src/gateway/policy.ts', 'node:crypto'],
    ['src/gateway/gateway.ts', './stores/redis.js'],
    ['src/gateway/gateway.ts', 'pg'],
    ['src/gateway/stores/redis-connection.ts', 'redis'],
    ['src/gateway/stores/memory.ts', '../gateway.js'],
    ['demo/sandbox/engine.ts', '../../src/api/pricing/list-price.js'],
    ['demo/sandbox/engine.ts', '../../src/gateway/index.js'],
    ['demo/server.ts', '../src/gateway/policy.js'],
    ['src/new-folder/thing.ts', 'lit'],
  ])('refuses %s importing %s', (from, specifier) => {
    const [found] = readImports(from, `import { x } from '${specifier}';`);
    expect(found && brokenRule(found)).toBeTypeOf('string');
  });
});
