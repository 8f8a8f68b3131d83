import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

/** Display options of a subscription. */
export interface SubscriptionView {
  'charge-detail'?: 'last-segment' | 'current-segment' | 'all-segments' | 'specific-segment';
  'exclude-rate-plans-with-no-charges'?: boolean;
  getDetailedMetrics?: false;
}

const flag = z.optional(z.boolean());
const count = z.optional(z.int().check(z.gte(1)));
const view = {
  'charge-detail': z.optional(z.enum(['last-segment', 'current-segment', 'all-segments', 'specific-segment'])),
  'exclude-rate-plans-with-no-charges': flag,
  getDetailedMetrics: z.optional(z.literal(false)),
};

export const subscriptionInput: Schema<SubscriptionView & { 'subscription-key': string }> = z.object({
  ...view,
  'subscription-key': z.string(),
});

export const subscriptionVersionInput: Schema<SubscriptionView & { 'subscription-key': string; version: string }> = z.object({
  ...view,
  'subscription-key': z.string(),
  version: z.string(),
});

export const subscriptionListInput: Schema<SubscriptionView & { 'account-key': string; page?: number; pageSize?: number }> = z.object({
  ...view,
  'account-key': z.string(),
  page: count,
  pageSize: count,
});
