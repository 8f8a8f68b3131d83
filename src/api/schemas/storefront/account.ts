import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { currencyCode, isoDate, money, type CurrencyCode, type IsoDate, type Money, type Open } from '../values.js';

/** Who the account belongs to. Answer of `GET /storefront/profile` (billing: `GET /v1/accounts/{account-key}`, named fields only). */
export interface Profile {
  accountNumber: string;
  name: string;
  currency: CurrencyCode;
  balance: Money;
  billTo?: Contact;
  soldTo?: Contact;
  /** The method that pays the next bill. */
  paymentMethod?: PaymentMethodSummary;
}

export interface Contact {
  firstName: string;
  lastName: string;
  email?: string;
  address1?: string;
  address2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  /** Name or code as the platform keeps it. */
  country?: string;
}

/** What may be shown of a payment method: never a full number. */
export interface PaymentMethodSummary {
  type: Open<'CreditCard' | 'BankTransfer' | 'ACH' | 'PayPal' | 'ApplePay' | 'GooglePay'>;
  brand?: string;
  /** Last digits only, for example "4242". */
  lastDigits?: string;
  expirationMonth?: number;
  expirationYear?: number;
}

/** Answer of `GET /storefront/payment-methods` (billing: `GET /v1/accounts/{account-key}/payment-methods`). */
export interface PaymentMethods {
  paymentMethods: PaymentMethod[];
}

export interface PaymentMethod extends PaymentMethodSummary {
  /** Sealed for the session's account; good as `paymentMethodId` of an order. */
  id: string;
  /** The one that pays unless another is named. */
  isDefault: boolean;
}

/** Answer of `GET /storefront/subscriptions`. */
export interface Subscriptions {
  subscriptions: Subscription[];
}

export interface Subscription {
  subscriptionNumber: string;
  status: Open<'Draft' | 'Pending Activation' | 'Pending Acceptance' | 'Active' | 'Suspended' | 'Cancelled' | 'Expired'>;
  currency: CurrencyCode;
  startDate: IsoDate;
  termType: Open<'TERMED' | 'EVERGREEN'>;
  /** First day after the term (exclusive end); absent for evergreen ones. */
  termEndDate?: IsoDate;
  autoRenew?: boolean;
  /** Up to which day (exclusive) everything is billed. */
  chargedThroughDate?: IsoDate;
  ratePlans: SubscriptionRatePlan[];
}

export interface SubscriptionRatePlan {
  productRatePlanId: string;
  productName: string;
  ratePlanName: string;
  charges: SubscriptionCharge[];
}

export interface SubscriptionCharge {
  name: string;
  type: Open<'OneTime' | 'Recurring' | 'Usage'>;
  model: string;
  billingPeriod?: string;
  quantity?: string;
  unitOfMeasure?: string;
  price?: Money;
}

/** Answer of `GET /storefront/invoices`, newest first. */
export interface Invoices {
  invoices: InvoiceSummary[];
  /** Opaque; hand it back for the next page. Absent on the last. */
  nextCursor?: string;
}

export interface InvoiceSummary {
  invoiceNumber: string;
  status: Open<'Draft' | 'Posted' | 'Canceled' | 'Error'>;
  invoiceDate: IsoDate;
  amount: Money;
  /** What is still to be paid. */
  balance: Money;
}

/** Answer of `GET /storefront/invoices/{number}`. */
export interface Invoice extends InvoiceSummary {
  dueDate?: IsoDate;
  tax: Money;
  items: InvoiceItem[];
}

export interface InvoiceItem {
  productName: string;
  chargeName: string;
  quantity?: string;
  serviceStartDate?: IsoDate;
  serviceEndDate?: IsoDate;
  amount: Money;
}

export interface InvoicesRequest {
  cursor?: string;
}

export interface InvoiceRequest {
  number: string;
}

export const empty: Schema<Record<string, never>> = z.strictObject({});
export const invoicesRequest: Schema<InvoicesRequest> = z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(2000))) });
export const invoiceRequest: Schema<InvoiceRequest> = z.strictObject({
  number: z.string().check(z.regex(/^[A-Za-z0-9-]{1,50}$/, 'must be an invoice number')),
});

const contact: Schema<Contact> = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.optional(z.string()),
  address1: z.optional(z.string()),
  address2: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  country: z.optional(z.string()),
});

const method = {
  type: z.string(),
  brand: z.optional(z.string()),
  lastDigits: z.optional(z.string()),
  expirationMonth: z.optional(z.number()),
  expirationYear: z.optional(z.number()),
};

export const profile: Schema<Profile> = z.object({
  accountNumber: z.string(),
  name: z.string(),
  currency: currencyCode,
  balance: money,
  billTo: z.optional(contact),
  soldTo: z.optional(contact),
  paymentMethod: z.optional(z.object(method)),
});

export const paymentMethods: Schema<PaymentMethods> = z.object({
  paymentMethods: z.array(z.object({ ...method, id: z.string(), isDefault: z.boolean() })),
});

const subscriptionCharge: Schema<SubscriptionCharge> = z.object({
  name: z.string(),
  type: z.string(),
  model: z.string(),
  billingPeriod: z.optional(z.string()),
  quantity: z.optional(z.string()),
  unitOfMeasure: z.optional(z.string()),
  price: z.optional(money),
});

const subscription: Schema<Subscription> = z.object({
  subscriptionNumber: z.string(),
  status: z.string(),
  currency: currencyCode,
  startDate: isoDate,
  termType: z.string(),
  termEndDate: z.optional(isoDate),
  autoRenew: z.optional(z.boolean()),
  chargedThroughDate: z.optional(isoDate),
  ratePlans: z.array(
    z.object({
      productRatePlanId: z.string(),
      productName: z.string(),
      ratePlanName: z.string(),
      charges: z.array(subscriptionCharge),
    }),
  ),
});

export const subscriptions: Schema<Subscriptions> = z.object({ subscriptions: z.array(subscription) });

const summary = { invoiceNumber: z.string(), status: z.string(), invoiceDate: isoDate, amount: money, balance: money };

export const invoices: Schema<Invoices> = z.object({ invoices: z.array(z.object(summary)), nextCursor: z.optional(z.string()) });

export const invoice: Schema<Invoice> = z.object({
  ...summary,
  dueDate: z.optional(isoDate),
  tax: money,
  items: z.array(
    z.object({
      productName: z.string(),
      chargeName: z.string(),
      quantity: z.optional(z.string()),
      serviceStartDate: z.optional(isoDate),
      serviceEndDate: z.optional(isoDate),
      amount: money,
    }),
  ),
});
