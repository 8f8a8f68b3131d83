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
/** The business day of the sandbox, which programs take for the day they run on. */
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
  // A page's requests carry its origin, which only a browser sets.
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

/** Runs a program as a module of its own, and answers what it printed. */
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
  it('has a name of its own', () => {
    const names = programs.map(({ file }) => file);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('of the client is named, so that it runs', () => {
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
  ] as const)('together they show each operation of %s', (resource) => {
    const client = createBillingClient({ baseUrl: SANDBOX_URL, credential: () => 'none' });
    const called = (method: string) =>
      programs.some(({ text }) => new RegExp(`\\bbilling\\.${resource}\\.${method}(?:\\.items)?\\(`).test(text));
    const methods = Object.keys(client[resource]);
    expect(methods.length).toBeGreaterThan(1);
    expect(methods.filter((method) => !called(method))).toEqual([]);
  });

  it('is what the compiler takes', () => {
    expect(typeErrors(folder, programs)).toEqual([]);
  }, 120_000);

  it.each(programs.map(({ file, text }) => [file, text] as const))('%s says what it prints', (_, text) => {
    const prints = text.split('\n').filter((line) => line.includes('console.log('));
    expect(prints.filter((line) => !line.includes('// -> '))).toEqual([]);
  });

  it('for a browser asks for what a browser is given', () => {
    const forBrowsers = programs.filter(({ text }) => text.includes('https://shop.example/billing'));
    expect(forBrowsers.length).toBeGreaterThan(0);
    const asked = forBrowsers.flatMap(({ text }) => /import \{(.+?)\} from 'storefront-elements\/api'/s.exec(text)?.[1]?.split(',') ?? []);
    const names = asked.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
    expect(Object.keys(browser)).toEqual(expect.arrayContaining(names));
  });
});

describe('run one after the other,', () => {
  it.each(programs.map((program) => [program.file, program.claims] as const))(
    '%s prints what it says that it prints',
    async (file, claims) => {
      const lines = await run(file);
      const wrong: string[] = [];
      let at = 0;
      for (const claim of claims) {
        const found = lines.findIndex((line, index) => index >= at && fits(claim, line));
        if (found < 0) wrong.push(claim);
        else at = found + 1;
      }
      expect({ wrong, lines }).toEqual({ wrong: [], lines });
    },
  );
});
