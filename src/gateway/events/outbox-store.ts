/**
 * Entry of the outbox: either a delivery of one event to one destination, or an expectation, which is written before a request to the
 * platform whose outcome must not be forgotten.
 */
export interface OutboxEntry {
  /** Unique in the outbox of a tenant. */
  readonly key: string;
  /** Account number. Entries of an account are claimed in order. Empty: the entry waits for no other, and no other waits for it. */
  readonly account: string;
  /** Name of the hook or webhook. Empty for an expectation. */
  readonly destination: string;
  /** Content as JSON text. */
  readonly body: string;
  /** How often the entry was claimed. */
  readonly attempts: number;
}

/** Gap between the sequence numbers of two entries. Leaves room for the events that replace an expectation, in their order. */
export const SEQUENCE_STEP = 100;

/** Entry to add. */
export interface NewOutboxEntry extends Omit<OutboxEntry, 'attempts'> {
  /** Milliseconds since 1970 from which the entry can be claimed. */
  readonly dueAt: number;
}

export interface OutboxClaim {
  readonly destination: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Time until which nobody else can claim the entries. */
  readonly until: number;
  /** Maximum number of entries. */
  readonly limit: number;
}

/** Result of an attempt. */
export interface OutboxResult {
  /** `open`: tried again. `done`: kept only to recognize repetitions. `dead`: given up. */
  readonly state: 'open' | 'done' | 'dead';
  /** Time of the next attempt. For `done` and `dead`: time at which the entry is forgotten. */
  readonly dueAt: number;
  /** New account of the entry, if it changes. */
  readonly account?: string;
  readonly body: string;
}

/**
 * Durable list of events to deliver. Several gateways can use it at the same time. Each method is atomic. All times come from the caller, so
 * that the clocks of the gateways only need to agree within a minute.
 */
export interface OutboxStore {
  /**
   * Adds entries at the end of the order, or in the place of the entry `replaces`, which is removed. Ignores an entry whose key exists. An
   * open expectation gets the new body and due time instead, and an older claim of it becomes void.
   */
  add(tenant: string, entries: readonly NewOutboxEntry[], replaces?: string): Promise<void>;
  /**
   * Claims due entries of a destination. Those of an account come in order. Leaves out a delivery while an earlier expectation of its account, or an earlier delivery
   * of its account to the same destination, is open.
   */
  claim(tenant: string, claim: OutboxClaim): Promise<OutboxEntry[]>;
  /** Stores the result of a claimed entry. Does nothing if somebody else has claimed it since. */
  settle(tenant: string, entry: Pick<OutboxEntry, 'key' | 'attempts'>, result: OutboxResult): Promise<void>;
  /** Removes a claimed entry. Does nothing if somebody else has claimed it since. */
  remove(tenant: string, entry: Pick<OutboxEntry, 'key' | 'attempts'>): Promise<void>;
  /**
   * Returns dead deliveries, in order. Given the current destinations, also returns open deliveries to all other destinations, which no longer
   * exist. `any`: only dead deliveries.
   */
  listDead(tenant: string, destinations: readonly string[] | 'any', limit: number): Promise<OutboxEntry[]>;
  /** Opens a dead entry again, without earlier attempts. */
  reopen(tenant: string, key: string, dueAt: number): Promise<void>;
  /** Forgets the entries that are done or dead and whose time has come. */
  prune(tenant: string, now: number): Promise<void>;
}
