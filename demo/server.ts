import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen, type Listening } from './listen.js';
import { createSite } from './site-server.js';

export interface ServeOptions {
  /** Port of the site; gateway, sandbox and payment form take the three after it. */
  port?: number;
  /** Where the sandbox's database and the gateway's keys are kept. */
  dataFolder?: string;
  /** Start from the seed again. */
  reset?: boolean;
}

export interface Demo {
  addresses: { site: string; gateway: string; sandbox: string; form: string };
  /** Ends connections, closes the database and frees the ports. */
  close(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs the whole demo in one process: a tenant's site, the gateway, the billing sandbox and the payment form.
 *
 * @throws {Error} naming the port, if one of the four is taken
 */
export async function serve({ port = 4600 }: ServeOptions = {}): Promise<Demo> {
  const addresses = {
    site: `http://localhost:${port}`,
    gateway: `http://localhost:${port + 1}`,
    sandbox: `http://localhost:${port + 2}`,
    form: `http://localhost:${port + 3}`,
  };
  const site = createSite({
    folder: resolve(ROOT, 'demo/site/kestrel-maps'),
    cdnFolder: resolve(ROOT, 'dist/cdn'),
    gatewayPort: port + 1,
    formOrigin: addresses.form,
  });
  const servers: Listening[] = [];
  servers.push(await listen('the demo site', port, site.fetch));
  return {
    addresses,
    async close() {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}
