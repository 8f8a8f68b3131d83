import { setImmediate } from 'node:timers';
import { StorefrontError, type ErrorDetails } from '../../src/api/errors.js';
import { operation } from '../../src/api/operations/operation.js';
import { Intent, type RunLocked } from '../../src/store/intents.js';
import { PersistedRequest, type RequestStorage } from '../../src/store/persisted-request.js';
import { NOT_APPLIED, OUTCOME_LOST } from '../../src/store/submission-machine.js';
import { SubmissionRunner, type Attempt, type SubmissionSettings } from '../../src/store/submission-runner.js';
import * as z from 'zod/mini';

export interface Paint {
  readonly intentId: string;
  readonly color: string;
}

const paint = operation<Paint, string>({
  name: 'storefront.test.paint',
  method: 'POST',
  path: '/storefront/paint',
  request: z.strictObject({ intentId: z.string(), color: z.string() }),
  response: z.string(),
  retry: 'keyed',
});

export const error = (details: Partial<ErrorDetails>): StorefrontError =>
  new StorefrontError({ type: 'api', code: 'c', message: 'm', status: 200, ...details });
export const noAnswer = (): StorefrontError => error({ type: 'outcome-unknown', code: 'no-answer', status: 0 });
export const declined = (): StorefrontError => error({ type: 'payment', code: 'declined', status: 402 });
export const sessionEnded = (): StorefrontError => error({ type: 'authentication', code: 'session-ended', status: 401 });

/** Runs all pending tasks that need no timer. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export class MemoryStorage implements RequestStorage {
  readonly items: Map<string, string>;
  constructor(items: Iterable<readonly [string, string]> = []) {
    this.items = new Map(items);
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

/** Request that was sent. */
export interface Exchange {
  readonly page: Page;
  readonly request: Paint;
  readonly key: string;
  /** True once the page has a response, or knows that it gets none. */
  isAnswered: boolean;
  readonly resolve: (output: string) => void;
  readonly reject: (error: StorefrontError) => void;
}

type Result = 'applied' | 'declined';

/** Simulated server. Its change is to paint a wall, at most once for each idempotency key. */
export class Server {
  /** Number of times that each intent was carried out. */
  readonly effects = new Map<string, number>();
  /** Recorded result of each key. */
  readonly #results = new Map<string, 'applied' | 'declined'>();
  readonly #colors = new Map<string, string>();
  readonly #appliedBy = new Map<string, Tab>();
  /** Keys of requests whose outcome the gateway can never find out. The gateway refuses these keys instead of sending the request again. */
  readonly lostKeys = new Set<string>();
  /** Requests in which a tab repeats, with another key, an intent that was already carried out for it. */
  readonly duplicates: Exchange[] = [];

  /** True if the request itself, not another one with the same key, was carried out. */
  isApplied({ key, request }: Pick<Exchange, 'key' | 'request'>): boolean {
    return this.#results.get(key) === 'applied' && this.#colors.get(key) === request.color;
  }

  /** True if the key was used for another request, for example after a tab was duplicated before sending. */
  isKeyReused({ key, request }: Pick<Exchange, 'key' | 'request'>): boolean {
    const color = this.#colors.get(key);
    return color !== undefined && color !== request.color;
  }

  /** Handles a request. `wants` is the result to give if the key is new. */
  handle({ page, request, key }: Exchange, wants: Result): Result | 'intent-used' | 'key-reused' {
    const recorded = this.#results.get(key);
    if (recorded) return this.#colors.get(key) === request.color ? recorded : 'key-reused';
    const by = this.#appliedBy.get(request.intentId);
    if (by) {
      if (by === page.tab) this.duplicates.push({ page, request, key } as Exchange);
      return 'intent-used';
    }
    this.#results.set(key, wants);
    this.#colors.set(key, request.color);
    if (wants === 'applied') {
      this.#appliedBy.set(request.intentId, page.tab);
      this.effects.set(request.intentId, (this.effects.get(request.intentId) ?? 0) + 1);
    }
    return wants;
  }
}

