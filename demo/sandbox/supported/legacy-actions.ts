import * as z from 'zod/mini';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { TermUnit } from '../engine/calendar.js';
import type { RenewalSetting } from '../engine/orders/order-input.js';
import { currencyCode, isoDate } from './fields.js';

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const day = z.optional(isoDate);
const whole = z.optional(z.int());
const unit = z.optional(z.enum(['Month', 'Year', 'Day', 'Week']));
const renewalSetting = z.optional(z.enum(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN']));

/** A contact in the format of the legacy actions. */
export interface LegacyContact {
  FirstName: string;
  LastName: string;
  Address1?: string;
  Address2?: string;
  City?: string;
  Country?: string;
  PostalCode?: string;
  State?: string;
  WorkEmail?: string;
  WorkPhone?: string;
}

const contact: Schema<LegacyContact> = z.object({
  FirstName: z.string(),
  LastName: z.string(),
  Address1: text,
  Address2: text,
  City: text,
  Country: text,
  PostalCode: text,
  State: text,
  WorkEmail: text,
  WorkPhone: text,
});

/** A subscription for a new account, or for an existing account if `Account.Id` is set. */
export interface LegacySubscribe {
  Account: {
    Id?: string;
    Name: string;
    Currency: CurrencyCode;
    BillCycleDay: number;
    Batch: 'Batch1';
    AccountNumber?: string;
    AutoPay?: boolean;
    PaymentTerm?: string;
  };
  BillToContact?: LegacyContact;
  SoldToContact?: LegacyContact;
  SubscribeOptions?: { GenerateInvoice?: boolean; ProcessPayments?: boolean };
  SubscriptionData: {
    RatePlanData: { RatePlan: { ProductRatePlanId: string } }[];
    Subscription: {
      ContractEffectiveDate: IsoDate;
      ServiceActivationDate?: IsoDate;
      ContractAcceptanceDate?: IsoDate;
      TermType: 'TERMED' | 'EVERGREEN';
      InitialTerm?: number;
      InitialTermPeriodType?: TermUnit;
      RenewalTerm?: number;
      RenewalTermPeriodType?: TermUnit;
      RenewalSetting?: RenewalSetting;
      AutoRenew?: boolean;
      IsInvoiceSeparate?: boolean;
      Name?: string;
      Notes?: string;
    };
  };
}

export const legacySubscribe: Schema<LegacySubscribe> = z.object({
  Account: z.object({
    Id: text,
    Name: z.string(),
    Currency: currencyCode,
    BillCycleDay: z.int(),
    Batch: z.literal('Batch1'),
    AccountNumber: text,
    AutoPay: flag,
    PaymentTerm: text,
  }),
  BillToContact: z.optional(contact),
  SoldToContact: z.optional(contact),
  SubscribeOptions: z.optional(z.object({ GenerateInvoice: flag, ProcessPayments: flag })),
  SubscriptionData: z.object({
    RatePlanData: z.array(z.object({ RatePlan: z.object({ ProductRatePlanId: z.string() }) })),
    Subscription: z.object({
      ContractEffectiveDate: isoDate,
      ServiceActivationDate: day,
      ContractAcceptanceDate: day,
      TermType: z.enum(['TERMED', 'EVERGREEN']),
      InitialTerm: whole,
      InitialTermPeriodType: unit,
      RenewalTerm: whole,
      RenewalTermPeriodType: unit,
      RenewalSetting: renewalSetting,
      AutoRenew: flag,
      IsInvoiceSeparate: flag,
      Name: text,
      Notes: text,
    }),
  }),
});

/** A change of a subscription. */
export interface LegacyAmendment {
  ContractEffectiveDate: IsoDate;
  ServiceActivationDate?: IsoDate;
  CustomerAcceptanceDate?: IsoDate;
  Name: string;
  SubscriptionId: string;
  Type: (typeof AMENDMENTS)[number];
  EffectiveDate?: IsoDate;
  SuspendDate?: IsoDate;
  ResumeDate?: IsoDate;
  AutoRenew?: boolean;
  RenewalSetting?: RenewalSetting;
  RenewalTerm?: number;
  RenewalTermPeriodType?: TermUnit;
  /** For UpdateProduct: the day from which the new quantity or price applies. */
  SpecificUpdateDate?: IsoDate;
  DestinationAccountId?: string;
  DestinationInvoiceOwnerId?: string;
  RatePlanData?: {
    RatePlan: { ProductRatePlanId: string; AmendmentSubscriptionRatePlanId?: string };
    RatePlanChargeData?: { RatePlanCharge: { ProductRatePlanChargeId: string; Quantity?: DecimalString; Price?: DecimalString } }[];
  };
}

const AMENDMENTS = [
  'Cancellation',
  'NewProduct',
  'OwnerTransfer',
  'RemoveProduct',
  'Renewal',
  'ResumeSubscription',
  'SuspendSubscription',
  'TermsAndConditions',
  'UpdateProduct',
] as const;
const amount = z.optional(decimal);

/** Schema of an amendment. Amendments are also an object type. */
export const legacyAmendment: Schema<LegacyAmendment> = z.object({
  ContractEffectiveDate: isoDate,
  ServiceActivationDate: day,
  CustomerAcceptanceDate: day,
  Name: z.string(),
  SubscriptionId: z.string(),
  Type: z.enum(AMENDMENTS),
  EffectiveDate: day,
  SuspendDate: day,
  ResumeDate: day,
  AutoRenew: flag,
  RenewalSetting: renewalSetting,
  RenewalTerm: whole,
  RenewalTermPeriodType: unit,
  SpecificUpdateDate: day,
  DestinationAccountId: text,
  DestinationInvoiceOwnerId: text,
  RatePlanData: z.optional(
    z.object({
      RatePlan: z.object({ ProductRatePlanId: z.string(), AmendmentSubscriptionRatePlanId: text }),
      RatePlanChargeData: z.optional(
        z.array(z.object({ RatePlanCharge: z.object({ ProductRatePlanChargeId: z.string(), Quantity: amount, Price: amount }) })),
      ),
    }),
  ),
});

export interface LegacyAmend {
  Amendments: LegacyAmendment[];
  AmendOptions?: {
    GenerateInvoice?: boolean;
    ProcessPayments?: boolean;
    InvoiceProcessingOptions?: { InvoiceTargetDate: IsoDate; InvoiceDate?: IsoDate };
  };
}

export const legacyAmend: Schema<LegacyAmend> = z.object({
  Amendments: z.array(legacyAmendment),
  AmendOptions: z.optional(
    z.object({
      GenerateInvoice: flag,
      ProcessPayments: flag,
      InvoiceProcessingOptions: z.optional(z.object({ InvoiceTargetDate: isoDate, InvoiceDate: day })),
    }),
  ),
});
