import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
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

/** Address under which an in-process sandbox is asked; nothing listens there. */
export const SANDBOX_URL = 'http://localhost:4602';

const SEED = fileURLToPath(new URL('../../demo/sandbox/seed/kestrel-maps', import.meta.url));

export interface StartSandboxOptions extends Pick<SandboxOptions, 'now' | 'log' | 'background' | 'calloutFetch' | 'taxes'> {
  /** In memory unless given; on Postgres with TEST_DATABASE_URL. */
  database?: SandboxDatabase;
  /** With the seeded subscribers and their histories; without them unless asked. */
  subscribers?: boolean;
  /** Another tenant than the demo's. */
  seed?: Seed;
}

/** An answer of the sandbox: `body` is parsed JSON, or the text of what is none. */
export interface SandboxAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface StartedSandbox {
  sandbox: Sandbox;
  /** Calls the billing API with a token; `json` is sent as the body. */
  call(
    path: string,
    init?: { method?: string; json?: unknown; body?: string | FormData; headers?: Record<string, string> },
  ): Promise<SandboxAnswer>;
  /** The header that `call` sends. */
  authorization: string;
  close(): Promise<void>;
}

/** The tenant of the demo, with or without its subscribers. */
export async function readSeed(subscribers: boolean): Promise<Seed> {
  const seed = await loadSeed(SEED);
  return subscribers ? seed : { ...seed, subscribers: [] };
}

/** Reads an answer's JSON; other kinds as text. */
export async function readAnswer(response: Response): Promise<SandboxAnswer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body };
}

/** A bearer token for the development credential. */
export async function fetchToken(fetch: (request: Request) => Promise<Response>): Promise<string> {
  const body = new URLSearchParams({ client_id: 'sandbox-client', client_secret: 'sandbox-secret', grant_type: 'client_credentials' });
  const answer = await readAnswer(await fetch(new Request(`${SANDBOX_URL}/oauth/token`, { method: 'POST', body })));
  if (typeof answer.body === 'object' && answer.body !== null && 'access_token' in answer.body) return String(answer.body.access_token);
  throw new Error(`No token: ${JSON.stringify(answer.body)}`);
}

/** A database of its own on the Postgres server of TEST_DATABASE_URL. `drop` waits for who still leaves it; `end` makes them. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void>; end(): Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined)
    throw new Error('TEST_DATABASE_URL must name a Postgres server: `node scripts/test.mjs --lane postgres` starts one.');
  const name = `sandbox_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    drop: () => onServer(server, `drop database ${name}`),
    end: () => onServer(server, `drop database ${name} with (force)`),
  };
}

/** In memory; with TEST_DATABASE_URL, a database of its own on that Postgres server, dropped when it is closed. */
export async function openTestDatabase(): Promise<SandboxDatabase> {
  if (process.env['TEST_DATABASE_URL'] === undefined) return openDatabase({ memory: true });
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ url });
  return {
    db: database.db,
    async close() {
      await database.close();
      await drop();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A billing sandbox of its own, in this process and with no port. Answers that the definition does not allow fail the test. */
export async function startSandbox(options: StartSandboxOptions = {}): Promise<StartedSandbox> {
  const sandbox = guardSandbox(
    await createSandbox({
      database: options.database ?? (await openTestDatabase()),
      seed: options.seed ?? (await readSeed(options.subscribers ?? false)),
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
