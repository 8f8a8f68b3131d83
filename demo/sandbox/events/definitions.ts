import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Engine } from '../context.js';
import { calloutTemplates, eventTriggers, notificationDefinitions } from '../database/schema.js';
import { billingError, invalidValue, missingField } from '../errors.js';
import { ConditionError, parseCondition } from './condition.js';
import { hasField, isObjectName } from './event-objects.js';
import { findStandard, objectCategoryOf, qualifiedName, type EventType } from './standard-events.js';
import type { DefinitionInput, TemplateInput } from '../supported/notifications.js';
import { templateValues } from './templates.js';

export type DefinitionRow = typeof notificationDefinitions.$inferSelect;
export type TemplateRow = typeof calloutTemplates.$inferSelect;
export type TriggerRow = typeof eventTriggers.$inferSelect;

/** Validates a condition and the names in it. */
function checkCondition(text: string, field: string, isKnown: (name: string) => boolean): void {
  try {
    const unknown = parseCondition(text).names.find((name) => !isKnown(name));
    if (unknown === undefined) return;
    throw invalidValue('notifications', field, `'${unknown}' is unknown`);
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error;
    throw invalidValue('notifications', field, error.message);
  }
}

/** Names that a trigger condition may use: `changeType`, and fields of the base object (`Account.Status`, `Account.Status_old`). */
const isTriggerName =
  (baseObject: string) =>
  (name: string): boolean => {
    const [object = '', field = '', more] = name.split('.');
    return name === 'changeType' || (object === baseObject && more === undefined && hasField(object, field.replace(/_old$/, '')));
  };

type EventInput = Pick<TemplateInput, 'eventCategory' | 'eventTypeName' | 'eventTypeNamespace'>;

/**
 * Finds the event that a request names by category or by name.
 *
 * @throws {BillingError} if the sandbox does not raise the event
 */
async function findEvent(engine: Engine, { eventCategory, eventTypeName, eventTypeNamespace }: EventInput): Promise<EventType> {
  if (eventCategory !== undefined && eventTypeName !== undefined) {
    throw billingError('notifications', 'rule', "Set either 'eventCategory' or 'eventTypeName', not both.");
  }
  if (eventCategory !== undefined) {
    const found = findStandard(Number(eventCategory));
    if (found) return found;
    throw invalidValue('notifications', 'eventCategory', 'not a category of an event that this sandbox raises');
  }
  if (eventTypeName === undefined) throw missingField('notifications', ['eventCategory', 'eventTypeName']);
  const standard = findStandard(eventTypeName);
  if (standard) {
    if (eventTypeNamespace === undefined || eventTypeNamespace === standard.namespace) return standard;
    throw invalidValue('notifications', 'eventTypeNamespace', `the namespace of ${eventTypeName} is ${standard.namespace}`);
  }
  const [trigger] = await engine.tx.select().from(eventTriggers).where(eq(eventTriggers.eventTypeName, eventTypeName));
  if (trigger && eventTypeNamespace !== 'com.zuora.notification') {
    return { name: trigger.eventTypeName, namespace: 'user.notification', category: null };
  }
  throw invalidValue('notifications', 'eventTypeName', 'not an event that this sandbox raises, and not an event trigger');
}

/** Returns the event of a template. A category such as 1100 (invoice) selects all events of that object. */
async function templateEvent(engine: Engine, input: EventInput): Promise<Pick<TemplateRow, 'eventCategory' | 'eventTypeName'>> {
  const category = Number(input.eventCategory ?? NaN);
  if (input.eventTypeName === undefined && category % 100 === 0 && [1100, 1200, 1300, 2100, 2200, 2400, 2700].includes(category)) {
    return { eventCategory: category, eventTypeName: null };
  }
  const event = await findEvent(engine, input);
  return { eventCategory: event.category, eventTypeName: event.name };
}

/** Creates a template that definitions can refer to. */
export async function createTemplate(engine: Engine, input: TemplateInput): Promise<TemplateRow> {
  const event = await templateEvent(engine, input);
  const taken = await engine.tx
    .select({ inline: calloutTemplates.inline })
    .from(calloutTemplates)
    .where(eq(calloutTemplates.name, input.name));
  if (taken.some(({ inline }) => !inline)) throw billingError('notifications', 'rule', `'name' is already used: ${input.name}.`);
  return insertTemplate(
    engine,
    input,
    { ...event, eventTypeNamespace: input.eventTypeNamespace ?? 'user.notification', inline: false },
    '',
  );
}

async function insertTemplate(
  engine: Engine,
  input: TemplateInput,
  values: Pick<TemplateRow, 'eventCategory' | 'eventTypeName' | 'eventTypeNamespace' | 'inline'>,
  prefix: string,
): Promise<TemplateRow> {
  const [row] = await engine.tx
    .insert(calloutTemplates)
    .values({ ...templateValues(input, prefix), ...values, id: randomUUID(), createdDate: engine.moment.realNow })
    .returning();
  if (!row) throw new Error('The template was not inserted.');
  return row;
}

