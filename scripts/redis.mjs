/**
 * Runs a temporary Redis server for the tests. Installs Redis first if necessary and permitted.
 *
 *   node scripts/redis.mjs -- <command> [arguments]    runs a command with TEST_REDIS_URL
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { end } from './processes.mjs';
import { ensureServer, findFolder, freePort, runWithServers, temporaryFolder, waitUntilReady } from './temporary-server.mjs';

/** Returns the folder of the server on this machine. `REDIS_BIN` names another folder. */
export const findRedis = () => findFolder([process.env.REDIS_BIN], ['redis-server']);

/** @returns {Promise<boolean>} true if something listens on the port */
function isListening(/** @type {number} */ port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (/** @type {boolean} */ result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}

/**
 * Starts an empty server that only accepts connections from this machine and stores nothing on the disk.
 *
 * @param {{ port?: number }} [options] default: any free port
 * @returns {Promise<import('./temporary-server.mjs').TemporaryServer>}
 */
export async function startRedis({ port: givenPort } = {}) {
  const bin = await ensureServer({
    find: findRedis,
    name: 'Redis 6.2 or later',
    packageName: 'redis-server',
    elsewhere: 'set REDIS_BIN to the folder of redis-server',
  });
  const folder = temporaryFolder('storefront-redis');
  const port = givenPort ?? (await freePort());
  const settings = { port: String(port), bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn(join(bin, 'redis-server'), args, { cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'ignore'] });
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  if (await waitUntilReady(child, () => isListening(port))) return { url: `redis://127.0.0.1:${port}`, stop };
  await stop();
  throw new Error(`The Redis server of ${bin} does not start.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runWithServers('node scripts/redis.mjs', { TEST_REDIS_URL: startRedis });
}
