import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { createClient, type Client } from '../../../src/api/index.js';
import { generateSigningKey } from '../../../src/gateway/index.js';
import { bundledProgram } from '../../support/bundled-program.js';
import { listen } from '../../support/listen.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { PUBLISHABLE_KEY, readOffers, SECRET_KEY, SITE, type Network } from '../../support/stack.js';
import type { GatewayConfiguration } from './configuration.js';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Answer of a gateway to one request, without retries. */
export interface Answer {
  status: number;
  /** Error code, if it is an error. */
  code: string | undefined;
  body: unknown;
}

/** Gateway in a process of its own. */
export interface GatewayProcess {
  readonly baseUrl: string;
  /** What happens between this gateway and the platform. Default: forwards everything. */
  network: Network;
  /** Client like one in a page. */
  client(credential?: string): Client;
  /** Sends one mutation, without the client's retries. Undefined if the gateway ends before it answers. */
  send(path: string, json: unknown, options?: { key?: string; credential?: string }): Promise<Answer | undefined>;
  /** Opens a session for an account. */
  openSession(accountKey: string): Promise<string>;
  /** Sets the process's clock, in milliseconds from the time of the tests. */
  setClock(offset: number): Promise<void>;
  /** Ends a session, as the tenant's server does. */
  revoke(token: string): Promise<void>;
  kill(): Promise<void>;
}

/** The platform, and gateways that use it. */
export interface Platform {
  readonly sandbox: StartedSandbox;
  /** @param storeTimeout milliseconds until a request to the store is given up */
  startGateway(storeUrl: string, storeTimeout?: number): Promise<GatewayProcess>;
  close(): Promise<void>;
}

const session = z.object({ token: z.string() });
const failure = z.object({ error: z.object({ code: z.string() }) });

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout) for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('The gateway ended before it printed its port.');
}

export async function startPlatform(): Promise<Platform> {
  const [sandbox, offers, key] = await Promise.all([startSandbox(), readOffers(), generateSigningKey()]);
  const today = await sandbox.sandbox.today();
  const closing: (() => unknown)[] = [];

  async function startGateway(storeUrl: string, storeTimeout = 4_000): Promise<GatewayProcess> {
    // Each gateway reaches the platform through its own proxy, so that a test can interrupt one of them.
    const way = await listen((request) => gateway.network(request, (passed) => sandbox.sandbox.fetch(passed)));
    const configuration: GatewayConfiguration = {
      tenant: 'kestrel-maps',
      baseUrl: way.url,
      clientId: 'sandbox-client',
      clientSecret: 'sandbox-secret',
      signingKeys: [key],
      secretKey: SECRET_KEY,
      publishableKeys: [PUBLISHABLE_KEY],
      allowedOrigins: [SITE],
      offers,
      storeUrl,
      storeTimeout,
      today,
      now: Date.now(),
    };
    const child = spawn(process.execPath, [await bundledProgram(WORKER), JSON.stringify(configuration)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const kill = async (): Promise<void> => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    };
    closing.push(kill, () => way.close());
    const { port } = z.object({ port: z.number() }).parse(JSON.parse(await firstLine(child)));
    const baseUrl = `http://127.0.0.1:${port}`;
    const post = (path: string, json: unknown, headers: Record<string, string>): Promise<Response> =>
      fetch(baseUrl + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(json) });
    const gateway: GatewayProcess = {
      baseUrl,
      network: (request, send) => send(request),
      client: (credential = PUBLISHABLE_KEY) => createClient({ baseUrl, credential: () => credential, headers: { origin: SITE } }),
      async send(path, json, { key = crypto.randomUUID(), credential = PUBLISHABLE_KEY } = {}) {
        try {
          const response = await post(path, json, { origin: SITE, authorization: `Bearer ${credential}`, 'idempotency-key': key });
          const body: unknown = await response.json();
          return { status: response.status, code: failure.safeParse(body).data?.error.code, body };
        } catch (error) {
          // `fetch` throws a `TypeError` if the process ends.
          if (error instanceof TypeError) return undefined;
          throw error;
        }
      },
      async openSession(accountKey) {
        const response = await post('/storefront/sessions', { accountKey }, { authorization: `Bearer ${SECRET_KEY}` });
        return session.parse(await response.json()).token;
      },
      async setClock(offset) {
        await post('/test/clock', offset, {});
      },
      async revoke(token) {
        await post('/test/revoke', token, {});
      },
      kill,
    };
    return gateway;
  }

  return {
    sandbox,
    startGateway,
    async close() {
      for (const close of closing.toReversed()) await close();
      await sandbox.close();
    },
  };
}
