import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { currencyCode, decimal, isoDate, type CurrencyCode, type DecimalString, type IsoDate, type Open } from '../values.js';
import { accountContact, type AccountContact } from './contact.js';
import { envelope, type Envelope } from './envelope.js';

/** Body of `POST /v1/accounts`. */
export interface CreateAccountRequest {
  name: string;
  currency: CurrencyCode;
  billToContact: AccountContact & { firstName: string; lastName: string };
  soldToContact?: AccountContact & { firstName: string; lastName: string };
  accountNumber?: string;
  autoPay?: boolean;
  /** Day of month 1-31; 0: set by the first subscription. */
  billCycleDay?: number;
  paymentTerm?: string;
  hpmCreditCardPaymentMethodId?: string;
  notes?: string;
}

export interface CreateAccountResponse extends Envelope {
  accountId: string;
  accountNumber: string;
  billToContactId?: string;
  soldToContactId?: string;
  paymentMethodId?: string;
}

export interface AccountRequest {
  'account-key': string;
}

/** Answer of `GET /v1/accounts/{account-key}`. */
export interface Account extends Envelope {
  basicInfo: {
    id: string;
    accountNumber: string;
    name: string;
    status: Open<'Draft' | 'Active' | 'Canceled'>;
    notes?: string | null;
    purchaseOrderNumber?: string | null;
  };
  billingAndPayment: {
    currency: CurrencyCode;
    autoPay?: boolean;
    billCycleDay?: number;
    defaultPaymentMethodId?: string | null;
    paymentTerm?: string | null;
  };
  metrics: { balance: DecimalString; totalInvoiceBalance?: DecimalString; contractedMrr?: DecimalString };
  billToContact?: AccountContact | null;
  soldToContact?: AccountContact | null;
}

/** Answer of `GET /v1/accounts/{account-key}/summary`: the newest subscriptions, invoices and payments beside the account. */
export interface AccountSummary extends Envelope {
  basicInfo: {
    id: string;
    accountNumber: string;
    name: string;
    status: string;
    currency: CurrencyCode;
    balance: DecimalString;
    autoPay?: boolean;
    lastInvoiceDate?: IsoDate | null;
    lastPaymentDate?: IsoDate | null;
    lastPaymentAmount?: DecimalString | null;
    defaultPaymentMethod?: {
      id?: string;
      paymentMethodType?: string;
      creditCardNumber?: string;
      creditCardType?: string;
      /** Text in this operation. */
      creditCardExpirationMonth?: string;
      creditCardExpirationYear?: string;
    };
  };
  billToContact?: AccountContact | null;
  soldToContact?: AccountContact | null;
  subscriptions: { id: string; subscriptionNumber: string; status: string; termType?: string; subscriptionStartDate?: IsoDate }[];
  invoices: {
    id: string;
    invoiceNumber: string;
    status: string;
    amount: DecimalString;
    balance: DecimalString;
    invoiceDate?: IsoDate;
    dueDate?: IsoDate;
  }[];
  payments: {
    id: string;
    paymentNumber: string;
    status: string;
    effectiveDate?: IsoDate;
    paidInvoices?: { invoiceId: string; invoiceNumber: string; appliedPaymentAmount: DecimalString }[];
  }[];
}

const named = z.intersection(
  accountContact,
  z.object({ firstName: z.string().check(z.minLength(1)), lastName: z.string().check(z.minLength(1)) }),
);

export const createAccountRequest: Schema<CreateAccountRequest> = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  currency: currencyCode,
  billToContact: named,
  soldToContact: z.optional(named),
  accountNumber: z.optional(z.string().check(z.maxLength(70))),
  autoPay: z.optional(z.boolean()),
  billCycleDay: z.optional(z.int().check(z.gte(0), z.lte(31))),
  paymentTerm: z.optional(z.string()),
  hpmCreditCardPaymentMethodId: z.optional(z.string()),
  notes: z.optional(z.string()),
});

export const createAccountResponse: Schema<CreateAccountResponse> = z.object({
  ...envelope,
  accountId: z.string(),
  accountNumber: z.string(),
  billToContactId: z.optional(z.string()),
  soldToContactId: z.optional(z.string()),
  paymentMethodId: z.optional(z.string()),
});

export const accountRequest: Schema<AccountRequest> = z.object({ 'account-key': z.string() });

const nullableText = z.optional(z.nullable(z.string()));

export const account: Schema<Account> = z.object({
  ...envelope,
  basicInfo: z.object({
    id: z.string(),
    accountNumber: z.string(),
    name: z.string(),
    status: z.string(),
    notes: nullableText,
    purchaseOrderNumber: nullableText,
  }),
  billingAndPayment: z.object({
    currency: z.string(),
    autoPay: z.optional(z.boolean()),
    billCycleDay: z.optional(z.number()),
    defaultPaymentMethodId: nullableText,
    paymentTerm: nullableText,
  }),
  metrics: z.object({ balance: decimal, totalInvoiceBalance: z.optional(decimal), contractedMrr: z.optional(decimal) }),
  billToContact: z.optional(z.nullable(accountContact)),
  soldToContact: z.optional(z.nullable(accountContact)),
});

export const accountSummary: Schema<AccountSummary> = z.object({
  ...envelope,
  basicInfo: z.object({
    id: z.string(),
    accountNumber: z.string(),
    name: z.string(),
    status: z.string(),
    currency: z.string(),
    balance: decimal,
    autoPay: z.optional(z.boolean()),
    lastInvoiceDate: z.optional(z.nullable(isoDate)),
    lastPaymentDate: z.optional(z.nullable(isoDate)),
    lastPaymentAmount: z.optional(z.nullable(decimal)),
    defaultPaymentMethod: z.optional(
      z.object({
        id: z.optional(z.string()),
        paymentMethodType: z.optional(z.string()),
        creditCardNumber: z.optional(z.string()),
        creditCardType: z.optional(z.string()),
        creditCardExpirationMonth: z.optional(z.string()),
        creditCardExpirationYear: z.optional(z.string()),
      }),
    ),
  }),
  billToContact: z.optional(z.nullable(accountContact)),
  soldToContact: z.optional(z.nullable(accountContact)),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      subscriptionNumber: z.string(),
      status: z.string(),
      termType: z.optional(z.string()),
      subscriptionStartDate: z.optional(isoDate),
    }),
  ),
  invoices: z.array(
    z.object({
      id: z.string(),
      invoiceNumber: z.string(),
      status: z.string(),
      amount: decimal,
      balance: decimal,
      invoiceDate: z.optional(isoDate),
      dueDate: z.optional(isoDate),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.string(),
      paymentNumber: z.string(),
      status: z.string(),
      effectiveDate: z.optional(isoDate),
      paidInvoices: z.optional(z.array(z.object({ invoiceId: z.string(), invoiceNumber: z.string(), appliedPaymentAmount: decimal }))),
    }),
  ),
});
