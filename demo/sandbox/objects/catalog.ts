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
import { changeTier } from './catalog-tiers.js';
import { change, columnOf, creationByRow, customAfter, type ObjectType } from './object-type.js';

/** Names of the stored accounting fields of a charge. */
const BOOKING = {
  AccountingCode: 'accountingCode',
  DeferredRevenueAccount: 'deferredRevenueAccount',
  RecognizedRevenueAccount: 'recognizedRevenueAccount',
  RevRecCode: 'revRecCode',
  RevRecTriggerCondition: 'revRecTriggerCondition',
  RevenueRecognitionRuleName: 'revenueRecognitionRuleName',
} as const;

const isBooking = (name: string): name is keyof typeof BOOKING => Object.hasOwn(BOOKING, name);

/** Product catalog objects. */
export const CATALOG_TYPES = {
  Product: {
    creates: creationByRow(rows.createProduct, 'catalog', newProductInput, addProductObject),
    updates: change(
      'catalog',
      productChanges,
      async (id, input, emptied, call) => {
        const { customFields } = await getProductRow(call.tx, id);
        await changeProduct(call, id, {
          ...omitUndefined({
            name: input.Name,
            effectiveStartDate: input.EffectiveStartDate,
            effectiveEndDate: input.EffectiveEndDate,
            category: columnOf(input.Category, emptied, 'Category'),
            description: columnOf(input.Description, emptied, 'Description'),
            sku: columnOf(input.SKU, emptied, 'SKU'),
          }),
          customFields: customAfter(customFields, input, emptied),
        });
      },
      ['Category', 'Description', 'SKU'],
    ),
    removes: (id, call) => deleteProduct(call, id),
  },
  ProductRatePlan: {
    creates: creationByRow(rows.createProductRatePlan, 'catalog', newRatePlanInput, addRatePlanObject),
    updates: change(
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
            description: columnOf(input.Description, emptied, 'Description'),
            grade: columnOf(input.Grade, emptied, 'Grade'),
            externalIdSource: columnOf(input.ExternalIdSourceSystem, emptied, 'ExternalIdSourceSystem'),
            externalIds: ExternalRatePlanIds === undefined ? undefined : externalIdsOf(ExternalRatePlanIds),
          }),
          customFields: customAfter(customFields, input, emptied),
        });
      },
      ['Description', 'Grade', 'ExternalIdSourceSystem', 'ExternalRatePlanIds'],
    ),
    removes: (id, call) => deletePlan(call, id),
  },
  ProductRatePlanCharge: {
    creates: creationByRow(rows.createProductRatePlanCharge, 'catalog', newChargeInput, addChargeObject),
    updates: change(
      'catalog',
      chargeChanges,
      async (id, input, emptied, call) => {
        const { customFields, details } = await getChargeRow(call.tx, id);
        const booking = Object.entries(input).filter(([name]) => isBooking(name));
        const named = (entries: readonly (readonly [string, unknown])[]) =>
          Object.fromEntries(entries.map(([name, value]) => [isBooking(name) ? BOOKING[name] : name, value]));
        const gone = named(emptied.filter(isBooking).map((name) => [name, null] as const));
        const kept = Object.entries({ ...details, ...named(booking), ...gone }).filter(([, value]) => value !== null);
        await changeCharge(call, id, {
          ...omitUndefined({
            name: input.Name,
            description: columnOf(input.Description, emptied, 'Description'),
            defaultQuantity: input.DefaultQuantity,
          }),
          details: Object.fromEntries(kept),
          customFields: customAfter(customFields, input, emptied),
        });
      },
      ['Description', ...Object.keys(BOOKING)],
    ),
    removes: (id, call) => deleteCharge(call, id),
  },
  ProductRatePlanChargeTier: { updates: change('catalog', tierChanges, changeTier) },
} satisfies Record<string, ObjectType>;
