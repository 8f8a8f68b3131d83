import type { calloutTemplates } from '../database/schema.js';
import type { CalloutRequest } from '../database/tables/notifications.js';
import type { EventContext } from '../events/event-objects.js';
import { templateSignature, signatureHeader, signedText } from './signature.js';

/** Result of an attempt. */
export interface AttemptResult {
  succeeded: boolean;
  /** HTTP status, or `null` without a response. */
  code: number | null;
  /** Beginning of the response body, or the reason why there is no response. */
  content: string;
}

/** An attempt to send a callout. */
interface CalloutAttempt {
  /** Id of the callout, the same for all its attempts. */
  id: string;
  /** Number of the attempt, starting at 1. */
  number: number;
  request: CalloutRequest;
  context: EventContext;
  template: Pick<typeof calloutTemplates.$inferSelect, 'requiredAuth' | 'auth' | 'hmac'>;
  /** Signing secret of the tenant. A template's own secret takes precedence. */
  secret: string;
  at: Date;
  /** Aborts the request. */
  signal: AbortSignal;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Milliseconds until a request times out. */
export const CALLOUT_TIMEOUT = 10_000;
/** Bytes of a response that are read and stored. */
const MAX_STORED_BYTES = 4_096;

function headersOf({ id, number, request, context, template, secret, at }: CalloutAttempt): Headers {
  const headers = new Headers(request.headers);
  if (template.requiredAuth && template.auth) {
    headers.set('authorization', `Basic ${Buffer.from(`${template.auth.username}:${template.auth.password}`).toString('base64')}`);
  }
  headers.set('callout-id', id);
  headers.set('callout-attempt', String(number));
  const seconds = Math.floor(at.getTime() / 1000);
  headers.set('callout-signature', signatureHeader(template.hmac?.secret ?? secret, seconds, signedText(request)));
  headers.set('date', at.toUTCString());
  if (template.hmac) {
    const sent = { ...request, headers: Object.fromEntries(headers) };
    headers.set(...templateSignature(template.hmac, sent, context));
  }
  return headers;
}

/** Reads the beginning of a response body. Read errors are ignored because only the status determines success. */
async function readBeginning(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  try {
    for (let length = 0; length < MAX_STORED_BYTES;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.length;
    }
  } catch {
    // The connection failed.
  }
  // Not awaited, because a receiver may never end its response.
  reader.cancel().catch(() => undefined);
  // Postgres cannot store NUL characters.
  return new TextDecoder().decode(Buffer.concat(parts).subarray(0, MAX_STORED_BYTES)).replaceAll('\0', '\u{fffd}');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'No response.';
  if (error.name === 'TimeoutError') return `No response within ${CALLOUT_TIMEOUT / 1000} seconds.`;
  const { cause } = error;
  return cause instanceof Error && cause.message !== '' ? `No response: ${cause.message}` : `No response: ${error.message}`;
}

/** Sends a request. A status from 200 to 299 is a success; redirects are not followed. Never throws. */
export async function sendCallout(fetch: Fetch, attempt: CalloutAttempt): Promise<AttemptResult> {
  const { method, url, body } = attempt.request;
  try {
    const response = await fetch(url, {
      method,
      headers: headersOf(attempt),
      redirect: 'manual',
      signal: AbortSignal.any([attempt.signal, AbortSignal.timeout(CALLOUT_TIMEOUT)]),
      ...(body !== '' && { body }),
    });
    return { succeeded: response.ok, code: response.status, content: await readBeginning(response.body) };
  } catch (error) {
    return { succeeded: false, code: null, content: reasonOf(error) };
  }
}
