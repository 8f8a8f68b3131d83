/** Adversary who looks for the cheapest way to use a service: plays random moves and prefers the kinds of moves that made earlier service cheaper. */
import type { Subscription } from '../../../src/api/schemas/storefront/subscriptions.js';
import { dayOf, type Day } from '../reference/days.js';
import { considered, kindOf, type Move } from './moves.js';
import type { Player, Traits } from './player.js';
import { minorUnits, type PriceList } from './price-list.js';
import { Random } from './random.js';
import { playWorld, type Verdict } from './world.js';

/** Moves of a sequence. */
export const MOVES = 12;
/** Number of days on which the clock stops. Gaps are short, as within a trial, or about a month, so that the days cover more than a year. */
const STOPS = 16;
const GAPS = [1, 3, 9, 13, 15, 28, 31, 33, 46, 62] as const;
const COUNTRIES = { 'kestrel-maps': ['GB', 'US', 'DE', 'JP'], 'harbor-review': ['US', 'DE', 'GB', 'FR'] } as const;
/** Kinds of moves that end the service or change little are less frequent. All other kinds have the weight 1. */
const RARE: readonly [kind: RegExp, weight: number][] = [
  [/^(cancel|undo|withdraw|set-payment-method)/, 0.2],
  [/^(pause|set-renewal)/, 0.4],
  [/^subscribe again/, 0.5],
];

/** Share of the current service that is free: 0 if it is billed at the list price, 1 in a trial or if the page shows no further bill. */
function freeShare(views: readonly Subscription[], today: Day, prices: PriceList): number {
  let [value, paid] = [0, 0];
  for (const { status, endDate, ratePlans, trial, nextBill, currency } of views) {
    if (status !== 'Active' || (endDate !== undefined && dayOf(endDate) <= today)) continue;
    const listed = ratePlans.flatMap(({ productRatePlanId, quantity = 1 }) => {
      const price = prices.plans.get(productRatePlanId)?.price(quantity, currency);
      return price ? [Number(price.monthly + price.yearly)] : [];
    });
    const list = listed.reduce((sum, each) => sum + each, 0);
    value += list;
    if (!trial && nextBill) paid += Math.min(list, Number(minorUnits(nextBill.total.amount, currency)));
  }
  return value === 0 ? 0 : 1 - paid / value;
}

/** What the players of a world have learned about kinds of moves. */
class Experience {
  readonly #gains = new Map<string, { tries: number; gain: number }>();
  readonly outcomes = new Map<string, number>();

  weight(move: Move): number {
    const kind = kindOf(move);
    const { tries, gain } = this.#gains.get(kind) ?? { tries: 0, gain: 0 };
    const base = RARE.find(([pattern]) => pattern.test(kind))?.[1] ?? 1;
    return base * (1 + (6 * gain) / (tries + 1));
  }

  learn(move: Move, outcome: string, gain: number): void {
    const kind = kindOf(move);
    const known = this.#gains.get(kind) ?? { tries: 0, gain: 0 };
    this.#gains.set(kind, { tries: known.tries + 1, gain: known.gain + gain });
    const counted = outcome === 'done' ? kind : `refused: ${outcome}`;
    this.outcomes.set(counted, (this.outcomes.get(counted) ?? 0) + 1);
  }
}

export interface Game {
  readonly verdicts: readonly Verdict[];
  /** Number of accepted moves by kind, and of refusals by code. */
  readonly outcomes: ReadonlyMap<string, number>;
}

/** Plays `count` random sequences in one world. */
export async function playGame(prices: PriceList, count: number, seed: number): Promise<Game> {
  const random = new Random(seed);
  const experience = new Experience();
  const start = dayOf('2026-11-22') + random.between(0, 400);
  const days = [start];
  while (days.length < STOPS) days.push((days.at(-1) ?? start) + random.pick(GAPS));
  const traits = Array.from({ length: count }, (): Traits => {
    const currency = random.pick(prices.currencies) ?? 'USD';
    return { currency, country: random.pick(COUNTRIES[prices.tenant]), isBusiness: prices.tenant === 'kestrel-maps' && random.chance(0.5) };
  });
  /** Kind of move that last made a player's service cheaper. */
  const favorites = new Map<Player, string>();
  const firstStops = new Map<Player, number>();

  const playOnce = async (player: Player, today: Day): Promise<void> => {
    const moves = considered(player.situation(today), prices, random);
    const repeated = moves.filter((move) => kindOf(move) === favorites.get(player));
    const isGreedy = repeated.length > 0 && random.chance(0.4);
    const move = random.weighted(isGreedy ? repeated : moves, (each) => experience.weight(each));
    if (!move) return;
    const before = freeShare(player.record.views, today, prices);
    const outcome = await player.play(today, move);
    const gain = Math.max(0, freeShare(player.record.views, today, prices) - before);
    if (outcome === 'done' && gain > 0) favorites.set(player, kindOf(move));
    experience.learn(move, outcome, gain);
  };

  const verdicts = await playWorld(prices, days, traits, async (player, today, stop) => {
    const first = firstStops.get(player) ?? random.between(0, 4);
    firstStops.set(player, first);
    const isLast = stop === STOPS - 1;
    const left = MOVES - player.played.length;
    if (stop < first || left === 0 || (!isLast && random.chance(0.5))) return;
    await player.look(today);
    const wanted = isLast ? left : Math.min(left, random.between(1, 4));
    for (let index = 0; index < wanted; index += 1) await playOnce(player, today);
  });
  return { verdicts, outcomes: experience.outcomes };
}
