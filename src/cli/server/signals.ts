/** Exit code of a process that was asked twice to end, and did not finish its work. */
const INTERRUPTED = 130;

/** Resolves with the first SIGTERM or SIGINT. The second signal ends the process at once. */
export function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const onSignal = (): void => {
      if (asked) process.exit(INTERRUPTED);
      asked = true;
      resolve();
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  });
}
