import { DrizzleQueryError } from 'drizzle-orm';

/** Classes of SQL states that are about values: they are none of their column's, or larger than the database can hold. */
const ABOUT_VALUES = /^(?:22|54)\w{3}$/;

/** What the database has against a value of a statement; undefined for every other failure. */
export function refusedValue(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string') return undefined;
  return ABOUT_VALUES.test(cause.code) ? cause.message : undefined;
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
