import { DrizzleQueryError } from 'drizzle-orm';

/** Classes of SQL states that are about values: they are none of their column's, or larger than the database can hold. */
const ABOUT_VALUES = /^(?:22|54)\w{3}$/;

function causeOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

function stateOf(error: unknown): string | undefined {
  const cause = causeOf(error);
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}

/** What the database has against a value of a statement; undefined for every other failure. */
export function refusedValue(error: unknown): string | undefined {
  const cause = causeOf(error);
  return cause instanceof Error && ABOUT_VALUES.test(stateOf(error) ?? '') ? cause.message : undefined;
}

/** SQL states of a transaction that another one crossed; sent again it may succeed. */
const CROSSED = ['40001', '40P01', '55P03'];

/** True if the database gave a transaction up because of another one. */
export function isCrossed(error: unknown): boolean {
  return CROSSED.includes(stateOf(error) ?? '');
}

/** What went wrong and where, for logs: without the values of a statement that failed, which name people. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const stack = error.stack ?? error.message;
  if (!(error instanceof DrizzleQueryError)) return stack;
  const at = stack.indexOf(error.message);
  const code = error.cause !== undefined && 'code' in error.cause ? String(error.cause.code) : 'unknown';
  return `SQL state ${code} of: ${error.query}${at < 0 ? '' : stack.slice(at + error.message.length)}`;
}

/** One sentence about what went wrong, for those who sit at this machine: without the values of a statement that failed. */
export function plainFailure(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `the database refused a statement (SQL state ${stateOf(error) ?? 'unknown'})`;
  return error instanceof Error ? error.message : 'unknown';
}
