import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { createSandbox, loadSeed, openDatabase } from './index.js';
import { readOptions, readUnknownFields } from './options.js';

/**
 * `npm run sandbox`: the billing sandbox on PORT+2 and its payment form on PORT+3 (default PORT: 4600). Only this machine can reach them.
 * `HOST=0.0.0.0` opens them to other machines, except `/sandbox/*`, which needs no token, and `/rates/*`, whose
 * key is public. Data is stored in DATA_FOLDER or on the Postgres server of DATABASE_URL. `--catalog <folder>` loads a tenant's own data instead of Kestrel Maps.
 */

const SEED = fileURLToPath(new URL('./seed/kestrel-maps', import.meta.url));

function readPort(text: string | undefined): number {
  const port = Number(text ?? '4600');
  if (Number.isInteger(port) && port > 0 && port < 65_000) return port;
  throw new Error(`PORT must be a number from 1 to 64999, not '${text ?? ''}'.`);
}

async function main(): Promise<void> {
  const base = readPort(process.env['PORT']);
  const hostname = process.env['HOST'] ?? '127.0.0.1';
  const url = process.env['DATABASE_URL'];
  const unknownFields = readUnknownFields(process.env['UNKNOWN_FIELDS']);
  const { seedFolder, dataFolder: folder } = readOptions(process.argv.slice(2), SEED, process.env['DATA_FOLDER']);
  // Reads the seed first, so that an invalid seed creates no database.
  const seed = await loadSeed(seedFolder);
  const sandbox = await createSandbox({
    database: await openDatabase(url === undefined ? { folder } : { url }),
    seed,
    unknownFields,
    hostOrigins: ['localhost', '127.0.0.1'].map((host) => `http://${host}:${base}`),
    log: (line) => console.log(line),
  });
  const fetchApi = (request: Request, env: HttpBindings | Http2Bindings): Promise<Response> =>
    sandbox.fetch(request, env.incoming.socket.remoteAddress ?? 'unknown');
  const servers = [
    serve({ port: base + 2, hostname, fetch: fetchApi }),
    serve({ port: base + 3, hostname, fetch: (request) => sandbox.form(request) }),
  ];
  const stop = (code: number): void => {
    for (const server of servers) server.close();
    void sandbox.close().then(() => process.exit(code));
  };
  process.once('SIGINT', () => stop(0));
  process.once('SIGTERM', () => stop(0));
  try {
    await Promise.all(servers.map((server) => once(server, 'listening')));
  } catch (error) {
    console.error(
      `The sandbox cannot start: ${error instanceof Error ? error.message : 'unknown'}. Free the port, or choose other ports: PORT=4700.`,
    );
    return stop(1);
  }
  console.log(`Billing sandbox: http://localhost:${base + 2} (client sandbox-client), payment form: http://localhost:${base + 3}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
