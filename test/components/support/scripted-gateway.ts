import { createClient, type Client } from '../../../src/api/client.js';

/** What a scripted gateway answers to one path: data, or a function that decides at each request. */
export type Answer = object | ((request: Request) => Response | Promise<Response>);

/** A client whose gateway answers as told, for states that a real one only reaches by accident. Requests are kept in the order they came. */
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

/** An error as the gateway sends it. */
export function refusal(status: number, type: string, code: string, more: object = {}): Response {
  return Response.json({ error: { type, code, message: 'for developers', retryable: false, requestId: 'r-1', ...more } }, { status });
}

/** An answer that never comes, until it is let through. */
export function held(): { answer: (request: Request) => Promise<Response>; release: (body: object) => void } {
  let release: (body: object) => void = () => undefined;
  const released = new Promise<Response>((resolve) => {
    release = (body) => resolve(Response.json(body));
  });
  return { answer: () => released, release: (body) => release(body) };
}
