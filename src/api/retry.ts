const BASE = 500;
const CAP = 5_000;

/** The longest wait, in milliseconds, that is sat out without asking the person. */
export const LONGEST_WAIT = 30_000;

/** Milliseconds before attempt `attempt + 1` (the first retry has attempt 1): exponential from 0.5 s to 5 s, half of it random. */
export function backOff(attempt: number, random: () => number): number {
  const full = Math.min(CAP, BASE * 2 ** (attempt - 1));
  return Math.round(full * (0.5 + random() / 2));
}

/** Milliseconds that a `Retry-After` header asks for: seconds or an HTTP date; undefined if absent or nonsense. Never negative. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const value = header.trim();
  if (/^\d{1,9}(?:\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000);
  if (!/^[A-Z][a-z]{2},/.test(value)) return undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
