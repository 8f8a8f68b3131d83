/** Background jobs of a process. All pending work is stored in the database, so nothing is lost when a process stops. */
export interface Background {
  /** Starts a check for work. Call this after a transaction that added work. */
  wake(): void;
  /** Finishes the current job, then stops. */
  stop(): Promise<void>;
}

interface BackgroundOptions {
  /** Milliseconds between two checks for work that another process added. */
  every: number;
  /** Receives errors. The job is retried at the next check. */
  onError: (error: unknown) => void;
}

/**
 * Starts background jobs. They run immediately, after each `wake()` and every `every` milliseconds, each time until no work is left.
 *
 * @param work the jobs. Each call of a job processes one item and resolves to false if no item is left.
 */
export function runInBackground(work: readonly (() => Promise<boolean>)[], { every, onError }: BackgroundOptions): Background {
  let stopped = false;
  let asked = false;
  let running: Promise<void> | undefined;

  const finish = async (next: () => Promise<boolean>): Promise<void> => {
    try {
      while (!stopped && (await next()));
    } catch (error) {
      onError(error);
    }
  };
  const run = async (): Promise<void> => {
    while (asked && !stopped) {
      asked = false;
      for (const next of work) await finish(next);
    }
    running = undefined;
  };
  const wake = (): void => {
    asked = true;
    if (!stopped) running ??= run();
  };
  const timer = setInterval(wake, every);
  timer.unref();
  wake();

  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
