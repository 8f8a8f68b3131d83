/** Runs the sandbox in a separate process: `server.ts <folder or postgres: address>`. `POST /bench/start` and `/bench/stop` profile the process. */
import { serve } from '@hono/node-server';
import { fileURLToPath } from 'node:url';
import { createSandbox, loadSeed, openDatabase } from '../../demo/sandbox/index.js';
import { markJson, startProfile, WAITING } from './profile.js';
import { watchStatements } from './statements.js';

const SEED = fileURLToPath(new URL('../../demo/sandbox/seed/kestrel-maps', import.meta.url));

markJson();
const place = process.argv[2] ?? '';
const seed = await loadSeed(SEED);
const sandbox = await createSandbox({
  database: await openDatabase(place.startsWith('postgres:') ? { url: place } : { folder: place }),
  seed: { ...seed, subscribers: [] },
});
const statements = watchStatements();
let stop: Awaited<ReturnType<typeof startProfile>> | undefined;

/** Returns the time by kind of work. Idle time is split into waiting for Postgres and waiting for the client. */
async function shares() {
  const { count, milliseconds } = statements.read();
  const { [WAITING]: waiting = 0, ...times } = (await stop?.()) ?? {};
  const forPostgres = Math.min(waiting, milliseconds);
  return {
    statements: count,
    times: { ...times, ...(forPostgres > 0 && { 'waiting for Postgres': forPostgres }), 'waiting for the client': waiting - forPostgres },
  };
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/bench/start') {
    stop = await startProfile();
    statements.reset();
    return Response.json({});
  }
  if (pathname === '/bench/stop') return Response.json(await shares());
  return sandbox.fetch(request);
}

const server = serve({ port: 0, hostname: '127.0.0.1', fetch: answer });
server.once('listening', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
});
process.once('SIGTERM', () => void sandbox.close().then(() => process.exit()));
