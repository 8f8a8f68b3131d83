import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import {
  changeCharge,
  changePlan,
  changeProduct,
  deleteCharge,
  deletePlan,
  deleteProduct,
  getChargeRow,
  getPlanRow,
  getProductRow,
} from '../engine/catalog-changes.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import { addChargeObject, addProductObject, addRatePlanObject, externalIdsOf } from '../handlers/catalog-objects.js';
import {
  chargeChanges,
  newProductInput,
  newRatePlanInput,
  productChanges,
  ratePlanChanges,
  tierChanges,
} from '../supported/catalog-objects.js';
import { newChargeInput } from '../supported/charge-objects.js';
import { updateTier } from './catalog-tiers.js';
import { defineUpdate, updatedColumn, defineOperationCreation, mergeCustomFields, type ObjectType } from './object-type.js';

/** Names of the stored accounting fields of a charge. */
const ACCOUNTING_FIELDS = {
  AccountingCode: 'accountingCode',
  DeferredRevenueAccount: 'deferredRevenueAccount',
  RecognizedRevenueAccount: 'recognizedRevenueAccount',
  RevRecCode: 'revRecCode',
  RevRecTriggerCondition: 'revRecTriggerCondition',
  RevenueRecognitionRuleName: 'revenueRecognitionRuleName',
} as const;

const isAccountingField = (name: string): name is keyof typeof ACCOUNTING_FIELDS => Object.hasOwn(ACCOUNTING_FIELDS, name);

/** Types of product catalog objects. */
export const CATALOG_TYPES = {
  Product: {
    creates: defineOperationCreation(rows.createProduct, 'catalog', newProductInput, addProductObject),
    updates: defineUpdate(
      'catalog',
      productChanges,
      async (id, input, emptied, call) => {
        const { customFields } = await getProductRow(call.tx, id);
        await changeProduct(call, id, {
          ...omitUndefined({
            name: input.Name,
            effectiveStartDate: input.EffectiveStartDate,
            effectiveEndDate: input.EffectiveEndDate,
            category: updatedColumn(input.Category, emptied, 'Category'),
            description: updatedColumn(input.Description, emptied, 'Description'),
            sku: updatedColumn(input.SKU, emptied, 'SKU'),
          }),
          customFields: mergeCustomFields(customFields, input, emptied),
        });
      },
      ['Category', 'Description', 'SKU'],
    ),
    removes: (id, call) => deleteProduct(call, id),
  },
  ProductRatePlan: {
    creates: defineOperationCreation(rows.createProductRatePlan, 'catalog', newRatePlanInput, addRatePlanObject),
    updates: defineUpdate(
      'catalog',
      ratePlanChanges,
      async (id, input, emptied, call) => {
        const { customFields } = await getPlanRow(call.tx, id);
        const { ExternalRatePlanIds = emptied.includes('ExternalRatePlanIds') ? '' : undefined } = input;
        await changePlan(call, id, {
          ...omitUndefined({
            name: input.Name,
            effectiveStartDate: input.EffectiveStartDate,
            effectiveEndDate: input.EffectiveEndDate,
            description: updatedColumn(input.Description, emptied, 'Description'),
            grade: updatedColumn(input.Grade, emptied, 'Grade'),
            externalIdSource: updatedColumn(input.ExternalIdSourceSystem, emptied, 'ExternalIdSourceSystem'),
            externalIds: ExternalRatePlanIds === undefined ? undefined : externalIdsOf(ExternalRatePlanIds),
          }),
          customFields: mergeCustomFields(customFields, input, emptied),
        });
      },
      ['Description', 'Grade', 'ExternalIdSourceSystem', 'ExternalRatePlanIds'],
    ),
    removes: (id, call) => deletePlan(call, id),
  },
  ProductRatePlanCharge: {
    creates: defineOperationCreation(rows.createProductRatePlanCharge, 'catalog', newChargeInput, addChargeObject),
    updates: defineUpdate(
      'catalog',
      chargeChanges,
      async (id, input, emptied, call) => {
        const { customFields, details } = await getChargeRow(call.tx, id);
        const booking = Object.entries(input).filter(([name]) => isAccountingField(name));
        const named = (entries: readonly (readonly [string, unknown])[]) =>
          Object.fromEntries(entries.map(([name, value]) => [isAccountingField(name) ? ACCOUNTING_FIELDS[name] : name, value]));
        const gone = named(emptied.filter(isAccountingField).map((name) => [name, null] as const));
        const kept = Object.entries({ ...details, ...named(booking), ...gone }).filter(([, value]) => value !== null);
        await changeCharge(call, id, {
          ...omitUndefined({
            name: input.Name,
            description: updatedColumn(input.Description, emptied, 'Description'),
            defaultQuantity: input.DefaultQuantity,
          }),
          details: Object.fromEntries(kept),
          customFields: mergeCustomFields(customFields, input, emptied),
        });
      },
      ['Description', ...Object.keys(ACCOUNTING_FIELDS)],
    ),
    removes: (id, call) => deleteCharge(call, id),
  },
  ProductRatePlanChargeTier: { updates: defineUpdate('catalog', tierChanges, updateTier) },
} satisfies Record<string, ObjectType>;
