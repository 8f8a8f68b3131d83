import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { currencyCode, isoDate, type CurrencyCode, type IsoDate, decimal, type DecimalString } from '../../../src/api/schemas/values.js';
import { orderContact, type OrderContact } from './contact.js';
import { customFields, pageRequest, type CustomFields, type PageRequest } from './envelope.js';

/** Sets the quantity of one charge while ordering its rate plan. Prices could be overridden here too; our flows never do. */
export interface ChargeOverride {
  productRatePlanChargeId: string;
  pricing?: {
    recurringPerUnit?: { quantity?: DecimalString };
    oneTimePerUnit?: { quantity?: DecimalString };
  };
}

export interface RatePlanOverride {
  productRatePlanId: string;
  chargeOverrides?: ChargeOverride[];
}

export interface SubscriptionTerms {
  autoRenew?: boolean;
  initialTerm: { termType: 'TERMED' | 'EVERGREEN'; period?: number; periodType?: 'Month' | 'Year' | 'Day' | 'Week'; startDate?: IsoDate };
  renewalSetting?: 'RENEW_WITH_SPECIFIC_TERM' | 'RENEW_TO_EVERGREEN';
  renewalTerms?: { period?: number; periodType?: 'Month' | 'Year' | 'Day' | 'Week' }[];
}

export interface TriggerDate {
  name: 'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance';
  triggerDate: IsoDate;
}

export interface CreateSubscriptionAction {
  type: 'CreateSubscription';
  triggerDates?: TriggerDate[];
  createSubscription: {
    terms: SubscriptionTerms;
    subscribeToRatePlans: RatePlanOverride[];
    subscriptionNumber?: string;
    invoiceSeparately?: boolean;
    /** Dropped for preview. */
    paymentProfile?: { paymentMethodId?: string };
    notes?: string;
  };
}

/** One change of one subscription. Further types join as the flows that use them do. */
export type OrderAction = CreateSubscriptionAction;

export interface OrderSubscription {
  subscriptionNumber?: string;
  orderActions: OrderAction[];
  notes?: string;
}

export interface NewAccount {
  name: string;
  currency: CurrencyCode;
  /** Day of month 1-31. */
  billCycleDay: number;
  billToContact: OrderContact;
  soldToContact?: OrderContact;
  accountNumber?: string;
  autoPay?: boolean;
  paymentTerm?: string;
  hpmCreditCardPaymentMethodId?: string;
  notes?: string;
  customFields?: CustomFields;
}

/** Body of `POST /v1/orders`. */
export interface CreateOrderRequest {
  /** Answers name ids and numbers here, whatever is asked. */
  returnIds?: boolean;
  orderDate: IsoDate;
  orderNumber?: string;
  existingAccountNumber?: string;
  newAccount?: NewAccount;
  subscriptions: OrderSubscription[];
  processingOptions?: {
    runBilling?: boolean;
    collectPayment?: boolean;
    billingOptions?: { targetDate?: IsoDate; documentDate?: IsoDate };
    electronicPaymentOptions?: { paymentMethodId?: string };
  };
  customFields?: CustomFields;
}

/** Body of `POST /v1/orders/preview`: the same actions, priced but not done. */
export interface PreviewOrderRequest {
  orderDate: IsoDate;
  existingAccountNumber?: string;
  previewAccountInfo?: {
    billCycleDay: number;
    currency: CurrencyCode;
    soldToContact?: { country?: string; state?: string; postalCode?: string; city?: string };
  };
  previewOptions: {
    previewThruType: 'SpecificDate' | 'TermEnd' | 'NumberOfPeriods';
    previewNumberOfPeriods?: number;
    specificPreviewThruDate?: IsoDate;
    previewTypes: ('BillingDocs' | 'ChargeMetrics')[];
  };
  subscriptions: OrderSubscription[];
}

export interface OrderRequest {
  orderNumber: string;
}

export interface OrdersByOwnerRequest extends PageRequest {
  accountNumber: string;
}

const quantity = z.optional(decimal);

const period = z.enum(['Month', 'Year', 'Day', 'Week']);