/** Checks that each template exists and applies to the event or to all events of its object. Returns the template ids. */
async function namedTemplates(engine: Engine, ids: readonly string[], event: EventType): Promise<string[]> {
  const found = await engine.tx
    .select()
    .from(calloutTemplates)
    .where(inArray(calloutTemplates.id, [...ids]));
  for (const [index, id] of ids.entries()) {
    const template = found.find((row) => row.id === id && !row.inline);
    const field = `calloutTemplateIds.${index}`;
    if (!template) throw invalidValue('notifications', field, 'no such callout template');
    const parent = event.category === null ? undefined : objectCategoryOf(event.category);
    const fits = template.eventTypeName === null ? template.eventCategory === parent : template.eventTypeName === event.name;
    if (!fits) throw billingError('notifications', 'rule', `'${field}' is not a template for ${qualifiedName(event)}.`);
  }
  return [...new Set(ids)];
}

function checkFilter({ filterRule, filterRuleParams = {} }: DefinitionInput): void {
  const parameters = filterRule?.parameters ?? {};
  for (const [name, value] of Object.entries(filterRuleParams)) {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    const field = `filterRuleParams.${name}`;
    if (!parameter) throw invalidValue('notifications', field, "not a parameter of 'filterRule'");
    if (parameter.options && !parameter.options.includes(value)) {
      throw invalidValue('notifications', field, `must be ${parameter.options.join(' or ')}`);
    }
  }
  const lacking = Object.keys(parameters).find((name) => !Object.hasOwn(filterRuleParams, name));
  if (lacking !== undefined) throw missingField('notifications', `filterRuleParams.${lacking}`);
  if (!filterRule) return;
  checkCondition(filterRule.condition, 'filterRule.condition', (name) => {
    const [object = '', field, more] = name.split('.');
    return field === undefined ? Object.hasOwn(parameters, name) : more === undefined && hasField(object, field);
  });
}

async function templatesOf(engine: Engine, input: DefinitionInput, event: EventType): Promise<string[]> {
  const { callout, calloutTemplateIds } = input;
  if (callout && calloutTemplateIds) {
    throw billingError('notifications', 'rule', "Set either 'callout' or 'calloutTemplateIds', not both.");
  }
  if (callout) {
    if (callout.eventTypeName !== undefined && callout.eventTypeName !== event.name) {
      throw invalidValue('notifications', 'callout.eventTypeName', `the event of the definition is ${event.name}`);
    }
    const of = { eventCategory: event.category, eventTypeName: event.name, eventTypeNamespace: event.namespace, inline: true };
    return [(await insertTemplate(engine, callout, of, 'callout.')).id];
  }
  if (calloutTemplateIds && calloutTemplateIds.length > 0) return namedTemplates(engine, calloutTemplateIds, event);
  throw missingField('notifications', ['callout', 'calloutTemplateIds'], 'this sandbox only sends callouts');
}

/**
 * Creates a definition. It sends callouts when the event occurs.
 *
 * @throws {BillingError} naming the invalid field
 */
export async function createDefinition(engine: Engine, input: DefinitionInput): Promise<DefinitionRow> {
  const event = await findEvent(engine, input);
  checkFilter(input);
  const { filterRule, filterRuleParams, associatedAccount } = input;
  const [row] = await engine.tx
    .insert(notificationDefinitions)
    .values({
      id: randomUUID(),
      name: input.name,
      active: input.active ?? true,
      calloutActive: input.calloutActive ?? false,
      eventCategory: event.category,
      eventTypeName: event.name,
      eventTypeNamespace: event.namespace,
      associatedAccount: associatedAccount ?? null,
      filterRule: filterRule ? { id: randomUUID(), ...filterRule } : null,
      filterRuleParams: filterRuleParams ?? null,
      templateIds: await templatesOf(engine, input, event),
      createdDate: engine.moment.realNow,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw billingError('notifications', 'rule', `'name' is already used: ${input.name}.`);
  return row;
}

/** Definition of a tenant's own event. */
interface TriggerInput {
  active: boolean;
  baseObject: string;
  condition: string;
  eventType: { name: string; displayName: string };
}

/**
 * Creates an event that is raised for each object change that meets a condition.
 *
 * @throws {BillingError} naming the invalid field
 */
export async function createTrigger(engine: Engine, { active, baseObject, condition, eventType }: TriggerInput): Promise<TriggerRow> {
  if (!isObjectName(baseObject)) throw invalidValue('notifications', 'baseObject', 'the sandbox raises no events for this object');
  checkCondition(condition, 'condition', isTriggerName(baseObject));
  if (findStandard(eventType.name)) throw billingError('notifications', 'rule', `'eventType.name' is a standard event: ${eventType.name}.`);
  const [row] = await engine.tx
    .insert(eventTriggers)
    .values({
      id: randomUUID(),
      active,
      baseObject,
      condition,
      eventTypeName: eventType.name,
      displayName: eventType.displayName,
      createdDate: engine.moment.realNow,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw billingError('notifications', 'rule', `'eventType.name' is already used: ${eventType.name}.`);
  return row;
}
