import { and, asc, inArray } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CreateEventTriggerRequest, ListEventTriggersRequest } from '../../../src/generated/api/schemas/event-triggers.js';
import type { CallContext, WireBody } from '../context.js';
import { calloutTemplates, eventTriggers, notificationDefinitions } from '../database/schema.js';
import { invalidValue } from '../errors.js';
import {
  createDefinition,
  createTemplate,
  createTrigger,
  type DefinitionRow,
  type TemplateRow,
  type TriggerRow,
} from '../events/definitions.js';
import { endpoint, partialEndpoint } from '../http/endpoint.js';
import {
  definitionInput,
  definitionListInput,
  templateInput,
  type DefinitionInput,
  type DefinitionListInput,
  type TemplateInput,
} from '../supported/notifications.js';
import { omitEmpty } from './omit-empty.js';
import { equalsIfSet } from './filters.js';

/** Returns the fields of a template or inline callout. Passwords and secrets are never returned. */
function wireCallout(row: TemplateRow): WireBody {
  return omitEmpty({
    id: row.id,
    name: row.name,
    active: row.active,
    calloutBaseurl: row.url,
    calloutParams: row.params,
    calloutRetry: row.retry,
    httpMethod: row.method,
    eventTypeName: row.eventTypeName,
    requiredAuth: row.requiredAuth,
    requiredOauth2: false,
    calloutAuth: row.auth && { username: row.auth.username, preemptive: true },
  });
}

function wireTemplate(row: TemplateRow): WireBody {
  const createdOn = row.createdDate.toISOString();
  const { hmac } = row;
  return omitEmpty({
    ...wireCallout(row),
    eventCategory: row.eventCategory,
    eventTypeNamespace: row.eventTypeNamespace,
    calloutHeaders: row.headers,
    contentType: 'APPLICATION_JSON',
    confirmSuccessFromResponseContent: false,
    useCustomRequestBody: row.useCustomBody,
    customRequestBody: row.customBody,
    hmacAlgorithm: hmac?.algorithm,
    hmacData: hmac?.data,
    hmacKey: hmac?.key,
    hmacOutputFormat: hmac?.format,
    hmacValue: hmac?.value,
    createdOn,
    updatedOn: createdOn,
  });
}

function wireDefinition(row: DefinitionRow, templates: readonly TemplateRow[]): WireBody {
  const createdOn = row.createdDate.toISOString();
  const own = templates.find(({ id, inline }) => inline && row.templateIds.includes(id));
  return omitEmpty({
    id: row.id,
    name: row.name,
    active: row.active,
    associatedAccount: row.associatedAccount,
    callout: own && wireCallout(own),
    calloutActive: row.calloutActive,
    calloutTemplateIds: row.templateIds,
    emailActive: false,
    eventCategory: row.eventCategory,
    eventTypeName: row.eventTypeName,
    eventTypeNamespace: row.eventTypeNamespace,
    filterRule: row.filterRule && { ...row.filterRule, eventTypeName: row.eventTypeName },
    filterRuleParams: row.filterRuleParams,
    createdOn,
    updatedOn: createdOn,
  });
}

async function withTemplates(call: CallContext, definitions: readonly DefinitionRow[]): Promise<WireBody[]> {
  const ids = definitions.flatMap((row) => row.templateIds);
  const templates = ids.length === 0 ? [] : await call.tx.select().from(calloutTemplates).where(inArray(calloutTemplates.id, ids));
  return definitions.map((row) => wireDefinition(row, templates));
}

/** `POST /notifications/notification-definitions`. */
async function createNotificationDefinition(input: DefinitionInput, call: CallContext): Promise<WireBody> {
  const [answer] = await withTemplates(call, [await createDefinition(call, input)]);
  if (!answer) throw new Error('The new notification definition was not found.');
  return answer;
}

/** Returns the URL of another page of this list. */
function pageUrl(url: URL, start: number, limit: number): string {
  const next = new URL(url);
  next.searchParams.set('start', String(start));
  next.searchParams.set('limit', String(limit));
  return next.href;
}

/** `GET /notifications/notification-definitions`, sorted by name. `start` is 1-based. */
async function listNotificationDefinitions(input: DefinitionListInput, call: CallContext): Promise<WireBody> {
  const { start = 1, limit = 20, eventCategory, eventTypeName } = input;
  const found = await call.tx
    .select()
    .from(notificationDefinitions)
    .where(
      and(
        equalsIfSet(notificationDefinitions.eventCategory, eventCategory === undefined ? undefined : Number(eventCategory)),
        equalsIfSet(notificationDefinitions.eventTypeName, eventTypeName),
      ),
    )
    .orderBy(asc(notificationDefinitions.name))
    .limit(limit + 1)
    .offset(start - 1);
  const data = await withTemplates(call, found.slice(0, limit));
  return { data, ...(found.length > limit && { next: pageUrl(call.url, start + limit, limit) }) };
}

/** `POST /notifications/callout-templates`. */
async function createCalloutTemplate(input: TemplateInput, call: CallContext): Promise<WireBody> {
  return wireTemplate(await createTemplate(call, input));
}

const wireTrigger = ({ id, active, baseObject, condition, eventTypeName, displayName }: TriggerRow): WireBody => ({
  id,
  active,
  baseObject,
  condition,
  eventType: { name: eventTypeName, displayName },
});

/** `POST /events/event-triggers`. */
async function createEventTrigger(input: CreateEventTriggerRequest, call: CallContext): Promise<WireBody> {
  return wireTrigger(await createTrigger(call, input));
}

function activeFilter(active: string | undefined): boolean | undefined {
  if (active === undefined) return undefined;
  if (active === 'true' || active === 'false') return active === 'true';
  throw invalidValue('notifications', 'active', 'must be true or false');
}

/** `GET /events/event-triggers`, sorted by name. `start` is 0-based. */
async function listEventTriggers(input: ListEventTriggersRequest, call: CallContext): Promise<WireBody> {
  const { start = 0, limit = 10, baseObject, eventTypeName } = input;
  const found = await call.tx
    .select()
    .from(eventTriggers)
    .where(
      and(
        equalsIfSet(eventTriggers.baseObject, baseObject),
        equalsIfSet(eventTriggers.eventTypeName, eventTypeName),
        equalsIfSet(eventTriggers.active, activeFilter(input.active)),
      ),
    )
    .orderBy(asc(eventTriggers.eventTypeName))
    .limit(limit + 1)
    .offset(start);
  return { data: found.slice(0, limit).map(wireTrigger), ...(found.length > limit && { next: pageUrl(call.url, start + limit, limit) }) };
}

/** Endpoints by operation name. */
export const notificationEndpoints = {
  createNotificationDefinition: partialEndpoint(
    rows.createNotificationDefinition,
    'notifications',
    definitionInput,
    createNotificationDefinition,
  ),
  listNotificationDefinitions: partialEndpoint(
    rows.listNotificationDefinitions,
    'notifications',
    definitionListInput,
    listNotificationDefinitions,
  ),
  createCalloutTemplate: partialEndpoint(rows.createCalloutTemplate, 'notifications', templateInput, createCalloutTemplate),
  createEventTrigger: endpoint(rows.createEventTrigger, 'notifications', createEventTrigger),
  listEventTriggers: endpoint(rows.listEventTriggers, 'notifications', listEventTriggers),
};