/** Everything that all tabs share: the server, the browser's locks and the network. */
export class World {
  readonly server = new Server();
  readonly tabs: Tab[] = [];
  /** Every sent request, in order. */
  readonly sent: Exchange[] = [];
  /** Requests that reach the server after their page stopped waiting. */
  readonly late: Exchange[] = [];
  isOnline = true;
  readonly #locks = new Map<string, Page>();

  constructor(readonly probe: 'resend' | 'read') {
    this.tabs.push(new Tab(this, new MemoryStorage()));
  }

  lockFor(page: Page): RunLocked {
    return async (name, work) => {
      await Promise.resolve();
      const holder = this.#locks.get(name);
      if (holder && !holder.isClosed) return undefined;
      this.#locks.set(name, page);
      try {
        return { result: await work() };
      } finally {
        this.#locks.delete(name);
      }
    };
  }
}

/** A browser tab: its storage outlives its pages. */
export class Tab {
  page: Page;
  constructor(
    readonly world: World,
    readonly storage: MemoryStorage,
  ) {
    this.page = new Page(this);
  }

  reload(): void {
    this.page.close();
    this.page = new Page(this);
  }

  /** Opens another tab with a copy of the storage, as browsers do for "Duplicate tab". */
  duplicate(): Tab {
    const tab = new Tab(this.world, new MemoryStorage(this.storage.items));
    this.world.tabs.push(tab);
    return tab;
  }

  get storedRequest(): string | null {
    return this.storage.getItem('storefront-elements:request:paint');
  }

  get storedIntent(): { state: string; key: string } {
    return JSON.parse(this.storage.getItem('storefront-elements:intent:paint') ?? '{}') as { state: string; key: string };
  }
}

/** A page with one submission. */
export class Page {
  readonly runner: SubmissionRunner<Paint, string>;
  readonly intent: Intent;
  /** Errors and outputs that the page received. */
  readonly reported: ('done' | 'refused')[] = [];
  isClosed = false;
  /** False between the end of the session and its renewal. */
  isSignedIn = true;
  /** Ends the pause before the next check. */
  endPause: (() => void) | undefined;
  #reads = 0;

