/** Calls at once that the platform documents for a class; other classes count as the default one. */
const DOCUMENTED: Readonly<Record<string, number>> = { default: 40, 'high-volume': 200 };

/** A call that waits for a place. */
export interface Waiter {
  /** Milliseconds since 1970. */
  readonly deadline: number;
  start(): void;
  refuse(): void;
}

/** A call under way. `peak` is how many were under way with it at most, `refusals` how many calls had been refused when it started. */
export interface Running {
  peak: number;
  readonly refusals: number;
}

/** The calls of one class of operations: those under way, those in line, and how many there may be at once. */
export class Lane {
  readonly name: string;
  readonly queue: Waiter[] = [];
  /** When a refused class goes on, in milliseconds since 1970. */
  until = 0;
  /** Ends the timer of the line. */
  timer: AbortController | undefined;
  readonly #running = new Set<Running>();
  #limit: number;
  #room: number;
  #heard = false;
  #refusals = 0;
  /** After a refusal one call goes ahead, until one that started since was answered otherwise. */
  #isCareful = false;

  constructor(name: string) {
    this.name = name;
    this.#limit = DOCUMENTED[name] ?? 40;
    this.#room = this.#limit;
  }

  get hasRoom(): boolean {
    if (this.#running.size >= this.#room) return false;
    return !this.#isCareful || ![...this.#running].some(({ refusals }) => refusals === this.#refusals);
  }

  start(): Running {
    const running = { peak: 0, refusals: this.#refusals };
    this.#running.add(running);
    for (const each of this.#running) each.peak = Math.max(each.peak, this.#running.size);
    return running;
  }

  /** @param answered whether an answer came that was no refusal */
  end(running: Running, answered: boolean): void {
    this.#running.delete(running);
    if (answered && running.refusals === this.#refusals) this.#isCareful = false;
  }

  /** A call was refused because there are too many. */
  refuse(): void {
    this.#refusals += 1;
    this.#isCareful = true;
  }

  /**
   * An answer named the limit.
   * @param room how many may be under way here as others of the tenant leave it; as many as the limit unless given
   */
  hear(limit: number | undefined, room: number | undefined): void {
    this.#heard = true;
    // One call must always go, or nothing more would be heard.
    this.#limit = Math.max(1, limit ?? DOCUMENTED[this.name] ?? 40);
    this.#room = Math.max(1, Math.min(this.#limit, room ?? this.#limit));
  }

  /** An answer named none: what the documents say does not hold where nobody counts. */
  hearNothing(): void {
    if (!this.#heard) this.#room = Infinity;
  }
}
