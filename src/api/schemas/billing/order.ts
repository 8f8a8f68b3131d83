import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { currencyCode, decimal, isoDate, type CurrencyCode, type DecimalString, type IsoDate, type Open } from '../values.js';
import { orderContact, type OrderContact } from './contact.js';
import { customFields, envelope, pageRequest, type CustomFields, type Envelope, type PageRequest } from './envelope.js';

/** Sets the quantity of one charge while ordering its rate plan. Prices could be overridden here too; our flows never do. */
export interface ChargeOverride {
  productRatePlanChargeId: string;
  pricing?: {
    recurringPerUnit?: { quantity?: number };
    oneTimePerUnit?: { quantity?: number };
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

export interface CreateOrderResponse extends Envelope {
  orderNumber: string;
  orderId?: string;
  accountNumber: string;
  accountId?: string;
  status: Open<'Draft' | 'Pending' | 'Completed' | 'Scheduled'>;
  subscriptions?: { subscriptionNumber: string; status?: string; subscriptionId?: string }[];
  invoiceNumbers?: string[];
  invoiceIds?: string[];
  paymentNumber?: string | null;
  paymentId?: string | null;
  paidAmount?: DecimalString | null;
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

export interface PreviewOrderResponse extends Envelope {
  previewResult: { invoices?: PreviewDocument[]; creditMemos?: PreviewCreditMemo[] };
}

export interface PreviewDocument {
  amount: DecimalString;
  amountWithoutTax: DecimalString;
  taxAmount?: DecimalString;
  targetDate?: IsoDate;
  invoiceItems: PreviewItem[];
}

export interface PreviewCreditMemo {
  amount: DecimalString;
  amountWithoutTax: DecimalString;
  taxAmount?: DecimalString;
  targetDate?: IsoDate;
  creditMemoItems: PreviewItem[];
}

export interface PreviewItem {
  productRatePlanChargeId?: string;
  productName?: string;
  chargeName: string;
  chargeNumber?: string;
  processingType?: Open<'Charge' | 'Discount' | 'Tax'>;
  serviceStartDate?: IsoDate;
  serviceEndDate?: IsoDate;
  unitPrice?: DecimalString;
  amountWithoutTax: DecimalString;
  taxAmount?: DecimalString;
  additionalInfo?: { quantity?: DecimalString; unitOfMeasure?: string };
}

export interface OrderRequest {
  orderNumber: string;
}

export interface OrdersByOwnerRequest extends PageRequest {
  accountNumber: string;
}

export interface Order {
  orderNumber: string;
  orderDate: IsoDate;
  status: Open<'Draft' | 'Pending' | 'Completed' | 'Cancelled' | 'Scheduled' | 'Executing' | 'Failed'>;
  existingAccountNumber?: string;
  currency?: CurrencyCode;
  createdDate?: string;
  subscriptions?: { subscriptionNumber: string; orderActions?: { type: string }[] }[];
}

export interface OrderResponse extends Envelope {
  order: Order;
}

export interface OrderList extends Envelope {
  orders: Order[];
  nextPage?: string;
}

const quantity = z.optional(z.number().check(z.gte(0)));
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

export const createOrderResponse: Schema<CreateOrderResponse> = z.object({
  ...envelope,
  orderNumber: z.string(),
  orderId: z.optional(z.string()),
  accountNumber: z.string(),
  accountId: z.optional(z.string()),
  status: z.string(),
  subscriptions: z.optional(
    z.array(z.object({ subscriptionNumber: z.string(), status: z.optional(z.string()), subscriptionId: z.optional(z.string()) })),
  ),
  invoiceNumbers: z.optional(z.array(z.string())),
  invoiceIds: z.optional(z.array(z.string())),
  paymentNumber: z.optional(z.nullable(z.string())),
  paymentId: z.optional(z.nullable(z.string())),
  paidAmount: z.optional(z.nullable(decimal)),
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

const previewItem: Schema<PreviewItem> = z.object({
  productRatePlanChargeId: text,
  productName: text,
  chargeName: z.string(),
  chargeNumber: text,
  processingType: text,
  serviceStartDate: z.optional(isoDate),
  serviceEndDate: z.optional(isoDate),
  unitPrice: z.optional(decimal),
  amountWithoutTax: decimal,
  taxAmount: z.optional(decimal),
  additionalInfo: z.optional(z.object({ quantity: z.optional(decimal), unitOfMeasure: text })),
});

const previewTotals = { amount: decimal, amountWithoutTax: decimal, taxAmount: z.optional(decimal), targetDate: z.optional(isoDate) };

export const previewOrderResponse: Schema<PreviewOrderResponse> = z.object({
  ...envelope,
  previewResult: z.object({
    invoices: z.optional(z.array(z.object({ ...previewTotals, invoiceItems: z.array(previewItem) }))),
    creditMemos: z.optional(z.array(z.object({ ...previewTotals, creditMemoItems: z.array(previewItem) }))),
  }),
});

export const orderLookup: Schema<OrderRequest> = z.object({ orderNumber: z.string() });
export const ordersByOwnerRequest: Schema<OrdersByOwnerRequest> = z.object({ ...pageRequest, accountNumber: z.string() });

const order: Schema<Order> = z.object({
  orderNumber: z.string(),
  orderDate: isoDate,
  status: z.string(),
  existingAccountNumber: text,
  currency: text,
  createdDate: text,
  subscriptions: z.optional(
    z.array(z.object({ subscriptionNumber: z.string(), orderActions: z.optional(z.array(z.object({ type: z.string() }))) })),
  ),
});

export const orderResponse: Schema<OrderResponse> = z.object({ ...envelope, order });
export const orderList: Schema<OrderList> = z.object({ ...envelope, orders: z.array(order), nextPage: text });
