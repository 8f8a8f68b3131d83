import type {
  AccountPaymentMethod as PaymentMethod,
  GetAccountResponse as Account,
  ListAccountPaymentMethodsResponse as AccountPaymentMethods,
} from '../../api/schemas/billing/generated/accounts.js';
import type { AccountContact } from '../../api/schemas/billing/generated/shared.js';
import type {
  Subscription as BillingSubscription,
  SubscriptionCharge as BillingCharge,
} from '../../api/schemas/billing/generated/subscriptions.js';
import type { Contact, PaymentMethodSummary, Profile, Subscription, SubscriptionCharge } from '../../api/schemas/storefront/account.js';
import type { CurrencyCode } from '../../api/schemas/values.js';
import { plainQuantity, toMoney, toUnitPrice } from '../money.js';

/** Leaves out what is null, empty or absent. */
function present<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
function present(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null && value !== ''));
}

function contactView(contact: AccountContact): Contact {
  const { address1, address2, city, state, country } = contact;
  return {
    firstName: contact.firstName ?? '',
    lastName: contact.lastName ?? '',
    ...present({ email: contact.workEmail, address1, address2, city, state, postalCode: contact.zipCode, country }),
  };
}

/** Brand, last digits and end of validity; nothing else of a method leaves the gateway. */
function methodView(method: PaymentMethod): PaymentMethodSummary {
  const [lastDigits] = /\d{2,4}$/.exec(method.creditCardMaskNumber ?? method.cardNumber ?? '') ?? [];
  const { expirationMonth, expirationYear } = method;
  return { type: method.type, ...present({ brand: method.creditCardType, lastDigits, expirationMonth, expirationYear }) };
}

export function profileView(account: Account, methods: AccountPaymentMethods): Profile {
  const { currency, defaultPaymentMethodId } = account.billingAndPayment;
  const all = methods.creditcard ?? [];
  const paying =
    all.find(({ id }) => id === (defaultPaymentMethodId ?? methods.defaultPaymentMethodId)) ??
    all.find(({ isDefault }) => isDefault === true);
  return {
    accountNumber: account.basicInfo.accountNumber,
    name: account.basicInfo.name,
    currency,
    balance: toMoney(account.metrics.balance, currency),
    ...(account.billToContact ? { billTo: contactView(account.billToContact) } : {}),
    ...(account.soldToContact ? { soldTo: contactView(account.soldToContact) } : {}),
    ...(paying ? { paymentMethod: methodView(paying) } : {}),
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
