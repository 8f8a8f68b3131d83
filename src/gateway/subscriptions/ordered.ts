import { listOrdersByOwner } from '../../generated/api/operations/orders.js';
import type { Order, OrderAction } from '../../generated/api/schemas/orders.js';
import type { ScheduledChange, TimelineEntry } from '../../api/schemas/storefront/subscriptions.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { isDefinite } from '../billing/problems.js';
import { isDiscount } from '../catalog/charges.js';
import type { GatewayContext } from '../context.js';
import { allPages } from '../flows/account.js';
import { plainQuantity } from '../money.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { planOf } from './held-plans.js';

type Held = NonNullable<ScheduledChange['to']>;
type Kind = TimelineEntry['kind'];

/** Orders of an account, the newest first; none where the platform has none to tell of. */
export async function ordersOf({ billing }: GatewayContext, accountNumber: string): Promise<Order[]> {
  try {
    const all = await allPages(billing.pages(listOrdersByOwner, { accountNumber, pageSize: 40 }), ({ orders }) => orders);
    return all.filter(({ existingAccountNumber = accountNumber }) => existingAccountNumber === accountNumber);
  } catch (error) {
    if (isDefinite(error)) return [];
    throw error;
  }
}

/** What an order does with one subscription. */
export function actionsOn({ subscriptions = [] }: Order, subscriptionNumber: string): OrderAction[] {
  return subscriptions.filter((entry) => entry.subscriptionNumber === subscriptionNumber).flatMap(({ orderActions = [] }) => orderActions);
}

/** Orders that wait for their day and touch a subscription, the next first. */
export function waiting(orders: readonly Order[], subscriptionNumber: string): Order[] {
  const day = (order: Order): string => order.schedulingOptions?.scheduledDate ?? order.orderDate;
  return orders
    .filter((order) => order.status === 'Scheduled' && actionsOn(order, subscriptionNumber).length > 0)
    .sort((a, b) => (day(a) < day(b) ? -1 : 1));
}

/** Day on which an order is done, or was. */
export const dayOf = ({ schedulingOptions, orderDate }: Order): IsoDate => schedulingOptions?.scheduledDate ?? orderDate;

const KINDS: readonly [type: NonNullable<OrderAction['type']>, kind: Kind][] = [
  ['CreateSubscription', 'created'],
  ['CancelSubscription', 'cancel'],
  ['ChangePlan', 'change-plan'],
  ['Suspend', 'pause'],
  ['Resume', 'resume'],
  ['RenewSubscription', 'renew'],
  ['UpdateProduct', 'change-quantity'],
];

function isAddOn({ addOns, productCatalog }: SellableCatalog, productRatePlanId: string): boolean {
  const productId = planOf(productCatalog, productRatePlanId)?.product.id;
  return addOns.some(({ product }) => product.id === productId);
}

/** What the actions of an order are to a person: the greatest change of all. */
export function kindOf(actions: readonly OrderAction[], sellableCatalog: SellableCatalog): Kind {
  const found = KINDS.find(([type]) => actions.some((action) => action.type === type));
  const added = actions.flatMap(({ type, addProduct }) => (type === 'AddProduct' ? (addProduct?.productRatePlanId ?? []) : []));
  const sold = added.filter((id) => !(planOf(sellableCatalog.productCatalog, id)?.plan.productRatePlanCharges.every(isDiscount) ?? false));
  // A trial is converted, or goes on with another plan, by one plan that goes and one that comes.
  if (sold.some((id) => !isAddOn(sellableCatalog, id)) && (!found || found[1] === 'change-quantity')) return 'change-plan';
  if (sold.length > 0 && (!found || found[1] === 'change-quantity')) return 'change-add-ons';
  if (found) return found[1];
  if (actions.some(({ type }) => type === 'RemoveProduct')) return 'change-add-ons';
  return actions.some(({ type }) => type === 'TermsAndConditions') ? 'terms' : 'other';
}

interface Ordered {
  productRatePlanId?: string;
  chargeOverrides?: { productRatePlanChargeId?: string; productRateplanChargeId?: string; pricing?: unknown }[];
}

/** The quantity that an order gives a plan; nothing where it says none. */
function quantityIn({ chargeOverrides = [] }: Ordered): number | undefined {
  for (const { pricing } of chargeOverrides) {
    for (const detail of Object.values(typeof pricing === 'object' && pricing !== null ? pricing : {})) {
      const quantity: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'quantity') : undefined;
      if (typeof quantity === 'string' || typeof quantity === 'number') return Number(plainQuantity(String(quantity)));
    }
  }
  return undefined;
}

/** What a subscription has by an order that changes it; names come from the catalog. */
export function takenBy(actions: readonly OrderAction[], sellableCatalog: SellableCatalog): Held {
  const ordered = actions.flatMap(({ addProduct, changePlan, createSubscription }): Ordered[] => [
    ...(changePlan?.newProductRatePlan ? [changePlan.newProductRatePlan] : []),
    ...(addProduct ? [addProduct] : []),
    ...(createSubscription?.subscribeToRatePlans ?? []),
  ]);
  return ordered.flatMap((plan): Held => {
    const found = planOf(sellableCatalog.productCatalog, plan.productRatePlanId ?? '');
    if (!found) return [];
    const quantity = quantityIn(plan);
    return [{ productName: found.product.name, ratePlanName: found.plan.name, ...(quantity === undefined ? {} : { quantity }) }];
  });
}
