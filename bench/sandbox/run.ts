/**
 * `npm run bench -- sandbox`: measures sign-ups and mixed calls on the embedded database and, if installed, on Postgres; see bench/README.md.
 *
 *   --seconds 8    duration of each measurement
 *   --clients 8    number of parallel clients
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { findPostgres, startPostgres } from '../../scripts/postgres.mjs';
import { Calls } from './calls.js';
import { measure, type Measured } from './measure.js';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const WARM_UP = 30;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' }, clients: { type: 'string', default: '8' } } });
const milliseconds = Number(values.seconds) * 1000;
const clients = Number(values.clients);

const spent = z.object({ statements: z.number(), times: z.record(z.string(), z.number()) });
const show = ({ perSecond, p50, p99, count }: Measured): string =>
  `${perSecond.toFixed(1).padStart(8)}/s  p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms  (${count} calls)`;

/** Formats the server's time by kind of work, largest share first. */
function showShares(byKind: Readonly<Record<string, number>>): string[] {
  const total = Object.values(byKind).reduce((sum, time) => sum + time, 0);
  return Object.entries(byKind)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, time]) => `    ${((100 * time) / total).toFixed(1).padStart(5)} %  ${kind}`);
}

async function benchOn(name: string, place: string): Promise<Map<string, Measured>> {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let port = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      port = z.object({ port: z.number() }).parse(JSON.parse(line)).port;
      break;
    }
    const base = `http://127.0.0.1:${port}`;
    const calls = await Calls.connect(base);
    const signUp = () => ({ kind: 'sign-up', run: () => calls.signUp() });
    const post = async (path: string): Promise<unknown> => (await fetch(base + path, { method: 'POST' })).json();
    for (let count = 0; count < WARM_UP; count += 1) await calls.signUp();
    for (let count = 0; count < WARM_UP; count += 1) await calls.mixed(count).run();

    console.log(`\n${name}, ${clients} clients, ${values.seconds} s each`);
    const results = new Map<string, Measured>([
      ...(await measure(clients, milliseconds, signUp)),
      ...(await measure(clients, milliseconds, (number) => calls.mixed(number))),
    ]);
    for (const [kind, measured] of results) console.log(`  ${kind.padEnd(8)} ${show(measured)}`);
    for (const [title, next] of [
      ['signing up', signUp],
      ['mixed calls', (number: number) => calls.mixed(number)],
    ] as const) {
      await post('/bench/start');
      const alone = [...(await measure<string>(1, milliseconds / 2, next)).values()].reduce((sum, { count }) => sum + count, 0);
      const { statements, times } = spent.parse(await post('/bench/stop'));
      const lines = showShares(times);
      const each = statements > 0 ? `, ${(statements / alone).toFixed(0)} statements per call` : '';
      console.log(`  where the time goes, one client ${title}${each}:\n${lines.join('\n')}`);
      console.log(`  bottleneck of ${title}: ${lines[0]?.replace(/^.*% {2}/, '') ?? ''}`);
    }
    return results;
  } finally {
    const gone = once(child, 'exit');
    if (child.kill('SIGTERM')) await gone;
  }
}

const folder = await mkdtemp(join(tmpdir(), 'sandbox-bench-'));
let server: Awaited<ReturnType<typeof startPostgres>> | undefined;
try {
  const embedded = await benchOn('The embedded database (PGlite)', folder);
  if (findPostgres() === undefined) {
    console.log('\nPostgres is not installed, so it is not measured. `npm run test:ci` installs it on Debian as root.');
  } else {
    server = await startPostgres({ durable: true });
    const other = await benchOn('Postgres on this machine', server.url);
    console.log('\nPostgres compared with the embedded database, in this run:');
    for (const [kind, measured] of other) {
      const ratio = measured.perSecond / (embedded.get(kind)?.perSecond ?? NaN);
      console.log(`  ${kind.padEnd(8)} ${ratio.toFixed(2)} times as many per second`);
    }
  }
} finally {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
}
