import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../demo/server.js';
import { test as base } from './fixtures.js';

/** What the sandbox has counted since it was filled. */
export interface Ledger {
  accounts: number;
  subscriptions: number;
  orders: number;
  invoices: number;
  payments: number;
}

/** A whole demo with a database of its own, so that its ledger counts only what one worker does and its switches disturb nobody else. */
export interface OwnDemo {
  site: string;
  /** How much each count has grown during `work`. */
  growth(work: () => Promise<void>): Promise<Ledger>;
  /** The offers file of the first tenant, which is this demo's own. */
  offersFile: string;
  setFaults(faults: { collectionFailure: 'keep' | 'rollback' }): Promise<void>;
}

/** The first of four neighboring ports that are free. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = 20_000 + 4 * Math.floor(Math.random() * 9_000);
    const taken = await Promise.all([0, 1, 2, 3].map((offset) => isTaken(first + offset)));
    if (!taken.includes(true)) return first;
  }
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, () => server.close(() => resolve(false)));
  });
}

/** Playwright's `test` with a demo for each worker as the site that pages open. */
export const test = base.extend<object, { demo: OwnDemo }>({
  demo: [
    // Playwright reads the fixtures of a fixture from this pattern.
    async ({}, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'storefront-own-demo-'));
      const offersFolder = join(dataFolder, 'offers');
      await cp(join(import.meta.dirname, '../../../demo/offers'), offersFolder, { recursive: true });
      const { addresses, close } = await serve({ port: await freePorts(), dataFolder, offersFolder });
      const ledger = async (): Promise<Ledger> => (await fetch(`${addresses.sandbox}/sandbox/ledger`)).json() as Promise<Ledger>;
      await use({
        site: addresses.site,
        offersFile: join(offersFolder, 'kestrel-maps.json'),
        async growth(work) {
          const before = await ledger();
          await work();
          const after = await ledger();
          const { accounts, subscriptions, orders, invoices, payments } = after;
          return {
            accounts: accounts - before.accounts,
            subscriptions: subscriptions - before.subscriptions,
            orders: orders - before.orders,
            invoices: invoices - before.invoices,
            payments: payments - before.payments,
          };
        },
        async setFaults(faults) {
          await fetch(`${addresses.sandbox}/sandbox/faults`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(faults),
          });
        },
      });
      await close();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ demo }, use) => use(demo.site),
});

export { expect, expectAccessible } from './fixtures.js';
