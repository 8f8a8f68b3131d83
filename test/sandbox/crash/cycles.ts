import { countEffects, findPartialRecords } from './audit.js';
import type { Fault } from './faults.js';
import { isSuccess, Load, type Intent } from './load.js';
import { startProcess, type SandboxProcess } from './process.js';

/** Results of several cycles. */
export interface Findings {
  cycles: number;
  /** Number of calls that got a response before a kill, and of calls that a kill interrupted. */
  answered: number;
  unanswered: number;
  /** Number of interrupted calls that had already been committed. */
  committed: number;
  /** Violations: effects that were lost, stored partially, or made twice. Empty for a correct sandbox. */
  lost: string[];
  partial: string[];
  twice: string[];
  /** Calls that failed or got a different response when they were sent again. */
  replays: string[];
}

export interface CrashOptions {
  /** Folder of the embedded database, or URL of a Postgres database. */
  storage: string;
  cycles: number;
  /** Seed of the random kill times. */
  seed: number;
  fault?: Fault;
  /** Aborts the cycles. */
  enough?: (findings: Findings) => boolean;
}

const CLIENTS = 4;
/** Every other cycle kills the server a moment after a number of responses, at an arbitrary point of its work. */
const MOST_ANSWERS = 20;
const MOST_MILLISECONDS = 60;
/** The other cycles kill the server right after a number of commits, before it responds. */
const MOST_COMMITS = 40;

/** Returns reproducible random numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Repeats on one database: starts a sandbox, audits the data, lets clients call and kills the process. */
export async function crash({ storage: place, cycles, seed, fault, enough }: CrashOptions): Promise<Findings> {
  const random = randomNumbers(seed);
  const found: Findings = { cycles: 0, answered: 0, unanswered: 0, committed: 0, lost: [], partial: [], twice: [], replays: [] };
  let intents: readonly Intent[] = [];
  for (;;) {
    const server = await startProcess(place, fault);
    try {
      await lookAtRest(server, intents, found);
      if (found.cycles >= cycles || enough?.(found)) return found;
      intents = await runUntilKilled(server, `${seed}-${found.cycles}`, random, found);
      found.cycles += 1;
    } finally {
      await server.kill();
    }
  }
}

async function runUntilKilled(server: SandboxProcess, name: string, random: () => number, found: Findings): Promise<readonly Intent[]> {
  const [tenant] = await server.rows('select done_through::text as today from tenant');
  const load = new Load(server, String(tenant?.['today']), name);
  const atCommit = found.cycles % 2 === 1;
  if (atCommit) await server.killAfter(1 + Math.floor(random() * MOST_COMMITS));
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, client) => load.run(client)));
  if (!atCommit) {
    await Promise.race([load.answered(Math.floor(random() * MOST_ANSWERS)), clients]);
    setTimeout(() => void server.kill(), random() * MOST_MILLISECONDS);
  }
  await clients;
  found.replays.push(...load.refused);
  return load.intents;
}

async function lookAtRest(server: SandboxProcess, intents: readonly Intent[], found: Findings): Promise<void> {
  found.partial.push(...(await findPartialRecords(server)));
  const effects = await countEffects(server, intents);
  const answered = intents.filter(({ answer }) => answer !== undefined);
  const unanswered = intents.filter(({ answer }) => answer === undefined);
  for (const { key } of answered) if (effects.get(key) === 0) found.lost.push(key);
  found.answered += answered.length;
  found.unanswered += unanswered.length;
  found.committed += unanswered.filter(({ key }) => effects.get(key) !== 0).length;

  for (const intent of [...unanswered, ...answered.slice(-3)]) {
    const first = await server.post(intent.path, intent.json, intent.key);
    const second = await server.post(intent.path, intent.json, intent.key);
    if (!isSuccess(first.text)) found.replays.push(`${intent.key}: ${first.text}`);
    if ((intent.answer ?? first.text) !== first.text || second.text !== first.text) found.replays.push(`${intent.key}: another answer`);
  }
  for (const [key, count] of await countEffects(server, intents)) {
    if (count > 1) found.twice.push(key);
    if (count === 0) found.lost.push(`${key}, after its replay`);
  }
  found.partial.push(...(await findPartialRecords(server)));
}
