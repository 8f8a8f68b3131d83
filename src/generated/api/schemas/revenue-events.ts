// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import type { IsoDate, IsoDateTime, Open } from '../../../api/schemas/values.js';
import {
  integer,
  maybe,
  open,
  strict,
  type CustomFieldValues,
  type Id,
  wireBoolean,
  wireDate,
  wireDateTime,
  wireText,
} from '../../../api/schemas/wire.js';
import { revenueItem, type RevenueItem } from './shared.js';

/** Input of `GET /v1/revenue-events/{event-number}`. */
export interface GetRevenueEventRequest {
  'event-number': string;
}

export const getRevenueEventRequest: Schema<GetRevenueEventRequest> = /* @__PURE__ */ strict({
  'event-number': z.string(),
});

/** Answer of `GET /v1/revenue-events/{event-number}`. */
export interface GetRevenueEventResponse extends CustomFieldValues {
  accountId?: Id<'account'>;
  createdOn?: IsoDateTime;
  currency?: string;
  eventType: Open<
    | 'Invoice Posted'
    | 'Invoice Item Adjustment Created'
    | 'Invoice Canceled'
    | 'Invoice Item Adjustment Canceled'
    | 'Revenue Distributed'
    | 'Credit Memo Posted'
    | 'Debit Memo Posted'
  >;
  notes?: string;
  number: string;
  recognitionEnd?: IsoDate;
  recognitionStart?: IsoDate;
  revenueItems: RevenueItem[];
  subscriptionChargeId?: string;
  subscriptionId?: Id<'subscription'>;
  success?: boolean;
}

export const getRevenueEventResponse: Schema<GetRevenueEventResponse> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  createdOn: maybe(wireDateTime),
  currency: maybe(wireText),
  eventType: open([
    'Invoice Posted',
    'Invoice Item Adjustment Created',
    'Invoice Canceled',
    'Invoice Item Adjustment Canceled',
    'Revenue Distributed',
    'Credit Memo Posted',
    'Debit Memo Posted',
  ]),
  notes: maybe(wireText),
  number: wireText,
  recognitionEnd: maybe(wireDate),
  recognitionStart: maybe(wireDate),
  revenueItems: z.array(revenueItem),
  subscriptionChargeId: maybe(wireText),
  subscriptionId: maybe(wireText),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/revenue-events/revenue-schedules/{rs-number}`. */
export interface ListRevenueEventsOfScheduleRequest {
  'rs-number': string;
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `8`. */
  pageSize?: number;
}

export const listRevenueEventsOfScheduleRequest: Schema<ListRevenueEventsOfScheduleRequest> = /* @__PURE__ */ strict({
  'rs-number': z.string(),
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
});

/** `Old_GETRevenueEventDetailWithoutSuccessType` of the definition. */
export interface RevenueEventDetailWithoutSuccess extends CustomFieldValues {
  accountId?: Id<'account'>;
  createdOn?: IsoDateTime;
  currency?: string;
  eventType: Open<
    | 'Invoice Posted'
    | 'Invoice Item Adjustment Created'
    | 'Invoice Canceled'
    | 'Invoice Item Adjustment Canceled'
    | 'Revenue Distributed'
    | 'Credit Memo Posted'
    | 'Debit Memo Posted'
  >;
  notes?: string;
  number: string;
  recognitionEnd?: IsoDate;
  recognitionStart?: IsoDate;
  revenueItems: RevenueItem[];
  subscriptionChargeId?: string;
  subscriptionId?: Id<'subscription'>;
}

export const revenueEventDetailWithoutSuccess: Schema<RevenueEventDetailWithoutSuccess> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  createdOn: maybe(wireDateTime),
  currency: maybe(wireText),
  eventType: open([
    'Invoice Posted',
    'Invoice Item Adjustment Created',
    'Invoice Canceled',
    'Invoice Item Adjustment Canceled',
    'Revenue Distributed',
    'Credit Memo Posted',
    'Debit Memo Posted',
  ]),
  notes: maybe(wireText),
  number: wireText,
  recognitionEnd: maybe(wireDate),
  recognitionStart: maybe(wireDate),
  revenueItems: z.array(revenueItem),
  subscriptionChargeId: maybe(wireText),
  subscriptionId: maybe(wireText),
});

/** Answer of `GET /v1/revenue-events/revenue-schedules/{rs-number}`. */
export interface ListRevenueEventsOfScheduleResponse {
  nextPage?: string;
  revenueEventDetails: RevenueEventDetailWithoutSuccess[];
  success?: boolean;
}

export const listRevenueEventsOfScheduleResponse: Schema<ListRevenueEventsOfScheduleResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybe(wireText),
  revenueEventDetails: z.array(revenueEventDetailWithoutSuccess),
  success: maybe(wireBoolean),
});
