/** Shortens a sequence that undercuts the least bill, so that a person can read it. */
import { dateText } from '../reference/days.js';
import type { PlayedMove } from './player.js';
import type { PriceList } from './price-list.js';
import { amountReceived } from './takings.js';
import { isUndercut, replay, type Verdict } from './world.js';

/** Replays take about a second each. */
const MAX_REPLAYS = 30;

export const describe = ({ takings, least, player: { grants, played, record, traits } }: Verdict): string =>
  JSON.stringify(
    {
      received: String(amountReceived(takings)),
      ...{ paid: String(takings.paid), open: String(takings.open), credit: String(takings.credit) },
      least: String(least),
      traits,
      moves: played.map(({ day, move, outcome }) => `${dateText(day)} ${JSON.stringify(move)} ${outcome}`),
      served: record.spans.map(({ from, until, ...rest }) => `${dateText(from)} to ${dateText(until)} ${JSON.stringify(rest)}`),
      grants: grants.map(({ from, until, kind, id }) => `${kind} ${id} ${dateText(from)} to ${dateText(until)}`),
    },
    null,
    1,
  );

/** Leaves out moves, first halves and then ever fewer together, as long as the rest still undercuts the least bill. Returns a description. */
export async function shorten(prices: PriceList, verdict: Verdict): Promise<string> {
  const { traits, played } = verdict.player;
  let kept: readonly PlayedMove[] = played.filter(({ outcome }) => outcome === 'done');
  let shortest: Verdict | undefined;
  let replays = 0;
  const tryMoves = async (moves: readonly PlayedMove[]): Promise<boolean> => {
    replays += 1;
    // The first move decides the day on which the account is billed, and the last day ends the service.
    const [again] = moves.length === 0 ? [] : await replay(prices, [{ traits, moves }]);
    if (!again || !isUndercut(again)) return false;
    [kept, shortest] = [moves, again];
    return true;
  };
  if (!(await tryMoves(kept))) return `Only together with the other accounts: ${describe(verdict)}`;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = kept.length - size; from >= 0 && replays < MAX_REPLAYS; from -= size) {
      await tryMoves(kept.filter((_, index) => index < from || index >= from + size));
    }
  }
  return describe(shortest ?? verdict);
}
