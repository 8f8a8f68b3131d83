import { addDays } from '../../api/plain-date/plain-date.js';
import { previewBilling } from '../../generated/api/operations/operations.js';
import type { IsoDate, Money } from '../../api/schemas/values.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { add, toMoney } from '../money.js';
import type { Metered } from './metered.js';
import type { Period } from './periods.js';

/** What the platform's preview says of the use of the present periods. */
export interface PreviewedUse {
  /** The period of a charge as it will be billed, and what it comes to so far; undefined if nothing of it is on a coming bill. */
  of(charge: Metered, today: IsoDate): { period: Period; amount: Money } | undefined;
}

/**
 * Asks the platform what it will bill up to a day.
 * @returns undefined if it cannot say: then costs are worked out from prices
 */
export async function previewUse(context: GatewayContext, account: AccountInfo, through: IsoDate): Promise<PreviewedUse | undefined> {
  const asked = {
    accountNumber: account.number,
    targetDate: through,
    assumeRenewal: 'Autorenew',
    includingEvergreenSubscription: true,
    chargeTypeToExclude: 'OneTime,Recurring',
  };
  try {
    const { invoiceItems = [] } = await context.billing.call(previewBilling, asked);
    return {
      of({ charge, subscription, currency }, today) {
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
