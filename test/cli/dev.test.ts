import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox } from '../../demo/sandbox/start.js';
import { commands } from '../../src/cli/commands/index.js';
import { runCommandLine } from '../../src/cli/run.js';
import { serveDev, type DevOptions, type RunningDev } from '../../src/cli/dev/serve-dev.js';
import type { SandboxPackage } from '../../src/cli/dev/sandbox-package.js';
import { writeMinimalCatalog } from './support/minimal-catalog.js';
import { recordTerminal, run, type RecordedTerminal } from './support/terminal.js';

/** Ports that nothing else uses. They are below the range from which the system assigns free ports. */
const PORT = 24_600;
const ORIGIN = 'http://localhost:5173';

let folder: string;
let running: RunningDev;
let output: string;

const options = (changes: Partial<DevOptions> = {}): DevOptions => ({
  origins: [ORIGIN],
  port: PORT,
  catalog: undefined,
  offers: undefined,
  data: '.storefront',
  reset: false,
  ...changes,
});

/** The sandbox's sources instead of its package. The minimal catalog takes the place of the sample tenant. */
const sandboxPackage: SandboxPackage = {
  startSandbox: async (given) => {
    const catalogFolder = given.catalogFolder ?? join(folder, 'sample');
    return { ...(await startSandbox({ ...given, catalogFolder })), offersFile: join(folder, 'sample/offers.json') };
  },
};

/** Starts `dev` on other ports, with other data. */
const start = (changes: Partial<DevOptions>): Promise<RunningDev> =>
  serveDev(options({ port: PORT + 6, data: 'other', ...changes }), recordTerminal({}, { folder }), sandboxPackage);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-dev-'));
  await writeMinimalCatalog(join(folder, 'sample'));
  const terminal = recordTerminal({}, { folder });
  running = await serveDev(options(), terminal, sandboxPackage);
  output = terminal.output;
});
afterAll(async () => {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
});

async function restart(changes: Partial<DevOptions> = {}): Promise<void> {
  await running.stop();
  running = await serveDev(options(changes), recordTerminal({}, { folder }), sandboxPackage);
}

