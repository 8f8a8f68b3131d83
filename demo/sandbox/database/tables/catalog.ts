import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BillingPeriod, ChargeModel, ChargeTerms, ChargeType, ListPriceBase, Pricing } from '../../engine/rating/charge-terms.js';
import { dateColumn, decimalColumn, detailsColumn, id, instantColumn } from './columns.js';

/** Products. `position` keeps the order of the catalog file for lists. */
export const products = pgTable('products', {
  id: text('id').primaryKey(),
  number: text('number').notNull().unique(),
  name: text('name').notNull(),
  sku: text('sku'),
  category: text('category'),
  description: text('description'),
  effectiveStartDate: dateColumn('effective_start_date').notNull(),
  effectiveEndDate: dateColumn('effective_end_date').notNull(),
  details: detailsColumn(),
  customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
  position: integer('position').notNull(),
});

export const productRatePlans = pgTable(
  'product_rate_plans',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    number: text('number').notNull().unique(),
    name: text('name').notNull(),
    description: text('description'),
    effectiveStartDate: dateColumn('effective_start_date').notNull(),
    effectiveEndDate: dateColumn('effective_end_date').notNull(),
    grade: decimalColumn('grade'),
    /** Ids of the plan in other systems, by name of the system. */
    externalIds: jsonb('external_ids').$type<string[]>().notNull().default([]),
    externalIdSource: text('external_id_source'),
    details: detailsColumn(),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('product_rate_plans_product').on(table.productId)],
);

export const productCharges = pgTable(
  'product_rate_plan_charges',
  {
    id: text('id').primaryKey(),
    productRatePlanId: text('product_rate_plan_id')
      .notNull()
      .references(() => productRatePlans.id),
    number: text('number').notNull().unique(),
    name: text('name').notNull(),
    type: text('type').$type<ChargeType>().notNull(),
    model: text('model').$type<ChargeModel>().notNull(),
    billingPeriod: text('billing_period').$type<BillingPeriod>(),
    listPriceBase: text('list_price_base').$type<ListPriceBase>(),
    terms: jsonb('terms').$type<ChargeTerms>().notNull().default({}),
    uom: text('uom'),
    defaultQuantity: decimalColumn('default_quantity'),
    triggerEvent: text('trigger_event').$type<'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance'>().notNull(),
    description: text('description'),
    details: detailsColumn(),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
    position: integer('position').notNull(),
  },
  (table) => [index('product_charges_plan').on(table.productRatePlanId)],
);

/** Units of measure of charges. */
export const unitsOfMeasure = pgTable('units_of_measure', {
  id: id(),
  name: text('name').notNull().unique(),
  displayedAs: text('displayed_as'),
  decimalPlaces: integer('decimal_places').notNull(),
  roundingMode: text('rounding_mode').$type<'UP' | 'DOWN'>().notNull(),
  active: boolean('active').notNull(),
  customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
  createdDate: instantColumn('created_date').notNull(),
});

export const prices = pgTable(
  'product_charge_prices',
  {
    chargeId: text('charge_id')
      .notNull()
      .references(() => productCharges.id),
    currency: text('currency').notNull(),
    pricing: jsonb('pricing').$type<Pricing>().notNull().default({}),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chargeId, table.currency] })],
);
