import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { createClient, type Client, type Clock } from '../../src/api/index.js';
import {
  createGateway,
  createMemoryStore,
  generateSigningKey,
  type Gateway,
  type GatewayOptions,
  type GatewayStore,
  type LogEntry,
  type Receipt,
  type SigningKey,
} from '../../src/gateway/index.js';
import { SANDBOX_URL, startSandbox, type StartedSandbox } from './sandbox.js';

/** Address in requests to the in-process gateway. Nothing listens there. */
export const GATEWAY_URL = 'http://gateway.test';
/** Origin of the tenant's page. */
export const SITE = 'http://localhost:4600';
export const PUBLISHABLE_KEY = 'pk_sandbox';
export const SECRET_KEY = 'sk_sandbox_never_use_this_in_production';

/** Forwards a request from the gateway to the sandbox, or simulates a network failure. */
export type Network = (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;

export interface StackOptions {
  /** What happens to an order with a declined payment. Default: `keep`. */
  collectionFailure?: 'keep' | 'rollback';
  /** True to start with the seeded subscribers and their histories. */
  subscribers?: boolean;
  /** Starts the sandbox to use instead of the demo tenant's. */
  sandbox?: () => Promise<StartedSandbox>;
  /** Overrides of the gateway's options. */
  gateway?: Partial<GatewayOptions>;
}

export interface Stack {
  readonly sandbox: StartedSandbox;
  /** Current gateway. `restart` replaces it. */
  readonly gateway: Gateway;
  readonly options: GatewayOptions;
  /** Log entries, receipts and reports of the gateway. */
  readonly logs: LogEntry[];
  readonly receipts: Receipt[];
  readonly problems: unknown[];
  /** Body and headers of every response of the gateway, without the session header. */
  readonly answers: string[];
  /** Requests that reached the sandbox, as `METHOD /path`. */
  readonly upstream: string[];
  /** Network between gateway and sandbox. Default: forwards everything. */
  network: Network;
  /** Creates a client of the gateway, like one in a page. */
  client(credential?: string): Client;
  /** Sends a request like a page of the tenant, with `json` as the body. */
  ask(path: string, init?: { method?: string; credential?: string; json?: unknown; headers?: Record<string, string> }): Promise<Response>;
  /** Returns the number of records of each kind in the sandbox. */
  recordCounts(): Promise<Ledger>;
  /** Replaces the gateway with a new one, as a process restart does. Data of the old one is lost, unless its store is passed. */
  restart(store?: GatewayStore): void;
  close(): Promise<void>;
}

/** Response of `GET /sandbox/ledger`. */
export const ledger = z.object({
  accounts: z.number(),
  subscriptions: z.number(),
  orders: z.number(),
  invoices: z.number(),
  payments: z.number(),
});
export type Ledger = z.infer<typeof ledger>;

/** Clock that skips short waits, such as before a retry. Longer ones, such as timeouts, take real time. */
const clockWithoutShortWaits: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    milliseconds <= 5_000
      ? Promise.resolve()
      : new Promise((resolve, reject) => {
          const timer = setTimeout(resolve, milliseconds);
          signal.addEventListener('abort', () => {
            clearTimeout(timer);
            reject(new Error('aborted'));
          });
        }),
};

let keys: Promise<SigningKey[]> | undefined;

/** Reads the offers file of the demo tenant. */
export async function readOffers(): Promise<unknown> {
  return JSON.parse(await readFile(new URL('../../demo/offers/kestrel-maps.json', import.meta.url), 'utf8'));
}

/** Starts client, gateway and sandbox in this process, without ports. No part is mocked. */
export async function startStack({
  collectionFailure,
  subscribers = false,
  sandbox: startPlatform = () => startSandbox({ subscribers }),
  gateway: changes = {},
}: StackOptions = {}): Promise<Stack> {
  keys ??= Promise.all([generateSigningKey(), generateSigningKey()]);
  const [sandbox, offers, signingKeys] = await Promise.all([startPlatform(), readOffers(), keys]);
  if (collectionFailure) await sandbox.call('/sandbox/faults', { json: { collectionFailure } });
  const unlimited = [{ max: 1_000_000, seconds: 1 }];
  const options: GatewayOptions = {
    tenant: 'kestrel-maps',
    baseUrl: SANDBOX_URL,
    clientId: 'sandbox-client',
    clientSecret: 'sandbox-secret',
    signingKeys,
    secretKey: SECRET_KEY,
    publishableKeys: [PUBLISHABLE_KEY],
    allowedOrigins: [SITE],
    offers,
    today: () => sandbox.sandbox.today(),
    limits: {
      publicReads: unlimited,
      reads: unlimited,
      mutations: unlimited,
      quotes: unlimited,
      accountChecks: unlimited,
      coupons: unlimited,
      orders: unlimited,
      paymentSessions: unlimited,
      withdrawals: unlimited,
      changes: unlimited,
    },
    fetch: (request) => {
      stack.upstream.push(`${request.method} ${new URL(request.url).pathname}`);
      return stack.network(request, (passed) => sandbox.sandbox.fetch(passed));
    },
    log: (entry) => stack.logs.push(entry),
    onReceipt: (receipt) => void stack.receipts.push(receipt),
    onProblem: (problem) => stack.problems.push(problem),
    ...changes,
  };
  let gateway: Gateway | undefined;
  const start = (store?: GatewayStore): Gateway => createGateway({ ...options, ...(store ? { store } : {}) });
  const send = async (request: Request): Promise<Response> => {
    const response = await stack.gateway(request);
    // Events are delivered after the response. Tests look for them right away.
    await stack.gateway.deliverEvents();
    const headers = [...response.headers].filter(([name]) => name !== 'storefront-session');
    stack.answers.push(`${JSON.stringify(headers)} ${await response.clone().text()}`);
    return response;
  };
  const stack: Stack = {
    sandbox,
    get gateway() {
      return (gateway ??= start(options.store));
    },
    options,
    logs: [],
    receipts: [],
    problems: [],
    answers: [],
    upstream: [],
    network: (request, send) => send(request),
    client: (credential = PUBLISHABLE_KEY) =>
      createClient({
        baseUrl: GATEWAY_URL,
        credential: () => credential,
        headers: { origin: SITE },
        clock: clockWithoutShortWaits,
        fetch: send,
      }),
    ask(path, { method, credential = PUBLISHABLE_KEY, json, headers } = {}) {
      const all = new Headers({ origin: SITE, ...(credential === '' ? {} : { authorization: `Bearer ${credential}` }) });
      if (json !== undefined) all.set('content-type', 'application/json');
      for (const [name, value] of Object.entries(headers ?? {})) {
        if (value === '') all.delete(name);
        else all.set(name, value);
      }
      const body = json === undefined ? {} : { body: JSON.stringify(json) };
      return send(new Request(GATEWAY_URL + path, { method: method ?? (json === undefined ? 'GET' : 'POST'), headers: all, ...body }));
    },
    recordCounts: async () => ledger.parse((await sandbox.call('/sandbox/ledger')).body),
    restart(store = createMemoryStore()) {
      void gateway?.close();
      gateway = start(store);
    },
    async close() {
      await gateway?.close();
      await sandbox.close();
    },
  };
  return stack;
}
