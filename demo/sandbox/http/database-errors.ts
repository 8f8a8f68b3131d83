import { DrizzleQueryError } from 'drizzle-orm';

/** SQL states for invalid or oversized values. */
const INVALID_VALUE_STATES = /^(?:22|54)\w{3}$/;

function causeOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

function stateOf(error: unknown): string | undefined {
  const cause = causeOf(error);
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}

/** Returns the database's message about an invalid value. Undefined for other errors. */
export function invalidValueMessage(error: unknown): string | undefined {
  const cause = causeOf(error);
  return cause instanceof Error && INVALID_VALUE_STATES.test(stateOf(error) ?? '') ? cause.message : undefined;
}

/** SQL states of a transaction that conflicted with another one. A retry may succeed. */
const CONFLICT_STATES = ['40001', '40P01', '55P03'];

/** True if the database rolled the transaction back because of a conflict. */
export function isTransactionConflict(error: unknown): boolean {
  return CONFLICT_STATES.includes(stateOf(error) ?? '');
}

/** Describes an error for the log. Omits the values of a failed statement because they contain personal data. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const stack = error.stack ?? error.message;
  if (!(error instanceof DrizzleQueryError)) return stack;
  const at = stack.indexOf(error.message);
  const code = error.cause !== undefined && 'code' in error.cause ? String(error.cause.code) : 'unknown';
  return `SQL state ${code} of: ${error.query}${at < 0 ? '' : stack.slice(at + error.message.length)}`;
}

/** Describes an error in one sentence for the developer. Omits the values of a failed statement. */
export function summarizeFailure(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `the database refused a statement (SQL state ${stateOf(error) ?? 'unknown'})`;
  return error instanceof Error ? error.message : 'unknown';
}
