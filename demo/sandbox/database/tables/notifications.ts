import { bigserial, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns.js';

/** A rule that an event must fulfil, with the parameters that it may name. */
export interface FilterRule {
  id: string;
  condition: string;
  parameters: Record<string, { displayName?: string; options?: string[]; valueType?: string }>;
}

/** Where and how callouts go. A definition's own callout is a template too. */
export const calloutTemplates = pgTable('callout_templates', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** True if it was made with its definition, by whose name it is known. */
  inline: boolean('inline').notNull(),
  active: boolean('active').notNull(),
  eventCategory: integer('event_category'),
  eventTypeName: text('event_type_name'),
  eventTypeNamespace: text('event_type_namespace').notNull(),
  method: text('method').$type<'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE'>().notNull(),
  url: text('url').notNull(),
  params: jsonb('params').$type<Record<string, string>>(),
  headers: jsonb('headers').$type<Record<string, string>>(),
  /** Takes the place of the usual body. */
  customBody: text('custom_body'),
  useCustomBody: boolean('use_custom_body').notNull().default(false),
  retry: boolean('retry').notNull(),
  requiredAuth: boolean('required_auth').notNull(),
  auth: jsonb('auth').$type<{ username: string; password: string }>(),
  /** The signature that the template itself asks for; all of it or nothing. */
  hmac: jsonb('hmac').$type<{ key: string; value: string; data: string; secret: string; algorithm: string; format: 'BASE64' | 'HEX' }>(),
  createdDate: instantColumn('created_date').notNull(),
});

/** What binds an event to callouts. */
export const notificationDefinitions = pgTable('notification_definitions', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  active: boolean('active').notNull(),
  calloutActive: boolean('callout_active').notNull(),
  eventCategory: integer('event_category'),
  eventTypeName: text('event_type_name').notNull(),
  eventTypeNamespace: text('event_type_namespace').notNull(),
  associatedAccount: text('associated_account'),
  filterRule: jsonb('filter_rule').$type<FilterRule>(),
  filterRuleParams: jsonb('filter_rule_params').$type<Record<string, string>>(),
  templateIds: jsonb('template_ids').$type<string[]>().notNull(),
  createdDate: instantColumn('created_date').notNull(),
});

/** Events that the tenant makes of changes of objects. */
export const eventTriggers = pgTable('event_triggers', {
  id: text('id').primaryKey(),
  active: boolean('active').notNull(),
  baseObject: text('base_object').notNull(),
  condition: text('condition').notNull(),
  eventTypeName: text('event_type_name').notNull().unique(),
  displayName: text('display_name').notNull(),
  createdDate: instantColumn('created_date').notNull(),
});

/** The request of a callout as it will be sent, but for what shows that it is ours: credential, time and signature. */
export interface CalloutRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Empty for a request without one. */
  body: string;
}

/** The outbox: callouts that are to be sent or were, each written in the transaction of what it tells of. Lives in real time. */
export const callouts = pgTable(
  'callouts',
  {
    id: text('id').primaryKey(),
    /** Order of the events. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    definitionId: text('definition_id')
      .notNull()
      .references(() => notificationDefinitions.id),
    templateId: text('template_id')
      .notNull()
      .references(() => calloutTemplates.id),
    /** `user.notification:InvoicePosted`. */
    event: text('event').notNull(),
    eventCategory: integer('event_category'),
    /** Ids and numbers of what the event is about. */
    objectIds: jsonb('object_ids').$type<string[]>().notNull(),
    /** The objects as they were. */
    context: jsonb('context').$type<Record<string, unknown>>().notNull(),
    request: jsonb('request').$type<CalloutRequest>().notNull(),
    status: text('status').$type<'Pending' | 'Delivered' | 'Failed'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Attempts since the event, or since somebody asked for it again. */
    round: integer('round').notNull().default(0),
    nextAttemptAt: instantColumn('next_attempt_at').notNull(),
    /** The process that is sending it, until it is done or the lease is over. */
    lease: text('lease'),
    leasedUntil: instantColumn('leased_until'),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('callouts_due').on(table.status, table.nextAttemptAt), index('callouts_template').on(table.templateId)],
);

/** What became of each attempt. */
export const calloutAttempts = pgTable(
  'callout_attempts',
  {
    id: text('id').primaryKey(),
    calloutId: text('callout_id')
      .notNull()
      .references(() => callouts.id),
    number: integer('number').notNull(),
    succeeded: boolean('succeeded').notNull(),
    /** HTTP status; empty if there was no answer. */
    responseCode: integer('response_code'),
    /** The beginning of the answer, or why there was none. */
    responseContent: text('response_content').notNull(),
    attemptedDate: instantColumn('attempted_date').notNull(),
  },
  (table) => [index('callout_attempts_callout').on(table.calloutId), index('callout_attempts_date').on(table.attemptedDate)],
);