  constructor(readonly tab: Tab) {
    const { world, storage } = tab;
    const settings: SubmissionSettings<Paint, string> = {
      send: (request, attempt) => this.#exchange(request, attempt),
      ...(world.probe === 'read' && { probe: (request, attempt) => this.#probe(request, attempt), unchangedReadsToRefuse: 3 }),
      ...(world.probe === 'read' && { pauseBefore: (check) => (check < 3 ? 1000 : undefined) }),
      onDone: () => this.reported.push('done'),
      onRefused: () => this.reported.push('refused'),
      isSessionLost: ({ type }) => type === 'authentication',
      isOnline: () => world.isOnline,
      wait: (_, signal) =>
        new Promise((resolve) => {
          this.endPause = resolve;
          signal.addEventListener('abort', () => resolve());
        }),
    };
    this.runner = new SubmissionRunner(settings);
    this.intent = new Intent('paint', storage, world.lockFor(this));
    this.runner.connect();
    this.runner.open(this.intent, new PersistedRequest('paint', paint, storage));
  }

  send(color: string): void {
    this.runner.send((intentId) => ({ intentId, color }));
  }

  close(): void {
    this.isClosed = true;
    this.runner.disconnect();
    this.runner.end();
  }

  /** Oldest request without a response. */
  get awaited(): Exchange | undefined {
    return this.tab.world.sent.find(({ page, isAnswered }) => page === this && !isAnswered);
  }

  #exchange(request: Paint, { idempotencyKey: key }: Attempt): Promise<string> {
    return new Promise((resolve, reject) => {
      this.tab.world.sent.push({ page: this, request, key, isAnswered: false, resolve, reject });
    });
  }

  /** Finds out the outcome. Sends the request again until the gateway reports that it lost the outcome; from then on, reads the data. */
  async #probe(request: Paint, attempt: Attempt): Promise<string> {
    if (!attempt.isOutcomeLost) return this.#exchange(request, attempt);
    this.#reads += 1;
    const { server, late } = this.tab.world;
    // A delayed request is carried out before the third read.
    if (this.#reads % 3 === 0) for (const exchange of late.splice(0)) server.handle(exchange, 'applied');
    if (server.isApplied({ key: attempt.idempotencyKey, request })) return 'read';
    throw error({ type: 'outcome-unknown', code: NOT_APPLIED });
  }
}

/** Lets the server handle a request, and passes the response to the page. */
function answer({ server }: World, exchange: Exchange, wants: Result): void {
  const result = server.handle(exchange, wants);
  if (result === 'applied') exchange.resolve('painted');
  else if (result === 'declined') exchange.reject(declined());
  else if (result === 'intent-used') exchange.reject(error({ type: 'conflict', code: 'intent-used', status: 409 }));
  else exchange.reject(error({ type: 'invalid-request', code: 'idempotency-key-reused', status: 422 }));
}

/** What can happen to a page's oldest request. */
const TREATMENTS = {
  accept: (world: World, exchange: Exchange) => answer(world, exchange, 'applied'),
  decline: (world: World, exchange: Exchange) => answer(world, exchange, 'declined'),
  'lose request': (_: World, { reject }: Exchange) => reject(noAnswer()),
  'drop response': ({ server }: World, exchange: Exchange) => {
    server.handle(exchange, 'applied');
    exchange.reject(noAnswer());
  },
  'drop refusal': ({ server }: World, exchange: Exchange) => {
    server.handle(exchange, 'declined');
    exchange.reject(noAnswer());
  },
  /** The page gives up, and the server gets the request later. */
  delay: ({ late }: World, exchange: Exchange) => {
    late.push(exchange);
    exchange.reject(noAnswer());
  },
  'end session': (_: World, { page, reject }: Exchange) => {
    page.isSignedIn = false;
    reject(sessionEnded());
  },
  'rate limit': (_: World, { reject }: Exchange) =>
    reject(error({ type: 'rate-limit', code: 'too-many-requests', status: 429, retryable: true })),
  'in progress': (_: World, { reject }: Exchange) =>
    reject(error({ type: 'outcome-unknown', code: 'in-progress', status: 409, retryable: true })),
  'lose outcome': loseOutcome,
  'lose outcome, apply later': (world: World, exchange: Exchange) => {
    world.late.push(exchange);
    loseOutcome(world, exchange);
  },
} as const;

function loseOutcome({ probe, server }: World, { key, reject }: Exchange): void {
  // If a change is checked by sending it again, the platform knows its key, so its outcome is never lost for good.
  if (probe === 'read') server.lostKeys.add(key);
  reject(error({ type: 'outcome-unknown', code: OUTCOME_LOST, status: 409 }));
}

/** Treatments in which the request reaches the gateway. True if the page gets the response. */
const REACHES_GATEWAY: Partial<Record<keyof typeof TREATMENTS, boolean>> = {
  accept: true,
  decline: true,
  'drop response': false,
  'drop refusal': false,
  delay: false,
  'lose outcome, apply later': true,
};

export type Treatment = keyof typeof TREATMENTS;
export const TREATMENT_NAMES = Object.keys(TREATMENTS) as Treatment[];

/** Applies a treatment to the oldest request of a page without a response. If the network is off, the request is lost. */
export function treat({ tab: { world }, awaited }: Page, treatment: Treatment): void {
  if (!awaited) return;
  awaited.isAnswered = true;
  const effective = world.isOnline ? treatment : 'lose request';
  const isSeen = REACHES_GATEWAY[effective];
  if (isSeen === undefined || !world.server.lostKeys.has(awaited.key)) TREATMENTS[effective](world, awaited);
  else if (isSeen) loseOutcome(world, awaited);
  else awaited.reject(noAnswer());
}
