import type { Experience } from './customers.js';

/** Share of the customers' actions that must succeed. */
const MIN_SUCCESS = 0.999;
/** Growth of the gateway's memory that is not a leak, in MB per minute. In short runs, caches still fill. */
const maxGrowth = (minutes: number): number => (minutes < 10 ? 3 : 1);
const MB = 1024 * 1024;

/** Memory of the gateway's process after a garbage collection. */
interface Memory {
  heapUsed: number;
  rss: number;
}

const megabytes = (bytes: number): string => (bytes / MB).toFixed(1);
const percent = (part: number): string => `${(100 * part).toFixed(2)} %`;

function quantile(all: readonly Experience[], part: number): string {
  const sorted = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return found === undefined ? '-' : `${Math.round(found)} ms`;
}

/** Collects what customers experience and how much memory the gateway uses. */
export class Report {
  readonly #started = performance.now();
  readonly #all: Experience[] = [];
  readonly #samples: { minute: number; megabytes: number }[] = [];
  #shown = 0;

  note(experience: Experience): void {
    this.#all.push(experience);
  }

  /** Prints the time since the last sample. */
  sample({ heapUsed, rss }: Memory): void {
    const minute = (performance.now() - this.#started) / 60_000;
    this.#samples.push({ minute, megabytes: heapUsed / MB });
    const since = this.#all.slice(this.#shown);
    this.#shown = this.#all.length;
    const failed = since.filter(({ error }) => error !== undefined).length;
    console.log(
      `${minute.toFixed(1).padStart(5)} min  ${since.length} actions, ${failed} failed, p50 ${quantile(since, 0.5)}, p95 ${quantile(since, 0.95)}, heap ${megabytes(heapUsed)} MB, rss ${megabytes(rss)} MB`,
    );
  }

  /** Prints the results. Returns true if customers were served and the memory is flat. */
  conclude(): boolean {
    for (const action of new Set(this.#all.map((each) => each.action))) {
      const own = this.#all.filter((each) => each.action === action);
      const failed = own.filter(({ error }) => error !== undefined);
      const reasons = [...new Set(failed.map(({ error }) => error))].slice(0, 3).join('; ');
      console.log(
        `  ${action.padEnd(8)} ${own.length} times, ${failed.length} failed, p50 ${quantile(own, 0.5)}, p95 ${quantile(own, 0.95)}${reasons && `  (${reasons})`}`,
      );
    }
    const success = this.#all.filter(({ error }) => error === undefined).length / this.#all.length;
    const growth = this.#growth();
    const allowed = maxGrowth((performance.now() - this.#started) / 60_000);
    console.log(
      `Customers succeeded in ${percent(success)} of ${this.#all.length} actions (at least ${percent(MIN_SUCCESS)} is required).`,
    );
    console.log(`The gateway's memory grew by ${growth.toFixed(2)} MB per minute (at most ${allowed} is allowed).`);
    return success >= MIN_SUCCESS && growth <= allowed;
  }

  /** Slope of the memory in MB per minute, without the first third of the run, in which caches fill. */
  #growth(): number {
    const samples = this.#samples.slice(Math.floor(this.#samples.length / 3));
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map((sample) => sample.megabytes))];
    const over = samples.reduce((sum, sample) => sum + (sample.minute - x) * (sample.megabytes - y), 0);
    const under = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
    return under === 0 ? 0 : over / under;
  }
}
