import type { ProductRatePlan, ProductRatePlanCharge } from '../../generated/api/schemas/catalog.js';
import type {
  NewOrderAccountContactInput as OrderContact,
  ChargeOverrideRequestInput as ChargeOverride,
  CreateOrderNewAccountInput as NewAccount,
  CreateOrderRequest,
  SubscriptionTermsInput as SubscriptionTerms,
  PreviewOrderSubscriptionInput,
  OrderSubscriptionInput,
  PreviewOptionsInput,
  PreviewOrderRequest,
  PreviewOrderRatePlanOverrideInput,
  RatePlanOverrideInput,
} from '../../generated/api/schemas/orders.js';
import type { Buyer, QuoteRequest, SoldTo } from '../../api/schemas/storefront/purchase.js';
import { startsAfterContract, hasQuantity } from '../catalog/charges.js';
import type { ChosenPlan } from '../offers/choose.js';
import { billCycleDayOf, startOf, type Purchase } from './purchase.js';
import { termsOf } from './terms.js';

/** The same for preview and order. */
type OrderSubscription = OrderSubscriptionInput & PreviewOrderSubscriptionInput;
type RatePlanOverride = RatePlanOverrideInput & PreviewOrderRatePlanOverrideInput;
type ChargePricing = NonNullable<ChargeOverride['pricing']>;

/** The quantity of a charge, under the name that orders have for its type and model. */
export function quantityOf({ type, model }: ProductRatePlanCharge, quantity: string): ChargePricing {
  const once = type === 'OneTime';
  if (model === 'Tiered') return once ? { oneTimeTiered: { quantity } } : { recurringTiered: { quantity } };
  if (model === 'Volume') return once ? { oneTimeVolume: { quantity } } : { recurringVolume: { quantity } };
  return once ? { oneTimePerUnit: { quantity } } : { recurringPerUnit: { quantity } };
}

/** A plan as it is subscribed to, with its quantity and never with a price. */
export function ratePlan({ plan, offer, quantity }: ChosenPlan): RatePlanOverride {
  const counted = plan.productRatePlanCharges.filter((charge) => hasQuantity(charge) && offer?.quantity?.chargeIds.includes(charge.id));
  const chargeOverrides = counted.map((charge) => ({
    productRatePlanChargeId: charge.id,
    pricing: quantityOf(charge, String(quantity)),
  }));
  return { productRatePlanId: plan.id, ...(chargeOverrides.length > 0 ? { chargeOverrides } : {}) };
}

/** The plan of a coupon. Nothing of a discount that has an end is spent while nothing is charged. */
export function discountPlan({ id, productRatePlanCharges }: ProductRatePlan, inTrial: boolean): RatePlanOverride {
  const early = inTrial ? productRatePlanCharges.filter((charge) => !startsAfterContract(charge)) : [];
  const chargeOverrides = early.map((charge) => ({
    productRatePlanChargeId: charge.id,
    startDate: { triggerEvent: 'ServiceActivation' as const },
  }));
  return { productRatePlanId: id, ...(chargeOverrides.length > 0 ? { chargeOverrides } : {}) };
}

interface Details {
  notes?: string;
  /** The method that pays this subscription; left out of previews. */
  paymentMethodId?: string | undefined;
}

/** The order actions, the same for preview and order (flows.md ruling 1). Never a price: that is the catalog's. */
function subscriptions(purchase: Purchase, terms: SubscriptionTerms, { notes, paymentMethodId }: Details = {}): OrderSubscription[] {
  const { plans, orderDate, coupon, chargedFrom } = purchase;
  const start = startOf(purchase);
  return [
    {
      orderActions: [
        {
          type: 'CreateSubscription',
          triggerDates: [
            { name: 'ContractEffective', triggerDate: orderDate },
            { name: 'ServiceActivation', triggerDate: start },
            { name: 'CustomerAcceptance', triggerDate: start },
          ],
          createSubscription: {
            terms,
            subscribeToRatePlans: [...plans.map(ratePlan), ...(coupon ? [discountPlan(coupon.plan, chargedFrom !== undefined)] : [])],
            ...(notes === undefined ? {} : { notes }),
            ...(paymentMethodId === undefined ? {} : { paymentProfile: { paymentMethodId } }),
          },
        },
      ],
    },
  ];
}

