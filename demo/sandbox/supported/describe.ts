import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

/** Input to describe an object type. Currency conversion is not supported. */
export interface DescribeInput {
  object: string;
  showRelationships?: boolean;
}

export const describeInput: Schema<DescribeInput> = z.object({
  object: z.string(),
  showRelationships: z.optional(z.boolean()),
});
