/** One demo tenant with many players, who share its clock. */
import { readFile } from 'node:fs/promises';
import { dateText, dayOf, type Day } from '../reference/days.js';
import { readSeed, startSandbox } from '../sandbox.js';
import { startStack, type Stack } from '../stack.js';
import { leastBill } from './least-bill.js';
import { Player, type PlayedMove, type Traits } from './player.js';
import type { PriceList } from './price-list.js';
import { amountReceived, readTakings, type Takings } from './takings.js';

/** What the tenant got from an account, and the least bill of the account, in minor units. */
export interface Verdict {
  readonly player: Player;
  readonly takings: Takings;
  readonly least: bigint;
  /** Maximum amount by which rounding can reduce the bills: half a minor unit for each line of a document. A document has at most eight. */
  readonly rounding: bigint;
}

export const isUndercut = ({ takings, least, rounding }: Verdict): boolean => amountReceived(takings) + rounding < least;

/** Moves of one player. */
export interface Script {
  readonly traits: Traits;
  readonly moves: readonly Pick<PlayedMove, 'day' | 'move'>[];
}

/** Business date of a world. Known without a request, because the clock is frozen. */
interface WorldDate {
  today: string;
}

async function startTenant({ tenant }: PriceList, date: WorldDate): Promise<Stack> {
  const offers: unknown = JSON.parse(await readFile(new URL(`../../../demo/offers/${tenant}.json`, import.meta.url), 'utf8'));
  const seed = await readSeed(false, tenant);
  return startStack({
    sandbox: () => startSandbox({ seed, background: false }),
    gateway: { tenant, offers, today: () => Promise.resolve(date.today) },
  });
}

/** Compares the least bill of each player until `end` with what the tenant got from the account. */
async function judge(stack: Stack, prices: PriceList, players: readonly Player[], end: Day): Promise<Verdict[]> {
  const takings = await readTakings(stack);
  const verdicts: Verdict[] = [];
  for (const player of players) {
    const own = takings.get(player.account ?? '');
    if (!own) continue;
    // An unpaid invoice may have suspended a subscription since the last visit.
    if (own.open > 0n) await player.look(end);
    player.record.close(end);
    const { record, grants, traits } = player;
    const least = leastBill({ currency: traits.currency, cycleDay: own.cycleDay, spans: record.spans, grants }, prices);
    verdicts.push({ player, takings: own, least, rounding: BigInt(4 * own.documents) });
  }
  return verdicts;
}

/** Moves the clock. The records of the stack would fill the memory. */
async function moveTo(stack: Stack, date: WorldDate, day: Day): Promise<void> {
  const { status, body } = await stack.sandbox.call('/sandbox/clock', { json: { to: dateText(day), frozen: true } });
  if (status !== 200) throw new Error(`The clock did not move to ${dateText(day)}: ${JSON.stringify(body)}`);
  date.today = dateText(day);
  for (const kept of [stack.answers, stack.logs, stack.receipts, stack.upstream]) kept.length = 0;
}

/**
 * Plays all moves, then ends all subscriptions and waits until none is served, so that no prepaid service hides a missing bill.
 *
 * @param days days on which the clock stops
 * @param turn plays the moves of a player on one of these days
 */
export async function playWorld(
  prices: PriceList,
  days: readonly Day[],
  traits: readonly Traits[],
  turn: (player: Player, today: Day, stop: number) => Promise<void>,
): Promise<Verdict[]> {
  const date = { today: dateText(days[0] ?? 0) };
  const stack = await startTenant(prices, date);
  try {
    const players = traits.map((each) => new Player(stack, prices, each));
    for (const [stop, day] of days.entries()) {
      await moveTo(stack, date, day);
      for (const player of players) await turn(player, day, stop);
    }
    const last = days.at(-1) ?? 0;
    for (const player of players) await player.leave(last);
    const ends = players.flatMap(({ record }) => record.views.flatMap(({ endDate }) => endDate ?? []));
    const end = Math.max(last, ...ends.map(dayOf));
    await moveTo(stack, date, end);
    return await judge(stack, prices, players, end);
  } catch (error) {
    // The gateway answers internal problems with a general message and reports the cause here.
    throw new AggregateError(
      [error, ...stack.problems],
      `${String(error)} Problems of the gateway: ${stack.problems.map(String).join('; ')}`,
    );
  } finally {
    await stack.close();
  }
}

/** Plays scripts in a new world, each by its own player. Verdicts are in the order of the scripts. */
export function replay(prices: PriceList, scripts: readonly Script[]): Promise<Verdict[]> {
  const days = [...new Set(scripts.flatMap(({ moves }) => moves.map(({ day }) => day)))].sort((a, b) => a - b);
  const waiting = [...scripts];
  const scriptOf = new Map<Player, Script>();
  const traits = scripts.map((script) => script.traits);
  return playWorld(prices, days, traits, async (player, today) => {
    const script = scriptOf.get(player) ?? waiting.shift();
    if (!script) return;
    scriptOf.set(player, script);
    const due = script.moves.filter(({ day }) => day === today);
    if (due.length === 0) return;
    await player.look(today);
    for (const { move } of due) await player.play(today, move);
  });
}
