/** Part that the gateway needs in order to serve. */
export interface ReadinessCheck {
  readonly name: string;
  /** Milliseconds for which a good result is valid, so that frequent probes do not burden the part. */
  readonly validFor: number;
  /** Returns what is wrong, without secrets and addresses. Undefined if the part works. */
  readonly run: (signal: AbortSignal) => Promise<string | undefined>;
}

/** Result of `/readyz`. Each part is `ok` or what is wrong with it. */
export interface ReadinessReport {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, string>>;
}

/** Milliseconds after which a part counts as not reachable. */
const TIMEOUT = 5_000;
/** Milliseconds before a failed part is checked again. */
const RETRY_AFTER = 2_000;

/** Creates the function that checks all parts at the same time. Concurrent calls share one check. */
export function createReadiness(checks: readonly ReadinessCheck[], now: () => number = Date.now): () => Promise<ReadinessReport> {
  const results = new Map<string, { text: string; until: number }>();
  const pending = new Map<string, Promise<string>>();

  const check = async ({ name, validFor, run }: ReadinessCheck): Promise<string> => {
    const known = results.get(name);
    if (known && now() < known.until) return known.text;
    const problem = await withTimeout(run);
    const text = problem ?? 'ok';
    results.set(name, { text, until: now() + (problem === undefined ? validFor : RETRY_AFTER) });
    return text;
  };
  const share = (part: ReadinessCheck): Promise<string> => {
    const running = pending.get(part.name) ?? check(part).finally(() => pending.delete(part.name));
    pending.set(part.name, running);
    return running;
  };

  return async () => {
    const texts = await Promise.all(checks.map(share));
    const parts = Object.fromEntries(checks.map(({ name }, index) => [name, texts[index] ?? '']));
    return { ready: texts.every((text) => text === 'ok'), parts };
  };
}

async function withTimeout(run: ReadinessCheck['run']): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const late = new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('did not answer in time'), { once: true }));
  return Promise.race([run(signal).catch(() => 'not reachable'), late]);
}
