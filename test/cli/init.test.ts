import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { loadConfiguration } from '../../src/cli/configuration/gateway-configuration.js';
import { EXIT_CODE } from '../../src/cli/failure.js';
import { serveGateway } from '../../src/cli/server/serve-gateway.js';
import { parseOffers } from '../../src/gateway/index.js';
import { startWorker } from '../support/worker/start-worker.js';
import { freeBase } from '../support/free-ports.js';
import { PLANS } from '../support/purchase.js';
import { startBillingServer, type BillingServer } from './support/billing-server.js';
import { installGateway, makeStoreFolder, type StoreFolder } from './support/store-folder.js';
import { recordTerminal } from './support/terminal.js';

let billing: BillingServer;
let env: Record<string, string>;
const folders: StoreFolder[] = [];
const children: ChildProcess[] = [];
beforeAll(async () => {
  billing = await startBillingServer();
  const { BILLING_BASE_URL = '', BILLING_CLIENT_ID = '', BILLING_CLIENT_SECRET = '' } = billing.env;
  env = { BILLING_BASE_URL, BILLING_CLIENT_ID, BILLING_CLIENT_SECRET };
});
afterAll(async () => {
  for (const child of children) child.kill();
  await billing.close();
  for (const folder of folders) await folder.remove();
});

async function newFolder(): Promise<StoreFolder> {
  const folder = await makeStoreFolder();
  folders.push(folder);
  return folder;
}

const ORIGIN = 'http://localhost:5173';
const read = ({ path }: StoreFolder, name: string): Promise<string> => readFile(join(path, name), 'utf8');
const settingsOf = async (folder: StoreFolder) => parseEnv(await read(folder, '.env'));

/** Names of the plans that a page of the tenant sees. */
async function plansAt(
  gateway: string,
  publishableKey = '',
  origin = ORIGIN,
  send: (request: Request) => Promise<Response> = fetch,
): Promise<string[]> {
  const headers = { authorization: `Bearer ${publishableKey}`, origin };
  const response = await send(new Request(`${gateway}/storefront/catalog`, { headers }));
  expect(response.status).toBe(200);
  const plan = z.looseObject({ productRatePlanId: z.string() });
  const { products } = z.looseObject({ products: z.array(z.looseObject({ plans: z.array(plan) })) }).parse(await response.json());
  return products.flatMap(({ plans }) => plans.map(({ productRatePlanId }) => productRatePlanId));
}

