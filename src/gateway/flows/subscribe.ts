import type { ProductRatePlanCharge } from '../../api/schemas/billing/generated/catalog.js';
import type {
  BillToContactPostOrderInput as OrderContact,
  CreateOrderRequest,
  CreateSubscriptionActionInputTerms as SubscriptionTerms,
  NewOrderPreviewRequestInputSubscription,
  NewOrderRequestInputSubscription,
  PreviewOrderRequest,
  PreviewOrderRatePlanOverrideInput,
  RatePlanOverrideInput,
} from '../../api/schemas/billing/generated/orders.js';
import type { Buyer, QuoteRequest } from '../../api/schemas/storefront/purchase.js';
import type { CurrencyCode, IsoDate } from '../../api/schemas/values.js';
import { hasQuantity } from '../catalog/charges.js';
import type { ChosenPlan } from '../offers/choose.js';

/** The same for preview and order. */
type OrderSubscription = NewOrderRequestInputSubscription & NewOrderPreviewRequestInputSubscription;
type RatePlanOverride = RatePlanOverrideInput & PreviewOrderRatePlanOverrideInput;

/** What a purchase consists of; preview and order are made from the same one. */
export interface Purchase {
  plans: readonly ChosenPlan[];
  currency: CurrencyCode;
  orderDate: IsoDate;
}

const EVERGREEN: SubscriptionTerms = { initialTerm: { termType: 'EVERGREEN' } };
const ONE_YEAR: SubscriptionTerms = {
  autoRenew: true,
  initialTerm: { termType: 'TERMED', period: 1, periodType: 'Year' },
  renewalSetting: 'RENEW_WITH_SPECIFIC_TERM',
  renewalTerms: [{ period: 1, periodType: 'Year' }],
};

function termsOf({ plan, offer }: ChosenPlan): SubscriptionTerms {
  if (offer?.terms) return offer.terms;
  return plan.productRatePlanCharges.some(({ billingPeriod }) => billingPeriod === 'Annual') ? ONE_YEAR : EVERGREEN;
}

/** Terms of the one subscription that holds all plans: a plan with a term brings it, evergreen ones follow. */
function commonTerms(plans: readonly ChosenPlan[]): SubscriptionTerms {
  const all = plans.map(termsOf);
  return all.find(({ initialTerm }) => initialTerm.termType === 'TERMED') ?? all[0] ?? EVERGREEN;
}

type ChargePricing = NonNullable<NonNullable<RatePlanOverrideInput['chargeOverrides']>[number]['pricing']>;

/** The quantity of a charge, under the name that orders have for its type and model. */
function quantityOf({ type, model }: ProductRatePlanCharge, quantity: string): ChargePricing {
  const once = type === 'OneTime';
  if (model === 'Tiered') return once ? { oneTimeTiered: { quantity } } : { recurringTiered: { quantity } };
  if (model === 'Volume') return once ? { oneTimeVolume: { quantity } } : { recurringVolume: { quantity } };
  return once ? { oneTimePerUnit: { quantity } } : { recurringPerUnit: { quantity } };
}

function ratePlan({ plan, offer, quantity }: ChosenPlan): RatePlanOverride {
  const counted = plan.productRatePlanCharges.filter((charge) => hasQuantity(charge) && offer?.quantity?.chargeIds.includes(charge.id));
  const chargeOverrides = counted.map((charge) => ({
    productRatePlanChargeId: charge.id,
    pricing: quantityOf(charge, String(quantity)),
  }));
  return { productRatePlanId: plan.id, ...(chargeOverrides.length > 0 ? { chargeOverrides } : {}) };
}

/** True if the subscription goes on after its term by itself. */
export function renewsItself({ plans }: Purchase): boolean {
  const { initialTerm, autoRenew } = commonTerms(plans);
  return initialTerm.termType === 'TERMED' && autoRenew === true;
}

/** The order actions, the same for preview and order (flows.md ruling 1). Never a price: that is the catalog's. */
function subscriptions({ plans, orderDate }: Purchase, terms: SubscriptionTerms, notes?: string): OrderSubscription[] {
  const starts = (['ContractEffective', 'ServiceActivation', 'CustomerAcceptance'] as const).map((name) => ({
    name,
    triggerDate: orderDate,
  }));
  return [
    {
      orderActions: [
        {
          type: 'CreateSubscription',
          triggerDates: starts,
          createSubscription: {
            terms,
            subscribeToRatePlans: plans.map(ratePlan),
            ...(notes === undefined ? {} : { notes }),
          },
        },
      ],
    },
  ];
}

/** Bills are made on the day of month of the order. */
const billCycleDay = (date: IsoDate): number => Number(date.slice(8, 10));

/**
 * Body of `POST /v1/orders/preview`: the first bill and the one after it. A preview ends with the term; `beyondTerm` asks as if there were none, to
 * see the bill of a renewal.
 */
export function previewBody(purchase: Purchase, address: QuoteRequest['address'], { beyondTerm = false } = {}): PreviewOrderRequest {
  const { orderDate, currency, plans } = purchase;
  return {
    orderDate,
    previewAccountInfo: { billCycleDay: billCycleDay(orderDate), currency, ...(address ? { soldToContact: address } : {}) },
    previewOptions: { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: 2, previewTypes: ['BillingDocs'] },
    subscriptions: subscriptions(purchase, beyondTerm ? EVERGREEN : commonTerms(plans)),
  };
}

/** An address as it is kept and looked for: the platform compares letter by letter, people do not. */
export const emailKey = (email: string): string => email.toLowerCase();

function contact({ firstName, lastName, email, address1, address2, city, state, postalCode, country }: Buyer): OrderContact {
  return { firstName, lastName, workEmail: emailKey(email), address1, address2, city, state, postalCode, country };
}

/** Who buys and how it is paid; the rest of `POST /v1/orders`. */
export interface Buying {
  orderNumber: string;
  buyer: Buyer;
  paymentMethodId: string | undefined;
  /** Whether the first bill has an amount to collect. */
  collect: boolean;
  /** What was accepted, kept with the subscription. */
  notes: string;
}

/** Body of `POST /v1/orders`: makes account, subscription, first invoice and payment. */
export function orderBody(purchase: Purchase, { orderNumber, buyer, paymentMethodId, collect, notes }: Buying): CreateOrderRequest {
  const { orderDate, currency } = purchase;
  const person = contact(buyer);
  return {
    orderDate,
    orderNumber,
    newAccount: {
      name: buyer.company ?? `${buyer.firstName} ${buyer.lastName}`,
      currency,
      billCycleDay: billCycleDay(orderDate),
      billToContact: person,
      soldToContact: person,
      paymentTerm: 'Due Upon Receipt',
      autoPay: paymentMethodId !== undefined,
      ...(paymentMethodId === undefined ? {} : { hpmCreditCardPaymentMethodId: paymentMethodId }),
    },
    subscriptions: subscriptions(purchase, commonTerms(purchase.plans), notes === '' ? undefined : notes),
    processingOptions: {
      runBilling: true,
      collectPayment: collect,
      billingOptions: { targetDate: orderDate, documentDate: orderDate },
      ...(collect && paymentMethodId !== undefined ? { electronicPaymentOptions: { paymentMethodId } } : {}),
    },
  };
}
