/** What the temporary database servers of the tests and benchmarks share: installing, ports, users, and running a command with servers. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endAll, onEnd, run } from './processes.mjs';

/** @typedef {{ url: string, stop: () => Promise<void> }} TemporaryServer */

/** Milliseconds in which a server must be ready. */
const READY_WITHIN = 30_000;

const isRoot = () => process.getuid?.() === 0;

/**
 * Returns the first of some folders, or else of `PATH`, that contains all programs.
 *
 * @param {readonly (string | undefined)[]} folders
 * @param {readonly string[]} programs
 * @returns {string | undefined}
 */
export function findFolder(folders, programs) {
  return [...folders, ...(process.env.PATH ?? '').split(delimiter)].find(
    (folder) => folder !== undefined && folder !== '' && programs.every((name) => existsSync(join(folder, name))),
  );
}

/**
 * Returns what `find` finds. Installs a Debian package first if necessary and permitted.
 *
 * @param {{ find: () => string | undefined, name: string, packageName: string, elsewhere: string }} server `elsewhere`: what to do on other systems
 * @returns {Promise<string>}
 * @throws {Error} if the server is still missing; the message says what to do
 */
export async function ensureServer({ find, name, packageName, elsewhere }) {
  const found = find();
  if (found !== undefined) return found;
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${name} with apt-get (half a minute).`);
    // With this run level, the package does not start the server as a service.
    const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    await run('apt-get', ['update', '-q'], { env, onOutput: () => undefined });
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', packageName], { env, onOutput: () => undefined });
  }
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(
    `The tests on ${name} need its server, which is not here and could not be installed. ` +
      `On Debian or Ubuntu, as root: apt-get install ${packageName}. Elsewhere: ${elsewhere}.`,
  );
}

/** @returns {Promise<number>} a port that is free now */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port is free.'))));
    });
  });
}

/** Returns the same command, run as another user than root. @param {string} user @param {string} program @param {readonly string[]} args @returns {[string, string[]]} */
export function asUser(user, program, args) {
  return isRoot() ? ['runuser', ['-u', user, '--', program, ...args]] : [program, [...args]];
}

/** @param {string} name */
export function temporaryFolder(name) {
  return mkdtempSync(join(tmpdir(), `${name}-`));
}

/** Creates a folder for a server's data that its user may write. @param {string} name @param {string} user */
export function dataFolder(name, user) {
  const folder = temporaryFolder(name);
  if (isRoot()) {
    const idOf = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
    chownSync(folder, idOf('-u'), idOf('-g'));
  }
  return folder;
}

/**
 * Waits until a server accepts connections.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => Promise<boolean>} isReady
 * @returns {Promise<boolean>} false if it ended or did not become ready
 */
export async function waitUntilReady(child, isReady) {
  const until = Date.now() + READY_WITHIN;
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() >= until) return false;
    await sleep(50);
  }
  return true;
}

/**
 * Runs the command after `--` of this program's arguments with some servers, and exits with its code.
 *
 * @param {string} usage
 * @param {Record<string, () => Promise<TemporaryServer>>} servers by the environment variable that receives the server's address
 */
export async function runWithServers(usage, servers) {
  const [command, ...rest] = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
  /** @type {TemporaryServer[]} */
  const started = [];
  const stopAll = () => Promise.all(started.splice(0).map((server) => server.stop()));
  try {
    if (command === undefined) throw new Error(`Usage: ${usage} -- <command> [arguments]`);
    onEnd(
      () =>
        void endAll()
          .then(stopAll)
          .then(() => process.exit(1)),
    );
    /** @type {Record<string, string>} */
    const env = {};
    for (const [name, start] of Object.entries(servers)) {
      const server = await start();
      started.push(server);
      env[name] = server.url;
    }
    process.exitCode = await run(command, rest, { env });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await stopAll();
  }
  process.exit();
}
