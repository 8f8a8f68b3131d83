import pg from 'pg';

/** Number of statements sent to Postgres, and the time with at least one statement in progress. */
export interface Statements {
  reset(): void;
  read(): { count: number; milliseconds: number };
}

/** Counts the statements of every Postgres connection of this process. */
export function watchStatements(): Statements {
  const query: (...values: unknown[]) => unknown = pg.Client.prototype.query;
  let count = 0;
  let milliseconds = 0;
  let open = 0;
  let since = 0;
  const end = (): void => {
    open -= 1;
    if (open === 0) milliseconds += performance.now() - since;
  };
  const watched = function (this: pg.Client, ...values: unknown[]): unknown {
    const sent = Reflect.apply(query, this, values);
    if (!(sent instanceof Promise)) return sent;
    if (open === 0) since = performance.now();
    open += 1;
    count += 1;
    sent.then(end, end);
    return sent;
  };
  Object.defineProperty(pg.Client.prototype, 'query', { value: watched, configurable: true, writable: true });
  return {
    reset() {
      count = 0;
      milliseconds = 0;
    },
    read: () => ({ count, milliseconds }),
  };
}
