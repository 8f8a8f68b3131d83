import type { calloutTemplates } from '../database/schema.js';
import type { CalloutRequest } from '../database/tables/notifications.js';
import { asText, inHeader, inJson, inUrl, merge } from './merge.js';
import type { Context } from './objects.js';

/** Event data in a callout. */
export interface EventFacts {
  /** Id of the event. All its callouts share it. */
  id: string;
  name: string;
  namespace: string;
  category?: number;
  /** Business time. */
  occurredOn: string;
  /** Ids and numbers by object name. */
  objects: Record<string, Record<string, string>>;
}

type Template = Pick<typeof calloutTemplates.$inferSelect, 'method' | 'url' | 'params' | 'headers' | 'customBody' | 'useCustomBody'>;

const mergeAll = (values: Record<string, string> | null, context: Context): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, merge(value, context, asText)]));

/** True if requests of this method have a body. GET and DELETE use the query string. */
export const hasBody = (method: string): boolean => method !== 'GET' && method !== 'DELETE';

function bodyOf(template: Template, event: EventFacts, params: Record<string, string>, context: Context): string {
  if (!hasBody(template.method)) return '';
  if (template.useCustomBody && template.customBody !== null) return merge(template.customBody, context, inJson);
  return JSON.stringify({ event, ...params });
}

function addressOf(template: Template, event: EventFacts, params: Record<string, string>, context: Context): string {
  const url = new URL(merge(template.url, context, inUrl));
  if (hasBody(template.method)) return url.href;
  for (const [name, value] of Object.entries({ eventId: event.id, eventName: event.name, ...params })) url.searchParams.set(name, value);
  return url.href;
}

/** Builds the request of a callout. The body is the template's own, or the callout parameters with the event data. */
export function requestOf(template: Template, event: EventFacts, context: Context): CalloutRequest {
  const params = mergeAll(template.params, context);
  const headers = Object.entries(template.headers ?? {}).map(([name, value]) => [name, merge(value, context, inHeader)] as const);
  return {
    method: template.method,
    url: addressOf(template, event, params, context),
    headers: {
      ...Object.fromEntries(headers),
      ...(hasBody(template.method) && { 'content-type': 'application/json' }),
      'callout-event-id': event.id,
      'callout-event': event.name,
    },
    body: bodyOf(template, event, params, context),
  };
}
