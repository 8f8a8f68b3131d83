import { listOrdersByOwner, listOrdersBySubscription } from '../../generated/api/operations/orders.js';
import type { Order, OrderAction } from '../../generated/api/schemas/orders.js';
import type { ScheduledChange } from '../../api/schemas/storefront/subscriptions.js';
import type { TimelineEntry } from '../../api/schemas/storefront/timeline.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { isRejected } from '../billing/platform-errors.js';
import { isDiscount } from '../catalog/charges.js';
import type { GatewayContext } from '../context.js';
import { MAX_PAGES, readEach, readList } from '../flows/account.js';
import { plainQuantity } from '../money.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { createGrouping } from './group-list.js';
import { findCatalogPlan } from './subscription-holding.js';

type PlanSummaries = NonNullable<ScheduledChange['to']>;
type ChangeKind = TimelineEntry['kind'];

const PAGE_SIZE = 40;

/** Orders of an account. */
export interface OrderHistory {
  /** Newest first. */
  orders: Order[];
  /** False if the platform refused the list, or if the account has more orders than the gateway reads. */
  isComplete: boolean;
}

/** Reads the orders of an account, and whether the list is complete. The list is empty if the platform refuses. */
export async function readOrderHistory(
  { billing }: GatewayContext,
  accountNumber: string,
  maxPages: number = MAX_PAGES,
): Promise<OrderHistory> {
  try {
    const input = { accountNumber, pageSize: PAGE_SIZE };
    const all = await readList(billing, listOrdersByOwner, input, ({ orders }) => orders, maxPages);
    return {
      orders: all.filter(({ existingAccountNumber = accountNumber }) => existingAccountNumber === accountNumber),
      isComplete: all.length < maxPages * PAGE_SIZE,
    };
  } catch (error) {
    if (isRejected(error)) return { orders: [], isComplete: false };
    throw error;
  }
}

/**
 * Reads the orders that matter for some subscriptions of a large account: all orders of the account if they are few, otherwise only the
 * scheduled orders of these subscriptions. The history is never complete, because it also depends on the other subscriptions.
 */
export async function readOrdersOf(
  context: GatewayContext,
  accountNumber: string,
  subscriptionNumbers: readonly string[],
): Promise<OrderHistory> {
  const recent = await readOrderHistory(context, accountNumber, 1);
  if (recent.isComplete || recent.orders.length === 0) return { ...recent, isComplete: false };
  const lists = await readEach(subscriptionNumbers, async (subscriptionNumber) => {
    const { orders } = await context.billing.call(listOrdersBySubscription, {
      subscriptionNumber,
      status: 'scheduled',
      pageSize: PAGE_SIZE,
    });
    return orders.filter(({ existingAccountNumber = accountNumber }) => existingAccountNumber === accountNumber);
  });
  // An order can change several subscriptions.
  const orders = new Map(lists.flat().map((order) => [order.orderNumber, order]));
  return { orders: [...orders.values()], isComplete: false };
}

/** Reads the orders of an account, newest first. Returns an empty list if the platform refuses. */
export const readOrders = async (context: GatewayContext, accountNumber: string): Promise<Order[]> =>
  (await readOrderHistory(context, accountNumber)).orders;

/** Ids of the rate plans that an action adds. */
export const orderedPlanIds = ({ createSubscription, addProduct, changePlan }: OrderAction): string[] =>
  [...(createSubscription?.subscribeToRatePlans ?? []), addProduct, changePlan?.newProductRatePlan].flatMap(
    (plan) => plan?.productRatePlanId ?? [],
  );

/** Actions of an order that affect one subscription. */
export function actionsFor({ subscriptions = [] }: Order, subscriptionNumber: string): OrderAction[] {
  return subscriptions.filter((entry) => entry.subscriptionNumber === subscriptionNumber).flatMap(({ orderActions = [] }) => orderActions);
}

const groupBySubscription = createGrouping<Order>(({ subscriptions = [] }) => subscriptions.map((entry) => entry.subscriptionNumber));

/** Orders that affect one subscription, in the order of the list. */
const ordersOf = (orders: readonly Order[], subscriptionNumber: string): Order[] => groupBySubscription(orders, subscriptionNumber);

