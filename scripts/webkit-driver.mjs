/** Starts WebKit's driver, and a display if there is none. Ends both by process id. */
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { end } from './processes.mjs';

/** @returns {Promise<number>} a port that was just free */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.'))));
    });
  });
}

/** @param {number} port */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}

/**
 * Starts Xvfb and lets it choose a display.
 *
 * @param {string} xvfb
 */
function startDisplay(xvfb) {
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let written = '';
    child.once('error', reject);
    child.once('close', () => reject(new Error('Xvfb ended before it had a display.')));
    child.stdio[3]?.on('data', (/** @type {Buffer} */ data) => {
      written += data.toString();
      if (written.includes('\n')) resolve({ child, display: `:${written.trim()}` });
    });
  });
}

/**
 * @param {{ driver: string, xvfb: string | undefined }} found
 * @returns {Promise<{ port: number, stop(): Promise<void> }>}
 * @throws {Error} if the driver does not respond within twenty seconds
 */
export async function startWebKitDriver({ driver, xvfb }) {
  const screen = process.env.DISPLAY === undefined && xvfb !== undefined ? await startDisplay(xvfb) : undefined;
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...(screen ? { DISPLAY: screen.display } : {}) },
  });
  const stop = async () => {
    await end(child);
    if (screen) await end(screen.child);
  };
  const limit = Date.now() + 20_000;
  while (!(await answers(port))) {
    if (Date.now() > limit || child.exitCode !== null) {
      await stop();
      throw new Error(`${driver} does not respond on port ${port}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { port, stop };
}
