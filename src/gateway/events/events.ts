import type { GatewayContext } from '../context.js';
import { createDelivery, type DeadLetter } from './delivery.js';
import { toDestinations, type DeliveryServices, type EventReceivers } from './destinations.js';
import type { OutboxStore } from './outbox-store.js';
import { createRecorder, type EventRecorder } from './recorder.js';
import { createRecovery } from './recovery.js';

/** Milliseconds between two checks for due attempts and for work that other gateways have left. */
const POLL_INTERVAL = 5_000;

/** Undelivered events of a gateway. */
export interface GatewayEvents {
  /** Events that could not be delivered, oldest first. At most 1,000. */
  deadLetters(): Promise<DeadLetter[]>;
  /**
   * Delivers a dead letter again.
   * @param eventId `id` of the event
   * @throws {Error} if there is no dead letter of this event
   */
  redeliver(eventId: string): Promise<void>;
}

/** Records, recovers and delivers events. */
export interface EventServices extends GatewayEvents {
  readonly recorder: EventRecorder;
  /** Finds out the outcomes of requests whose process died, and delivers everything that is due. */
  deliver(): Promise<void>;
  /** Stops the timer, and delivers what is due. */
  close(): Promise<void>;
}

interface EventServicesOptions extends DeliveryServices {
  tenant: string;
  outbox: OutboxStore;
  receivers: EventReceivers;
  /** Keeps a runtime alive until the work is done. If set, there is no timer. */
  waitUntil: ((work: Promise<void>) => void) | undefined;
  context: () => GatewayContext;
  report: (problem: unknown) => void;
}

/** Lets a Node.js process end while the timer runs. Elsewhere, a timer is a number and keeps nothing alive. */
function unref(timer: unknown): void {
  if (typeof timer !== 'object' || timer === null) return;
  const method: unknown = Reflect.get(timer, 'unref');
  if (typeof method === 'function') Reflect.apply(method, timer, []);
}

/** Repeats `work` until stopped. */
function startTimer(work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const schedule = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => void work().finally(schedule), POLL_INTERVAL);
    unref(timer);
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Runs `work` once at a time. A call during a run leads to one more run, and waits for it. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let requests = 0;
  const run = async (): Promise<void> => {
    try {
      let served: number;
      do {
        served = requests;
        await work();
      } while (served !== requests);
    } finally {
      running = undefined;
    }
  };
  return () => {
    requests += 1;
    running ??= run();
    return running;
  };
}

/** Creates the services for events. Without hooks and webhooks, they do nothing. */
export function createEvents(options: EventServicesOptions): EventServices {
  const { tenant, outbox, receivers, fetch, waitUntil, context, report } = options;
  // The outbox stores whole milliseconds.
  const now = (): number => Math.floor(options.now());
  const destinations = toDestinations(receivers, { fetch, now });
  const delivery = createDelivery({ tenant, outbox, destinations, now, report });
  const recover = createRecovery({ tenant, outbox, now, context });
  const deliver = oneAtATime(async () => {
    if (destinations.length === 0) return;
    // At the same time, so that deliveries do not wait for a slow platform. The events of the recovery lead to another run.
    const results = await Promise.allSettled([delivery.deliverDue(), recover(), outbox.prune(tenant, now())]);
    for (const result of results) if (result.status === 'rejected') report(result.reason);
  });
  const stop = destinations.length > 0 && waitUntil === undefined ? startTimer(deliver) : () => undefined;
  const wake = (): void => {
    const work = deliver();
    waitUntil?.(work);
  };
  return {
    recorder: createRecorder({ tenant, outbox, destinations, now, wake, report }),
    deliver,
    async close() {
      stop();
      await deliver();
    },
    deadLetters: () => delivery.deadLetters(),
    async redeliver(eventId) {
      await delivery.redeliver(eventId);
      wake();
    },
  };
}
