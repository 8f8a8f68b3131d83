// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { createEventTriggerRequest, eventTrigger, listEventTriggersRequest, listEventTriggersResponse } from '../schemas/event-triggers.js';

/** Create custom event trigger. `POST /events/event-triggers`. */
export const createEventTrigger = /* @__PURE__ */ operation({
  name: 'event-triggers.create',
  method: 'POST',
  path: '/events/event-triggers',
  request: createEventTriggerRequest,
  response: eventTrigger,
  retry: 'keyed',
});

/** List triggers. `GET /events/event-triggers`. */
export const listEventTriggers = /* @__PURE__ */ operation({
  name: 'event-triggers.list',
  method: 'GET',
  path: '/events/event-triggers',
  request: listEventTriggersRequest,
  response: listEventTriggersResponse,
  retry: 'safe',
});
