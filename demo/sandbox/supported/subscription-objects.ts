import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';

const text = z.optional(z.string());

/** Subscription fields that can be edited without an order. */
interface SubscriptionChanges extends CustomFieldValues {
  Notes?: string;
}

export const subscriptionChanges: Schema<SubscriptionChanges> = customizable({ Notes: text });

/** Editable fields of objects whose only editable fields are custom fields. */
type OnlyCustomFields = CustomFieldValues;

export const onlyCustomFields: Schema<OnlyCustomFields> = customizable({});

/** Editable fields of an order. */
interface OrderChanges extends CustomFieldValues {
  ReasonCode?: string;
}

export const orderChanges: Schema<OrderChanges> = customizable({ ReasonCode: text });
