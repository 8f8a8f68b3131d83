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

/** Address under which the in-process gateway is asked; nothing listens there. */
export const GATEWAY_URL = 'http://gateway.test';
/** Origin of the tenant's page. */
export const SITE = 'http://localhost:4600';
export const PUBLISHABLE_KEY = 'pk_sandbox';
export const SECRET_KEY = 'sk_sandbox';

/** Passes a request of the gateway on to the sandbox, or does what a bad network would. */
export type Network = (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;

export interface StackOptions {
  /** What becomes of an order whose payment is refused; `keep` unless given. */
  collectionFailure?: 'keep' | 'rollback';
  /** With the seeded subscribers and their histories. */
  subscribers?: boolean;
  /** Another platform than that of the demo tenant. */
  sandbox?: () => Promise<StartedSandbox>;
  /** Changes of the gateway's options. */
  gateway?: Partial<GatewayOptions>;
}

export interface Stack {
  readonly sandbox: StartedSandbox;
  /** The gateway of now; another one after `restart`. */
  readonly gateway: Gateway;
  readonly options: GatewayOptions;
  /** Everything the gateway logged, answered as receipts, and reported. */
  readonly logs: LogEntry[];
  readonly receipts: Receipt[];
  readonly problems: unknown[];
  /** Body and headers of everything the gateway answered, without the session it opened. */
  readonly answers: string[];
  /** Requests that reached the sandbox, `METHOD /path`. */
  readonly upstream: string[];
  /** What lies between gateway and sandbox; passes everything on unless set. */
  network: Network;
  /** A client of the gateway, as a page has it. */
  client(credential?: string): Client;
  /** A request as a page of the tenant sends it; `json` is the body. */
  ask(path: string, init?: { method?: string; credential?: string; json?: unknown; headers?: Record<string, string> }): Promise<Response>;
  /** How many of everything the sandbox holds. */
  ledger(): Promise<Ledger>;
  /** Another process: nothing remembered unless a store is given. */
  restart(store?: GatewayStore): void;
  close(): Promise<void>;
}

const ledger = z.object({
  accounts: z.number(),
  subscriptions: z.number(),
  orders: z.number(),
  invoices: z.number(),
  payments: z.number(),
});
export type Ledger = z.infer<typeof ledger>;

/** Short waits between attempts are not waited; deadlines are. */
const impatient: Clock = {
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

/** The offers file of the demo tenant. */
export async function readOffers(): Promise<unknown> {
  return JSON.parse(await readFile(new URL('../../demo/offers/kestrel-maps.json', import.meta.url), 'utf8'));
}

/** Client -> gateway -> sandbox in this process, with no port and real parts. */
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
        clock: impatient,
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
    ledger: async () => ledger.parse((await sandbox.call('/sandbox/ledger')).body),
    restart(store = createMemoryStore()) {
      gateway = start(store);
    },
    close: () => sandbox.close(),
  };
  return stack;
}
