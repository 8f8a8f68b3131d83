import { createServer } from 'node:net';

/** Below those that the system gives to connections, of which one may take a port between the look and the use. */
const [FIRST, LAST] = [12_000, 32_000];

/** First of four ports in a row that nobody uses. */
export async function freeBase(): Promise<number> {
  for (;;) {
    const base = FIRST + Math.floor((Math.random() * (LAST - FIRST)) / 4) * 4;
    const free = await Promise.all([0, 1, 2, 3].map((step) => isFree(base + step)));
    if (free.every(Boolean)) return base;
  }
}

export function isFree(candidate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(candidate, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
