import { previewOrder } from '../../generated/api/operations/orders.js';
import {
  previewOrderOrderActionInput,
  type Order,
  type OrderAction,
  type PreviewOrderOrderActionInput,
} from '../../generated/api/schemas/orders.js';
import type { QuoteBill } from '../../api/schemas/storefront/purchase.js';
import { isDefinite } from '../billing/problems.js';
import type { BillingProduct } from '../catalog/read.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { billsOf } from '../views/bills.js';
import { documentsOf } from '../views/quote.js';
import { billFacts } from './coming-bills.js';
import type { Holding } from './held-plans.js';
import { actionsOn, dayOf, waiting } from './ordered.js';

/** What answers have of an action and requests have not. */
const ANSWERED: ReadonlySet<string> = new Set(['id', 'sequence', 'orderItems', 'orderMetrics', 'productRateplanChargeId']);

/** An action as it was asked for; undefined where the answer does not tell it whole. */
function asAsked(action: OrderAction): PreviewOrderOrderActionInput | undefined {
  const text = JSON.stringify(action, (key, value: unknown) => (ANSWERED.has(key) || value === null ? undefined : value));
  const parsed = previewOrderOrderActionInput.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
}

/**
 * The bill of the day on which a waiting order is done, where that is the next bill of its subscription. The platform's own look ahead knows nothing
 * of orders that wait.
 * @param next the next bill without it
 */
export async function waitingBill(
  { billing }: GatewayContext,
  account: AccountInfo,
  catalog: readonly BillingProduct[],
  { holding, orders, next }: { holding: Holding; orders: readonly Order[]; next: QuoteBill | undefined },
): Promise<QuoteBill | undefined> {
  const { subscriptionNumber, termEndDate, scheduledCancelDate } = holding.subscription;
  const [order] = waiting(orders, subscriptionNumber);
  if (!order) return undefined;
  const day = dayOf(order);
  if ((next && day > next.date) || (scheduledCancelDate !== undefined && scheduledCancelDate <= day)) return undefined;
  const asked = actionsOn(order, subscriptionNumber).map(asAsked);
  const actions = asked.filter((action) => action !== undefined);
  if (actions.length < asked.length) return undefined;
  const renewal: PreviewOrderOrderActionInput = { type: 'RenewSubscription', renewSubscription: {} };
  try {
    const preview = await billing.call(previewOrder, {
      orderDate: day,
      existingAccountNumber: account.number,
      previewOptions: { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: 1, previewTypes: ['BillingDocs'] },
      subscriptions: [{ subscriptionNumber, orderActions: [...(termEndDate === day ? [renewal] : []), ...actions] }],
    });
    const [bill] = billsOf(documentsOf(preview), billFacts(holding, catalog, account, day));
    return bill;
  } catch (error) {
    // An order that could not be done any more changes no bill.
    if (isDefinite(error)) return undefined;
    throw error;
  }
}
