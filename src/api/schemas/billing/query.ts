import * as z from 'zod/mini';
import type { Schema } from '../schema.js';

/** Body of `POST /v1/action/query`. Never built from a person's text without escaping. */
export interface QueryRequest {
  queryString: string;
  conf?: { batchSize?: number };
}

/** Answer in PascalCase records (conventions.md §3, shape B). */
export interface QueryResult {
  size: number;
  done: boolean;
  queryLocator?: string;
  records: QueryRecord[];
}

export type QueryRecord = Record<string, unknown>;

export const queryRequest: Schema<QueryRequest> = z.object({
  queryString: z.string().check(z.minLength(1)),
  conf: z.optional(z.object({ batchSize: z.optional(z.int().check(z.gte(1), z.lte(2000))) })),
});

export const queryResult: Schema<QueryResult> = z.object({
  size: z.number(),
  done: z.boolean(),
  queryLocator: z.optional(z.string()),
  records: z._default(z.array(z.record(z.string(), z.unknown())), []),
});
