import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { accounts, callouts, calloutTemplates, eventTriggers, notificationDefinitions } from '../database/schema.js';
import { readAccountBalance } from '../engine/account-totals.js';
import { formatTimestamp } from '../engine/clock.js';
import { parseCondition } from './condition.js';
import type { RaisedEvent } from './raised-events.js';
import { EVENT_OBJECTS, eventField, type EventContext, type FieldValue } from './event-objects.js';
import { buildCalloutRequest, type EventData } from './callout-request.js';
import { findStandard, qualifiedName, USER_NAMESPACE, type EventType } from './standard-events.js';

type Definition = typeof notificationDefinitions.$inferSelect;
type Template = typeof calloutTemplates.$inferSelect;
type Trigger = typeof eventTriggers.$inferSelect;

/** Active definitions, triggers and templates. */
interface EventListeners {
  definitions: Definition[];
  triggers: Trigger[];
  templates: Map<string, Template>;
}

/** Cached per transaction, because a bill run raises thousands of events. */
const listenerCache = new WeakMap<Transaction, EventListeners>();

async function listenersOf(tx: Transaction): Promise<EventListeners> {
  const before = listenerCache.get(tx);
  if (before) return before;
  const subscribedEvents = and(eq(notificationDefinitions.active, true), eq(notificationDefinitions.calloutActive, true));
  const definitions = await tx.select().from(notificationDefinitions).where(subscribedEvents);
  const triggers = definitions.length === 0 ? [] : await tx.select().from(eventTriggers).where(eq(eventTriggers.active, true));
  const templates = definitions.length === 0 ? [] : await tx.select().from(calloutTemplates).where(eq(calloutTemplates.active, true));
  const listeners = { definitions, triggers, templates: new Map(templates.map((template) => [template.id, template])) };
  listenerCache.set(tx, listeners);
  return listeners;
}

/** Returns a field of the base object. Names ending in `_old` refer to the value before the change. */
function triggerValue({ object, change, context, before }: RaisedEvent, name: string): FieldValue {
  if (name === 'changeType') return change ?? null;
  const [base = '', field = ''] = name.split('.');
  const old = /^(.+)_old$/.exec(field)?.[1];
  return old === undefined ? eventField(context, base, field) : eventField(before ? { [object]: before } : {}, base, old);
}

function firedBy(raisedEvent: RaisedEvent, triggers: readonly Trigger[]): EventType[] {
  if (raisedEvent.change === undefined) return [];
  return triggers
    .filter(({ baseObject, condition }) => {
      return baseObject === raisedEvent.object && parseCondition(condition).holds((name) => triggerValue(raisedEvent, name));
    })
    .map(({ eventTypeName }) => ({ name: eventTypeName, namespace: USER_NAMESPACE, category: null }));
}

/** Adds the account in its current state to the objects of an event. */
async function withAccount(engine: Engine, { accountId, context }: RaisedEvent): Promise<EventContext> {
  if (accountId === null) return context;
  const [account] = await engine.tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return context;
  const balance = await readAccountBalance(engine.tx, account.id, account.currency);
  return { ...context, Account: { ...EVENT_OBJECTS.Account.read(account), Balance: balance } };
}

function matchesFilter({ filterRule, filterRuleParams }: Definition, context: EventContext): boolean {
  if (!filterRule) return true;
  return parseCondition(filterRule.condition).holds((name) => {
    const [object = '', field] = name.split('.');
    return field === undefined ? (filterRuleParams?.[name] ?? null) : eventField(context, object, field);
  });
}

const isFor = (definition: Definition, event: EventType): boolean =>
  definition.eventTypeName === event.name && definition.eventTypeNamespace === event.namespace;

const NUMBERS = ['AccountNumber', 'SubscriptionNumber', 'InvoiceNumber', 'PaymentNumber', 'RefundNumber', 'MemoNumber', 'OrderNumber'];

/** Returns the fields that identify an object: ids and numbers. */
function keysOf(fields: EventContext[keyof EventContext]): [string, string][] {
  return Object.entries(fields ?? {}).flatMap(([name, value]): [string, string][] =>
    (name === 'Id' || NUMBERS.includes(name)) && typeof value === 'string' ? [[name, value]] : [],
  );
}

async function enqueue(engine: Engine, event: EventType, context: EventContext, listeners: EventListeners): Promise<void> {
  const { settings, moment, tx } = engine;
  const keys = Object.fromEntries(Object.entries(context).map(([object, fields]) => [object, Object.fromEntries(keysOf(fields))]));
  const eventData: EventData = {
    id: randomUUID(),
    name: event.name,
    namespace: event.namespace,
    ...(event.category !== null && { category: event.category }),
    occurredOn: formatTimestamp(settings.timeZone, moment.now),
    objects: keys,
  };
  for (const definition of listeners.definitions.filter((one) => isFor(one, event) && matchesFilter(one, context))) {
    for (const id of definition.templateIds) {
      const template = listeners.templates.get(id);
      if (!template) continue;
      await tx.insert(callouts).values({
        id: randomUUID(),
        definitionId: definition.id,
        templateId: id,
        event: qualifiedName(event),
        eventCategory: event.category,
        objectIds: [...new Set(Object.values(keys).flatMap((entries) => Object.values(entries)))],
        context: { ...context },
        request: buildCalloutRequest(template, eventData, context),
        status: 'Pending',
        nextAttemptAt: moment.realNow,
        createdDate: moment.realNow,
      });
      engine.onCalloutWritten?.();
    }
  }
}

/**
 * Writes callouts for the given events to the outbox, in the same transaction as the change. If the change is rolled back, no callouts are
 * sent. Callouts show the objects in their current state.
 */
export async function raiseEvents(engine: Engine, ...raisedEvents: readonly RaisedEvent[]): Promise<void> {
  const listeners = await listenersOf(engine.tx);
  if (listeners.definitions.length === 0) return;
  for (const happening of raisedEvents) {
    const standard = happening.event === undefined ? undefined : findStandard(happening.event);
    const events = [...(standard ? [standard] : []), ...firedBy(happening, listeners.triggers)];
    const heard = events.filter((event) => listeners.definitions.some((definition) => isFor(definition, event)));
    if (heard.length === 0) continue;
    const context = await withAccount(engine, happening);
    for (const event of heard) await enqueue(engine, event, context, listeners);
  }
}
