import * as z from 'zod';
import type { SandboxOptions } from '../../demo/sandbox/index.js';
import type { StartedSandbox } from './sandbox.js';

/** Callout as received. */
export interface ReceivedCallout {
  method: string;
  url: string;
  headers: Headers;
  /** Text of the body. */
  body: string;
}

/** Server that receives callouts. Responds with 200 by default. */
export interface Receiver {
  received: ReceivedCallout[];
  /** Returns the response to a callout. Throw to simulate a dropped connection. */
  answer: (callout: ReceivedCallout) => Response | Promise<Response>;
  fetch: NonNullable<SandboxOptions['calloutFetch']>;
}

export function startReceiver(): Receiver {
  const receiver: Receiver = {
    received: [],
    answer: () => new Response('thanks'),
    async fetch(url, init) {
      const request = new Request(url, init);
      const callout = { method: request.method, url: request.url, headers: request.headers, body: await request.text() };
      receiver.received.push(callout);
      return receiver.answer(callout);
    },
  };
  return receiver;
}

/** Creates a notification definition with a callout to `https://receiver.test/callouts`. */
export async function listenTo(
  started: StartedSandbox,
  eventTypeName: string,
  callout: Record<string, unknown> = {},
  definition: Record<string, unknown> = {},
): Promise<void> {
  const { body } = await started.call('/notifications/notification-definitions', {
    json: {
      name: `on ${eventTypeName}`,
      ...(definition['eventCategory'] === undefined && { eventTypeName }),
      calloutActive: true,
      callout: { name: eventTypeName, calloutBaseurl: 'https://receiver.test/callouts', httpMethod: 'POST', ...callout },
      ...definition,
    },
  });
  z.object({ id: z.string(), name: z.string() }).parse(body);
}

const calloutBody = z.looseObject({
  event: z.object({
    id: z.string(),
    name: z.string(),
    namespace: z.string(),
    category: z.number().optional(),
    occurredOn: z.string(),
    objects: z.record(z.string(), z.record(z.string(), z.string())),
  }),
});

export const readCallout = (callout: ReceivedCallout | undefined) => calloutBody.parse(JSON.parse(callout?.body ?? 'null'));

/** Returns the names of the received events, in order. */
export const eventNames = ({ received }: Receiver): string[] => received.map(({ headers }) => headers.get('callout-event') ?? '');

const history = z.object({
  success: z.literal(true),
  calloutHistories: z.array(
    z.object({
      id: z.string(),
      attemptedNum: z.string(),
      createTime: z.string(),
      eventCategory: z.string(),
      eventContext: z.string(),
      notification: z.string(),
      requestMethod: z.string(),
      requestUrl: z.string(),
      responseCode: z.string().optional(),
      responseContent: z.string().optional(),
    }),
  ),
  nextPage: z.string().optional(),
});

/** Returns the callout history. Includes successful callouts by default. */
export async function readHistory(started: StartedSandbox, query = 'failedOnly=false') {
  const path = `/v1/notification-history/callout?includeResponseContent=true&${query}`;
  // Uses the client id and secret, because a token expires in the hours between two attempts.
  const authorization = `Basic ${btoa('sandbox-client:sandbox-secret')}`;
  return history.parse((await started.call(path, { headers: { authorization } })).body);
}
