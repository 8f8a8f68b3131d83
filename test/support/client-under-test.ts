import * as z from 'zod/mini';
import { createClient, type ApiClient, type ClientOptions } from '../../src/api/client.js';
import { isStorefrontError, type StorefrontError } from '../../src/api/errors.js';
import { operation } from '../../src/api/operations/operation.js';
import { FakeClock } from './fake-clock.js';
import { ScriptedServer, type Step } from './scripted-server.js';

/** Row of an operation that reads. */
export const readThing = operation({
  name: 'things.get',
  method: 'GET',
  path: '/v1/things/{thing-key}',
  request: z.object({ 'thing-key': z.string(), size: z.optional(z.number()), 'fields[]': z.optional(z.array(z.string())) }),
  response: z.object({ name: z.string() }),
  retry: 'safe',
});

/** Row of a mutation with an idempotency key. */
export const makeThing = operation({
  name: 'things.create',
  method: 'POST',
  path: '/v1/things',
  request: z.object({ name: z.string() }),
  response: z.object({ id: z.string() }),
  retry: 'keyed',
});

/** Row of a mutation that must not be repeated. */
export const sendThing = operation({ ...makeThing, name: 'things.send', retry: 'never' });

export interface Rig {
  readonly clock: FakeClock;
  readonly server: ScriptedServer;
  readonly client: ApiClient;
}

/** Creates a client with a fake clock and a scripted server. Jitter is at its maximum by default. */
export function rig(steps: readonly Step[], options: Partial<ClientOptions> = {}): Rig {
  const clock = new FakeClock();
  const server = new ScriptedServer(clock, ...steps);
  const client = createClient({ baseUrl: 'https://billing.test', fetch: server.fetch, clock, random: () => 1, ...options });
  return { clock, server, client };
}

/** Returns the error of a failed call. */
export async function failure(call: Promise<unknown>): Promise<StorefrontError> {
  const error = await call.then(
    () => new Error('The call succeeded.'),
    (reason: unknown) => reason,
  );
  if (isStorefrontError(error)) return error;
  throw error;
}
