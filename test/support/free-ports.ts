import { createServer } from 'node:net';

/** Range of ports to try. Below the system's range for outgoing connections, which could otherwise take a port between the check and its use. */
const [FIRST, LAST] = [12_000, 32_000];

/** Returns the first of four free ports in a row. */
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
