/** Durations of the calls of one kind, in milliseconds. */
export interface Measured {
  count: number;
  perSecond: number;
  p50: number;
  p99: number;
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** Runs a number of clients in parallel for some time. Each sends one call after the other. `next` returns the kind of a call and the call. */
export async function measure<Kind extends string>(
  clients: number,
  milliseconds: number,
  next: (number: number) => { kind: Kind; run: () => Promise<unknown> },
): Promise<Map<Kind, Measured>> {
  const times = new Map<Kind, number[]>();
  const started = performance.now();
  let number = 0;
  const client = async (): Promise<void> => {
    while (performance.now() - started < milliseconds) {
      const { kind, run } = next((number += 1));
      const from = performance.now();
      await run();
      const known = times.get(kind);
      if (known) known.push(performance.now() - from);
      else times.set(kind, [performance.now() - from]);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - started) / 1000;
  const measured = [...times].map(([kind, all]): [Kind, Measured] => {
    const sorted = all.sort((a, b) => a - b);
    return [kind, { count: all.length, perSecond: all.length / seconds, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }];
  });
  return new Map(measured);
}
