import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal, type DecimalString, type IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';

export interface NewProductInput extends CustomFieldValues {
  Name: string;
  EffectiveStartDate: IsoDate;
  EffectiveEndDate: IsoDate;
  Category?: string;
  Description?: string;
  ProductNumber?: string;
  SKU?: string;
  /** Fields that are not known are refused either way. */
  rejectUnknownFields?: boolean;
}

export interface NewRatePlanInput extends CustomFieldValues {
  Name: string;
  ProductId: string;
  Description?: string;
  EffectiveStartDate?: IsoDate;
  EffectiveEndDate?: IsoDate;
  ExternalIdSourceSystem?: string;
  /** Separated by commas. */
  ExternalRatePlanIds?: string;
  Grade?: DecimalString;
  ProductRatePlanNumber?: string;
  rejectUnknownFields?: boolean;
}

/** What the billing engine can price; anything else is refused by name rather than billed wrongly later. */
export interface NewChargeInput extends CustomFieldValues {
  Name: string;
  ProductRatePlanId: string;
  ChargeType: 'OneTime' | 'Recurring';
  ChargeModel: 'Flat Fee Pricing' | 'Per Unit Pricing';
  BillCycleType: 'DefaultFromCustomer';
  /** Of no meaning for a one-time charge, which must name one all the same. */
  BillingPeriod: 'Month' | 'Quarter' | 'Semi-Annual' | 'Annual' | 'Week';
  BillingPeriodAlignment?: 'AlignToCharge';
  BillingTiming?: 'In Advance';
  ChargeFunction?: 'Standard';
  EndDateCondition?: 'SubscriptionEnd';
  ListPriceBase?: 'Per Billing Period' | 'Per Month' | 'Per Year';
  PriceChangeOption?: 'NoChange';
  ProrationOption?: 'DefaultFromTenantSetting' | 'TimeBasedProration';
  TriggerEvent: 'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance';
  ProductRatePlanChargeTierData: { ProductRatePlanChargeTier: NewTierInput[] };
  DefaultQuantity?: DecimalString;
  UOM?: string | null;
  Description?: string;
  ProductRatePlanChargeNumber?: string;
  Taxable?: false;
  UseDiscountSpecificAccountingCode: false | null;
  AccountingCode?: string;
  DeferredRevenueAccount?: string;
  RecognizedRevenueAccount?: string;
  RevRecCode?: string | null;
  RevRecTriggerCondition?: string | null;
  RevenueRecognitionRuleName?: string;
  rejectUnknownFields?: boolean;
}

/** The price in one currency. */
export interface NewTierInput {
  Currency: string;
  Price: DecimalString;
  PriceFormat?: string;
}

const text = z.optional(z.string());
const nullableText = z.optional(z.nullable(z.string()));
const flag = z.optional(z.boolean());

export const newProductInput: Schema<NewProductInput> = customizable({
  Name: z.string(),
  EffectiveStartDate: z.string(),
  EffectiveEndDate: z.string(),
  Category: text,
  Description: text,
  ProductNumber: text,
  SKU: text,
  rejectUnknownFields: flag,
});

export const newRatePlanInput: Schema<NewRatePlanInput> = customizable({
  Name: z.string(),
  ProductId: z.string(),
  Description: text,
  EffectiveStartDate: text,
  EffectiveEndDate: text,
  ExternalIdSourceSystem: text,
  ExternalRatePlanIds: text,
  Grade: z.optional(decimal),
  ProductRatePlanNumber: text,
  rejectUnknownFields: flag,
});

export const newChargeInput: Schema<NewChargeInput> = customizable({
  Name: z.string(),
  ProductRatePlanId: z.string(),
  ChargeType: z.enum(['OneTime', 'Recurring']),
  ChargeModel: z.enum(['Flat Fee Pricing', 'Per Unit Pricing']),
  BillCycleType: z.literal('DefaultFromCustomer'),
  BillingPeriod: z.enum(['Month', 'Quarter', 'Semi-Annual', 'Annual', 'Week']),
  BillingPeriodAlignment: z.optional(z.literal('AlignToCharge')),
  BillingTiming: z.optional(z.literal('In Advance')),
  ChargeFunction: z.optional(z.literal('Standard')),
  EndDateCondition: z.optional(z.literal('SubscriptionEnd')),
  ListPriceBase: z.optional(z.enum(['Per Billing Period', 'Per Month', 'Per Year'])),
  PriceChangeOption: z.optional(z.literal('NoChange')),
  ProrationOption: z.optional(z.enum(['DefaultFromTenantSetting', 'TimeBasedProration'])),
  TriggerEvent: z.enum(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance']),
  ProductRatePlanChargeTierData: z.object({
    ProductRatePlanChargeTier: z.array(z.object({ Currency: z.string(), Price: decimal, PriceFormat: text })).check(z.minLength(1)),
  }),
  DefaultQuantity: z.optional(decimal),
  UOM: nullableText,
  Description: text,
  ProductRatePlanChargeNumber: text,
  Taxable: z.optional(z.literal(false)),
  UseDiscountSpecificAccountingCode: z.nullable(z.literal(false)),
  AccountingCode: text,
  DeferredRevenueAccount: text,
  RecognizedRevenueAccount: text,
  RevRecCode: nullableText,
  RevRecTriggerCondition: nullableText,
  RevenueRecognitionRuleName: text,
  rejectUnknownFields: flag,
});
