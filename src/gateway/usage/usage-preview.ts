import { addDays } from '../../api/plain-date/plain-date.js';
import { previewBilling } from '../../generated/api/operations/operations.js';
import type { IsoDate, Money } from '../../api/schemas/values.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { add, toMoney } from '../money.js';
import type { MeteredCharge } from './metered-charges.js';
import type { UsagePeriod } from './periods.js';

/** Preview of the usage charges of the current periods. */
export interface UsagePreview {
  /** Returns the current period of a charge and its cost so far. Undefined if no upcoming bill contains the charge. */
  costOf(charge: MeteredCharge, today: IsoDate): { period: UsagePeriod; amount: Money } | undefined;
}

/**
 * Reads the billing preview of the usage charges up to a given day.
 * @returns undefined if the platform refuses. Costs are then calculated from prices.
 */
export async function readUsagePreview(context: GatewayContext, account: AccountInfo, through: IsoDate): Promise<UsagePreview | undefined> {
  const input = {
    accountNumber: account.number,
    targetDate: through,
    assumeRenewal: 'Autorenew',
    includingEvergreenSubscription: true,
    chargeTypeToExclude: 'OneTime,Recurring',
  };
  try {
    const { invoiceItems = [] } = await context.billing.call(previewBilling, input);
    return {
      costOf({ charge, subscription, currency }, today) {
        const own = invoiceItems.filter(
          (item) =>
            item.chargeNumber === charge.number &&
            item.subscriptionNumber === subscription.subscriptionNumber &&
            item.processingType !== 'Discount' &&
            (item.serviceStartDate ?? today) <= today &&
            today <= (item.serviceEndDate ?? today),
        );
        const [first] = own;
        if (first?.serviceStartDate === undefined || first.serviceEndDate === undefined) return undefined;
        return {
          period: { from: first.serviceStartDate, until: addDays(first.serviceEndDate, 1) },
          amount: toMoney(add(...own.map(({ chargeAmount = '0' }) => chargeAmount)), currency),
        };
      },
    };
  } catch (error) {
    context.report(error);
    return undefined;
  }
}
