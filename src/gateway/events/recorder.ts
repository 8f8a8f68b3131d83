import type { Destination } from './destinations.js';
import { createEvent, parseEvent, type EventData, type GatewayEvent } from './event.js';
import { expectationKey, type Expectation, type ExpectationBody, type ExpectationId } from './expectation.js';
import { object, optional, string } from '../../api/schemas/validation.js';
import type { Validator } from '../../api/schemas/validator.js';
import type { OutboxStore } from './outbox-store.js';

/**
 * Milliseconds after which the recovery asks the platform for the outcome of a request. Longer than any request takes, and longer than
 * the locks of a dead process last.
 */
const RECOVER_AFTER = 150_000;

/** Something that happened. */
export interface EventOutcome {
  data: EventData;
  /** Identifies the outcome among those of the same kind, so that its event is published once. */
  reference: string;
}

/** Records what happens, so that no event is forgotten if this process dies. */
export interface EventRecorder {
  /** Call it before the request to the platform. If it fails, the request must not be sent. */
  expect(expectation: Expectation): Promise<void>;
  /** Forgets an expectation, because the platform has refused the request. */
  drop(id: ExpectationId): Promise<void>;
  /**
   * Publishes events and removes the expectation that they fulfill. A failure is reported and does not fail the request: the expectation
   * stays, and the recovery publishes the events.
   */
  publish(outcomes: readonly EventOutcome[], fulfills?: ExpectationId): Promise<void>;
}

/** Content of a delivery in the outbox. */
interface DeliveryBody {
  event: GatewayEvent;
  /** Reason of the last failure. */
  error?: string;
}

export const deliveryBody: Validator<DeliveryBody> = object({
  event: { safeParse: (value) => toParsed(() => parseEvent(value)) },
  error: optional(string),
});

function toParsed(read: () => GatewayEvent): ReturnType<Validator<GatewayEvent>['safeParse']> {
  try {
    return { success: true, data: read() };
  } catch (error) {
    return { success: false, error: { issues: [{ code: 'invalid-event', path: [], message: String(error) }] } };
  }
}

/** Creates the deliveries of an event, one for each destination that accepts it. */
export function toDeliveries(
  event: GatewayEvent,
  destinations: readonly Destination[],
  dueAt: number,
): { key: string; account: string; destination: string; body: string; dueAt: number }[] {
  const body: DeliveryBody = { event };
  return destinations
    .filter(({ accepts }) => accepts(event.kind))
    .map(({ name }) => ({
      key: `${event.id} ${name}`,
      account: event.accountNumber ?? '',
      destination: name,
      body: JSON.stringify(body),
      dueAt,
    }));
}

interface RecorderOptions {
  tenant: string;
  outbox: OutboxStore;
  destinations: readonly Destination[];
  now: () => number;
  /** Called after events were published. */
  wake: () => void;
  report: (problem: unknown) => void;
}

/** Creates a recorder. Without destinations, it records nothing. */
export function createRecorder({ tenant, outbox, destinations, now, wake, report }: RecorderOptions): EventRecorder {
  if (destinations.length === 0) {
    const nothing = (): Promise<void> => Promise.resolve();
    return { expect: nothing, drop: nothing, publish: nothing };
  }
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      report(error);
    }
  };
  return {
    async expect(expectation) {
      const account = 'accountNumber' in expectation ? (expectation.accountNumber ?? '') : '';
      const startedAt = now();
      const body: ExpectationBody = { expectation, startedAt };
      const dueAt = startedAt + RECOVER_AFTER;
      await outbox.add(tenant, [{ key: expectationKey(expectation), account, destination: '', body: JSON.stringify(body), dueAt }]);
    },
    // If this fails, the recovery finds out that nothing was done.
    drop: (id) => attempt(() => outbox.add(tenant, [], expectationKey(id))),
    publish: (outcomes, fulfills) =>
      attempt(async () => {
        const time = now();
        const events = await Promise.all(outcomes.map(({ data, reference }) => createEvent(tenant, data, reference, time)));
        const deliveries = events.flatMap((event) => toDeliveries(event, destinations, time));
        await outbox.add(tenant, deliveries, fulfills && expectationKey(fulfills));
        wake();
      }),
  };
}
