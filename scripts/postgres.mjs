/**
 * Runs a temporary Postgres server for the tests and the benchmarks. Installs Postgres first if necessary and permitted.
 *
 *   node scripts/postgres.mjs -- <command> [arguments]    runs a command with TEST_DATABASE_URL
 */
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { end, endAll, onEnd, run } from './processes.mjs';

/** Oldest supported PostgreSQL version. */
const OLDEST = 15;
/** Debian package, and the user that it creates: the server refuses to run as root. */
const PACKAGE = 'postgresql';
const USER = 'postgres';
const READY_WITHIN = 30_000;

/**
 * Returns the folder with the programs of the newest server on this machine. `POSTGRES_BIN` names another folder.
 *
 * @returns {string | undefined}
 */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => Number(name) >= OLDEST) : [];
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => folder !== '' && ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name))));
}

const isRoot = () => process.getuid?.() === 0;

/**
 * Finds the server, or installs Debian's package as root.
 *
 * @returns {Promise<string>} folder of its programs
 * @throws {Error} if the server is still missing; the message says what to do
 */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found !== undefined) return found;
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    console.log('Installing PostgreSQL with apt-get (half a minute).');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env, onOutput: () => undefined });
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', PACKAGE], { env, onOutput: () => undefined });
  }
  const installed = findPostgres();
  if (installed !== undefined) return installed;
  throw new Error(
    `The tests on Postgres need its server, ${OLDEST} or later, which is not here and could not be installed. ` +
      `On Debian or Ubuntu, as root: apt-get install ${PACKAGE}. Elsewhere: set POSTGRES_BIN to the folder of initdb and postgres.`,
  );
}

/** @returns {Promise<number>} a port that is free now */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port is free.'))));
    });
  });
}

/** @param {string} program @param {readonly string[]} args @returns {[string, string[]]} the same command, run as another user than root */
function asUser(program, args) {
  return isRoot() ? ['runuser', ['-u', USER, '--', program, ...args]] : [program, [...args]];
}

/**
 * Starts an empty server that only accepts connections from this machine.
 *
 * @param {{ durable?: boolean }} [options] `durable` makes the server wait for the disk, like a production server. Without it, data survives the
 *   clients but not a crash of the machine, which is enough for tests
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-postgres-'));
  if (isRoot()) {
    const idOf = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
    chownSync(folder, idOf('-u'), idOf('-g'));
  }
  const data = join(folder, 'data');
  const [initdb, initdbArgs] = asUser(join(bin, 'initdb'), ['-D', data, '-U', 'sandbox', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  execFileSync(initdb, initdbArgs, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', ...(durable ? [] : ['fsync=off', 'synchronous_commit=off'])];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const [server, serverArgs] = asUser(join(bin, 'postgres'), ['-D', data, '-k', folder, '-p', String(port), ...flags]);
  const child = spawn(server, serverArgs, { cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'ignore'] });
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const until = Date.now() + READY_WITHIN;
  while ((await run(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], { onOutput: () => undefined })) !== 0) {
    if (child.exitCode === null && Date.now() < until) {
      await sleep(100);
      continue;
    }
    await stop();
    throw new Error(`The Postgres server of ${bin} does not start.`);
  }
  return { url: `postgres://sandbox@127.0.0.1:${port}/postgres`, stop };
}

/** @param {readonly string[]} args */
async function main(args) {
  const [command, ...rest] = args;
  if (command === undefined) throw new Error('Usage: node scripts/postgres.mjs -- <command> [arguments]');
  const server = await startPostgres();
  onEnd(
    () =>
      void endAll()
        .then(server.stop)
        .then(() => process.exit(1)),
  );
  try {
    process.exitCode = await run(command, rest, { env: { TEST_DATABASE_URL: server.url } });
  } finally {
    await server.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(process.argv[2] === '--' ? 3 : 2))
    .then(() => process.exit())
    .catch((/** @type {unknown} */ error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    });
}
