import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  createSandbox,
  loadSeed,
  openDatabase,
  type Sandbox,
  type SandboxDatabase,
  type SandboxOptions,
  type Seed,
} from '../../demo/sandbox/index.js';
import { guardSandbox } from './contract/guard.js';
import { seededArchive } from './seeded-database.js';
import { openTestDatabase } from './test-database.js';

/** Address in requests to an in-process sandbox. Nothing listens there. */
export const SANDBOX_URL = 'http://localhost:4602';

type Tenant = 'kestrel-maps' | 'harbor-review';

export interface StartSandboxOptions extends Pick<
  SandboxOptions,
  'now' | 'log' | 'background' | 'calloutFetch' | 'taxes' | 'unknownFields'
> {
  /** Database of the sandbox. Default: in memory, or on Postgres with TEST_DATABASE_URL. */
  database?: SandboxDatabase;
  /** True to start with the seeded subscribers and their histories, from a cache. `replay` creates the histories again. Default: no subscribers. */
  subscribers?: boolean | 'replay';
  /** Tenant of the demo. Default: `kestrel-maps`. */
  tenant?: Tenant;
  /** Seed of a tenant that is not in the demo. */
  seed?: Seed;
}

/** Response of the sandbox. `body` is parsed JSON, or text for other types. */
export interface SandboxAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface StartedSandbox {
  sandbox: Sandbox;
  /** Calls the billing API with a token and `json` as the body. */
  call(
    path: string,
    init?: { method?: string; json?: unknown; body?: string | FormData; headers?: Record<string, string> },
  ): Promise<SandboxAnswer>;
  /** Authorization header that `call` sends. */
  authorization: string;
  close(): Promise<void>;
}

const seeds = new Map<string, Promise<Seed>>();

/** Reads a tenant of the demo, with or without its subscribers. All tests of a process share the seed, so do not change it. */
export async function readSeed(subscribers: boolean, tenant: Tenant = 'kestrel-maps'): Promise<Seed> {
  const seed = seeds.get(tenant) ?? loadSeed(fileURLToPath(new URL(`../../demo/sandbox/seed/${tenant}`, import.meta.url)));
  seeds.set(tenant, seed);
  return subscribers ? seed : { ...(await seed), subscribers: [] };
}

/** Reads a response: JSON parsed, other types as text. */
export async function readAnswer(response: Response): Promise<SandboxAnswer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body };
}

/** Requests a bearer token with the development credential. */
export async function fetchToken(fetch: (request: Request) => Promise<Response>): Promise<string> {
  const body = new URLSearchParams({ client_id: 'sandbox-client', client_secret: 'sandbox-secret', grant_type: 'client_credentials' });
  const answer = await readAnswer(await fetch(new Request(`${SANDBOX_URL}/oauth/token`, { method: 'POST', body })));
  if (typeof answer.body === 'object' && answer.body !== null && 'access_token' in answer.body) return String(answer.body.access_token);
  throw new Error(`No token: ${JSON.stringify(answer.body)}`);
}

/** Opens the cached database with the demo's subscribers if the options allow it, otherwise an empty database. */
async function databaseFor({ subscribers, tenant = 'kestrel-maps', seed, taxes, now }: StartSandboxOptions): Promise<SandboxDatabase> {
  if (subscribers !== true || seed || taxes || process.env['TEST_DATABASE_URL'] !== undefined) return openTestDatabase();
  const archive = await seededArchive(tenant, now?.() ?? new Date());
  return openDatabase({ memory: true, files: new Blob([await readFile(archive)]) });
}

/** Starts a billing sandbox in this process, without a port. Responses that the definition does not allow fail the test. */
export async function startSandbox(options: StartSandboxOptions = {}): Promise<StartedSandbox> {
  const sandbox = guardSandbox(
    await createSandbox({
      database: options.database ?? (await databaseFor(options)),
      seed: options.seed ?? (await readSeed(options.subscribers !== undefined && options.subscribers !== false, options.tenant)),
      // Unlike the platform, so that the tests find misspelled fields of clients.
      unknownFields: options.unknownFields ?? 'refuse',
      ...(options.now && { now: options.now }),
      ...(options.log && { log: options.log }),
      ...(options.taxes && { taxes: options.taxes }),
      ...(options.background !== undefined && { background: options.background }),
      ...(options.calloutFetch && { calloutFetch: options.calloutFetch }),
    }),
  );
  const authorization = `Bearer ${await fetchToken((request) => sandbox.fetch(request))}`;
  return {
    sandbox,
    authorization,
    async call(path, init = {}) {
      const headers = new Headers({ authorization, ...init.headers });
      if (init.json !== undefined) headers.set('content-type', 'application/json');
      const request = new Request(new URL(path, SANDBOX_URL), {
        method: init.method ?? (init.json === undefined && init.body === undefined ? 'GET' : 'POST'),
        headers,
        ...(init.body !== undefined && { body: init.body }),
        ...(init.json !== undefined && { body: JSON.stringify(init.json) }),
      });
      const response = await sandbox.fetch(request);
      sandbox.assertAnswers();
      return readAnswer(response);
    },
    close: () => sandbox.close(),
  };
}
