/** Work that goes on beside the calls. What there is to do is in the database alone: a process that ends forgets nothing. */
export interface Background {
  /** Looks for work now. Call it after the transaction that left some. */
  wake(): void;
  /** Ends what is being done and begins nothing more. */
  stop(): Promise<void>;
}

export interface BackgroundOptions {
  /** Milliseconds between two looks for what another process left. */
  every: number;
  /** Told of what goes wrong; the work is tried again at the next look. */
  onError: (error: unknown) => void;
}

/**
 * Does kinds of work until nothing is left of them, at once and whenever it is woken.
 *
 * @param work each does one piece and says whether there was one
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
