/**
 * Runs a sandbox in a process that tests kill: `worker.ts <folder or postgres: URL> [fault]`. Prints its port and serves the API. `POST /test/rows`
 * returns the rows of an SQL query, to audit the data. `POST /test/kill-after` kills the process after a number of commits, before the last one gets
 * a response.
 */
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { createSandbox, openDatabase } from '../../../demo/sandbox/index.js';
import { readSeed } from '../../support/sandbox.js';
import { FAULTS, plantInDatabase, plantInRequest, reportingCommits } from './faults.js';

const [place = '', named] = process.argv.slice(2);
const fault = z.enum(FAULTS).optional().parse(named);
const database = await openDatabase(place.startsWith('postgres:') ? { url: place } : { folder: place });
let commitsLeft = Infinity;
const onCommit = (): void => {
  commitsLeft -= 1;
  if (commitsLeft <= 0) process.kill(process.pid, 'SIGKILL');
};
const sandbox = await createSandbox({
  database: reportingCommits(plantInDatabase(database, fault), onCommit),
  seed: await readSeed(false),
  unknownFields: 'refuse',
  log: (line) => {
    if (line.includes(' failed: ')) process.stderr.write(`${line}\n`);
  },
});

async function rowsOf(request: Request): Promise<Response> {
  const { rows } = z.object({ rows: z.array(z.unknown()) }).parse(await database.db.execute(sql.raw(await request.text())));
  return Response.json(rows);
}

async function answer(request: Request): Promise<Response> {
  if (request.url.endsWith('/test/rows')) return rowsOf(request);
  if (!request.url.endsWith('/test/kill-after')) return sandbox.fetch(plantInRequest(request, fault));
  commitsLeft = Number(await request.text());
  return Response.json({});
}

const server = serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: answer,
});
server.once('listening', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : undefined })}\n`);
});
