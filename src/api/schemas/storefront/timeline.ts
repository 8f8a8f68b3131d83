import type { Validator } from '../validator.js';
import { isoDate, type IsoDate, type OpenEnum } from '../values.js';
import { array, boolean, object, optional, strictObject, string } from '../validation.js';
import { futureRatePlans, subscriptionNumber, type FutureRatePlan } from './subscriptions.js';

/** Past and scheduled changes of a subscription, oldest first. Response of `GET /storefront/subscriptions/{number}/timeline`. */
export interface Timeline {
  entries: TimelineEntry[];
}

export interface TimelineEntry {
  /** Day on which the change takes or took effect. */
  date: IsoDate;
  kind: OpenEnum<
    | 'created'
    | 'change-plan'
    | 'change-quantity'
    | 'change-add-ons'
    | 'pause'
    | 'resume'
    | 'cancel'
    | 'renew'
    | 'terms'
    | 'trial-end'
    | 'term-end'
    | 'other'
  >;
  coming: boolean;
  orderNumber?: string;
  /** Rate plans from this day on, if they changed. */
  to?: FutureRatePlan[];
  undo?: OpenEnum<'cancel' | 'pause' | 'order'>;
}

export interface TimelineRequest {
  number: string;
}

export const timelineRequest: Validator<TimelineRequest> = strictObject({ number: subscriptionNumber });

export const timeline: Validator<Timeline> = object({
  entries: array(
    object({
      date: isoDate,
      kind: string,
      coming: boolean,
      orderNumber: optional(string),
      to: optional(futureRatePlans),
      undo: optional(string),
    }),
  ),
});
