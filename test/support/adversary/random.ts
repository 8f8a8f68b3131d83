/** Random numbers that a seed determines, so that a run can be repeated. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Number from 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Whole number from `from` through `to`. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Value>(values: readonly [Value, ...Value[]]): Value;
  pick<Value>(values: readonly Value[]): Value | undefined;
  pick<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.next() * values.length)];
  }

  /** Picks a value with a probability in proportion to its weight. */
  weighted<Value>(values: readonly Value[], weight: (value: Value) => number): Value | undefined {
    let rest = this.next() * values.reduce((sum, value) => sum + weight(value), 0);
    return values.find((value) => (rest -= weight(value)) < 0) ?? values.at(-1);
  }
}
