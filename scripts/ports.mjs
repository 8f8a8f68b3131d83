/** Checks that the demo's ports are free, before anything else, so that a problem shows at once. */
import { createServer } from 'node:net';

/**
 * Reads `PORT`, the first of four consecutive ports.
 *
 * @param {string | undefined} value
 * @throws {Error} if the value is not a port
 */
export function basePort(value = '4600') {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_532) {
    throw new Error(`PORT must be a whole number from 1 to 65532 (the demo uses four consecutive ports), but is "${value}".`);
  }
  return port;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} error code, for example `EADDRINUSE`; undefined if the port is free
 */
function obstacle(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const noSuchAddress = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT';
      resolve(noSuchAddress ? undefined : error.code);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Checks every port of the demo.
 *
 * @param {readonly { port: number, use: string }[]} wanted
 * @throws {Error} if a port cannot be used; the message names each one and says how to use other ports
 */
export async function requireFree(wanted) {
  const problems = [];
  for (const { port, use } of wanted) {
    const code = (await obstacle(port, '127.0.0.1')) ?? (await obstacle(port, '::1'));
    if (code === 'EADDRINUSE') problems.push(`Port ${port} (${use}) is taken by another program.`);
    else if (code === 'EACCES') problems.push(`Port ${port} (${use}) needs more rights than this user has.`);
    else if (code !== undefined) problems.push(`Port ${port} (${use}) cannot be used: ${code}.`);
  }
  if (problems.length > 0) {
    throw new Error([...problems, 'Stop that program, or use four other ports: PORT=4700 npm start'].join('\n'));
  }
}
