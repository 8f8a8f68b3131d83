import { bigserial, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns.js';

/** A condition of a definition with its parameters. */
export interface FilterRule {
  id: string;
  condition: string;
  parameters: Record<string, { displayName?: string; options?: string[]; valueType?: string }>;
}

/** Callout templates, including the inline callouts of definitions. */
export const calloutTemplates = pgTable('callout_templates', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** True for the inline callout of a definition, whose name it shares. */
  inline: boolean('inline').notNull(),
  active: boolean('active').notNull(),
  eventCategory: integer('event_category'),
  eventTypeName: text('event_type_name'),
  eventTypeNamespace: text('event_type_namespace').notNull(),
  method: text('method').$type<'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE'>().notNull(),
  url: text('url').notNull(),
  params: jsonb('params').$type<Record<string, string>>(),
  headers: jsonb('headers').$type<Record<string, string>>(),
  /** Replaces the default body. */
  customBody: text('custom_body'),
  useCustomBody: boolean('use_custom_body').notNull().default(false),
  retry: boolean('retry').notNull(),
  requiredAuth: boolean('required_auth').notNull(),
  auth: jsonb('auth').$type<{ username: string; password: string }>(),
  /** Signature settings of the template. */
  hmac: jsonb('hmac').$type<{ key: string; value: string; data: string; secret: string; algorithm: string; format: 'BASE64' | 'HEX' }>(),
  createdDate: instantColumn('created_date').notNull(),
});

/** Definitions that send callouts for an event. */
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

/** Triggers of the tenant's custom events. An active trigger raises its event when its base object changes and the condition is met. */
export const eventTriggers = pgTable('event_triggers', {
  id: text('id').primaryKey(),
  active: boolean('active').notNull(),
  baseObject: text('base_object').notNull(),
  condition: text('condition').notNull(),
  eventTypeName: text('event_type_name').notNull().unique(),
  displayName: text('display_name').notNull(),
  createdDate: instantColumn('created_date').notNull(),
});

/** Request of a callout, without credentials, time and signature. */
export interface CalloutRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Empty for a request without a body. */
  body: string;
}

/** Outbox of pending and sent callouts. All times are real time. A callout is written in the transaction of its event. */
export const callouts = pgTable(
  'callouts',
  {
    id: text('id').primaryKey(),
    /** Position in the order of events. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    definitionId: text('definition_id')
      .notNull()
      .references(() => notificationDefinitions.id),
    templateId: text('template_id')
      .notNull()
      .references(() => calloutTemplates.id),
    /** Qualified name, such as `user.notification:InvoicePosted`. */
    event: text('event').notNull(),
    eventCategory: integer('event_category'),
    /** Ids and numbers of the event's objects. */
    objectIds: jsonb('object_ids').$type<string[]>().notNull(),
    /** The objects at the time of the event. */
    context: jsonb('context').$type<Record<string, unknown>>().notNull(),
    request: jsonb('request').$type<CalloutRequest>().notNull(),
    status: text('status').$type<'Pending' | 'Delivered' | 'Failed'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Attempts since the event or the last manual resend. */
    round: integer('round').notNull().default(0),
    nextAttemptAt: instantColumn('next_attempt_at').notNull(),
    /** Random id of the sending process's claim, until the lease expires. */
    lease: text('lease'),
    leasedUntil: instantColumn('leased_until'),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('callouts_due').on(table.status, table.nextAttemptAt), index('callouts_template').on(table.templateId)],
);

/** Results of attempts. */
export const calloutAttempts = pgTable(
  'callout_attempts',
  {
    id: text('id').primaryKey(),
    calloutId: text('callout_id')
      .notNull()
      .references(() => callouts.id),
    number: integer('number').notNull(),
    succeeded: boolean('succeeded').notNull(),
    /** HTTP status. Empty without a response. */
    responseCode: integer('response_code'),
    /** Beginning of the response body, or the reason why there is no response. */
    responseContent: text('response_content').notNull(),
    attemptedDate: instantColumn('attempted_date').notNull(),
  },
  (table) => [index('callout_attempts_callout').on(table.calloutId), index('callout_attempts_date').on(table.attemptedDate)],
);
