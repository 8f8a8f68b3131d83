import * as z from 'zod/mini';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import type { TermUnit } from '../engine/calendar.js';
import { WIRE_PERIODS } from '../engine/order-charge-input.js';
import type { CreditSource, RenewalSetting } from '../engine/orders/order-input.js';
import { DISCOUNT_LEVELS, DISCOUNT_TARGETS, UP_TO_UNITS, WEEKDAYS } from '../engine/rating/charge-terms.js';
import { storedAccountObjectFields, type StoredAccountObjectFields } from './account-objects.js';
import { namedContactObject, type NamedContactObject } from './contact-objects.js';
import { currencyCode, isoDate } from './fields.js';
import { applicationOrder } from './orders.js';

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const day = z.optional(isoDate);
const whole = z.optional(z.int());
const unit = z.optional(z.enum(['Month', 'Year', 'Day', 'Week']));
const renewalSetting = z.optional(z.enum(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN']));

/** Returns a schema that accepts words without regard to case, spaces, hyphens, underscores and a number in parentheses. */
function spelled<const Word extends string>(words: readonly Word[]): z.ZodMiniOptional<Schema<Word>> {
  const plain = (word: string): string =>
    word
      .replace(/\s*\(\d+\)$/, '')
      .replaceAll(/[ _-]/g, '')
      .toLowerCase();
  const read = (sent: unknown): unknown => (typeof sent === 'string' ? (words.find((word) => plain(word) === plain(sent)) ?? sent) : sent);
  return z.optional(z.pipe(z.transform(read), z.enum(words)));
}

/** A tier of a charge in the format of the legacy actions. */
export interface LegacyTier {
  Tier?: number;
  StartingUnit?: DecimalString;
  EndingUnit?: DecimalString;
  Price?: DecimalString;
  PriceFormat?: 'FlatFee' | 'PerUnit';
}

/** Settings of a charge. The names are those of `/v1/subscriptions`, but in PascalCase. */
interface LegacyCharge extends CustomFieldValues {
  ProductRatePlanChargeId: string;
  /** A number here, but text in `/v1/subscriptions`. */
  BillCycleDay?: number;
}

export interface LegacyChargeData {
  RatePlanCharge: LegacyCharge;
  RatePlanChargeTier?: LegacyTier[];
}

/** A rate plan with settings of its charges. */
export interface LegacyRatePlanData {
  RatePlan: { ProductRatePlanId: string; AmendmentSubscriptionRatePlanId?: string } & CustomFieldValues;
  RatePlanChargeData?: LegacyChargeData[];
}

const amount = z.optional(decimal);
const charge: Schema<LegacyCharge> = customizable({
  ProductRatePlanChargeId: z.string(),
  ApplyDiscountTo: spelled(DISCOUNT_TARGETS),
  BillCycleDay: whole,
  BillCycleType: spelled(['DefaultFromCustomer', 'SpecificDayofMonth', 'SubscriptionStartDay', 'ChargeTriggerDay', 'SpecificDayofWeek']),
  BillingPeriod: spelled(WIRE_PERIODS),
  BillingPeriodAlignment: spelled(['AlignToCharge', 'AlignToSubscriptionStart', 'AlignToTermStart']),
  BillingTiming: spelled(['IN_ADVANCE', 'IN_ARREARS']),
  DiscountAmount: amount,
  DiscountLevel: spelled(DISCOUNT_LEVELS),
  DiscountPercentage: amount,
  EndDateCondition: spelled(['Subscription_End', 'Fixed_Period', 'Specific_End_Date']),
  IncludedUnits: amount,
  NumberOfPeriods: whole,
  PriceIncreasePercentage: amount,
  UnusedUnitsCreditRates: amount,
  ListPriceBase: spelled(['Per_Billing_Period', 'Per_Month', 'Per_Week', 'Per_Year']),
  OveragePrice: amount,
  OverageUnusedUnitsCreditOption: spelled(['NoCredit']),
  Price: amount,
  PriceChangeOption: spelled(['NoChange']),
  Quantity: amount,
  SpecificBillingPeriod: whole,
  SpecificEndDate: day,
  TriggerDate: day,
  TriggerEvent: spelled(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance', 'SpecificDate']),
  UpToPeriods: whole,
  UpToPeriodsType: spelled(UP_TO_UNITS),
  WeeklyBillCycleDay: spelled(WEEKDAYS),
});
const tier: Schema<LegacyTier> = z.object({
  Tier: whole,
  StartingUnit: amount,
  EndingUnit: amount,
  Price: amount,
  PriceFormat: z.optional(z.enum(['FlatFee', 'PerUnit'])),
});
const ratePlanData: Schema<LegacyRatePlanData> = z.object({
  RatePlan: customizable({ ProductRatePlanId: z.string(), AmendmentSubscriptionRatePlanId: text }),
  RatePlanChargeData: z.optional(z.array(z.object({ RatePlanCharge: charge, RatePlanChargeTier: z.optional(z.array(tier)) }))),
});

/** Options of a bill and its payment. */
export interface LegacyOptions {
  ApplicationOrder?: CreditSource[];
  ApplyCredit?: boolean;
  ApplyCreditBalance?: false;
  ElectronicPaymentOptions?: { PaymentMethodId?: string };
  GenerateInvoice?: boolean;
  ProcessPayments?: boolean;
}
const options = {
  ApplicationOrder: applicationOrder,
  ApplyCredit: flag,
  ApplyCreditBalance: z.optional(z.literal(false)),
  ElectronicPaymentOptions: z.optional(z.object({ PaymentMethodId: text })),
  GenerateInvoice: flag,
  ProcessPayments: flag,
};

/** A subscription for a new account, or for an existing account if `Account.Id` is set. */
export interface LegacySubscribe {
  Account: {
    Id?: string;
    Name: string;
    Currency: CurrencyCode;
    BillCycleDay: number;
    AccountNumber?: string;
    AutoPay?: boolean;
    CommunicationProfileId?: string;
    DefaultPaymentMethodId?: string;
    Notes?: string;
    ParentId?: string;
    PaymentTerm?: string;
  } & StoredAccountObjectFields &
    CustomFieldValues;
  BillToContact?: NamedContactObject;
  SoldToContact?: NamedContactObject;
  SubscribeOptions?: LegacyOptions & { SubscribeInvoiceProcessingOptions?: { InvoiceDate?: IsoDate; InvoiceTargetDate?: IsoDate } };
  SubscriptionData: {
    RatePlanData: LegacyRatePlanData[];
    Subscription: CustomFieldValues & {
      ContractEffectiveDate: IsoDate;
      ServiceActivationDate?: IsoDate;
      ContractAcceptanceDate?: IsoDate;
      TermType: 'TERMED' | 'EVERGREEN';
      TermStartDate?: IsoDate;
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
  Account: customizable({
    ...storedAccountObjectFields,
    Id: text,
    Name: z.string(),
    Currency: currencyCode,
    BillCycleDay: z.int(),
    AccountNumber: text,
    AutoPay: flag,
    CommunicationProfileId: text,
    DefaultPaymentMethodId: text,
    Notes: text,
    ParentId: text,
    PaymentTerm: text,
  }),
  BillToContact: z.optional(namedContactObject),
  SoldToContact: z.optional(namedContactObject),
  SubscribeOptions: z.optional(
    z.object({ ...options, SubscribeInvoiceProcessingOptions: z.optional(z.object({ InvoiceDate: day, InvoiceTargetDate: day })) }),
  ),
  SubscriptionData: z.object({
    RatePlanData: z.array(ratePlanData),
    Subscription: customizable({
      ContractEffectiveDate: isoDate,
      ServiceActivationDate: day,
      ContractAcceptanceDate: day,
      TermType: z.enum(['TERMED', 'EVERGREEN']),
      TermStartDate: day,
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
  CurrentTerm?: number;
  CurrentTermPeriodType?: TermUnit;
  TermStartDate?: IsoDate;
  TermType?: 'TERMED' | 'EVERGREEN';
  RatePlanData?: LegacyRatePlanData;
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
  CurrentTerm: whole,
  CurrentTermPeriodType: unit,
  TermStartDate: day,
  TermType: z.optional(z.enum(['TERMED', 'EVERGREEN'])),
  RatePlanData: z.optional(ratePlanData),
});

export interface LegacyAmend {
  Amendments: LegacyAmendment[];
  AmendOptions?: LegacyOptions & {
    InvoiceProcessingOptions?: { InvoiceTargetDate: IsoDate; InvoiceDate?: IsoDate };
  };
}

export const legacyAmend: Schema<LegacyAmend> = z.object({
  Amendments: z.array(legacyAmendment),
  AmendOptions: z.optional(
    z.object({
      ...options,
      InvoiceProcessingOptions: z.optional(z.object({ InvoiceTargetDate: isoDate, InvoiceDate: day })),
    }),
  ),
});
