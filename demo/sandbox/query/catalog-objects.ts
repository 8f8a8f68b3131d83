import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { prices, productCharges, productRatePlans, products } from '../database/schema.js';
import { amount, date, storedField, text, type ObjectField, type QueryObject } from './fields.js';
import { tierFields, tierRows } from './tiers.js';

const term = (name: string, type: ObjectField['type'] = 'text'): ObjectField => ({
  column: type === 'text' ? sql`${productCharges.terms} ->> ${name}` : sql`(${productCharges.terms} ->> ${name})::${sql.raw(type)}`,
  type,
});

/** Maps names of charge models in the database to their names in queries. */
const MODELS = {
  FlatFee: 'Flat Fee Pricing',
  PerUnit: 'Per Unit Pricing',
  Tiered: 'Tiered Pricing',
  Volume: 'Volume Pricing',
  Overage: 'Overage Pricing',
  TieredWithOverage: 'Tiered with Overage Pricing',
  DiscountFixedAmount: 'Discount-Fixed Amount',
  DiscountPercentage: 'Discount-Percentage',
};

/** Returns a field that contains the name of the charge model in queries. */
export const modelField = (column: PgColumn): ObjectField => ({
  column: sql`${JSON.stringify(MODELS)}::jsonb ->> ${column}`,
  type: 'text',
});

/** Product catalog objects. */
export const CATALOG_OBJECTS = {
  Product: {
    table: products,
    fields: {
      Id: text(products.id),
      ProductNumber: text(products.number),
      Name: text(products.name),
      SKU: text(products.sku),
      Category: text(products.category),
      Description: text(products.description),
      EffectiveStartDate: date(products.effectiveStartDate),
      EffectiveEndDate: date(products.effectiveEndDate),
      AllowFeatureChanges: storedField(products.details, 'AllowFeatureChanges', 'boolean'),
    },
    customFields: products.customFields,
  },
  ProductRatePlan: {
    table: productRatePlans,
    fields: {
      Id: text(productRatePlans.id),
      ProductRatePlanNumber: text(productRatePlans.number),
      ProductId: text(productRatePlans.productId),
      Name: text(productRatePlans.name),
      Description: text(productRatePlans.description),
      EffectiveStartDate: date(productRatePlans.effectiveStartDate),
      EffectiveEndDate: date(productRatePlans.effectiveEndDate),
      Grade: amount(productRatePlans.grade),
      // A list, as text.
      ActiveCurrencies: {
        column: sql`(select string_agg(value, ',') from jsonb_array_elements_text(${productRatePlans.details} -> 'ActiveCurrencies'))`,
        type: 'text',
      },
      ExternalIdSourceSystem: text(productRatePlans.externalIdSource),
    },
    customFields: productRatePlans.customFields,
  },
  ProductRatePlanCharge: {
    table: productCharges,
    fields: {
      Id: text(productCharges.id),
      ProductRatePlanChargeNumber: text(productCharges.number),
      ProductRatePlanId: text(productCharges.productRatePlanId),
      Name: text(productCharges.name),
      ChargeType: text(productCharges.type),
      ChargeModel: modelField(productCharges.model),
      BillingPeriod: text(productCharges.billingPeriod),
      BillingTiming: term('billingTiming'),
      BillCycleType: term('billCycleType'),
      BillCycleDay: term('billCycleDay', 'integer'),
      ListPriceBase: text(productCharges.listPriceBase),
      UOM: text(productCharges.uom),
      DefaultQuantity: amount(productCharges.defaultQuantity),
      TriggerEvent: text(productCharges.triggerEvent),
      Taxable: term('taxable', 'boolean'),
      TaxCode: term('taxCode'),
      TaxMode: term('taxMode'),
      AccountingCode: storedField(productCharges.details, 'accountingCode'),
      DeferredRevenueAccount: storedField(productCharges.details, 'deferredRevenueAccount'),
      RecognizedRevenueAccount: storedField(productCharges.details, 'recognizedRevenueAccount'),
      RevRecCode: storedField(productCharges.details, 'revRecCode'),
      RevRecTriggerCondition: storedField(productCharges.details, 'revRecTriggerCondition'),
      RevenueRecognitionRuleName: storedField(productCharges.details, 'revenueRecognitionRuleName'),
      Description: text(productCharges.description),
    },
    customFields: productCharges.customFields,
  },
  ProductRatePlanChargeTier: {
    table: tierRows(prices, prices.chargeId, prices.currency, prices.pricing),
    fields: tierFields('ProductRatePlanChargeId'),
  },
} satisfies Readonly<Record<string, QueryObject>>;
