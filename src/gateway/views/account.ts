import type {
  GetAccountResponse as Account,
  ListAccountPaymentMethodsResponse as AccountPaymentMethods,
} from '../../api/schemas/billing/generated/accounts.js';
import type { AccountContact } from '../../api/schemas/billing/generated/shared.js';
import type {
  Subscription as BillingSubscription,
  SubscriptionCharge as BillingCharge,
} from '../../api/schemas/billing/generated/subscriptions.js';
import type { Contact, Profile } from '../../api/schemas/storefront/profile.js';
import type { Subscription, SubscriptionCharge } from '../../api/schemas/storefront/subscriptions.js';
import type { CurrencyCode } from '../../api/schemas/values.js';
import { plainQuantity, toMoney, toUnitPrice } from '../money.js';
import { defaultMethod, methodSummary } from './payment-method.js';
import { present } from './present.js';

function contactView(contact: AccountContact): Contact {
  const { address1, address2, city, state, country } = contact;
  return {
    firstName: contact.firstName ?? '',
    lastName: contact.lastName ?? '',
    ...present({ email: contact.workEmail, address1, address2, city, state, postalCode: contact.zipCode, country }),
  };
}

export function profileView(account: Account, methods: AccountPaymentMethods): Profile {
  const { currency, defaultPaymentMethodId } = account.billingAndPayment;
  const paying = defaultMethod(methods, defaultPaymentMethodId);
  return {
    accountNumber: account.basicInfo.accountNumber,
    name: account.basicInfo.name,
    currency,
    balance: toMoney(account.metrics.balance, currency),
    ...(account.billToContact ? { billTo: contactView(account.billToContact) } : {}),
    ...(account.soldToContact ? { soldTo: contactView(account.soldToContact) } : {}),
    ...(paying ? { paymentMethod: methodSummary(paying) } : {}),
  };
}

function chargeView(charge: BillingCharge, currency: CurrencyCode): SubscriptionCharge {
  return {
    name: charge.name,
    type: charge.type,
    model: charge.model,
    ...present({ billingPeriod: charge.billingPeriod, unitOfMeasure: charge.uom }),
    ...(charge.quantity == null ? {} : { quantity: plainQuantity(charge.quantity) }),
    ...(charge.price == null ? {} : { price: toUnitPrice(charge.price, currency) }),
  };
}

export function subscriptionView(subscription: BillingSubscription, accountCurrency: CurrencyCode): Subscription {
  const currency = subscription.currency ?? accountCurrency;
  const recurring = subscription.ratePlans.flatMap(({ ratePlanCharges }) => ratePlanCharges.filter(({ type }) => type === 'Recurring'));
  // What is billed up to differs by charge; the earliest is the day of the next bill.
  const [chargedThroughDate] = recurring.flatMap((charge) => charge.chargedThroughDate ?? []).sort();
  return {
    subscriptionNumber: subscription.subscriptionNumber,
    status: subscription.status,
    currency,
    startDate: subscription.subscriptionStartDate,
    termType: subscription.termType,
    ...present({ termEndDate: subscription.termType === 'EVERGREEN' ? undefined : subscription.termEndDate, chargedThroughDate }),
    ...(subscription.autoRenew === undefined ? {} : { autoRenew: subscription.autoRenew }),
    ratePlans: subscription.ratePlans.map(({ productRatePlanId, productName, ratePlanName, ratePlanCharges }) => ({
      productRatePlanId,
      productName,
      ratePlanName,
      charges: ratePlanCharges.map((charge) => chargeView(charge, currency)),
    })),
  };
}
