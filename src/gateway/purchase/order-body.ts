import type { ProductRatePlanCharge } from '../../generated/api/schemas/catalog.js';
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
} from '../../generated/api/schemas/orders.js';
import type { Buyer, SoldTo } from '../../api/schemas/storefront/buyer.js';
import type { QuoteRequest } from '../../api/schemas/storefront/quote.js';
import { hasQuantity } from '../catalog/charges.js';
import type { ChosenPlan } from '../offers/choose-plans.js';
import { toDiscountEnd, toDiscountPlan, type RatePlanOverride } from './discount-plan.js';
import { billCycleDayOf, chargeStart, type Purchase } from './purchase.js';
import { purchaseTerms } from './terms.js';

/** Subscription of an order. Preview and order use the same subscription. */
type OrderSubscription = OrderSubscriptionInput & PreviewOrderSubscriptionInput;
/** Pricing override of one charge. */
export type ChargePricing = NonNullable<ChargeOverride['pricing']>;

/** Pricing override that sets a quantity. Its fields depend on the charge's type and model. */
export function toQuantityPricing({ type, model }: ProductRatePlanCharge, quantity: string): ChargePricing {
  const isOneTime = type === 'OneTime';
  if (model === 'Tiered') return isOneTime ? { oneTimeTiered: { quantity } } : { recurringTiered: { quantity } };
  if (model === 'Volume') return isOneTime ? { oneTimeVolume: { quantity } } : { recurringVolume: { quantity } };
  return isOneTime ? { oneTimePerUnit: { quantity } } : { recurringPerUnit: { quantity } };
}

/** Rate plan of an order with its quantity. Never contains a price. */
export function toRatePlan({ plan, offer, quantity }: ChosenPlan): RatePlanOverride {
  const chosenCharges = plan.productRatePlanCharges.filter(
    (charge) => hasQuantity(charge) && offer?.quantity?.chargeIds.includes(charge.id),
  );
  const chargeOverrides = chosenCharges.map((charge) => ({
    productRatePlanChargeId: charge.id,
    pricing: toQuantityPricing(charge, String(quantity)),
  }));
  return { productRatePlanId: plan.id, ...(chargeOverrides.length > 0 ? { chargeOverrides } : {}) };
}

interface SubscriptionDetailsInput {
  notes?: string;
  /** Payment method of the subscription. Left out of previews. */
  paymentMethodId?: string | undefined;
}

/** Subscriptions of an order. Preview and order use the same subscriptions. Prices always come from the catalog. */
function toOrderSubscriptions(
  purchase: Purchase,
  terms: SubscriptionTerms,
  { notes, paymentMethodId }: SubscriptionDetailsInput = {},
): OrderSubscription[] {
  const { plans, orderDate, coupon, chargedFrom } = purchase;
  const start = chargeStart(purchase);
  const lasts = coupon?.offer.lasts;
  const couponPlans = coupon
    ? [toDiscountPlan(coupon.plan, { inTrial: chargedFrom !== undefined, end: lasts && toDiscountEnd(lasts) })]
    : [];
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
            subscribeToRatePlans: [...plans.map(toRatePlan), ...couponPlans],
            ...(notes === undefined ? {} : { notes }),
            ...(paymentMethodId === undefined ? {} : { paymentProfile: { paymentMethodId } }),
          },
        },
      ],
    },
  ];
}

/** Buyer's address and tax id, for calculating taxes. */
export type TaxLocation = Pick<QuoteRequest, 'address' | 'taxId'>;

/** Maximum length of a tax id on the platform. */
const MAX_TAX_ID_LENGTH = 25;
/** Removes the separators from a tax id that is too long for the platform. */
export const toVatId = (taxId: string): string => (taxId.length > MAX_TAX_ID_LENGTH ? taxId.replaceAll(/[ ./-]/g, '') : taxId);

const toTaxInfo = (taxId: string | undefined) => (taxId === undefined ? {} : { taxInfo: { VATId: toVatId(taxId) } });

/**
 * Body of `POST /v1/orders/preview`.
 *
 * @param terms terms to use instead of the purchase's own, for previewing bills after the first term
 */
