import type { SandboxDatabase } from '../../../demo/sandbox/index.js';

/** Faults that lose or duplicate effects. They are planted in the worker to prove that the audit finds them. */
export const FAULTS = ['reply-before-commit', 'split-transaction', 'no-idempotency-row'] as const;
export type Fault = (typeof FAULTS)[number];

type Run = (tx: unknown) => Promise<unknown>;
type Begin = (run: Run, options?: unknown) => Promise<unknown>;

/** Returns the database with another transaction function. */
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

/** Milliseconds of a commit that the worker does not wait for. */
const LATE = 15;

/** The result is returned before the transaction ends. */
const replyBeforeCommit =
  (begin: Begin): Begin =>
  (run, options) =>
    new Promise((resolve, reject) => {
      begin(async (tx) => {
        const result = await run(tx);
        resolve(result);
        await new Promise((commit) => setTimeout(commit, LATE));
        return result;
      }, options).catch(reject);
    });

/** Each statement commits on its own, including savepoints. */
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

/** Returns a database that reports each commit before the caller learns of the commit. */
export function tellingOfCommits(database: SandboxDatabase, onCommit: () => void): SandboxDatabase {
  const telling =
    (begin: Begin): Begin =>
    async (run, options) => {
      const result = await begin(run, options);
      onCommit();
      return result;
    };
  return { ...database, db: withTransactions(database.db, telling) };
}

/** Returns the request that the sandbox receives. Without its key, no idempotency record is written. */
export function plantInRequest(request: Request, fault: Fault | undefined): Request {
  if (fault !== 'no-idempotency-row') return request;
  const headers = new Headers(request.headers);
  headers.delete('idempotency-key');
  return new Request(request, { headers });
}
