import * as z from 'zod/mini';
import { customizable } from '../../../src/api/schemas/wire.js';
import { orderContact, type OrderContact } from './order-contacts.js';
import { newMethodFields, sentCard, type SentCard } from './payment-methods.js';
import { storedFields } from './stored-fields.js';
import { customFields, currencyCode, isoDate } from './fields.js';
import { orderSubscriptions } from './order-actions.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { NewAccountInput, TaxInfoInput, OrderInput, ProcessingInput } from '../engine/orders/order-input.js';
import type { PreviewOptions } from '../engine/preview-bills.js';

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const day = z.optional(isoDate);
const fields = z.optional(customFields);
const limited = (max: number) => z.optional(z.string().check(z.maxLength(max)));
const count = z.optional(z.int().check(z.gte(1)));
const taxInfo: Schema<TaxInfoInput> = z.object({
  VATId: text,
  companyCode: text,
  exemptCertificateId: text,
  exemptCertificateType: text,
  exemptDescription: text,
  exemptEffectiveDate: day,
  exemptExpirationDate: day,
  exemptIssuingJurisdiction: text,
  exemptStatus: z.optional(z.enum(['No', 'Yes', 'PendingVerification'])),
});

/** A new account with its payment method. */
export interface OrderAccountInput extends Omit<NewAccountInput, 'billToContact' | 'soldToContact' | 'shipToContact'> {
  billToContact: OrderContact;
  soldToContact?: OrderContact;
  shipToContact?: OrderContact;
  creditCard?: SentCard;
  paymentMethod?: object;
}

const newAccount: Schema<OrderAccountInput> = customizable({
  ...storedFields('account'),
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  currency: currencyCode,
  billCycleDay: z.int().check(z.gte(0), z.lte(31)),
  billToContact: orderContact,
  soldToContact: z.optional(orderContact),
  soldToSameAsBillTo: flag,
  shipToContact: z.optional(orderContact),
  shipToSameAsBillTo: flag,
  accountNumber: limited(70),
  autoPay: flag,
  paymentTerm: text,
  hpmCreditCardPaymentMethodId: text,
  creditCard: z.optional(sentCard),
  paymentMethod: z.optional(newMethodFields),
  parentId: text,
  taxInfo: z.optional(taxInfo),
  notes: text,
  customFields: fields,
});

/** Order in which unapplied amounts are applied to invoices. */
export const applicationOrder = z.optional(z.array(z.enum(['CreditMemo', 'UnappliedPayment'])));

const processingOptions: Schema<ProcessingInput> = z.object({
  runBilling: flag,
  collectPayment: flag,
  applyCredit: flag,
  applicationOrder,
  applyCreditBalance: z.optional(z.literal(false)),
  billingOptions: z.optional(z.object({ targetDate: day, documentDate: day, generateDraftInvoice: flag, creditMemoReasonCode: text })),
  electronicPaymentOptions: z.optional(z.object({ paymentMethodId: text })),
});

const schedulingOptions = z.optional(z.object({ scheduledDate: day, scheduledDatePolicy: z.optional(z.enum(['SpecificDate'])) }));
const existing = { existingAccountId: text, existingAccountNumber: limited(70) };
const common = {
  orderDate: isoDate,
  category: z.optional(z.enum(['NewSales'])),
  reasonCode: limited(255),
  subscriptions: z.optional(orderSubscriptions),
  customFields: fields,
};
const orderLineItems = z.optional(z.array(z.record(z.string(), z.unknown())));

/** Input of a new order. `returnIds` is an option of the response. */
export interface CreateOrderInput extends Omit<OrderInput, 'newAccount'> {
  newAccount?: OrderAccountInput;
  returnIds?: boolean;
}

const ordering = {
  ...common,
  ...existing,
  returnIds: flag,
  orderNumber: limited(100),
  newAccount: z.optional(newAccount),
  orderLineItems,
  processingOptions: z.optional(processingOptions),
};

export const createOrderInput: Schema<CreateOrderInput> = z.object({
  ...ordering,
  status: z.optional(z.enum(['Draft', 'Completed', 'Scheduled', 'Pending'])),
  schedulingOptions,
});

/** Editable fields of an order that has not run yet. */
export interface UpdateOrderInput extends OrderInput {
  orderNumber: string;
}

export const updateOrderInput: Schema<UpdateOrderInput> = z.object({
  ...common,
  ...existing,
  orderNumber: z.string(),
  processingOptions: z.optional(processingOptions),
  status: z.optional(z.enum(['Draft', 'Completed', 'Scheduled', 'Pending'])),
  schedulingOptions,
});

