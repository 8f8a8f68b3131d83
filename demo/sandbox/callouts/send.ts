import type { calloutTemplates } from '../database/schema.js';
import type { CalloutRequest } from '../database/tables/notifications.js';
import type { Context } from '../events/objects.js';
import { ownSignature, signatureOf, signedText } from './signature.js';

/** What became of an attempt. */
export interface Outcome {
  succeeded: boolean;
  /** HTTP status; `null` if there was no answer. */
  code: number | null;
  /** The beginning of the answer, or why there was none. */
  content: string;
}

/** One attempt of a callout. */
export interface Attempt {
  /** Id of the callout, the same for all attempts. */
  id: string;
  /** From 1 on. */
  number: number;
  request: CalloutRequest;
  context: Context;
  template: Pick<typeof calloutTemplates.$inferSelect, 'requiredAuth' | 'auth' | 'hmac'>;
  /** Of the tenant; a template may have its own. */
  secret: string;
  at: Date;
  /** Breaks it off. */
  signal: AbortSignal;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Milliseconds that a receiver may take. */
export const TIME_LIMIT = 10_000;
/** Bytes of an answer that are kept; the rest is not even read. */
const MOST_KEPT = 4_096;

function headersOf({ id, number, request, context, template, secret, at }: Attempt): Headers {
  const headers = new Headers(request.headers);
  if (template.requiredAuth && template.auth) {
    headers.set('authorization', `Basic ${Buffer.from(`${template.auth.username}:${template.auth.password}`).toString('base64')}`);
  }
  headers.set('callout-id', id);
  headers.set('callout-attempt', String(number));
  const seconds = Math.floor(at.getTime() / 1000);
  headers.set('callout-signature', signatureOf(template.hmac?.secret ?? secret, seconds, signedText(request)));
  headers.set('date', at.toUTCString());
  if (template.hmac) {
    const sent = { ...request, headers: Object.fromEntries(headers) };
    headers.set(...ownSignature(template.hmac, sent, context));
  }
  return headers;
}

/** What of an answer comes in time; its status counts whatever becomes of the rest. */
async function beginningOf(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  try {
    for (let length = 0; length < MOST_KEPT;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.length;
    }
  } catch {
    // It broke off.
  }
  // Not waited for: a receiver that never ends must not hold anybody.
  reader.cancel().catch(() => undefined);
  // A database keeps every character but this one.
  return new TextDecoder().decode(Buffer.concat(parts).subarray(0, MOST_KEPT)).replaceAll('\0', '\u{fffd}');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'No answer.';
  if (error.name === 'TimeoutError') return `No answer within ${TIME_LIMIT / 1000} seconds.`;
  const { cause } = error;
  return cause instanceof Error && cause.message !== '' ? `No answer: ${cause.message}` : `No answer: ${error.message}`;
}

/** Makes one attempt. It succeeds with a status from 200 to 299; redirects are not followed. Never throws. */
export async function send(fetch: Fetch, attempt: Attempt): Promise<Outcome> {
  const { method, url, body } = attempt.request;
  try {
    const response = await fetch(url, {
      method,
      headers: headersOf(attempt),
      redirect: 'manual',
      signal: AbortSignal.any([attempt.signal, AbortSignal.timeout(TIME_LIMIT)]),
      ...(body !== '' && { body }),
    });
    return { succeeded: response.ok, code: response.status, content: await beginningOf(response.body) };
  } catch (error) {
    return { succeeded: false, code: null, content: reasonOf(error) };
  }
}
