import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

/** Body of `POST /v1/action/query`. Callers must escape user input in the query string. */
export interface QueryInput {
  queryString: string;
  /** Has no effect: unknown fields of a query are always refused. */
  rejectUnknownFields?: boolean;
  conf?: { batchSize?: number };
}

export const queryInput: Schema<QueryInput> = z.object({
  queryString: z.string().check(z.minLength(1)),
  rejectUnknownFields: z.optional(z.boolean()),
  conf: z.optional(z.object({ batchSize: z.optional(z.int().check(z.gte(1), z.lte(2000))) })),
});

/** Body of `POST /v1/action/queryMore`. */
export interface QueryMoreInput {
  queryLocator: string;
  conf?: { batchSize?: number };
  rejectUnknownFields?: boolean;
}

export const queryMoreInput: Schema<QueryMoreInput> = z.object({
  queryLocator: z.string(),
  conf: z.optional(z.object({ batchSize: z.optional(z.int().check(z.gte(1), z.lte(2000))) })),
  rejectUnknownFields: z.optional(z.boolean()),
});
