import { listOrdersByOwner } from '../../generated/api/operations/orders.js';
import type { Order, OrderAction } from '../../generated/api/schemas/orders.js';
import type { ScheduledChange } from '../../api/schemas/storefront/subscriptions.js';
import type { TimelineEntry } from '../../api/schemas/storefront/timeline.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { isRejected } from '../billing/platform-errors.js';
import { isDiscount } from '../catalog/charges.js';
import type { GatewayContext } from '../context.js';
import { readAllPages } from '../flows/account.js';
import { plainQuantity } from '../money.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { findCatalogPlan } from './subscription-holding.js';

type PlanSummaries = NonNullable<ScheduledChange['to']>;
type ChangeKind = TimelineEntry['kind'];

/** Reads the orders of an account, newest first. Returns an empty list if the platform refuses. */
export async function readOrders({ billing }: GatewayContext, accountNumber: string): Promise<Order[]> {
  try {
    const all = await readAllPages(billing.pages(listOrdersByOwner, { accountNumber, pageSize: 40 }), ({ orders }) => orders);
    return all.filter(({ existingAccountNumber = accountNumber }) => existingAccountNumber === accountNumber);
  } catch (error) {
    if (isRejected(error)) return [];
    throw error;
  }
}

/** Actions of an order that affect one subscription. */
export function actionsFor({ subscriptions = [] }: Order, subscriptionNumber: string): OrderAction[] {
  return subscriptions.filter((entry) => entry.subscriptionNumber === subscriptionNumber).flatMap(({ orderActions = [] }) => orderActions);
}

/** Scheduled orders for a subscription, earliest first. */
export function scheduledOrders(orders: readonly Order[], subscriptionNumber: string): Order[] {
  const day = (order: Order): string => order.schedulingOptions?.scheduledDate ?? order.orderDate;
  return orders
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
