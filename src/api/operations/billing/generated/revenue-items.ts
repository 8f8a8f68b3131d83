// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../operation.js';
import {
  listRevenueItemsOfScheduleRequest,
  listRevenueItemsOfScheduleResponse,
  listRevenueItemsOfEventRequest,
  listRevenueItemsOfEventResponse,
  listRevenueItemsOfSummaryRequest,
  listRevenueItemsOfSummaryResponse,
  updateRevenueItemsOfEventRequest,
  updateRevenueItemsOfEventResponse,
  updateRevenueItemsOfScheduleRequest,
  updateRevenueItemsOfScheduleResponse,
} from '../../../schemas/billing/generated/revenue-items.js';

/** Items of a schedule. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-items/revenue-schedules/{rs-number}`. */
export const listRevenueItemsOfSchedule = /* @__PURE__ */ operation({
  name: 'revenue-items.list-by-schedule',
  method: 'GET',
  path: '/v1/revenue-items/revenue-schedules/{rs-number}',
  request: listRevenueItemsOfScheduleRequest,
  response: listRevenueItemsOfScheduleResponse,
  paging: 'page',
  items: 'revenueItems',
  retry: 'safe',
});

/** Items of an event. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-items/revenue-events/{event-number}`. */
export const listRevenueItemsOfEvent = /* @__PURE__ */ operation({
  name: 'revenue-items.list-by-event',
  method: 'GET',
  path: '/v1/revenue-items/revenue-events/{event-number}',
  request: listRevenueItemsOfEventRequest,
  response: listRevenueItemsOfEventResponse,
  paging: 'page',
  items: 'revenueItems',
  retry: 'safe',
});

/** Items of a summary. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-items/charge-revenue-summaries/{crs-number}`. */
export const listRevenueItemsOfSummary = /* @__PURE__ */ operation({
  name: 'revenue-items.list-by-summary',
  method: 'GET',
  path: '/v1/revenue-items/charge-revenue-summaries/{crs-number}',
  request: listRevenueItemsOfSummaryRequest,
  response: listRevenueItemsOfSummaryResponse,
  paging: 'page',
  items: 'revenueItems',
  retry: 'safe',
});

/** Custom fields on items by event. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-items/revenue-events/{event-number}`. */
export const updateRevenueItemsOfEvent = /* @__PURE__ */ operation({
  name: 'revenue-items.update-by-event',
  method: 'PUT',
  path: '/v1/revenue-items/revenue-events/{event-number}',
  request: updateRevenueItemsOfEventRequest,
  response: updateRevenueItemsOfEventResponse,
  retry: 'never',
});

/** Custom fields on items by schedule. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-items/revenue-schedules/{rs-number}`. */
export const updateRevenueItemsOfSchedule = /* @__PURE__ */ operation({
  name: 'revenue-items.update-by-schedule',
  method: 'PUT',
  path: '/v1/revenue-items/revenue-schedules/{rs-number}',
  request: updateRevenueItemsOfScheduleRequest,
  response: updateRevenueItemsOfScheduleResponse,
  retry: 'never',
});
