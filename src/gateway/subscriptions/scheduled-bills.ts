import { previewOrder } from '../../generated/api/operations/orders.js';
import {
  previewOrderOrderActionInput,
  type Order,
  type OrderAction,
  type PreviewOrderOrderActionInput,
} from '../../generated/api/schemas/orders.js';
import type { QuoteBill } from '../../api/schemas/storefront/quote.js';
import { isRejected } from '../billing/platform-errors.js';
import type { BillingProduct } from '../catalog/read-catalog.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { toBills } from '../views/bills.js';
import { toPreviewDocuments } from '../views/quote.js';
import { toBillContext } from './upcoming-bills.js';
import type { SubscriptionHolding } from './subscription-holding.js';
import { actionsFor, executionDate, scheduledOrders } from './orders.js';

/** Response-only fields of order actions. */
const RESPONSE_ONLY_FIELDS: ReadonlySet<string> = new Set(['id', 'sequence', 'orderItems', 'orderMetrics', 'productRateplanChargeId']);

/** Converts an action from a response into request form. Returns undefined if the response lacks required fields. */
function toRequestAction(action: OrderAction): PreviewOrderOrderActionInput | undefined {
  const text = JSON.stringify(action, (key, value: unknown) => (RESPONSE_ONLY_FIELDS.has(key) || value === null ? undefined : value));
  const parsed = previewOrderOrderActionInput.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
}

/**
 * Previews the bill on the day of a scheduled order, if that is the next bill of the subscription. The platform's billing preview ignores
 * scheduled orders.
 * @param next the next bill without the scheduled order
 */
export async function readScheduledBill(
  { billing }: GatewayContext,
  account: AccountInfo,
  catalog: readonly BillingProduct[],
  { holding, orders, next }: { holding: SubscriptionHolding; orders: readonly Order[]; next: QuoteBill | undefined },
): Promise<QuoteBill | undefined> {
  const { subscriptionNumber, termEndDate, scheduledCancelDate } = holding.subscription;
  const [order] = scheduledOrders(orders, subscriptionNumber);
  if (!order) return undefined;
  const day = executionDate(order);
  if ((next && day > next.date) || (scheduledCancelDate !== undefined && scheduledCancelDate <= day)) return undefined;
  const requestActions = actionsFor(order, subscriptionNumber).map(toRequestAction);
  const actions = requestActions.filter((action) => action !== undefined);
  if (actions.length < requestActions.length) return undefined;
  const renewal: PreviewOrderOrderActionInput = { type: 'RenewSubscription', renewSubscription: {} };
  try {
    const preview = await billing.call(previewOrder, {
      orderDate: day,
      existingAccountNumber: account.number,
      previewOptions: { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: 1, previewTypes: ['BillingDocs'] },
      subscriptions: [{ subscriptionNumber, orderActions: [...(termEndDate === day ? [renewal] : []), ...actions] }],
    });
    const [bill] = toBills(toPreviewDocuments(preview), toBillContext(holding, catalog, account, day));
    return bill;
  } catch (error) {
    // An order that can no longer be carried out does not change any bill.
    if (isRejected(error)) return undefined;
    throw error;
  }
}
