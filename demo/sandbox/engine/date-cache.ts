import type { IsoDate } from '../../../src/api/schemas/values.js';

/** Milliseconds for which the business date is kept. Another process on the same database may move the clock. */
const MAX_AGE = 1_000;

/** Business date that is not read from the database for each caller. */
interface DateCache {
  today(): Promise<IsoDate>;
  /** Forgets the date, because the clock may have been moved. */
  clear(): void;
}

export function createDateCache(read: () => Promise<IsoDate>, now: () => Date): DateCache {
  let known: { date: Promise<IsoDate>; at: number } | undefined;
  const clear = (): void => {
    known = undefined;
  };
  return {
    clear,
    today() {
      const at = now().getTime();
      if (!known || Math.abs(at - known.at) >= MAX_AGE) {
        const reading = { date: read(), at };
        known = reading;
        reading.date.catch(() => {
          if (known === reading) clear();
        });
      }
      return known.date;
    },
  };
}
