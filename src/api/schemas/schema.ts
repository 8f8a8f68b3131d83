import type * as z from 'zod/mini';

/** A schema that parses untrusted data into `Output`. Inputs are always unknown: what comes over a border is never trusted. */
export type Schema<Output> = z.ZodMiniType<Output, unknown>;
