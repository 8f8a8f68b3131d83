import { Refusal } from '../refusal.js';
import { readTextUpTo } from './text.js';

const MAX_BYTES = 64 * 1024;
const MAX_DEPTH = 16;
/** Names that reach into the prototype of objects. */
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

function invalidBody(code: string, message: string): Refusal {
  return new Refusal({ status: 400, type: 'invalid-request', code, message });
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const text = await readTextUpTo(MAX_BYTES, body);
  if (text === undefined) throw invalidBody('body-too-large', `The body may have at most ${MAX_BYTES} bytes.`);
  return text;
}

/** Refuses nesting without end and names that no field of ours has. */
export function checkShape(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw invalidBody('body-too-deep', `The body may be nested at most ${MAX_DEPTH} levels deep.`);
    level = level.flatMap((part): unknown[] => {
      if (typeof part !== 'object' || part === null) return [];
      const name = Object.keys(part).find((key) => FORBIDDEN_NAMES.has(key));
      if (name !== undefined) throw invalidBody('forbidden-name', `No field may be called ${name}.`);
      return Object.values(part);
    });
  }
}

const countNames = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((total, part) => total + countNames(part), Array.isArray(value) ? 0 : Object.keys(value).length)
    : 0;

/** Refuses a field that is there twice: who reads the text after us may take the one that was not checked. */
function checkUniqueNames(text: string, value: unknown): void {
  // Every text in quotes; what a colon follows is a name.
  const names = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined);
  if (names.length !== countNames(value)) throw invalidBody('name-twice', 'No field may be named twice.');
}

/** JSON as it was sent and as it reads. */
export interface JsonText {
  text: string;
  value: unknown;
}

/**
 * The JSON body of a request, of whatever kind.
 * @throws {Refusal} 400 for what is no small, shallow JSON
 */
export async function readJsonText(request: Request): Promise<JsonText> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) throw invalidBody('content-type', 'Send the body as application/json.');
  try {
    const text = request.body ? await readText(request.body) : '';
    const value: unknown = JSON.parse(text);
    checkShape(value);
    checkUniqueNames(text, value);
    return { text, value };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw invalidBody('invalid-json', 'The body is no JSON in UTF-8.');
  }
}

/**
 * The JSON body of a request.
 * @throws {Refusal} 400 for what is no small, shallow JSON object
 */
export async function readJson(request: Request): Promise<object> {
  const { value } = await readJsonText(request);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidBody('invalid-json', 'The body must be a JSON object.');
  return value;
}
