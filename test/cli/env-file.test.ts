import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CommandFailure } from '../../src/cli/failure.js';
import { envLine } from '../../src/cli/files/env-file.js';
import '../support/property-runs.js';

/** Characters that env files treat specially, and some that they do not. */
const CHARACTERS = ['`', "'", '"', '\\', 'n', 'r', '\n', '\t', ' ', '#', '$', '{', '}', '=', 'é', '🔑', 'a', '1', ''];
const values = fc.oneof(
  fc.array(fc.constantFrom(...CHARACTERS), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** True if the format has a way to write the value: it has no escape for quotes, and drops carriage returns. */
function canBeKept(value: string): boolean {
  if (value.includes('\r')) return false;
  if (!value.includes("'") || !value.includes('`')) return true;
  return !value.includes('"') && !value.includes('\\n');
}

it('keeps every value that an env file can keep, beside other variables', () => {
  fc.assert(
    fc.property(values.filter(canBeKept), values.filter(canBeKept), (value, other) => {
      const file = ['FIRST=1', envLine('NAME', value), envLine('OTHER', other), envLine('LAST', value), ''].join('\n');
      expect(parseEnv(file)).toEqual({ FIRST: '1', NAME: value, OTHER: other, LAST: value });
    }),
  );
});

it('refuses every other value and names the variable', () => {
  const refused = values.map((value) => `${value}\r`);
  const quotes = values.map((value) => `'\`${value}"`);
  fc.assert(
    fc.property(fc.oneof(refused, quotes, fc.constantFrom("'`\\n", '\ud800')), (value) => {
      let problem: unknown;
      try {
        envLine('BILLING_CLIENT_SECRET', value);
      } catch (error) {
        problem = error;
      }
      expect(problem).toBeInstanceOf(CommandFailure);
      expect(String(problem)).toMatch(/BILLING_CLIENT_SECRET has .* set BILLING_CLIENT_SECRET_FILE\./);
    }),
  );
});

it('writes files that process.loadEnvFile reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'env-file-'));
  const expected = { ENV_FILE_TEST_1: ' a\n"b" #$c\\n ', ENV_FILE_TEST_2: "it's", ENV_FILE_TEST_3: "`'\n" };
  try {
    const path = join(folder, '.env');
    await writeFile(
      path,
      Object.entries(expected)
        .map(([name, value]) => `${envLine(name, value)}\n`)
        .join(''),
    );
    loadEnvFile(path);
    expect(process.env).toMatchObject(expected);
  } finally {
    for (const name of Object.keys(expected)) Reflect.deleteProperty(process.env, name);
    await rm(folder, { recursive: true });
  }
});