/** Address of a buyer without an account. */
interface PreviewAddress {
  address1?: string;
  address2?: string;
  city?: string;
  country?: string;
  county?: string;
  postalCode?: string;
  state?: string;
  taxRegion?: string;
}

const previewAddress: Schema<PreviewAddress> = z.object({
  address1: text,
  address2: text,
  city: text,
  country: text,
  county: text,
  postalCode: text,
  state: text,
  taxRegion: text,
});

/** Input of an order preview. */
export interface PreviewOrderInput extends Pick<
  OrderInput,
  | 'orderDate'
  | 'orderNumber'
  | 'category'
  | 'reasonCode'
  | 'existingAccountId'
  | 'existingAccountNumber'
  | 'subscriptions'
  | 'customFields'
  | 'orderLineItems'
> {
  previewAccountInfo?: {
    billCycleDay: number;
    currency: string;
    soldToContact?: PreviewAddress;
    taxInfo?: TaxInfoInput;
  };
  previewOptions: PreviewOptions & { previewTypes?: ('BillingDocs' | 'ChargeMetrics')[]; skipTax?: boolean };
}

export const previewOrderInput: Schema<PreviewOrderInput> = z.object({
  ...common,
  ...existing,
  orderLineItems,
  orderNumber: limited(100),
  previewAccountInfo: z.optional(
    z.object({
      billCycleDay: z.int().check(z.gte(0), z.lte(31)),
      currency: currencyCode,
      soldToContact: z.optional(previewAddress),
      taxInfo: z.optional(taxInfo),
    }),
  ),
  previewOptions: z.object({
    previewThruType: z.optional(z.enum(['SpecificDate', 'TermEnd', 'NumberOfPeriods'])),
    previewNumberOfPeriods: z.optional(z.int().check(z.gte(1))),
    specificPreviewThruDate: day,
    previewTypes: z.optional(z.array(z.enum(['BillingDocs', 'ChargeMetrics']))),
    skipTax: flag,
  }),
});

/** Filters of a list of orders. */
export interface OrderListInput {
  page?: number;
  pageSize?: number;
  /** Default: `orderDate`. */
  dateFilterOption?: 'orderDate' | 'updatedDate';
  startDate?: IsoDate;
  endDate?: IsoDate;
  status?: 'all' | 'cancelled' | 'completed' | 'draft' | 'executing' | 'failed' | 'pending' | 'scheduled';
}

const listed = {
  page: count,
  pageSize: count,
  dateFilterOption: z.optional(z.enum(['orderDate', 'updatedDate'])),
  startDate: day,
  endDate: day,
};
const status = z.optional(z.enum(['all', 'cancelled', 'completed', 'draft', 'executing', 'failed', 'pending', 'scheduled']));

export const orderListInput: Schema<OrderListInput> = z.object({ ...listed, status });
export const ordersBySubscriptionInput: Schema<OrderListInput & { subscriptionNumber: string }> = z.object({
  ...listed,
  status,
  subscriptionNumber: z.string(),
});
export const ordersByOwnerInput: Schema<OrderListInput & { accountNumber: string }> = z.object({ ...listed, accountNumber: z.string() });

/** Trigger dates for the subscriptions of a pending order. */
export interface TriggerDatesInput {
  orderNumber: string;
  subscriptions?: {
    subscriptionNumber: string;
    orderActions?: { sequence: number; triggerDates?: { name?: 'ServiceActivation' | 'CustomerAcceptance'; triggerDate?: IsoDate }[] }[];
  }[];
}

export const triggerDatesInput: Schema<TriggerDatesInput> = z.object({
  orderNumber: z.string(),
  subscriptions: z.optional(
    z.array(
      z.object({
        subscriptionNumber: z.string(),
        orderActions: z.optional(
          z.array(
            z.object({
              sequence: z.int(),
              triggerDates: z.optional(
                z.array(z.object({ name: z.optional(z.enum(['ServiceActivation', 'CustomerAcceptance'])), triggerDate: day })),
              ),
            }),
          ),
        ),
      }),
    ),
  ),
});

export const orderKeyInput: Schema<{ orderNumber: string }> = z.object({ orderNumber: z.string() });

export const cancelOrderInput: Schema<{ orderNumber: string; cancelReason?: string }> = z.object({
  orderNumber: z.string(),
  cancelReason: text,
});

/** Schema of an asynchronous order: the input of a synchronous order, except drafts and scheduled orders. */
export const createOrderAsyncInput: Schema<CreateOrderInput> = z.object(ordering);

export const orderJobInput: Schema<{ jobId: string }> = z.object({ jobId: z.string() });
