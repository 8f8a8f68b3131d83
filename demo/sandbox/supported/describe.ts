import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

/** An object by its name; there are no currency conversions to tell of. */
export interface DescribeInput {
  object: string;
  showRelationships?: boolean;
}

export const describeInput: Schema<DescribeInput> = z.object({
  object: z.string(),
  showRelationships: z.optional(z.boolean()),
});
