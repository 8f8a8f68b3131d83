import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

/** Body of `POST /v1/action/query`. Never built from a person's text without escaping. */
export interface QueryRequest {
  queryString: string;
  conf?: { batchSize?: number };
}

export const queryRequest: Schema<QueryRequest> = z.object({
  queryString: z.string().check(z.minLength(1)),
  conf: z.optional(z.object({ batchSize: z.optional(z.int().check(z.gte(1), z.lte(2000))) })),
});
