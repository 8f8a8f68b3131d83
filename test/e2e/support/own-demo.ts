import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveDemo } from '../../../demo/server.js';
import { freeBase } from '../../support/free-ports.js';
import { seedDataFolder } from '../../support/seeded-database.js';
import { test as base } from './fixtures.js';

/** Numbers of records in the sandbox. */
export interface RecordCounts {
  accounts: number;
  subscriptions: number;
  orders: number;
  invoices: number;
  payments: number;
}

/** Separate demo with its own database for one worker, so that its record counts and fault settings do not affect other workers. */
export interface OwnDemo {
  site: string;
  /** Returns how many records of each kind were added during `work`. */
  addedRecords(work: () => Promise<void>): Promise<RecordCounts>;
  /** Path of the first tenant's offers file in this demo. */
  offersFile: string;
  setFaults(faults: { collectionFailure: 'keep' | 'rollback' }): Promise<void>;
}

const HOUR = 3_600_000;

/** Returns a clock with the real time. If it is almost midnight for the tenants, starts at the next morning, because a new day changes the counts. */
function awayFromMidnight(): () => Date {
  const hour = new Date().getUTCHours();
  const ahead = hour >= 22 || hour < 5 ? 8 * HOUR : 0;
  return () => new Date(Date.now() + ahead);
}

/** Playwright's `test` with a separate demo for each worker. */
export const test = base.extend<object, { demo: OwnDemo }>({
  demo: [
    // Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'storefront-own-demo-'));
      const offersFolder = join(dataFolder, 'offers');
      await cp(join(import.meta.dirname, '../../../demo/offers'), offersFolder, { recursive: true });
      const now = awayFromMidnight();
      await seedDataFolder(dataFolder, now());
      const { addresses, close } = await serveDemo({ port: await freeBase(), dataFolder, offersFolder, now });
      const ledger = async (): Promise<RecordCounts> =>
        (await fetch(`${addresses.sandbox}/sandbox/ledger`)).json() as Promise<RecordCounts>;
      await use({
        site: addresses.site,
        offersFile: join(offersFolder, 'kestrel-maps.json'),
        async addedRecords(work) {
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
    // Without a cached database, the histories of two tenants are created first.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ demo }, use) => {
    await use(demo.site);
    // Resets the sandbox's failure setting for the next test.
    await demo.setFaults({ collectionFailure: 'keep' });
  },
});

export { expect, expectAccessible } from './fixtures.js';
