import { runInBackground, type Background } from '../background.js';
import type { Database } from '../database/open.js';
import type { Settings } from '../seed/load.js';
import { claim, finish, type Claimed } from './outbox.js';
import { send, type Fetch } from './send.js';

export interface CalloutWorkerOptions {
  db: Database;
  settings: Settings['callouts'];
  /** Real time, by which callouts live. */
  now: () => Date;
  fetch: Fetch;
  log: (line: string) => void;
}

/** Callouts that are under way at once, each to another receiver. */
const LANES = 4;

/**
 * Sends what is in the outbox. What is to be sent is known from the table alone, so that any process on the database, now or after a restart,
 * goes on where another ended.
 */
export class CalloutWorker {
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #background: Background | undefined;
  #written = false;
  #calls = 0;
  readonly #closing = new AbortController();

  constructor(private readonly options: CalloutWorkerOptions) {}

  /** Sends by itself from now on: at once what a process before this one left, then after calls, and what others write within so many milliseconds. */
  start(every: number, onError: (error: unknown) => void): void {
    const work = async (): Promise<boolean> => {
      await this.deliverDue();
      return false;
    };
    this.#background = runInBackground([work], { every, onError });
  }

  /** A callout was written in a transaction that is not through yet. */
  readonly written = (): void => {
    this.#written = true;
  };

  /** Does something that may write callouts, and looks at the outbox after it if it did. */
  async around<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#calls += 1;
    try {
      return await work();
    } finally {
      this.#calls -= 1;
      if (this.#written) {
        // Another call that wrote one may still be on its way to its commit.
        this.#written = this.#calls > 0;
        this.#background?.wake();
      }
    }
  }

  /** Sends what is due; resolves when nothing is left that could be sent now. Asked while it waits for its turn, it is the same turn. */
  deliverDue(): Promise<void> {
    if (this.#next) return this.#next;
    const turn = this.#last.then(async () => {
      this.#next = undefined;
      await Promise.all(Array.from({ length: LANES }, () => this.#lane()));
    });
    this.#next = turn;
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Breaks off what is under way: it is left to whoever comes next, as if this process had died. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#background?.stop();
    await this.#last;
  }

  /** One after the other, until there is nothing to claim. */
  async #lane(): Promise<void> {
    const { db, now } = this.options;
    for (;;) {
      const claimed = this.#closing.signal.aborted ? undefined : await claim(db, now());
      if (!claimed) return;
      await this.#attempt(claimed);
    }
  }

  async #attempt(claimed: Claimed): Promise<void> {
    const { db, now, settings, fetch, log } = this.options;
    const { callout, template } = claimed;
    const began = now();
    const number = callout.attempts + 1;
    const { id, request, context } = callout;
    const { signal } = this.#closing;
    const outcome = await send(fetch, { id, number, request, context, template, secret: settings.secret, at: began, signal });
    if (signal.aborted && !outcome.succeeded) return;
    await finish(db, claimed, outcome, { began, now: now() }, settings);
    log(`callout ${callout.event} attempt ${number} ${outcome.code ?? 'no answer'}`);
  }
}
