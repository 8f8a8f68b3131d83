import { systemClock } from '../../api/transport/clock.js';
import { Refusal } from '../refusal.js';
import { readTextUpTo } from './read-text.js';

const MAX_BYTES = 64 * 1024;
const MAX_DEPTH = 16;
/** Field names that could change the prototype of an object. */
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

function invalidBody(code: string, message: string): Refusal {
  return new Refusal({ status: 400, type: 'invalid-request', code, message });
}

/** @throws {Refusal} 408 if the body has not arrived in time */
async function readText(body: ReadableStream<Uint8Array>, timeout: number): Promise<string> {
  const late = new AbortController();
  const arrived = new AbortController();
  systemClock.sleep(timeout, arrived.signal).then(
    () => late.abort(bodyTooSlow(timeout)),
    () => undefined,
  );
  try {
    const text = await readTextUpTo(MAX_BYTES, body, late.signal);
    if (text === undefined) throw invalidBody('body-too-large', `The body is too large. Send at most ${MAX_BYTES} bytes.`);
    return text;
  } finally {
    arrived.abort();
  }
}

function bodyTooSlow(timeout: number): Refusal {
  const message = `The body did not arrive within ${timeout / 1000} seconds. Nothing was changed. Send the same request again.`;
  return new Refusal({ status: 408, type: 'invalid-request', code: 'body-too-slow', message, retryable: true });
}

/** Refuses deeply nested values and forbidden field names. */
export function checkShape(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw invalidBody('body-too-deep', `The body is nested too deeply. Use at most ${MAX_DEPTH} levels.`);
    level = level.flatMap((part): unknown[] => {
      if (typeof part !== 'object' || part === null) return [];
      const name = Object.keys(part).find((key) => FORBIDDEN_NAMES.has(key));
      if (name !== undefined) throw invalidBody('forbidden-name', `The field name ${name} is not allowed. Remove the field.`);
      return Object.values(part);
    });
  }
}

const countNames = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((total, part) => total + countNames(part), Array.isArray(value) ? 0 : Object.keys(value).length)
    : 0;

/** Refuses duplicate field names. Another JSON parser might use the value that was not checked. */
function checkUniqueNames(text: string, value: unknown): void {
  // Matches every quoted string. A string followed by a colon is a field name.
  const names = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined);
  if (names.length !== countNames(value))
    throw invalidBody('name-twice', 'The body contains a field name twice in the same object. Remove one of them.');
}

/** JSON body as text and as parsed value. */
interface JsonText {
  text: string;
  value: unknown;
}

/**
 * Reads the JSON body of a request, of any JSON type.
 * @param timeout milliseconds in which the body must arrive
 * @throws {Refusal} 400 if the body is not JSON, too large or nested too deeply; 408 if it is too slow
 */
export async function readJsonText(request: Request, timeout: number): Promise<JsonText> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type))
    throw invalidBody('content-type', 'The Content-Type is not supported. Send the body as application/json.');
  try {
    const text = request.body ? await readText(request.body, timeout) : '';
    const value: unknown = JSON.parse(text);
    checkShape(value);
    checkUniqueNames(text, value);
    return { text, value };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw invalidBody('invalid-json', 'The body is not valid JSON in UTF-8.');
  }
}

/**
 * Reads the JSON body of a request, which must be an object.
 * @param timeout milliseconds in which the body must arrive
 * @throws {Refusal} 400 if the body is not a JSON object, too large or nested too deeply; 408 if it is too slow
 */
export async function readJson(request: Request, timeout: number): Promise<object> {
  const { value } = await readJsonText(request, timeout);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidBody('invalid-json', 'The body must be a JSON object.');
  return value;
}
