// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  listRevenueItemsOfScheduleRequest,
  listRevenueItemsOfScheduleResponse,
  listRevenueItemsOfEventRequest,
  listRevenueItemsOfEventResponse,
  listRevenueItemsOfSummaryRequest,
  updateRevenueItemsOfEventRequest,
  updateRevenueItemsOfScheduleRequest,
} from '../schemas/revenue-items.js';
import { olderCommonResponse } from '../schemas/shared.js';

/** Amounts of a schedule in each period. Pages of 300 unless `pageSize` says otherwise. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-items/revenue-schedules/{rs-number}`. */
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

/** Amounts by which an event changed each period. Pages of 300 unless `pageSize` says otherwise. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-items/revenue-events/{event-number}`. */
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

/** Amounts of a charge in each period. Pages of 300 unless `pageSize` says otherwise. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-items/charge-revenue-summaries/{crs-number}`. */
export const listRevenueItemsOfSummary = /* @__PURE__ */ operation({
  name: 'revenue-items.list-by-summary',
  method: 'GET',
  path: '/v1/revenue-items/charge-revenue-summaries/{crs-number}',
  request: listRevenueItemsOfSummaryRequest,
  response: listRevenueItemsOfEventResponse,
  paging: 'page',
  items: 'revenueItems',
  retry: 'safe',
});

/** Set custom fields on the items of an event, by the names of their periods; no amounts. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-items/revenue-events/{event-number}`. */
export const updateRevenueItemsOfEvent = /* @__PURE__ */ operation({
  name: 'revenue-items.update-by-event',
  method: 'PUT',
  path: '/v1/revenue-items/revenue-events/{event-number}',
  request: updateRevenueItemsOfEventRequest,
  response: olderCommonResponse,
  retry: 'never',
});

/** Set custom fields on the items of a schedule, by the names of their periods; no amounts. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-items/revenue-schedules/{rs-number}`. */
export const updateRevenueItemsOfSchedule = /* @__PURE__ */ operation({
  name: 'revenue-items.update-by-schedule',
  method: 'PUT',
  path: '/v1/revenue-items/revenue-schedules/{rs-number}',
  request: updateRevenueItemsOfScheduleRequest,
  response: olderCommonResponse,
  retry: 'never',
});
