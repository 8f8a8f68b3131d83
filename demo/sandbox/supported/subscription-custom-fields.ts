import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

const text = z.optional(z.string());

export interface CustomFieldsInput {
  subscriptionNumber: string;
  customFields?: Record<string, unknown>;
  ratePlans?: {
    ratePlanId?: string;
    customFields?: Record<string, unknown>;
    charges?: { chargeId?: string; chargeNumber?: string; customFields?: Record<string, unknown> }[];
  }[];
}

const values = z.optional(z.record(z.string(), z.unknown()));

export const customFieldsInput: Schema<CustomFieldsInput> = z.object({
  subscriptionNumber: z.string(),
  customFields: values,
  ratePlans: z.optional(
    z.array(
      z.object({
        ratePlanId: text,
        customFields: values,
        charges: z.optional(z.array(z.object({ chargeId: text, chargeNumber: text, customFields: values }))),
      }),
    ),
  ),
});
