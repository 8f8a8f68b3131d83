import type * as z from 'zod/mini';

/** Schema that parses untrusted data into `Output`. The input is always unknown. */
export type Schema<Output> = z.ZodMiniType<Output, unknown>;
