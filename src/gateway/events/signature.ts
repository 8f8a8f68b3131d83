import { equalsInConstantTime } from '../digest.js';
import { exactObject, hookFunction, requireOptions } from '../option-problems.js';
import { parseEvent, type GatewayEvent } from './event.js';

/**
 * Signatures of webhooks, by the convention of https://www.standardwebhooks.com: HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`,
 * in base64, in the header `webhook-signature` as `v1,<signature>`. Several signatures are separated by spaces.
 */

const PREFIX = 'whsec_';
/** Number of random bytes in a new secret. */
const SECRET_BYTES = 32;
/** Maximum age of a webhook in seconds, so that a recorded request cannot be sent again later. Also allows for clocks that differ. */
const TOLERANCE = 5 * 60;
const SECRET = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/;

const encoder = new TextEncoder();

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** True for a secret of a webhook: `whsec_` and at least 24 bytes in base64. */
export function isWebhookSecret(text: string): boolean {
  return SECRET.test(text) && fromBase64(text.slice(PREFIX.length)) !== undefined;
}

/** Creates a random secret for a webhook. Keep it in the settings of the gateway and of the receiver. */
export function generateWebhookSecret(): string {
  return PREFIX + toBase64(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** Parts of a webhook that are signed. */
interface SignedParts {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

async function hmac(secret: string, { id, timestamp, body }: SignedParts): Promise<Uint8Array> {
  const bytes = isWebhookSecret(secret) ? fromBase64(secret.slice(PREFIX.length)) : undefined;
  if (!bytes)
    throw new TypeError('A webhook secret must be whsec_ and at least 24 bytes in base64. Create one with generateWebhookSecret().');
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`${id}.${timestamp}.${body}`)));
}

/** Creates the headers of a webhook, with one signature for each secret. */
export async function signWebhook(secrets: readonly string[], parts: SignedParts): Promise<Record<string, string>> {
  const signatures = await Promise.all(secrets.map(async (secret) => `v1,${toBase64(await hmac(secret, parts))}`));
  return { 'webhook-id': parts.id, 'webhook-timestamp': String(parts.timestamp), 'webhook-signature': signatures.join(' ') };
}

/** The request is not a webhook of your gateway, or it was changed or recorded. Answer it with 400. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

/** Headers as `Headers` of a `Request`, or as an object with lower-case names, as in Node.js. */
export type WebhookHeaders = Pick<Headers, 'get'> | Readonly<Record<string, string | readonly string[] | undefined>>;

function readHeader(headers: WebhookHeaders, name: string): string {
  const get: unknown = Reflect.get(headers, 'get');
  const value: unknown = typeof get === 'function' ? Reflect.apply(get, headers, [name]) : Reflect.get(headers, name);
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookVerificationError(`The header ${name} is missing. Is the request a webhook of the gateway?`);
}

const optionsSchema = exactObject({ now: hookFunction });

/**
 * Checks that a webhook comes from your gateway, and returns its event. Deliveries can repeat: drop an event whose `id` you know.
 * @param body body of the request exactly as received, before any JSON parser
 * @param secrets secrets of the webhook. During a rotation: the new and the old one
 * @throws {TypeError} if an option does not exist or is wrong
 * @throws {WebhookVerificationError} if the signature is missing, wrong or too old
 */
export async function verifyWebhook(
  body: string,
  headers: WebhookHeaders,
  secrets: readonly string[],
  options: { now?: () => number } = {},
): Promise<GatewayEvent> {
  requireOptions('verifyWebhook', optionsSchema, options);
  const { now = Date.now } = options;
  const id = readHeader(headers, 'webhook-id');
  const time = readHeader(headers, 'webhook-timestamp');
  const timestamp = Number(time);
  if (!/^\d{1,12}$/.test(time) || Math.abs(now() / 1000 - timestamp) > TOLERANCE) {
    throw new WebhookVerificationError(`The webhook-timestamp differs from this clock by more than ${TOLERANCE} seconds. Check the clock.`);
  }
  const received = readHeader(headers, 'webhook-signature')
    .split(' ')
    .flatMap((signature) => (signature.startsWith('v1,') ? [fromBase64(signature.slice(3))] : []));
  const expected = await Promise.all(secrets.map((secret) => hmac(secret, { id, timestamp, body })));
  const isSigned = expected.some((bytes) => received.some((candidate) => candidate && equalsInConstantTime(bytes, candidate)));
  if (!isSigned) {
    const hint = 'Pass the body exactly as received, and the secret of this webhook.';
    throw new WebhookVerificationError(`No webhook-signature matches. ${hint}`);
  }
  return parseEvent(JSON.parse(body));
}
