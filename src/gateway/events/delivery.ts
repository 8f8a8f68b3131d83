import { parse } from '../../api/schemas/parse.js';
import type { Destination } from './destinations.js';
import type { GatewayEvent } from './event.js';
import type { OutboxEntry, OutboxStore } from './outbox-store.js';
import { deliveryBody, toDeliveries } from './recorder.js';

/** Milliseconds for which only the gateway that claimed a delivery may attempt it. Longer than a hook or webhook may take. */
const LEASE = 60_000;
/** Number of deliveries of a destination at the same time. */
const CONCURRENCY = 20;
const MAX_ATTEMPTS = 12;
const FIRST_DELAY = 5_000;
const MAX_DELAY = 6 * 3_600_000;
/** Milliseconds for which a delivered event is remembered. Longer than a request can be repeated. */
const DONE_LIFETIME = 48 * 3_600_000;
/** Milliseconds for which a dead letter is kept. */
const DEAD_LIFETIME = 30 * 24 * 3_600_000;
/** Maximum number of listed dead letters. */
const MAX_LISTED = 1000;

/** Event that could not be delivered to a hook or webhook. */
export interface DeadLetter {
  event: GatewayEvent;
  /** `onReceipt`, `onSecurityEvent`, `onEvent`, or `webhook` and its address. */
  destination: string;
  /** Number of failed attempts. 0 if the destination is no longer configured. */
  attempts: number;
  /** Reason of the last failure. */
  error: string;
}

/**
 * Milliseconds until the next attempt after `attempts` failures: 5 s, 20 s, 80 s and so on, at most 6 hours. Varies by a fifth, so that
 * attempts of many events do not all come at once.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  return Math.round(Math.min(FIRST_DELAY * 4 ** (attempts - 1), MAX_DELAY) * (0.8 + 0.4 * random()));
}

interface DeliveryOptions {
  tenant: string;
  outbox: OutboxStore;
  destinations: readonly Destination[];
  now: () => number;
  report: (problem: unknown) => void;
}

interface Delivery {
  /** Delivers everything that is due. */
  deliverDue(): Promise<void>;
  deadLetters(): Promise<DeadLetter[]>;
  /** @throws {Error} if there is no dead letter of this event */
  redeliver(eventId: string): Promise<void>;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Creates the part that takes deliveries from the outbox, attempts them, and stores their results. */
export function createDelivery({ tenant, outbox, destinations, now, report }: DeliveryOptions): Delivery {
  const names = destinations.map(({ name }) => name);

  async function attempt(destination: Destination, entry: OutboxEntry): Promise<void> {
    try {
      await destination.deliver(parse(deliveryBody, JSON.parse(entry.body)).event);
    } catch (error) {
      report(error);
      const isDead = entry.attempts >= MAX_ATTEMPTS;
      const body = JSON.stringify({ ...toObject(entry.body), error: reasonOf(error) });
      const dueAt = now() + (isDead ? DEAD_LIFETIME : retryDelay(entry.attempts));
      await outbox.settle(tenant, entry, { state: isDead ? 'dead' : 'open', dueAt, body });
      return;
    }
    await outbox.settle(tenant, entry, { state: 'done', dueAt: now() + DONE_LIFETIME, body: '' });
  }

  async function deliverTo(destination: Destination): Promise<void> {
    for (;;) {
      const time = now();
      const claim = { destination: destination.name, now: time, until: time + LEASE, limit: CONCURRENCY };
      const claimed = await outbox.claim(tenant, claim);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((entry) => attempt(destination, entry)));
    }
  }

  const listDead = async (): Promise<{ key: string; letter: DeadLetter }[]> =>
    (await outbox.listDead(tenant, names, MAX_LISTED)).map(({ key, destination, attempts, body }) => {
      const { event, error = 'The gateway has no hook or webhook of this name.' } = parse(deliveryBody, JSON.parse(body));
      return { key, letter: { event, destination, attempts, error } };
    });

  return {
    async deliverDue() {
      // Each destination has its own loop, so that a slow webhook does not hold up the others.
      const results = await Promise.allSettled(destinations.map(deliverTo));
      for (const result of results) if (result.status === 'rejected') report(result.reason);
    },
    deadLetters: async () => (await listDead()).map(({ letter }) => letter),
    async redeliver(eventId) {
      const found = (await listDead()).filter(({ letter }) => letter.event.id === eventId);
      if (found.length === 0) throw new Error(`There is no dead letter of the event ${eventId}. events.deadLetters() lists them.`);
      for (const { key, letter } of found) {
        if (names.includes(letter.destination)) await outbox.reopen(tenant, key, now());
        // The destination is gone: the event goes to those that are configured now and do not have it yet.
        else await outbox.add(tenant, toDeliveries(letter.event, destinations, now()), key);
      }
    },
  };
}

/** Parses stored JSON. Returns an empty object if it is not an object. */
function toObject(text: string): object {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? value : {};
}