const ledger = async (): Promise<unknown> => (await fetch(`${running.addresses.sandbox}/sandbox/ledger`)).json();

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('storefront-elements dev', () => {
  it('prints a snippet, test cards, a sign-in and a change of the clock that work', async () => {
    expect(output).toContain(`gateway="${running.addresses.gateway}" publishable-key="pk_sandbox" currency="EUR"`);
    expect(output).toContain('4242 4242 4242 4242  paid');
    const [, account = ''] = /"accountKey": "(A\d+)"/.exec(output) ?? [];
    const session = await fetch(`${running.addresses.gateway}/storefront/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${running.secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ accountKey: account }),
    });
    expect(session.status).toBe(200);
    const [, to = ''] = /\{"to": "([\d-]+)"\}/.exec(output) ?? [];
    const moved = await fetch(`${running.addresses.sandbox}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to }),
    });
    expect(await moved.json()).toMatchObject({ today: to });
  });

  it('writes the access to the sandbox for init, until it stops', async () => {
    expect(output).toContain('publishable key  pk_sandbox');
    expect(output).toContain(join('.storefront', 'sandbox.env'));
    const init = async (...options: string[]): Promise<RecordedTerminal> => {
      const terminal = recordTerminal({}, { folder });
      await runCommandLine(['init', '--yes', ...options], commands, terminal);
      return terminal;
    };
    const first = await init('--origin', ORIGIN);
    expect(first.output).toContain(`Uses the sandbox at ${running.addresses.sandbox}, which storefront-elements dev runs.`);
    expect(first.output).not.toContain('does not admit');
    const settings = parseEnv(await readFile(join(folder, '.env'), 'utf8'));
    expect(settings).toMatchObject({
      BILLING_BASE_URL: running.addresses.sandbox,
      PAYMENT_FORM_SCRIPT: `${running.addresses.form}/zuora.js`,
      PAYMENT_FORM_KEY: 'pk_sandbox',
    });
    const elsewhere = await init('--force', '--origin', 'http://localhost:5174');
    expect(elsewhere.output).toContain(
      'does not admit http://localhost:5174. Start storefront-elements dev again, with --origin http://localhost:5174\n',
    );
    await running.stop();
    expect((await init('--force')).errors).toContain('No access to the billing platform is set.');
    await restart();
  });

  it('sells to pages of the given origin only', async () => {
    const read = (origin: string): Promise<Response> =>
      fetch(`${running.addresses.gateway}/storefront/catalog`, {
        headers: { authorization: 'Bearer pk_sandbox', origin },
      });
    const own = await read(ORIGIN);
    expect(own.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(JSON.stringify(await own.json())).toContain('Newsletter');
    expect((await read('http://localhost:5174')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('lets the payment form into pages of the given origin only', async () => {
    const frame = (host: string): Promise<Response> =>
      fetch(`${running.addresses.form}/frame?host=${encodeURIComponent(host)}&nonce=${'n'.repeat(22)}`);
    const own = await frame(ORIGIN);
    expect(own.headers.get('content-security-policy')).toContain(`frame-ancestors ${ORIGIN}`);
    expect((await frame('http://localhost:5174')).status).toBe(403);
  });

  it('refuses host names of other machines', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const options = { port: PORT + 2, host: '127.0.0.1', path: '/sandbox/clock', headers: { host: 'evil.example' } };
      request(options, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(421);
  });

  it('sells what the copied offers file lists, without a restart', async () => {
    const file = join(folder, '.storefront/offers.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('One letter each week.', 'Edited.'));
    await expect
      .poll(async () =>
        (await fetch(`${running.addresses.gateway}/storefront/catalog`, { headers: { authorization: 'Bearer pk_sandbox' } })).text(),
      )
      .toContain('Edited.');
  });

  it('keeps keys and purchases for the next start', async () => {
    await fetch(`${running.addresses.sandbox}/sandbox/scenarios/mid-month`, { method: 'POST' });
    const { secretKey } = running;
    await restart();
    expect(running.secretKey).toBe(secretKey);
    expect(await ledger()).toMatchObject({ accounts: 2 });
  });

  it('starts with the data of the catalog again', async () => {
    await fetch(`${running.addresses.sandbox}/sandbox/scenarios/mid-month`, { method: 'POST' });
    await restart({ reset: true });
    expect(await ledger()).toMatchObject({ accounts: 1 });
  });
});

describe('storefront-elements dev refuses', () => {
  it('a port that is in use', async () => {
    const other = createServer().listen(PORT + 9, '127.0.0.1');
    await once(other, 'listening');
    await expect(start({})).rejects.toThrow(`Port ${PORT + 9} is in use. Stop the other program, or set --port`);
    other.close();
  });

  it.each([
    ['http://localhost:5173/shop', 'write http://localhost:5173 instead of http://localhost:5173/shop'],
    ['localhost:5173', 'write http://localhost:5173 instead of localhost:5173'],
    ['http://shop.example', '--origin must use https, because shop.example is not this machine'],
    ['*', 'write http://localhost:5173 instead of *'],
  ])('the origin %s', async (origin, message) => {
    await expect(start({ origins: [origin] })).rejects.toThrow(message);
  });

  it('an offers file that does not exist', async () => {
    await expect(start({ offers: 'mine.json' })).rejects.toThrow('mine.json cannot be read. Give the path of your offers file');
  });

  it('a catalog with a mistake, naming file and field', async () => {
    const catalog = join(folder, 'shop');
    await writeMinimalCatalog(catalog);
    const file = join(catalog, 'catalog.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('0123456789abcdef0123456789abcde0', 'newsletter'));
    await expect(start({ catalog: 'shop' })).rejects.toThrow(
      `${file} is not valid at 'products.0.id': must have 32 hex digits. Create one: node -p`,
    );
    await expect(start({ catalog: 'none' })).rejects.toThrow(`The folder ${join(folder, 'none')} does not exist.`);
  });

  it('to run without the package of the sandbox, and names it in one line', async () => {
    expect(await run(['dev'])).toEqual({
      code: 1,
      output: '',
      errors:
        'The sandbox is not installed. Install the package storefront-elements-sandbox of the same version: docs/sandbox.md says how.\n',
    });
  });

  it.each(['0', '65533', 'abc'])('the port %s', async (port) => {
    const { code, errors } = await run(['dev', '--port', port]);
    expect(code).toBe(2);
    expect(plain(errors)).toContain('It must be a number from 1 to 65532');
  });
});
