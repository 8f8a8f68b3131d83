import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';

const text = z.optional(z.string());

/** What may change of a version of a subscription without an order. */
export interface SubscriptionChanges extends CustomFieldValues {
  Notes?: string;
}

export const subscriptionChanges: Schema<SubscriptionChanges> = customizable({ Notes: text });

/** Of objects of which nothing else may change. */
export type OnlyCustomFields = CustomFieldValues;

export const onlyCustomFields: Schema<OnlyCustomFields> = customizable({});

/** What may change of an order that is done, or is to be. */
export interface OrderChanges extends CustomFieldValues {
  ReasonCode?: string;
}

export const orderChanges: Schema<OrderChanges> = customizable({ ReasonCode: text });
