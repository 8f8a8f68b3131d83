import type { SandboxDatabase } from '../../../demo/sandbox/index.js';

/** Ways to lose or double what was promised; planted in the worker to see that they are found. */
export const FAULTS = ['reply-before-commit', 'split-transaction', 'no-idempotency-row'] as const;
export type Fault = (typeof FAULTS)[number];

type Run = (tx: unknown) => Promise<unknown>;
type Begin = (run: Run, options?: unknown) => Promise<unknown>;

/** The database with another way to run transactions. */
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

/** How long a commit takes that nobody waits for, in milliseconds. */
const LATE = 15;

/** The result is told before the transaction ends. */
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

/** Each statement commits by itself; savepoints too. */
const splitTransaction =
  (_: Begin, self: object): Begin =>
  (run) =>
    run(self);

/** A database with a fault planted into it. */
export function plantInDatabase(database: SandboxDatabase, fault: Fault | undefined): SandboxDatabase {
  if (fault === 'reply-before-commit') return { ...database, db: withTransactions(database.db, replyBeforeCommit) };
  if (fault === 'split-transaction') return { ...database, db: withTransactions(database.db, splitTransaction) };
  return database;
}

/** A database that tells of each transaction that has committed, before anybody else knows. */
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

/** A request as the sandbox shall see it: one without its key leaves no row for it. */
export function plantInRequest(request: Request, fault: Fault | undefined): Request {
  if (fault !== 'no-idempotency-row') return request;
  const headers = new Headers(request.headers);
  headers.delete('idempotency-key');
  return new Request(request, { headers });
}