/** Where the buyer is, as far as a price depends on it. */
export type Whereabouts = Pick<QuoteRequest, 'address' | 'taxId'>;

/** As long as the platform takes a tax number; what people put between its parts gives way first. */
const LONGEST_TAX_ID = 25;
/** A tax number as it is kept. */
export const vatId = (taxId: string): string => (taxId.length > LONGEST_TAX_ID ? taxId.replaceAll(/[ ./-]/g, '') : taxId);

const taxInfo = (taxId: string | undefined) => (taxId === undefined ? {} : { taxInfo: { VATId: vatId(taxId) } });

/**
 * Body of `POST /v1/orders/preview`.
 *
 * @param terms others than the purchase's, to see what comes after its term
 */
export function previewBody(
  purchase: Purchase,
  { address, taxId }: Whereabouts,
  previewOptions: PreviewOptionsInput,
  terms: SubscriptionTerms = termsOf(purchase),
): PreviewOrderRequest {
  const { orderDate, currency, account } = purchase;
  const info = { billCycleDay: billCycleDayOf(purchase), currency, ...(address ? { soldToContact: address } : {}), ...taxInfo(taxId) };
  return {
    orderDate,
    ...(account ? { existingAccountNumber: account.number } : { previewAccountInfo: info }),
    previewOptions: { ...previewOptions, previewTypes: ['BillingDocs'] },
    subscriptions: subscriptions(purchase, terms),
  };
}

/** An address as it is kept and looked for: the platform compares letter by letter, people do not. */
export const emailKey = (email: string): string => email.toLowerCase();

function contact({ firstName, lastName, address1, address2, city, state, postalCode, country }: SoldTo, email: string): OrderContact {
  return { firstName, lastName, workEmail: emailKey(email), address1, address2, city, state, postalCode, country };
}

/** Who buys and how it is paid; the rest of `POST /v1/orders`. */
export interface Buying {
  orderNumber: string;
  /** Who opens an account; left out where the purchase is for one that exists. */
  buyer: Buyer | undefined;
  /** Custom fields of the new account. */
  customFields: Readonly<Record<string, unknown>>;
  paymentMethodId: string | undefined;
  /** Whether the first bill has an amount to collect at once. */
  collect: boolean;
  /** What was accepted, kept with the subscription. */
  notes: string;
}

function newAccount(purchase: Purchase, buyer: Buyer, { paymentMethodId, customFields }: Buying): NewAccount {
  const { purchaseOrderNumber, taxId, soldTo } = buyer;
  const person = contact(buyer, buyer.email);
  return {
    name: buyer.company ?? `${buyer.firstName} ${buyer.lastName}`,
    currency: purchase.currency,
    billCycleDay: billCycleDayOf(purchase),
    billToContact: person,
    soldToContact: soldTo ? contact(soldTo, buyer.email) : person,
    paymentTerm: 'Due Upon Receipt',
    autoPay: paymentMethodId !== undefined,
    ...taxInfo(taxId),
    ...(purchaseOrderNumber === undefined ? {} : { purchaseOrderNumber }),
    ...(Object.keys(customFields).length > 0 ? { customFields: { ...customFields } } : {}),
    ...(paymentMethodId === undefined ? {} : { hpmCreditCardPaymentMethodId: paymentMethodId }),
  };
}

/** Body of `POST /v1/orders`: makes the account unless there is one, subscription, first invoice and payment. */
export function orderBody(purchase: Purchase, buying: Buying): CreateOrderRequest {
  const { orderDate, account } = purchase;
  const { orderNumber, buyer, paymentMethodId, collect, notes } = buying;
  // A new account's only method is its default; one that has others is told which of them pays this subscription.
  const own = { ...(notes === '' ? {} : { notes }), ...(account ? { paymentMethodId } : {}) };
  return {
    orderDate,
    orderNumber,
    ...(account ? { existingAccountNumber: account.number } : {}),
    ...(buyer && !account ? { newAccount: newAccount(purchase, buyer, buying) } : {}),
    subscriptions: subscriptions(purchase, termsOf(purchase), own),
    processingOptions: {
      runBilling: true,
      collectPayment: collect,
      billingOptions: { targetDate: orderDate, documentDate: orderDate },
      ...(collect && paymentMethodId !== undefined ? { electronicPaymentOptions: { paymentMethodId } } : {}),
    },
  };
}
