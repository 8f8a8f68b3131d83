import type * as z from 'zod/v4/core';
import type { Operation } from '../operations/operation.js';
import type { Inspect } from './drift.js';

/** What the schema of a row makes of an answer. */
export type Fitted<Output> =
  | { readonly success: true; readonly data: Output }
  | { readonly success: false; readonly error: { readonly issues: readonly Pick<z.$ZodIssue, 'path' | 'message'>[] } };

/** Reads an answer by the schema of its row, and looks for drift where somebody wants to know. Never throws. */
export function fitSchema<Output>(row: Operation<unknown, Output>, value: unknown, inspect: Inspect | undefined): Fitted<Output> {
  try {
    const parsed = row.response.safeParse(value);
    inspect?.(row, value, parsed.error?.issues ?? []);
    return parsed;
  } catch {
    // A hundred thousand faults are more than a schema can pass on at once. That is no error of its own: what was sent may have been done.
    return { success: false, error: { issues: [] } };
  }
}
