import type { SandboxDatabase } from '../../../demo/sandbox/index.js';

/** Faults that lose or duplicate effects. Tests plant them in the worker to prove that the audit finds them. */
export const FAULTS = ['reply-before-commit', 'split-transaction', 'no-idempotency-row'] as const;
export type Fault = (typeof FAULTS)[number];

type Run = (tx: unknown) => Promise<unknown>;
type Begin = (run: Run, options?: unknown) => Promise<unknown>;

/** Returns the database with its transaction function replaced. */
function withTransactions<Db extends object>(db: Db, replace: (begin: Begin, self: Db) => Begin): Db {
  const self: Db = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const bound = (...values: unknown[]): unknown => Reflect.apply(value, target, values);
      return name === 'transaction' ? replace((run, options) => Promise.resolve(bound(run, options)), self) : bound;
    },
  });
  return self;
}

/** Duration in milliseconds of a simulated slow commit. */
const COMMIT_DELAY_MS = 15;

/** Returns the result before the transaction is committed. */
const replyBeforeCommit =
  (begin: Begin): Begin =>
  (run, options) =>
    new Promise((resolve, reject) => {
      begin(async (tx) => {
        const result = await run(tx);
        resolve(result);
        await new Promise((commit) => setTimeout(commit, COMMIT_DELAY_MS));
        return result;
      }, options).catch(reject);
    });

/** Commits each statement separately, including savepoints. */
const splitTransaction =
  (_: Begin, self: object): Begin =>
  (run) =>
    run(self);

/** Returns a database with a planted fault. */
export function plantInDatabase(database: SandboxDatabase, fault: Fault | undefined): SandboxDatabase {
  if (fault === 'reply-before-commit') return { ...database, db: withTransactions(database.db, replyBeforeCommit) };
  if (fault === 'split-transaction') return { ...database, db: withTransactions(database.db, splitTransaction) };
  return database;
}

/** Returns a database that reports each commit, before the caller gets the result. */
export function reportingCommits(database: SandboxDatabase, onCommit: () => void): SandboxDatabase {
  const telling =
    (begin: Begin): Begin =>
    async (run, options) => {
      const result = await begin(run, options);
      onCommit();
      return result;
    };
  return { ...database, db: withTransactions(database.db, telling) };
}

/** Plants a fault in a request: without its idempotency key, the sandbox writes no idempotency record. */
export function plantInRequest(request: Request, fault: Fault | undefined): Request {
  if (fault !== 'no-idempotency-row') return request;
  const headers = new Headers(request.headers);
  headers.delete('idempotency-key');
  return new Request(request, { headers });
}