/** Scheduled orders for a subscription, earliest first. */
export function scheduledOrders(orders: readonly Order[], subscriptionNumber: string): Order[] {
  const day = (order: Order): string => order.schedulingOptions?.scheduledDate ?? order.orderDate;
  return ordersOf(orders, subscriptionNumber)
    .filter((order) => order.status === 'Scheduled' && actionsFor(order, subscriptionNumber).length > 0)
    .sort((a, b) => (day(a) < day(b) ? -1 : 1));
}

/** Day on which an order takes or took effect. */
export const executionDate = ({ schedulingOptions, orderDate }: Order): IsoDate => schedulingOptions?.scheduledDate ?? orderDate;

const KIND_BY_ACTION: readonly [type: NonNullable<OrderAction['type']>, kind: ChangeKind][] = [
  ['CreateSubscription', 'created'],
  ['CancelSubscription', 'cancel'],
  ['ChangePlan', 'change-plan'],
  ['Suspend', 'pause'],
  ['Resume', 'resume'],
  ['RenewSubscription', 'renew'],
  ['UpdateProduct', 'change-quantity'],
];

function isAddOn({ addOns, productCatalog }: SellableCatalog, productRatePlanId: string): boolean {
  const productId = findCatalogPlan(productCatalog, productRatePlanId)?.product.id;
  return addOns.some(({ product }) => product.id === productId);
}

/** Type of change to show for an order, based on its most significant action. */
export function changeKind(actions: readonly OrderAction[], sellableCatalog: SellableCatalog): ChangeKind {
  const found = KIND_BY_ACTION.find(([type]) => actions.some((action) => action.type === type));
  const added = actions.flatMap(({ type, addProduct }) => (type === 'AddProduct' ? (addProduct?.productRatePlanId ?? []) : []));
  const soldPlans = added.filter(
    (id) => !(findCatalogPlan(sellableCatalog.productCatalog, id)?.plan.productRatePlanCharges.every(isDiscount) ?? false),
  );
  // Converting a trial, or changing the plan during one, removes one plan and adds another.
  if (soldPlans.some((id) => !isAddOn(sellableCatalog, id)) && (!found || found[1] === 'change-quantity')) return 'change-plan';
  if (soldPlans.length > 0 && (!found || found[1] === 'change-quantity')) return 'change-add-ons';
  if (found) return found[1];
  if (actions.some(({ type }) => type === 'RemoveProduct')) return 'change-add-ons';
  return actions.some(({ type }) => type === 'TermsAndConditions') ? 'terms' : 'other';
}

interface OrderedPlan {
  productRatePlanId?: string;
  chargeOverrides?: { productRatePlanChargeId?: string; productRateplanChargeId?: string; pricing?: unknown }[];
}

/** Quantity that an order sets for a plan. Undefined if the order sets no quantity. */
function orderedQuantity({ chargeOverrides = [] }: OrderedPlan): number | undefined {
  for (const { pricing } of chargeOverrides) {
    for (const detail of Object.values(typeof pricing === 'object' && pricing !== null ? pricing : {})) {
      const quantity: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'quantity') : undefined;
      if (typeof quantity === 'string' || typeof quantity === 'number') return Number(plainQuantity(String(quantity)));
    }
  }
  return undefined;
}

/** Plans that an order adds or switches to, with their names from the product catalog. */
export function orderedPlans(actions: readonly OrderAction[], sellableCatalog: SellableCatalog): PlanSummaries {
  const ordered = actions.flatMap(({ addProduct, changePlan, createSubscription }): OrderedPlan[] => [
    ...(changePlan?.newProductRatePlan ? [changePlan.newProductRatePlan] : []),
    ...(addProduct ? [addProduct] : []),
    ...(createSubscription?.subscribeToRatePlans ?? []),
  ]);
  return ordered.flatMap((plan): PlanSummaries => {
    const found = findCatalogPlan(sellableCatalog.productCatalog, plan.productRatePlanId ?? '');
    if (!found) return [];
    const quantity = orderedQuantity(plan);
    return [{ productName: found.product.name, ratePlanName: found.plan.name, ...(quantity === undefined ? {} : { quantity }) }];
  });
}
