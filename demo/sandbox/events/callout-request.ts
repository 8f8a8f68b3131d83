import type { calloutTemplates } from '../database/schema.js';
import type { CalloutRequest } from '../database/tables/notifications.js';
import { asText, inHeader, inJson, inUrl, replaceMergeFields } from './merge-fields.js';
import type { EventContext } from './event-objects.js';

/** Event data in a callout. */
export interface EventData {
  /** Id of the event. All its callouts share it. */
  id: string;
  name: string;
  namespace: string;
  category?: number;
  /** Business time. */
  occurredOn: string;
  /** Ids and numbers of the event's objects, by object name. */
  objects: Record<string, Record<string, string>>;
}

type Template = Pick<typeof calloutTemplates.$inferSelect, 'method' | 'url' | 'params' | 'headers' | 'customBody' | 'useCustomBody'>;

const mergeAll = (values: Record<string, string> | null, context: EventContext): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, replaceMergeFields(value, context, asText)]));

/** True if requests of this method have a body. GET and DELETE use the query string. */
export const hasBody = (method: string): boolean => method !== 'GET' && method !== 'DELETE';

function bodyOf(template: Template, event: EventData, params: Record<string, string>, context: EventContext): string {
  if (!hasBody(template.method)) return '';
  if (template.useCustomBody && template.customBody !== null) return replaceMergeFields(template.customBody, context, inJson);
  return JSON.stringify({ event, ...params });
}

function addressOf(template: Template, event: EventData, params: Record<string, string>, context: EventContext): string {
  const url = new URL(replaceMergeFields(template.url, context, inUrl));
  if (hasBody(template.method)) return url.href;
  for (const [name, value] of Object.entries({ eventId: event.id, eventName: event.name, ...params })) url.searchParams.set(name, value);
  return url.href;
}

/** Builds the request of a callout. Without a custom body, the body contains the event data and the callout parameters. */
export function buildCalloutRequest(template: Template, event: EventData, context: EventContext): CalloutRequest {
  const params = mergeAll(template.params, context);
  const headers = Object.entries(template.headers ?? {}).map(
    ([name, value]) => [name, replaceMergeFields(value, context, inHeader)] as const,
  );
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