describe('init', () => {
  it('creates a store that works with the gateway command, without questions', async () => {
    const folder = await newFolder();
    await folder.write('.gitignore', 'node_modules');
    const { code, output, errors } = await folder.run(['init', '--yes', '--all-plans'], env);
    expect([code, errors]).toEqual([EXIT_CODE.ok, '']);
    for (const text of [
      'Wrote offers.json.\nWrote .env.\nWrote storefront.html.\nAdded .env to .gitignore.',
      'offers.json is valid and matches the catalog.',
      '  npx storefront-elements gateway --env-file .env\n',
      `Open ${ORIGIN}/storefront.html.`,
    ]) {
      expect(output).toContain(text);
    }
    expect(await read(folder, '.gitignore')).toBe('node_modules\n.env\n');
    expect((await stat(join(folder.path, '.env'))).mode & 0o777).toBe(0o600);
    const settings = await settingsOf(folder);
    expect(output).not.toContain(settings['STOREFRONT_SECRET_KEY']);

    const offers = parseOffers(JSON.parse(await read(folder, 'offers.json')));
    const build = offers.products.flatMap(({ plans }) => plans).find(({ productRatePlanId }) => productRatePlanId === PLANS.buildMonthly);
    expect(build?.quantity).toMatchObject({ min: 1, initial: 1, unit: { en: { one: 'seat', other: 'seats' } } });
    expect(offers.products[0]?.texts.en.description).toBe('Free');
    expect(offers.products.at(-1)?.addOn).toBe(true);

    const configuration = await loadConfiguration({ env: { ...settings, PORT: '0' }, folder: folder.path });
    const running = await serveGateway(configuration, recordTerminal());
    try {
      expect(await plansAt(running.address, settings['STOREFRONT_PUBLISHABLE_KEYS'])).toContain(PLANS.buildMonthly);
    } finally {
      await running.stop();
    }
    const page = await read(folder, 'storefront.html');
    expect(page).toContain(
      `gateway="http://localhost:4601" publishable-key="${settings['STOREFRONT_PUBLISHABLE_KEYS'] ?? ''}" currency="USD"`,
    );
  });

  it('sells only the plans that the catalog marks for storefronts, if it marks some', async () => {
    const folder = await newFolder();
    const { output } = await folder.run(['init', '--yes'], env);
    expect(output).toContain('The catalog marks plans with StorefrontSellable__c');
    const { products } = parseOffers(JSON.parse(await read(folder, 'offers.json')));
    expect(products.map(({ plans }) => plans.length)).toEqual([1, 2, 2]);
  });

  it('asks for what is missing, and does not show the secret', async () => {
    const folder = await newFolder();
    const answers = [env['BILLING_BASE_URL'], env['BILLING_CLIENT_ID'], env['BILLING_CLIENT_SECRET'], '', 'https://shop.example'];
    const hidden: string[] = [];
    const ask = (question: string, options?: { hidden?: boolean }): Promise<string> => {
      if (options?.hidden) hidden.push(question);
      return Promise.resolve(answers.shift() ?? '');
    };
    const { code, errors } = await folder.run(['init'], {}, { ask });
    expect([code, errors, answers]).toEqual([EXIT_CODE.ok, '', []]);
    expect(hidden).toEqual([expect.stringContaining('Secret of the OAuth client')]);
    expect(await settingsOf(folder)).toMatchObject({ ...env, STOREFRONT_ORIGINS: 'https://shop.example' });
  });

  it('writes nothing if a file exists; --force replaces all but the env file', async () => {
    const folder = await newFolder();
    await folder.write('offers.json', '{"mine": true}');
    const refused = await folder.run(['init', '--yes'], env);
    expect([refused.code, refused.errors]).toEqual([EXIT_CODE.problem, expect.stringContaining('these files exist: offers.json.')]);
    expect(await read(folder, 'offers.json')).toBe('{"mine": true}');
    await expect(read(folder, '.env')).rejects.toThrow('ENOENT');

    expect((await folder.run(['init', '--yes', '--force'], env)).code).toBe(EXIT_CODE.ok);
    const before = await read(folder, '.env');
    const again = await folder.run(['init', '--yes', '--force', '--env-file', '.env']);
    expect([again.code, again.output]).toEqual([EXIT_CODE.ok, expect.stringContaining('Kept .env and its keys.')]);
    expect(await read(folder, '.env')).toBe(before);
  });

  it('writes the route of Next.js where the project has its pages', async () => {
    const folder = await newFolder();
    await mkdir(join(folder.path, 'src/app'), { recursive: true });
    const { code, output } = await folder.run(['init', '--yes', '--framework', 'next'], env);
    expect([code, output]).toEqual([EXIT_CODE.ok, expect.stringContaining('Wrote src/app/billing/[...path]/route.js.')]);
    expect(await read(folder, 'src/app/billing/[...path]/route.js')).toContain("from '../../../../storefront-gateway.mjs'");
    await expect(stat(join(folder.path, 'app'))).rejects.toThrow('ENOENT');
  });

  it('starts a framework that serves pages on the port of the origin', async () => {
    const folder = await newFolder();
    const { output } = await folder.run(['init', '--yes', '--framework', 'nuxt', '--origin', 'http://localhost:3100'], env);
    expect(output).toContain('  npx nuxt dev --port 3100\nOpen http://localhost:3100/storefront.html.');
    expect(await read(folder, 'public/storefront.html')).toContain('gateway="http://localhost:3100/billing"');
  });

  it('names the packages that the project does not depend on, also if another package has installed them', async () => {
    const folder = await newFolder();
    await folder.write('package.json', { dependencies: { 'storefront-elements': '0.1.0', '@hono/node-server': '2.0.0' } });
    await mkdir(join(folder.path, 'node_modules/hono'), { recursive: true });
    const { output } = await folder.run(['init', '--yes', '--framework', 'hono'], env);
    expect(output).toContain('  npm install hono\n');
  });

  it.each<[string[], Record<string, string>, string]>([
    [['--framework', 'expres'], {}, 'Did you mean "express"?'],
    [['--origin', 'https://shop.example/'], {}, '--origin must be an origin such as https://shop.example'],
    [[], { BILLING_CLIENT_ID: '' }, 'BILLING_CLIENT_ID is missing'],
    [[], { BILLING_BASE_URL: '', BILLING_CLIENT_ID: '', BILLING_CLIENT_SECRET: '' }, 'No access to the billing platform is set'],
  ])('refuses %j and %j', async (args, changes, message) => {
    const folder = await newFolder();
    const { code, errors } = await folder.run(['init', '--yes', ...args], { ...env, ...changes });
    expect([code, errors]).toEqual([EXIT_CODE.usage, expect.stringContaining(message)]);
  });
});

