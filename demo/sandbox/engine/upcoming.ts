import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { billingError } from '../errors.js';
import type { AccountRow } from './accounts.js';
import { unbilledItems, type BillItem } from './bill.js';
import { addTerm, dayOf } from './calendar.js';
import { MOST_LINES } from './invoice.js';
import { billingStop, isOpenSegment, stopped } from './state.js';
import { activeSubscriptions, type ChargeRow, type FullSubscription } from './subscriptions.js';

/** One line of a bill that is still to come. */
export interface UpcomingItem {
  item: BillItem<ChargeRow>;
  subscription: FullSubscription;
  productName: string;
  amount: DecimalString;
}

export interface UpcomingOptions {
  /** Every period that begins by then. */
  through: IsoDate;
  /** Which subscriptions are taken to go on when their term ends. */
  assumeRenewal: 'None' | 'Autorenew' | 'All';
  evergreen: boolean;
  excludedTypes: readonly string[];
}

/** What is left to bill of a charge, also in the terms after this one, each of which begins a bill of its own as the daily run does. */
function* itemsWithRenewals(charge: ChargeRow, subscription: FullSubscription, account: AccountRow, renews: boolean) {
  const billCycleDay = account.billCycleDay || dayOf(subscription.contractEffectiveDate);
  yield* unbilledItems(charge, account.currency, billCycleDay);
  const { renewalTerm, renewalTermPeriodType, renewalSetting, termEndDate } = subscription;
  if (!renews || charge.type !== 'Recurring' || termEndDate === null || charge.effectiveEndDate !== termEndDate) return;
  let start: IsoDate | null = termEndDate;
  while (start !== null) {
    const open = renewalSetting === 'RENEW_TO_EVERGREEN' || renewalTerm === null || renewalTermPeriodType === null;
    const end: IsoDate | null = open ? null : addTerm(start, renewalTerm, renewalTermPeriodType);
    yield* unbilledItems({ ...charge, chargedThroughDate: start, effectiveEndDate: end }, account.currency, billCycleDay);
    start = end;
  }
}

/**
 * The lines that bill runs will write for an account, by the code that writes them.
 *
 * @throws {BillingError} if they are too many to be read
 */
export async function upcomingItems(engine: Engine, account: AccountRow, options: UpcomingOptions): Promise<UpcomingItem[]> {
  const found: UpcomingItem[] = [];
  for (const subscription of await activeSubscriptions(engine.tx, account.id)) {
    if (subscription.termType === 'EVERGREEN' && !options.evergreen) continue;
    const renews = options.assumeRenewal === 'All' || (options.assumeRenewal === 'Autorenew' && subscription.autoRenew);
    const stop = billingStop(subscription);
    for (const plan of subscription.ratePlans) {
      for (const charge of plan.charges.filter(({ type }) => !options.excludedTypes.includes(type))) {
        const own = stop === undefined ? charge : stopped(charge, stop);
        const goesOn = renews && stop === undefined && isOpenSegment(charge, plan);
        for (const item of itemsWithRenewals(own, subscription, account, goesOn)) {
          if (item.serviceStartDate > options.through) break;
          found.push({ item: { ...item, charge }, subscription, productName: plan.productName, amount: item.amount });
          if (found.length > MOST_LINES) {
            throw billingError('invoices', 'rule', `'targetDate' is so far that the preview has more than ${MOST_LINES} lines.`);
          }
        }
      }
    }
  }
  return found.sort((a, b) =>
    a.item.serviceStartDate < b.item.serviceStartDate ? -1 : a.item.serviceStartDate > b.item.serviceStartDate ? 1 : 0,
  );
}
