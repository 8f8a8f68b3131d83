// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { integer, maybe, strict, upTo, wireBoolean, wireText } from '../../../api/schemas/wire.js';

/** `EventType` of the definition. */
export interface EventInput {
  /** At most 500 characters. */
  displayName: string;
  /** At most 200 characters. */
  name: string;
}

export const eventInput: Schema<EventInput> = /* @__PURE__ */ strict({
  displayName: upTo(500, 1),
  name: upTo(200, 1),
});

/** Input of `POST /events/event-triggers`. */
export interface CreateEventTriggerRequest {
  active: boolean;
  /** At most 100 characters. */
  baseObject: string;
  /** At most 5000 characters. */
  condition: string;
  eventType: EventInput;
}

export const createEventTriggerRequest: Schema<CreateEventTriggerRequest> = /* @__PURE__ */ strict({
  active: z.boolean(),
  baseObject: upTo(100, 1),
  condition: upTo(5000, 1),
  eventType: eventInput,
});

/** `EventType` of the definition. */
export interface Event {
  displayName: string;
  name: string;
}

export const event: Schema<Event> = /* @__PURE__ */ z.looseObject({
  displayName: wireText,
  name: wireText,
});

/** `EventTrigger` of the definition. */
export interface EventTrigger {
  active?: boolean;
  baseObject?: string;
  condition?: string;
  eventType?: Event;
  id?: string;
}

export const eventTrigger: Schema<EventTrigger> = /* @__PURE__ */ z.looseObject({
  active: maybe(wireBoolean),
  baseObject: maybe(wireText),
  condition: maybe(wireText),
  eventType: maybe(event),
  id: maybe(wireText),
});

/** Input of `GET /events/event-triggers`. */
export interface ListEventTriggersRequest {
  baseObject?: string;
  eventTypeName?: string;
  active?: string;
  /** At least 0. Default `0`. */
  start?: number;
  /** At least 1. Default `10`. */
  limit?: number;
}

export const listEventTriggersRequest: Schema<ListEventTriggersRequest> = /* @__PURE__ */ strict({
  baseObject: z.optional(z.string()),
  eventTypeName: z.optional(z.string()),
  active: z.optional(z.string()),
  start: z.optional(integer(0)),
  limit: z.optional(integer(1)),
});

/** Answer of `GET /events/event-triggers`. */
export interface ListEventTriggersResponse {
  data?: EventTrigger[];
  next?: string;
}

export const listEventTriggersResponse: Schema<ListEventTriggersResponse> = /* @__PURE__ */ z.looseObject({
  data: maybe(z.array(eventTrigger)),
  next: maybe(wireText),
});

/** Answer of `POST /events/event-triggers`. */
export type CreateEventTriggerResponse = EventTrigger;
