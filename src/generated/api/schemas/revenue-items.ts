// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { customizable, integer, maybe, strict, type CustomFieldValues, wireBoolean, wireText } from '../../../api/schemas/wire.js';
import { revenueItem, type RevenueItem, rsRevenueItem, type RsRevenueItem, type OlderCommonResponse } from './shared.js';

/** Input of `GET /v1/revenue-items/revenue-schedules/{rs-number}`. */
export interface ListRevenueItemsOfScheduleRequest {
  'rs-number': string;
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `300`. */
  pageSize?: number;
}

export const listRevenueItemsOfScheduleRequest: Schema<ListRevenueItemsOfScheduleRequest> = /* @__PURE__ */ strict({
  'rs-number': z.string(),
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
});

/** Answer of `GET /v1/revenue-items/revenue-schedules/{rs-number}`. */
export interface ListRevenueItemsOfScheduleResponse {
  nextPage?: string;
  revenueItems: RsRevenueItem[];
  success?: boolean;
}

export const listRevenueItemsOfScheduleResponse: Schema<ListRevenueItemsOfScheduleResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybe(wireText),
  revenueItems: z.array(rsRevenueItem),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/revenue-items/revenue-events/{event-number}`. */
export interface ListRevenueItemsOfEventRequest {
  'event-number': string;
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `300`. */
  pageSize?: number;
}

export const listRevenueItemsOfEventRequest: Schema<ListRevenueItemsOfEventRequest> = /* @__PURE__ */ strict({
  'event-number': z.string(),
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
});

/** Answer of `GET /v1/revenue-items/revenue-events/{event-number}`. */
export interface ListRevenueItemsOfEventResponse {
  nextPage?: string;
  revenueItems: RevenueItem[];
  success?: boolean;
}

export const listRevenueItemsOfEventResponse: Schema<ListRevenueItemsOfEventResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybe(wireText),
  revenueItems: z.array(revenueItem),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/revenue-items/charge-revenue-summaries/{crs-number}`. */
export interface ListRevenueItemsOfSummaryRequest {
  'crs-number': string;
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `300`. */
  pageSize?: number;
}

export const listRevenueItemsOfSummaryRequest: Schema<ListRevenueItemsOfSummaryRequest> = /* @__PURE__ */ strict({
  'crs-number': z.string(),
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
});

/** `Old_EventRevenueItemType` and `Old_RevenueScheduleItemType` of the definition. */
export interface RevenueItemFieldsInput extends CustomFieldValues {
  accountingPeriodName: string;
}

export const revenueItemFieldsInput: Schema<RevenueItemFieldsInput> = /* @__PURE__ */ customizable({
  accountingPeriodName: z.string(),
});

/** Input of `PUT /v1/revenue-items/revenue-events/{event-number}`. */
export interface UpdateRevenueItemsOfEventRequest {
  'event-number': string;
  revenueItems: RevenueItemFieldsInput[];
}

export const updateRevenueItemsOfEventRequest: Schema<UpdateRevenueItemsOfEventRequest> = /* @__PURE__ */ strict({
  'event-number': z.string(),
  revenueItems: z.array(revenueItemFieldsInput),
});

/** Input of `PUT /v1/revenue-items/revenue-schedules/{rs-number}`. */
export interface UpdateRevenueItemsOfScheduleRequest {
  'rs-number': string;
  revenueItems: RevenueItemFieldsInput[];
}

export const updateRevenueItemsOfScheduleRequest: Schema<UpdateRevenueItemsOfScheduleRequest> = /* @__PURE__ */ strict({
  'rs-number': z.string(),
  revenueItems: z.array(revenueItemFieldsInput),
});

/** Answer of `GET /v1/revenue-items/charge-revenue-summaries/{crs-number}`. */
export type ListRevenueItemsOfSummaryResponse = ListRevenueItemsOfEventResponse;

/** Answer of `PUT /v1/revenue-items/revenue-events/{event-number}`. */
export type UpdateRevenueItemsOfEventResponse = OlderCommonResponse;

/** Answer of `PUT /v1/revenue-items/revenue-schedules/{rs-number}`. */
export type UpdateRevenueItemsOfScheduleResponse = OlderCommonResponse;
