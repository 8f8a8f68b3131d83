import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBillingClient } from '../../src/api/billing-client.js';
import * as browser from '../../src/api/browser.js';
import { fits, readPrograms, typeErrors, writePrograms } from '../support/user-programs.js';
import { SANDBOX_URL } from '../support/sandbox.js';
import { SITE, startStack, type Stack } from '../support/stack.js';

type Server = ReturnType<typeof serve>;

const programs = [...readPrograms('docs/client.md'), ...readPrograms('docs/revenue.md'), ...readPrograms('README.md')];
/** Business day of the sandbox. The programs use it as their current day. */
const NOW = new Date('2026-11-21T17:00:00Z');

let stack: Stack;
let folder: string;
const servers: Server[] = [];

async function listen(fetch: (request: Request) => Promise<Response>): Promise<string> {
  const server = serve({ port: 0, hostname: '127.0.0.1', fetch });
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  stack = await startStack({
    subscribers: true,
    gateway: { rates: { apiKey: 'rates-sandbox-key', baseUrl: `${SANDBOX_URL}/rates` } },
  });
  const billing = await listen((request) => stack.sandbox.sandbox.fetch(request, '127.0.0.1'));
  // Node.js sets no `origin` header, unlike a browser.
  const gateway = await listen((request) => {
    const headers = new Headers(request.headers);
    headers.set('origin', SITE);
    return stack.gateway(new Request(request, { headers }));
  });
  vi.stubEnv('BILLING_URL', billing);
  vi.stubEnv('BILLING_CLIENT_ID', 'sandbox-client');
  vi.stubEnv('BILLING_CLIENT_SECRET', 'sandbox-secret');
  folder = writePrograms(programs, 'docs-client', { 'https://shop.example/billing': gateway });
});

afterAll(async () => {
  for (const server of servers) server.close();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  await stack.close();
});

/** Runs a program as a module and returns its output. */
async function run(file: string): Promise<string[]> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => void lines.push(format(...values)));
  try {
    await import(/* @vite-ignore */ join(folder, file));
  } finally {
    log.mockRestore();
  }
  return lines;
}

describe('every program of the docs', () => {
  it('has a unique name', () => {
    const names = programs.map(({ file }) => file);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('in client.md has a name, so that it runs', () => {
    expect(readFileSync('docs/client.md', 'utf8')).not.toMatch(/^```ts$/m);
  });

  it.each([
    'revenueRules',
    'revenueSchedules',
    'revenueEvents',
    'revenueItems',
    'chargeRevenueSummaries',
    'accountingPeriods',
    'accountingCodes',
  ] as const)('covers each operation of %s together with the others', (resource) => {
    const client = createBillingClient({ baseUrl: SANDBOX_URL, credential: () => 'none' });
    const called = (method: string) =>
      programs.some(({ text }) => new RegExp(`\\bbilling\\.${resource}\\.${method}(?:\\.items)?\\(`).test(text));
    const methods = Object.keys(client[resource]);
    expect(methods.length).toBeGreaterThan(1);
    expect(methods.filter((method) => !called(method))).toEqual([]);
  });

  it('compiles', () => {
    expect(typeErrors(folder, programs)).toEqual([]);
  }, 120_000);

  it.each(programs.map(({ file, text }) => [file, text] as const))('%s states its output', (_, text) => {
    const prints = text.split('\n').filter((line) => line.includes('console.log('));
    expect(prints.filter((line) => !line.includes('// -> '))).toEqual([]);
  });

  it('for a browser imports only browser exports', () => {
    const forBrowsers = programs.filter(({ text }) => text.includes('https://shop.example/billing'));
    expect(forBrowsers.length).toBeGreaterThan(0);
    const asked = forBrowsers.flatMap(({ text }) => /import \{(.+?)\} from 'storefront-elements\/api'/s.exec(text)?.[1]?.split(',') ?? []);
    const names = asked.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
    expect(Object.keys(browser)).toEqual(expect.arrayContaining(names));
  });
});

describe('the programs, run one after the other', () => {
  it.each(programs.map((program) => [program.file, program.claims] as const))('%s prints its stated output', async (file, claims) => {
    const lines = await run(file);
    const wrong: string[] = [];
    let at = 0;
    for (const claim of claims) {
      const found = lines.findIndex((line, index) => index >= at && fits(claim, line));
      if (found < 0) wrong.push(claim);
      else at = found + 1;
    }
    expect({ wrong, lines }).toEqual({ wrong: [], lines });
  });
});