export function purchasePreviewBody(
  purchase: Purchase,
  { address, taxId }: TaxLocation,
  previewOptions: PreviewOptionsInput,
  terms: SubscriptionTerms = purchaseTerms(purchase),
): PreviewOrderRequest {
  const { orderDate, currency, account } = purchase;
  const info = { billCycleDay: billCycleDayOf(purchase), currency, ...(address ? { soldToContact: address } : {}), ...toTaxInfo(taxId) };
  return {
    orderDate,
    ...(account ? { existingAccountNumber: account.number } : { previewAccountInfo: info }),
    previewOptions: { ...previewOptions, previewTypes: ['BillingDocs'] },
    subscriptions: toOrderSubscriptions(purchase, terms),
  };
}

/** Converts an email address to lower case, because the platform compares addresses case-sensitively. */
export const normalizeEmail = (email: string): string => email.toLowerCase();

function toContact({ firstName, lastName, address1, address2, city, state, postalCode, country }: SoldTo, email: string): OrderContact {
  return { firstName, lastName, workEmail: normalizeEmail(email), address1, address2, city, state, postalCode, country };
}

/** Details of an order beyond the purchase itself. */
export interface OrderDetails {
  orderNumber: string;
  /** Buyer who opens a new account. Undefined if an existing account buys. */
  buyer: Buyer | undefined;
  /** Number of the new account. Undefined to let the platform choose it. */
  accountNumber?: string | undefined;
  /** Custom fields of the new account. */
  customFields: Readonly<Record<string, unknown>>;
  paymentMethodId: string | undefined;
  /** Payment term of a purchase on invoice. Undefined to pay with a payment method. */
  paymentTerm?: string | undefined;
  /** True if the first bill has an amount to collect immediately. */
  collect: boolean;
  /** Accepted consents, stored in the notes of the subscription. */
  notes: string;
}

function toNewAccount(
  purchase: Purchase,
  buyer: Buyer,
  { accountNumber, paymentMethodId, paymentTerm, customFields }: OrderDetails,
): NewAccount {
  const { purchaseOrderNumber, taxId, soldTo } = buyer;
  const person = toContact(buyer, buyer.email);
  return {
    ...(accountNumber === undefined ? {} : { accountNumber }),
    name: buyer.company ?? `${buyer.firstName} ${buyer.lastName}`,
    currency: purchase.currency,
    billCycleDay: billCycleDayOf(purchase),
    billToContact: person,
    soldToContact: soldTo ? toContact(soldTo, buyer.email) : person,
    paymentTerm: paymentTerm ?? 'Due Upon Receipt',
    autoPay: paymentMethodId !== undefined,
    ...toTaxInfo(taxId),
    ...(purchaseOrderNumber === undefined ? {} : { purchaseOrderNumber }),
    ...(Object.keys(customFields).length > 0 ? { customFields: { ...customFields } } : {}),
    ...(paymentMethodId === undefined ? {} : { hpmCreditCardPaymentMethodId: paymentMethodId }),
  };
}

/** Body of `POST /v1/orders`. Creates the subscription, its first invoice and payment, and a new account if necessary. */
export function purchaseOrderBody(purchase: Purchase, details: OrderDetails): CreateOrderRequest {
  const { orderDate, account } = purchase;
  const { orderNumber, buyer, paymentMethodId, collect, notes } = details;
  // Assigns the payment method to the subscription only in an existing account. A new account has no other method.
  const own = { ...(notes === '' ? {} : { notes }), ...(account ? { paymentMethodId } : {}) };
  return {
    orderDate,
    orderNumber,
    ...(account ? { existingAccountNumber: account.number } : {}),
    ...(buyer && !account ? { newAccount: toNewAccount(purchase, buyer, details) } : {}),
    subscriptions: toOrderSubscriptions(purchase, purchaseTerms(purchase), own),
    processingOptions: {
      runBilling: true,
      collectPayment: collect,
      billingOptions: { targetDate: orderDate, documentDate: orderDate },
      ...(collect && paymentMethodId !== undefined ? { electronicPaymentOptions: { paymentMethodId } } : {}),
    },
  };
}
