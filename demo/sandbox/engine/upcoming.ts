import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { billingError } from '../errors.js';
import type { AccountRow } from './accounts.js';
import { runsAhead } from './ahead.js';
import { billFactsOf } from './bill-facts.js';
import { dayOf } from './calendar.js';
import { MOST_LINES } from './invoice.js';
import type { Line } from './rating/lines.js';
import type { SubscriptionState } from './state.js';
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

/**
 * The lines that bill runs will write for an account, by the code that writes them.
 *
 * @throws {BillingError} if they are too many to be read
 */
export async function upcomingLines(engine: Engine, account: AccountRow, options: UpcomingOptions): Promise<Upcoming> {
  const { today } = engine.moment;
  const { through } = options;
  const all = await subscriptionsOf(engine.tx, account.id);
  const [oldest] = all;
  if (!oldest) return { owed: [], credited: [] };
  const billCycleDay = account.billCycleDay || dayOf(oldest.contractEffectiveDate);
  const asked = all.filter(({ termType }) => termType !== 'EVERGREEN' || options.evergreen);
  const facts = await billFactsOf(engine, account, billCycleDay, asked, all);
  const renews = ({ autoRenew }: SubscriptionState): boolean =>
    options.assumeRenewal === 'All' || (options.assumeRenewal === 'Autorenew' && autoRenew);
  const wanted = ({ item }: Line): boolean => !options.excludedTypes.includes(item.charge.type);
  const found: Upcoming = { owed: [], credited: [] };
  for (const { owed, credited } of runsAhead(asked, facts, {
    first: through < today ? through : today,
    today,
    alone: false,
    through,
    renews,
  })) {
    found.owed.push(...owed.filter(wanted));
    found.credited.push(...credited.filter(wanted));
    if (found.owed.length + found.credited.length > MOST_LINES) {
      throw billingError('invoices', 'rule', `'targetDate' is so far that the preview has more than ${MOST_LINES} lines.`);
    }
  }
  return found;
}
