import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

import { pageRequest, type PageRequest } from './envelope.js';

export interface SubscriptionRequest {
  'subscription-key': string;
}

export interface SubscriptionsByAccountRequest extends PageRequest {
  'account-key': string;
}

export const subscriptionRequest: Schema<SubscriptionRequest> = z.object({ 'subscription-key': z.string() });

export const subscriptionsByAccountRequest: Schema<SubscriptionsByAccountRequest> = z.object({ ...pageRequest, 'account-key': z.string() });