const createSubscriptionAction: Schema<CreateSubscriptionAction> = z.object({
  type: z.literal('CreateSubscription'),
  triggerDates: z.optional(
    z.array(z.object({ name: z.enum(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance']), triggerDate: isoDate })),
  ),
  createSubscription: z.object({
    terms: z.object({
      autoRenew: z.optional(z.boolean()),
      initialTerm: z.object({
        termType: z.enum(['TERMED', 'EVERGREEN']),
        period: z.optional(z.int().check(z.gte(1))),
        periodType: z.optional(period),
        startDate: z.optional(isoDate),
      }),
      renewalSetting: z.optional(z.enum(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN'])),
      renewalTerms: z.optional(z.array(z.object({ period: z.optional(z.int().check(z.gte(1))), periodType: z.optional(period) }))),
    }),
    subscribeToRatePlans: z
      .array(
        z.object({
          productRatePlanId: z.string(),
          chargeOverrides: z.optional(
            z.array(
              z.object({
                productRatePlanChargeId: z.string(),
                pricing: z.optional(
                  z.object({
                    recurringPerUnit: z.optional(z.object({ quantity })),
                    oneTimePerUnit: z.optional(z.object({ quantity })),
                  }),
                ),
              }),
            ),
          ),
        }),
      )
      .check(z.minLength(1)),
    subscriptionNumber: z.optional(z.string().check(z.maxLength(100))),
    invoiceSeparately: z.optional(z.boolean()),
    paymentProfile: z.optional(z.object({ paymentMethodId: z.optional(z.string()) })),
    notes: z.optional(z.string().check(z.maxLength(500))),
  }),
});

const orderSubscriptions: Schema<OrderSubscription[]> = z
  .array(
    z.object({
      subscriptionNumber: z.optional(z.string()),
      orderActions: z.array(createSubscriptionAction).check(z.minLength(1)),
      notes: z.optional(z.string().check(z.maxLength(1000))),
    }),
  )
  .check(z.minLength(1));

export const createOrderRequest: Schema<CreateOrderRequest> = z.object({
  returnIds: z.optional(z.boolean()),
  orderDate: isoDate,
  orderNumber: z.optional(z.string().check(z.maxLength(100))),
  existingAccountNumber: z.optional(z.string().check(z.maxLength(70))),
  newAccount: z.optional(
    z.object({
      name: z.string().check(z.minLength(1), z.maxLength(255)),
      currency: currencyCode,
      billCycleDay: z.int().check(z.gte(0), z.lte(31)),
      billToContact: orderContact,
      soldToContact: z.optional(orderContact),
      accountNumber: z.optional(z.string().check(z.maxLength(70))),
      autoPay: z.optional(z.boolean()),
      paymentTerm: z.optional(z.string()),
      hpmCreditCardPaymentMethodId: z.optional(z.string()),
      notes: z.optional(z.string()),
      customFields: z.optional(customFields),
    }),
  ),
  subscriptions: orderSubscriptions,
  processingOptions: z.optional(
    z.object({
      runBilling: z.optional(z.boolean()),
      collectPayment: z.optional(z.boolean()),
      billingOptions: z.optional(z.object({ targetDate: z.optional(isoDate), documentDate: z.optional(isoDate) })),
      electronicPaymentOptions: z.optional(z.object({ paymentMethodId: z.optional(z.string()) })),
    }),
  ),
  customFields: z.optional(customFields),
});

const text = z.optional(z.string());

export const previewOrderRequest: Schema<PreviewOrderRequest> = z.object({
  orderDate: isoDate,
  existingAccountNumber: z.optional(z.string().check(z.maxLength(70))),
  previewAccountInfo: z.optional(
    z.object({
      billCycleDay: z.int().check(z.gte(0), z.lte(31)),
      currency: currencyCode,
      soldToContact: z.optional(z.object({ country: text, state: text, postalCode: text, city: text })),
    }),
  ),
  previewOptions: z.object({
    previewThruType: z.enum(['SpecificDate', 'TermEnd', 'NumberOfPeriods']),
    previewNumberOfPeriods: z.optional(z.int().check(z.gte(1))),
    specificPreviewThruDate: z.optional(isoDate),
    previewTypes: z.array(z.enum(['BillingDocs', 'ChargeMetrics'])),
  }),
  subscriptions: orderSubscriptions,
});

export const orderLookup: Schema<OrderRequest> = z.object({ orderNumber: z.string() });

export const ordersByOwnerRequest: Schema<OrdersByOwnerRequest> = z.object({ ...pageRequest, accountNumber: z.string() });
