import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { billingError } from '../errors.js';
import type { AccountRow } from './accounts.js';
import { billFactsOf } from './bill-facts.js';
import { dayOf } from './calendar.js';
import { MOST_LINES } from './invoice.js';
import { foreseen } from './pauses.js';
import { linesAhead, type BillFacts, type Line } from './rating/lines.js';
import { billingStop, isPending, mapCharges, renewed, type SubscriptionState } from './state.js';
import { subscriptionsOf } from './subscriptions.js';

export interface UpcomingOptions {
  /** Everything that is due by then. */
  through: IsoDate;
  /** Which subscriptions are taken to go on when their term ends. */
  assumeRenewal: 'None' | 'Autorenew' | 'All';
  evergreen: boolean;
  excludedTypes: readonly string[];
}

/** Lines of bills and credit memos that are still to come. */
export interface Upcoming {
  owed: Line[];
  credited: Line[];
}

/** The lines of a subscription term by term, each of which begins a bill of its own as the daily run does. */
function linesOf(state: SubscriptionState, facts: BillFacts, options: UpcomingOptions, today: IsoDate): Upcoming {
  const renews = options.assumeRenewal === 'All' || (options.assumeRenewal === 'Autorenew' && state.autoRenew);
  const found: Upcoming = { owed: [], credited: [] };
  let current = foreseen(state);
  let { usage = [] } = facts;
  for (;;) {
    const { owed, credited, billedThrough } = linesAhead([current], { ...facts, usage }, options.through, today);
    found.owed.push(...owed);
    found.credited.push(...credited);
    const end = current.termEndDate;
    const goesOn = renews && end !== null && end <= options.through && billingStop(current) === undefined;
    const next = goesOn
      ? renewed(
          mapCharges(current, (charge) => {
            const date = billedThrough.find((billed) => billed.charge === charge)?.date;
            return date === undefined ? charge : { ...charge, chargedThroughDate: date };
          }),
        )
      : undefined;
    if (!next || found.owed.length > MOST_LINES) return found;
    const rated = new Set(owed.concat(credited).flatMap(({ item }) => item.usage?.ids ?? []));
    usage = usage.filter(({ id }) => !rated.has(id));
    current = next;
  }
}

/**
 * The lines that bill runs will write for an account, by the code that writes them.
 *
 * @throws {BillingError} if they are too many to be read
 */
export async function upcomingLines(engine: Engine, account: AccountRow, options: UpcomingOptions): Promise<Upcoming> {
  const all = (await subscriptionsOf(engine.tx, account.id)).filter(({ status }) => !isPending(status));
  const asked = all.filter(({ termType }) => termType !== 'EVERGREEN' || options.evergreen);
  const found: Upcoming = { owed: [], credited: [] };
  for (const subscription of asked) {
    const billCycleDay = account.billCycleDay || dayOf(subscription.contractEffectiveDate);
    const facts = await billFactsOf(engine, account, billCycleDay, [subscription]);
    const { owed, credited } = linesOf(subscription, facts, options, engine.moment.today);
    found.owed.push(...owed);
    found.credited.push(...credited);
  }
  const wanted = ({ item }: Line): boolean => !options.excludedTypes.includes(item.charge.type);
  const byDate = (a: Line, b: Line): number => (a.item.due < b.item.due ? -1 : a.item.due > b.item.due ? 1 : 0);
  const sorted = { owed: found.owed.filter(wanted).sort(byDate), credited: found.credited.filter(wanted).sort(byDate) };
  if (sorted.owed.length + sorted.credited.length > MOST_LINES) {
    throw billingError('invoices', 'rule', `'targetDate' is so far that the preview has more than ${MOST_LINES} lines.`);
  }
  return sorted;
}
