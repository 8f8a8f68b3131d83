import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { billingError } from '../errors.js';
import type { AccountRow } from './accounts.js';
import { simulateRuns } from './simulate-runs.js';
import { readBillingContext } from './billing-context.js';
import { dayOfMonth } from './calendar.js';
import { MAX_BILL_LINES } from './bill-account.js';
import type { BillLine } from './rating/bill-lines.js';
import type { SubscriptionState } from './subscription-state.js';
import { readSubscriptions, type FullSubscription } from './subscriptions.js';

export interface UpcomingLinesOptions {
  /** Last due date to include. */
  through: IsoDate;
  /** Which subscriptions to renew at the end of their term: none, those with `autoRenew`, or all. */
  assumeRenewal: 'None' | 'Autorenew' | 'All';
  evergreen: boolean;
  excludedTypes: readonly string[];
}

/** Lines of future invoices and credit memos. */
interface UpcomingLines {
  owed: BillLine[];
  credited: BillLine[];
  /** All subscriptions of the account, as they are stored now. */
  subscriptions: readonly FullSubscription[];
}

/**
 * Simulates the lines that bill runs will write for an account.
 *
 * @throws {BillingError} if there are too many lines
 */
export async function simulateUpcomingLines(engine: Engine, account: AccountRow, options: UpcomingLinesOptions): Promise<UpcomingLines> {
  const { today } = engine.moment;
  const { through } = options;
  const all = await readSubscriptions(engine.tx, account.id);
  const [oldest] = all;
  if (!oldest) return { owed: [], credited: [], subscriptions: all };
  const billCycleDay = account.billCycleDay || dayOfMonth(oldest.contractEffectiveDate);
  const selected = all.filter(({ termType }) => termType !== 'EVERGREEN' || options.evergreen);
  const context = await readBillingContext(engine, account, billCycleDay, selected, all);
  const renews = ({ autoRenew }: SubscriptionState): boolean =>
    options.assumeRenewal === 'All' || (options.assumeRenewal === 'Autorenew' && autoRenew);
  const isIncluded = ({ item }: BillLine): boolean => !options.excludedTypes.includes(item.charge.type);
  const found: UpcomingLines = { owed: [], credited: [], subscriptions: all };
  for (const { owed, credited } of simulateRuns(selected, context, {
    first: through < today ? through : today,
    today,
    onlyGivenSubscriptions: false,
    through,
    renews,
  })) {
    found.owed.push(...owed.filter(isIncluded));
    found.credited.push(...credited.filter(isIncluded));
    if (found.owed.length + found.credited.length > MAX_BILL_LINES) {
      throw billingError('invoices', 'rule', `'targetDate' is too far ahead: the preview would have more than ${MAX_BILL_LINES} lines.`);
    }
  }
  return found;
}
