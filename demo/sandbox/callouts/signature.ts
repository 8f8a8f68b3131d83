import { createHmac } from 'node:crypto';
import { asText, inHeader, replaceMergeFields, REQUEST_FIELD } from '../events/merge-fields.js';
import type { EventContext } from '../events/event-objects.js';
import type { calloutTemplates } from '../database/schema.js';
import type { CalloutRequest } from '../database/tables/notifications.js';

type Hmac = NonNullable<(typeof calloutTemplates.$inferSelect)['hmac']>;

/** Returns the text to sign: the body, or the query string of a request without a body. */
export const signedText = ({ body, url }: Pick<CalloutRequest, 'body' | 'url'>): string => (body === '' ? new URL(url).search : body);

/**
 * Returns `t=1763726400,v1=<hex>`, where `<hex>` is the HMAC-SHA256 of the time in seconds, a dot and the text.
 *
 * @param seconds Unix time of the attempt. Receivers can use it to refuse old requests.
 */
export function signatureHeader(secret: string, seconds: number, text: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`;
}

/** Replaces request fields and merge fields in a template text. Fields within the inserted values are not replaced. */
function fillTemplate(template: string, values: Readonly<Record<string, string>>, context: EventContext): string {
  const parts = template.split(REQUEST_FIELD);
  return parts
    .map((part, index) => (index % 2 === 0 ? replaceMergeFields(part, context, asText) : (values[part.toLowerCase()] ?? '')))
    .join('');
}

/** Returns the name and value of the signature header that a template defines. */
export function templateSignature(hmac: Hmac, request: CalloutRequest, context: EventContext): [string, string] {
  const headers = Object.entries(request.headers).map(([name, value]) => [`headers.${name.toLowerCase()}`, value] as const);
  const data = fillTemplate(hmac.data, { body: request.body, ...Object.fromEntries(headers) }, context);
  const algorithm = hmac.algorithm.replace('-', '').toLowerCase();
  const signed = createHmac(algorithm, hmac.secret)
    .update(data)
    .digest(hmac.format === 'HEX' ? 'hex' : 'base64');
  return [hmac.key, inHeader(fillTemplate(hmac.value, { 'hmac.signed': signed }, context))];
}
