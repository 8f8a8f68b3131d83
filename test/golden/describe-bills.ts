import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../demo/sandbox/engine/calendar.js';
import { loadSeed, type Seed } from '../../demo/sandbox/index.js';
import { advanceTo } from '../support/sandbox-answers.js';
import { startSandbox } from '../support/sandbox.js';
import { buildCatalog } from './golden-catalog.js';
import { sortBills, readBills } from './billing-documents.js';
import { readGoldenCases, type GoldenBill, type GoldenCase } from './golden-cases.js';
import { performEvents, endSubscriptions } from './perform-events.js';
import { goldenSettings } from './golden-settings.js';

export const goldenCases = await readGoldenCases(fileURLToPath(new URL('.', import.meta.url)));

/** Cases that run in the same sandbox. */
interface ReplayGroup {
  name: string;
  tenant: string;
  own: GoldenCase[];
}

/** Maximum number of cases in one sandbox. With more cases, a test would exceed its timeout on a busy machine. */
const CASES_PER_SANDBOX = 45;

/** Groups cases with the same tenant settings. */
function groupCases(cases: readonly GoldenCase[]): ReplayGroup[] {
  const groups: ReplayGroup[] = [];
  for (const testCase of cases) {
    const tenant = testCase.account.find((text) => text === 'tax' || text.startsWith('proration')) ?? 'default';
    const open = groups.find((group) => group.tenant === tenant && group.own.length < CASES_PER_SANDBOX);
    if (open) open.own.push(testCase);
    else groups.push({ name: `${tenant} settings, from "${testCase.title}" on`, tenant, own: [testCase] });
  }
  return groups;
}

async function seedFor(tenant: string, own: readonly GoldenCase[]): Promise<Seed> {
  const folder = await mkdtemp(join(tmpdir(), 'golden-'));
  try {
    const write = (name: string, content: object) => writeFile(join(folder, name), JSON.stringify(content));
    await write('catalog.json', buildCatalog(own));
    await write('settings.json', goldenSettings(tenant));
    await write('subscribers.json', { subscribers: [] });
    return await loadSeed(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** If the sandbox runs longer than this after the end of a case, the subscriptions of the case are canceled to save time. */
const IDLE_DAYS = 45;

/** Performs the events of all cases day by day and reads the bills of each case on its last day. */
async function replayCases(tenant: string, own: readonly GoldenCase[]): Promise<Map<string, GoldenBill[] | Error>> {
  const started = await startSandbox({ now: () => new Date('2023-12-31T17:00:00Z'), seed: await seedFor(tenant, own) });
  const results = new Map<string, GoldenBill[] | Error>();
  try {
    await started.call('/sandbox/clock', { json: { frozen: true } });
    const days = [...new Set(own.flatMap(({ events }) => events.map(({ date }) => date)))].sort();
    for (const day of days) {
      await advanceTo(started, day);
      for (const testCase of own) {
        if (results.has(testCase.key)) continue;
        try {
          for (const { date, actions } of testCase.events) if (date === day) await performEvents(started, testCase, date, actions);
          if (testCase.events.at(-1)?.date !== day) continue;
          results.set(testCase.key, await readBills(started, testCase.key, testCase.currency));
          if (addDays(day, IDLE_DAYS) < (days.at(-1) ?? day)) await endSubscriptions(started, testCase, day);
        } catch (error) {
          // An error in one case must not fail the others.
          results.set(testCase.key, error instanceof Error ? error : new Error(String(error)));
        }
      }
    }
    return results;
  } finally {
    await started.close();
  }
}

/** The cases in two halves, which two test files run in parallel. */
const HALVES = {
  first: goldenCases.filter(({ subject }) => subject < 'histories'),
  second: goldenCases.filter(({ subject }) => subject >= 'histories'),
};

/** Bills the cases of one half through the API and compares all documents with their tables. */
export function describeBills(half: keyof typeof HALVES): void {
  describe.each(groupCases(HALVES[half]))('bills under $name', ({ tenant, own }) => {
    let results: Map<string, GoldenBill[] | Error>;
    beforeAll(async () => {
      results = await replayCases(tenant, own);
    }, 300_000);

    it.each(own)('$subject: $title', ({ key, bills }) => {
      const written = results.get(key) ?? new Error('The case did not reach its last day.');
      if (written instanceof Error) throw written;
      expect(sortBills(written)).toEqual(sortBills(bills));
    });
  });
}
