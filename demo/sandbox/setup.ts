import type { Database } from './database/open.js';
import { isSetUp, startClock } from './engine/clock.js';
import { writeCatalog } from './engine/catalog.js';
import type { Seed } from './seed/load.js';

/** Fills an empty database with the seed, all or nothing; leaves any other as it is. */
export async function setUp(db: Database, seed: Seed, realNow: Date): Promise<void> {
  if (await isSetUp(db)) return;
  await db.transaction(async (tx) => {
    await writeCatalog(tx, seed.catalog);
    await startClock(tx, seed.settings.timeZone, realNow);
  });
}
