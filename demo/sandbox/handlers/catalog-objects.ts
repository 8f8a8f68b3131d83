import { billingOperations as rows } from '../../../src/api/operations/billing/index.js';
import type { Call, WireBody } from '../context.js';
import { findPlan, findProduct } from '../engine/catalog.js';
import { customFieldsOf } from '../engine/custom-fields.js';
import { decimalOf } from '../engine/money.js';
import { addCharge, addProduct, addRatePlan } from '../engine/new-catalog.js';
import { billingError, invalidValue, missingField } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import {
  newChargeInput,
  newProductInput,
  newRatePlanInput,
  type NewChargeInput,
  type NewProductInput,
  type NewRatePlanInput,
} from '../supported/catalog-objects.js';
import { withoutEmpty } from './answers.js';

const noSuch = (field: string, what: string) => invalidValue('catalog', field, `no such ${what}`);

/** `POST /v1/object/product`. */
async function createProduct(input: NewProductInput, call: Call): Promise<WireBody> {
  const id = await addProduct(call, {
    name: input.Name,
    number: input.ProductNumber,
    sku: input.SKU ?? null,
    category: input.Category ?? null,
    description: input.Description ?? null,
    effectiveStartDate: input.EffectiveStartDate,
    effectiveEndDate: input.EffectiveEndDate,
    customFields: customFieldsOf(input),
  });
  return { Success: true, Id: id };
}

/** `POST /v1/object/product-rate-plan`. Dates that are left out are the product's. */
async function createProductRatePlan(input: NewRatePlanInput, call: Call): Promise<WireBody> {
  const product = await findProduct(call.tx, input.ProductId);
  if (product?.id !== input.ProductId) throw noSuch('ProductId', 'product');
  const id = await addRatePlan(call, {
    productId: product.id,
    name: input.Name,
    number: input.ProductRatePlanNumber,
    description: input.Description ?? null,
    effectiveStartDate: input.EffectiveStartDate ?? product.effectiveStartDate,
    effectiveEndDate: input.EffectiveEndDate ?? product.effectiveEndDate,
    grade: input.Grade ?? null,
    externalIds: (input.ExternalRatePlanIds ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
    externalIdSource: input.ExternalIdSourceSystem ?? null,
    customFields: customFieldsOf(input),
  });
  return { Success: true, Id: id };
}

const MODELS = { 'Flat Fee Pricing': 'FlatFee', 'Per Unit Pricing': 'PerUnit' } as const;
const FORMATS = { 'Flat Fee Pricing': 'Flat Fee', 'Per Unit Pricing': 'Per Unit' } as const;

/** What must fit together, beside what each field may be. */
function checkCharge(input: NewChargeInput): void {
  const perUnit = input.ChargeModel === 'Per Unit Pricing';
  if (perUnit && (input.UOM ?? '') === '') throw missingField('catalog', 'UOM');
  if (!perUnit && input.DefaultQuantity !== undefined) throw billingError('catalog', 'rule', "'DefaultQuantity' is for charges per unit.");
  if (input.DefaultQuantity !== undefined && decimalOf(input.DefaultQuantity).isNegative()) {
    throw invalidValue('catalog', 'DefaultQuantity', 'must not be negative');
  }
  if (input.ChargeType === 'OneTime' && input.ListPriceBase !== undefined && input.ListPriceBase !== 'Per Billing Period') {
    throw billingError('catalog', 'rule', "'ListPriceBase' is for recurring charges.");
  }
  if (input.BillingPeriod === 'Week' && (input.ListPriceBase ?? 'Per Billing Period') !== 'Per Billing Period') {
    throw billingError('catalog', 'rule', "'ListPriceBase' of a weekly charge must be 'Per Billing Period'.");
  }
  input.ProductRatePlanChargeTierData.ProductRatePlanChargeTier.forEach(({ PriceFormat }, index) => {
    if (PriceFormat === undefined || PriceFormat === FORMATS[input.ChargeModel]) return;
    const at = `ProductRatePlanChargeTierData.ProductRatePlanChargeTier.${index}.PriceFormat`;
    throw billingError('catalog', 'rule', `'${at}' does not fit '${input.ChargeModel}'.`);
  });
}

/** `POST /v1/object/product-rate-plan-charge`. */
async function createProductRatePlanCharge(input: NewChargeInput, call: Call): Promise<WireBody> {
  checkCharge(input);
  const plan = await findPlan(call.tx, input.ProductRatePlanId);
  if (!plan) throw noSuch('ProductRatePlanId', 'rate plan');
  const recurring = input.ChargeType === 'Recurring';
  const { AccountingCode, DeferredRevenueAccount, RecognizedRevenueAccount } = input;
  const id = await addCharge(
    call,
    {
      productRatePlanId: plan.id,
      name: input.Name,
      number: input.ProductRatePlanChargeNumber,
      type: input.ChargeType,
      model: MODELS[input.ChargeModel],
      billingPeriod: recurring ? input.BillingPeriod : null,
      listPriceBase: recurring ? (input.ListPriceBase ?? 'Per Billing Period') : null,
      uom: input.UOM ?? null,
      defaultQuantity: input.ChargeModel === 'Per Unit Pricing' ? (input.DefaultQuantity ?? '1') : null,
      triggerEvent: input.TriggerEvent,
      terms: {},
      description: input.Description ?? null,
      details: withoutEmpty({
        accountingCode: AccountingCode,
        deferredRevenueAccount: DeferredRevenueAccount,
        recognizedRevenueAccount: RecognizedRevenueAccount,
        revRecCode: input.RevRecCode,
        revRecTriggerCondition: input.RevRecTriggerCondition,
        revenueRecognitionRuleName: input.RevenueRecognitionRuleName,
        prorationOption: input.ProrationOption,
      }),
      customFields: customFieldsOf(input),
    },
    input.ProductRatePlanChargeTierData.ProductRatePlanChargeTier.map(({ Currency, Price }) => ({ currency: Currency, price: Price })),
  );
  return { Success: true, Id: id };
}

/** What is served here, by row. */
export const catalogObjectEndpoints = {
  createProduct: partialEndpoint(rows.createProduct, 'catalog', newProductInput, createProduct),
  createProductRatePlan: partialEndpoint(rows.createProductRatePlan, 'catalog', newRatePlanInput, createProductRatePlan),
  createProductRatePlanCharge: partialEndpoint(rows.createProductRatePlanCharge, 'catalog', newChargeInput, createProductRatePlanCharge),
};
