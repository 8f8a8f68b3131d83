import { createClient, type Client } from '../../../src/api/client.js';

/** Response of a scripted gateway for one path: data, or a function that creates a response for each request. */
export type Answer = object | ((request: Request) => Response | Promise<Response>);

/** Creates a client with scripted responses, for states that a real gateway rarely reaches. Records the requests in order. */
export function scriptedClient(answers: Readonly<Record<string, Answer>>): { client: Client; requests: Request[] } {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'https://gateway.test',
    maxRetries: 0,
    fetch: async (request) => {
      requests.push(request);
      const answer = answers[new URL(request.url).pathname];
      if (answer === undefined) return refusal(404, 'not-found', 'not-found');
      return typeof answer === 'function'
        ? await (answer as (request: Request) => Response | Promise<Response>)(request)
        : Response.json(answer);
    },
  });
  return { client, requests };
}

/** Creates an error response of the gateway. */
export function refusal(status: number, type: string, code: string, more: object = {}): Response {
  return Response.json({ error: { type, code, message: 'for developers', retryable: false, requestId: 'r-1', ...more } }, { status });
}

/** Creates a response that waits until `release` is called. */
export function pendingResponse(): { answer: (request: Request) => Promise<Response>; release: (body: object) => void } {
  let release: (body: object) => void = () => undefined;
  const released = new Promise<Response>((resolve) => {
    release = (body) => resolve(Response.json(body));
  });
  return { answer: () => released, release: (body) => release(body) };
}
