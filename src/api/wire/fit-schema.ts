import type { Operation } from '../operations/operation.js';
import type { ParseResult } from '../schemas/validator.js';
import type { InspectResponse } from './drift.js';

/** Parses a response with the schema of its row and reports drift if the client has a hook. Never throws. */
export function fitSchema<Output>(
  row: Operation<unknown, Output>,
  value: unknown,
  inspect: InspectResponse | undefined,
): ParseResult<Output> {
  try {
    const parsed = row.response.safeParse(value);
    inspect?.(row, value, parsed.error?.issues ?? []);
    return parsed;
  } catch {
    // The schema library throws if a response has too many issues, about a hundred thousand. This must not hide that the mutation may have been
    // applied.
    return { success: false, error: { issues: [] } };
  }
}
