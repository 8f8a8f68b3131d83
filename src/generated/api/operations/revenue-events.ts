// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  getRevenueEventRequest,
  getRevenueEventResponse,
  listRevenueEventsOfScheduleRequest,
  listRevenueEventsOfScheduleResponse,
} from '../schemas/revenue-events.js';

/** One revenue event: what changed in each period, and why. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-events/{event-number}`. */
export const getRevenueEvent = /* @__PURE__ */ operation({
  name: 'revenue-events.get',
  method: 'GET',
  path: '/v1/revenue-events/{event-number}',
  request: getRevenueEventRequest,
  response: getRevenueEventResponse,
  retry: 'safe',
});

/** Events of a schedule, which together make its items. Pages of 8 unless `pageSize` says otherwise. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-events/revenue-schedules/{rs-number}`. */
export const listRevenueEventsOfSchedule = /* @__PURE__ */ operation({
  name: 'revenue-events.list-by-schedule',
  method: 'GET',
  path: '/v1/revenue-events/revenue-schedules/{rs-number}',
  request: listRevenueEventsOfScheduleRequest,
  response: listRevenueEventsOfScheduleResponse,
  paging: 'page',
  items: 'revenueEventDetails',
  retry: 'safe',
});
