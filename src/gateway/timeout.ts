/**
 * Rejects if the work takes longer than `milliseconds`. The work itself goes on, and its late result is ignored.
 * @param describe returns the message of the error
 */
export async function withTimeout<Result>(work: Promise<Result>, milliseconds: number, describe: () => string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(describe())), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