describe('the generated gateway', () => {
  let modules: StoreFolder;
  beforeAll(async () => {
    modules = await newFolder();
    await installGateway(modules.path, ['express', 'fastify', '@hono/node-server']);
  });

  /** Creates a store below the installed packages. */
  async function generate(framework: string): Promise<StoreFolder> {
    const path = join(modules.path, framework);
    await mkdir(path);
    const folder = { ...modules, path };
    const { code, errors } = await modules.run(['init', '--yes', '--all-plans', '--framework', framework], env, { folder: path });
    expect([framework, code, errors]).toEqual([framework, EXIT_CODE.ok, '']);
    return folder;
  }

  function start(folder: StoreFolder, args: readonly string[], changes: Record<string, string>): AsyncIterable<string> {
    const child = spawn(process.execPath, ['--env-file=.env', ...args], {
      cwd: folder.path,
      env: changes,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return createInterface({ input: child.stdout });
  }

  async function firstLine(lines: AsyncIterable<string>): Promise<string> {
    for await (const line of lines) return line;
    throw new Error('The program ended without a line.');
  }

  it('serves the catalog with Express, Fastify and Hono', async () => {
    const port = await freeBase();
    const sold = await Promise.all(
      ['express', 'fastify', 'hono'].map(async (framework, index) => {
        const folder = await generate(framework);
        const line = await firstLine(start(folder, ['storefront-server.mjs'], { PORT: String(port + index) }));
        const address = /http:\S+/.exec(line)?.[0] ?? '';
        return plansAt(address, (await settingsOf(folder))['STOREFRONT_PUBLISHABLE_KEYS']);
      }),
    );
    expect(sold.map((plans) => plans.includes(PLANS.buildMonthly))).toEqual([true, true, true]);
  });

  it.each([
    ['next', 'GET(new Request(url, { headers }))', 'app/billing/[...path]/route.js'],
    ['nuxt', 'default({ request: new Request(url, { headers }) })', 'server/routes/billing/[...path].js'],
  ])('serves the catalog as a route of %s, and loads without settings during the build', async (framework, call, route) => {
    const folder = await generate(framework);
    const settings = await settingsOf(folder);
    const program = `
      // Nuxt provides these functions.
      globalThis.defineEventHandler = (handler) => handler;
      globalThis.toWebRequest = ({ request }) => request;
      const route = await import('./${route}');
      Object.assign(process.env, ${JSON.stringify(settings)});
      const url = 'http://localhost:3000/billing/storefront/catalog';
      const headers = { authorization: 'Bearer ${settings['STOREFRONT_PUBLISHABLE_KEYS'] ?? ''}', origin: 'http://localhost:3000' };
      const response = await route.${call};
      console.log(response.status, Object.keys(route).join());
      process.exit();
    `;
    const methods = framework === 'next' ? 'DELETE,GET,OPTIONS,PATCH,POST,PUT' : 'default';
    const node = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: folder.path,
      env: {},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(node);
    expect(await firstLine(createInterface({ input: node.stdout }))).toBe(`200 ${methods}`);
  });

  it('serves the catalog as a Worker in workerd', async () => {
    const folder = await generate('worker');
    const settings = await settingsOf(folder);
    const { main } = z.object({ main: z.string() }).parse(JSON.parse(await read(folder, 'wrangler.json')));
    const bindings = Object.fromEntries(Object.entries(settings).map(([name, value = '']) => [name, value]));
    const worker = await startWorker({ entry: join(folder.path, main), bindings, platform: (request) => fetch(request) });
    try {
      expect(await plansAt('https://shop.example/billing', settings['STOREFRONT_PUBLISHABLE_KEYS'], ORIGIN, worker.fetch)).toContain(
        PLANS.buildMonthly,
      );
    } finally {
      await worker.close();
    }
  });
});
