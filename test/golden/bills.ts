import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../demo/sandbox/engine/calendar.js';
import { loadSeed, type Seed } from '../../demo/sandbox/index.js';
import { advanceTo } from '../support/sandbox-answers.js';
import { startSandbox } from '../support/sandbox.js';
import { catalogOf } from './catalog.js';
import { inOrder, readBills } from './documents.js';
import { readCases, type GoldenBill, type GoldenCase } from './read.js';
import { act, retire } from './replay.js';
import { settingsOf } from './settings.js';

/** All golden cases. */
export const cases = await readCases(fileURLToPath(new URL('.', import.meta.url)));

interface Group {
  name: string;
  tenant: string;
  own: GoldenCase[];
}

/** As many cases as one sandbox bills in reasonable time, also on a busy machine. */
const AT_ONCE = 45;

/** Cases that share a sandbox, which has the settings that they are billed under. */
function groupsOf(some: readonly GoldenCase[]): Group[] {
  const groups: Group[] = [];
  for (const bill of some) {
    const tenant = bill.account.find((text) => text === 'tax' || text.startsWith('proration')) ?? 'default';
    const open = groups.find((group) => group.tenant === tenant && group.own.length < AT_ONCE);
    if (open) open.own.push(bill);
    else groups.push({ name: `${tenant} settings, from "${bill.title}" on`, tenant, own: [bill] });
  }
  return groups;
}

async function seedFor(tenant: string, own: readonly GoldenCase[]): Promise<Seed> {
  const folder = await mkdtemp(join(tmpdir(), 'golden-'));
  try {
    const write = (name: string, content: object) => writeFile(join(folder, name), JSON.stringify(content));
    await write('catalog.json', catalogOf(own));
    await write('settings.json', settingsOf(tenant));
    await write('subscribers.json', { subscribers: [] });
    return await loadSeed(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Days from which on it costs less to end a case than to let it be billed on. */
const RETIRED_BEFORE = 45;

/** Does the events of all cases day by day, and reads the bills of each on its last day. */
async function replay(tenant: string, own: readonly GoldenCase[]): Promise<Map<string, GoldenBill[] | Error>> {
  const started = await startSandbox({ now: () => new Date('2023-12-31T17:00:00Z'), seed: await seedFor(tenant, own) });
  const results = new Map<string, GoldenBill[] | Error>();
  try {
    await started.call('/sandbox/clock', { json: { frozen: true } });
    const days = [...new Set(own.flatMap(({ events }) => events.map(({ date }) => date)))].sort();
    for (const day of days) {
      await advanceTo(started, day);
      for (const bill of own) {
        if (results.has(bill.key)) continue;
        try {
          for (const { date, actions } of bill.events) if (date === day) await act(started, bill, date, actions);
          if (bill.events.at(-1)?.date !== day) continue;
          results.set(bill.key, await readBills(started, bill.key, bill.currency));
          if (addDays(day, RETIRED_BEFORE) < (days.at(-1) ?? day)) await retire(started, bill, day);
        } catch (error) {
          // One case that the sandbox refuses leaves the others their bills.
          results.set(bill.key, error instanceof Error ? error : new Error(String(error)));
        }
      }
    }
    return results;
  } finally {
    await started.close();
  }
}

/** The halves of the cases, which test files bill side by side. */
const HALVES = {
  /** Before the middle of the alphabet of their subjects. */
  first: cases.filter(({ subject }) => subject < 'histories'),
  second: cases.filter(({ subject }) => subject >= 'histories'),
};

/** Bills the cases of a half through the API and holds all documents against their tables. */
export function describeBills(half: keyof typeof HALVES): void {
  describe.each(groupsOf(HALVES[half]))('bills under $name', ({ tenant, own }) => {
    let results: Map<string, GoldenBill[] | Error>;
    beforeAll(async () => {
      results = await replay(tenant, own);
    }, 300_000);

    it.each(own)('$subject: $title', ({ key, bills }) => {
      const written = results.get(key) ?? new Error('The last day never came.');
      if (written instanceof Error) throw written;
      expect(inOrder(written)).toEqual(inOrder(bills));
    });
  });
}
