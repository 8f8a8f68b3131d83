import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { storefrontOperations as withZod } from '../../src/api/operations/storefront/index.js';
import type { AnyOperation } from '../../src/api/operations/operation.js';
import { valuesAround } from '../support/schema-values.js';

/** The same rows once more, their schemas made by what the script tag ships instead of zod/mini. */
async function loadGuardedRows(): Promise<Readonly<Record<string, AnyOperation>>> {
  vi.resetModules();
  vi.doMock('zod/mini', () => import('../../src/later-guards.js'));
  const { storefrontOperations } = await import('../../src/api/operations/storefront/index.js');
  return storefrontOperations;
}

const guarded = await loadGuardedRows();
afterAll(() => {
  vi.doUnmock('zod/mini');
});

// Sessions are opened by servers, which have zod.
const { createSession: _, ...fromPages } = withZod;
const schemas = Object.entries<AnyOperation>(fromPages).flatMap(([name, row]) =>
  (['request', 'response'] as const).map((part) => {
    const light = guarded[name];
    if (!light) throw new Error(`${name} is missing`);
    return { name: `${name} ${part}`, zod: row[part], light: light[part] };
  }),
);

/**
 * What the library reads of a parsed value: the data, or each issue's place, code and message. Where the type is wrong already, zod sometimes goes
 * on and says that a list in place of text is too short as well; that is left out.
 */
function outcome(schema: AnyOperation['request'], value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data };
  const issues = parsed.error.issues.map(({ code, path, message }) => ({ code, path: path.map(String).join('.'), message }));
  const mistyped = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path));
  return { issues: issues.filter(({ code, path }) => code === 'invalid_type' || !mistyped.has(path)) };
}

describe('the guards of the script tag', () => {
  it('are not zod', () => {
    for (const { zod, light } of schemas) {
      expect(zod).toHaveProperty('_zod');
      expect(light).not.toHaveProperty('_zod');
    }
  });

  it.each(schemas)('read $name as zod does', ({ zod, light }) => {
    fc.assert(
      fc.property(valuesAround(zod), (value) => {
        expect(outcome(light, value)).toStrictEqual(outcome(zod, value));
      }),
    );
  });

  it.each(schemas)('accept and refuse values of $name', ({ zod }) => {
    const outcomes = fc.sample(valuesAround(zod), { numRuns: 500, seed: 1 }).map((value) => zod.safeParse(value).success);
    expect(new Set(outcomes)).toEqual(new Set([true, false]));
  });
});
