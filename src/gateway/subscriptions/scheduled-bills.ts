import { previewOrder } from '../../generated/api/operations/orders.js';
import {
  previewOrderOrderActionInput,
  type Order,
  type OrderAction,
  type PreviewOrderOrderActionInput,
} from '../../generated/api/schemas/orders.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { isRejected } from '../billing/platform-errors.js';
import type { BillingProduct } from '../catalog/read-catalog.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { toBillsOfDay, type BillsOfDay } from '../views/bills.js';
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

interface ScheduledOrderOptions {
  holding: SubscriptionHolding;
  orders: readonly Order[];
  through: IsoDate | undefined;
  before?: readonly PreviewOrderOrderActionInput[];
  willRenew?: boolean;
}

/**
 * Previews the bill and the credit of the day on which a scheduled order takes effect. The platform's billing preview ignores scheduled orders.
 * @param through last day of interest. Without it, the order may be on any day
 * @param before actions of a change that is carried out before the order
 * @param willRenew true if the subscription continues after its term. Default: as now
 * @returns undefined if there is no order by then, or if the subscription has expired by then
 */
export async function readBillsOfScheduledOrder(
  { billing }: GatewayContext,
  account: AccountInfo,
  catalog: readonly BillingProduct[],
  { holding, orders, through, before = [], willRenew = holding.subscription.autoRenew === true }: ScheduledOrderOptions,
): Promise<BillsOfDay | undefined> {
  const { subscriptionNumber, termEndDate } = holding.subscription;
  const keepsSubscription = before.some(({ termsAndConditions }) => termsAndConditions?.clearingScheduledCancelDate === true);
  const scheduledCancelDate = keepsSubscription ? undefined : holding.subscription.scheduledCancelDate;
  const [order] = scheduledOrders(orders, subscriptionNumber);
  if (!order) return undefined;
  const day = executionDate(order);
  const isAfterTerm = termEndDate !== undefined && termEndDate <= day;
  if (isAfterTerm && !willRenew && termEndDate < day) return undefined;
  if ((through !== undefined && day > through) || (scheduledCancelDate !== undefined && scheduledCancelDate <= day)) return undefined;
  const requestActions = actionsFor(order, subscriptionNumber).map(toRequestAction);
  const actions = requestActions.filter((action) => action !== undefined);
  if (actions.length < requestActions.length) return undefined;
  const renewal: PreviewOrderOrderActionInput = { type: 'RenewSubscription', renewSubscription: {} };
  try {
    const preview = await billing.call(previewOrder, {
      orderDate: day,
      existingAccountNumber: account.number,
      previewOptions: { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: 1, previewTypes: ['BillingDocs'] },
      subscriptions: [{ subscriptionNumber, orderActions: [...before, ...(isAfterTerm && willRenew ? [renewal] : []), ...actions] }],
    });
    const bills = toBillsOfDay(toPreviewDocuments(preview), toBillContext(holding, catalog, account, day));
    // On the day after a term that does not renew, the order comes first. The subscription then expires, unless the order gave it a new term.
    return isAfterTerm && !willRenew && bills.bill.lines.length === 0 ? undefined : bills;
  } catch (error) {
    // An order that can no longer be carried out does not change any bill.
    if (isRejected(error)) return undefined;
    throw error;
  }
}
