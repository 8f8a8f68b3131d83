import { runInBackground, type Background } from '../background.js';
import type { Database } from '../database/open.js';
import type { Settings } from '../seed/load.js';
import { claimCallout, recordAttempt, type ClaimedCallout } from './outbox.js';
import { sendCallout, type Fetch } from './send-callout.js';

interface CalloutWorkerOptions {
  db: Database;
  settings: Settings['callouts'];
  /** Real time. Callouts do not follow the business clock. */
  now: () => Date;
  fetch: Fetch;
  log: (line: string) => void;
}

/** Maximum number of callouts sent at the same time, each with a different template. */
const MAX_PARALLEL_CALLOUTS = 4;

/**
 * Sends the callouts of the outbox table. Pending callouts are stored only in the table, so that any process can continue when another one
 * stops.
 */
export class CalloutWorker {
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #background: Background | undefined;
  #written = false;
  #calls = 0;
  readonly #closing = new AbortController();

  constructor(private readonly options: CalloutWorkerOptions) {}

  /**
   * Sends due callouts:
   * - immediately, in case an earlier process stopped before sending them
   * - after each call that wrote callouts
   * - every `every` milliseconds, in case another process wrote callouts
   */
  start(every: number, onError: (error: unknown) => void): void {
    const work = async (): Promise<boolean> => {
      await this.deliverDue();
      return false;
    };
    this.#background = runInBackground([work], { every, onError });
  }

  /** Call this when a callout has been written. Its transaction may still be open. */
  readonly markCalloutWritten = (): void => {
    this.#written = true;
  };

  /** Runs work. If it writes callouts, sends them afterwards. */
  async runAndSendCallouts<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#calls += 1;
    try {
      return await work();
    } finally {
      this.#calls -= 1;
      if (this.#written) {
        // Another call may have written a callout that is not committed yet.
        this.#written = this.#calls > 0;
        this.#background?.wake();
      }
    }
  }

  /** Sends all due callouts. While a run is in progress, all further calls share the next run. */
  deliverDue(): Promise<void> {
    if (this.#next) return this.#next;
    const turn = this.#last.then(async () => {
      this.#next = undefined;
      await Promise.all(Array.from({ length: MAX_PARALLEL_CALLOUTS }, () => this.#sendClaimedCallouts()));
    });
    this.#next = turn;
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Aborts running requests. Another process sends those callouts again, as after a crash. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#background?.stop();
    await this.#last;
  }

  /** Sends callouts one after the other until none can be claimed. */
  async #sendClaimedCallouts(): Promise<void> {
    const { db, now } = this.options;
    for (;;) {
      const claimed = this.#closing.signal.aborted ? undefined : await claimCallout(db, now());
      if (!claimed) return;
      await this.#attempt(claimed);
    }
  }

  async #attempt(claimed: ClaimedCallout): Promise<void> {
    const { db, now, settings, fetch, log } = this.options;
    const { callout, template } = claimed;
    const began = now();
    const number = callout.attempts + 1;
    const { id, request, context } = callout;
    const { signal } = this.#closing;
    const outcome = await sendCallout(fetch, { id, number, request, context, template, secret: settings.secret, at: began, signal });
    if (signal.aborted && !outcome.succeeded) return;
    await recordAttempt(db, claimed, outcome, { began, now: now() }, settings);
    log(`callout ${callout.event} attempt ${number} ${outcome.code ?? 'no response'}`);
  }
}
