import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfiguration } from '../../src/cli/configuration/gateway-configuration.js';
import { EXIT_CODE } from '../../src/cli/failure.js';
import { envLine } from '../../src/cli/files/env-file.js';
import { makeStoreFolder, type StoreFolder } from './support/store-folder.js';

let store: StoreFolder;
beforeAll(async () => {
  store = await makeStoreFolder();
});
afterAll(() => store.remove());

const rest = {
  BILLING_ENVIRONMENT: 'us-sandbox',
  BILLING_CLIENT_ID: 'id',
  BILLING_CLIENT_SECRET: 'secret',
  STOREFRONT_ORIGINS: 'https://shop.example',
};
const accept = (env: Record<string, string | undefined>) => loadConfiguration({ env: { ...rest, ...env }, folder: store.path });

it('prints keys that the gateway accepts, different ones each time', async () => {
  const first = await store.run(['keys']);
  expect([first.code, first.errors]).toEqual([EXIT_CODE.ok, '']);
  const { options } = await accept(parseEnv(first.output));
  expect(options.secretKey).toMatch(/^sk_[0-9a-f]{64}$/);
  expect((await store.run(['keys'])).output).not.toContain(options.secretKey);
});

it('writes a file that only its owner can read, and never changes a file', async () => {
  const { code, output } = await store.run(['keys', '--out', '.env']);
  expect([code, output]).toEqual([EXIT_CODE.ok, 'Wrote .env. Only you can read it. Do not commit it.\n']);
  const path = join(store.path, '.env');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const before = await readFile(path, 'utf8');
  const second = await store.run(['keys', '--out', '.env']);
  expect([second.code, second.errors]).toEqual([
    EXIT_CODE.problem,
    expect.stringContaining('.env exists and was not changed. Choose another file'),
  ]);
  expect(await readFile(path, 'utf8')).toBe(before);
});

it('shows how to rotate with an overlap of old and new keys', async () => {
  await store.write('old.env', (await store.run(['keys'])).output);
  const { code, output } = await store.run(['keys', '--rotate', '--env-file', 'old.env']);
  expect(code).toBe(EXIT_CODE.ok);
  const old = await accept(parseEnv(await readFile(join(store.path, 'old.env'), 'utf8')));
  const steps = output.split('\n').filter((line) => line.startsWith('SIGNING_KEYS='));
  const kids = await Promise.all(
    steps.map(async (line) => {
      const { options } = await accept({ ...parseEnv((await store.run(['keys'])).output), ...parseEnv(line) });
      return options.signingKeys.map(({ kid }) => (kid === old.options.signingKeys[0]?.kid ? 'old' : 'new'));
    }),
  );
  expect(kids).toEqual([['old', 'new'], ['new', 'old'], ['new']]);
  expect(output).toContain(`STOREFRONT_PUBLISHABLE_KEYS=${old.options.publishableKeys[0] ?? ''},pk_`);
});

it.each([
  [['keys', '--rotate'], 'SIGNING_KEYS is missing or not valid JSON'],
  [['keys', '--rotate', '--out', 'x'], 'Leave out --out'],
  [['keys', '--rotate', '--env-file', 'missing.env'], '--env-file names a file that cannot be read: missing.env'],
  [['keys', '--rotte'], 'Did you mean --rotate?'],
])('refuses %j', async (args, message) => {
  const { code, errors } = await store.run(args);
  expect([code, errors]).toEqual([EXIT_CODE.usage, expect.stringContaining(message)]);
});

it.each(['plain', 'with space', `quotes " and '`, 'hash # sign', 'back\\nslash', '[{"kty":"OKP"}]', '$dollar'])(
  'keeps the value %s',
  (value) => {
    expect(parseEnv(envLine('NAME', value))).toEqual({ NAME: value });
  },
);
