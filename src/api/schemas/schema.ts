import type * as z from 'zod/mini';

/** Zod schema of the billing API. Parses untrusted data into `Output`. */
export type Schema<Output> = z.ZodMiniType<Output, unknown>;
