import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CallContext, WireBody } from '../context.js';
import { checkCurrency } from '../engine/accounts.js';
import { findPlan, findProduct } from '../engine/catalog.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { addCharge, addProduct, addRatePlan } from '../engine/catalog-creation.js';
import { invalidValue } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import { newChargeInput, type NewChargeInput } from '../supported/charge-objects.js';
import { newProductInput, newRatePlanInput, type NewProductInput, type NewRatePlanInput } from '../supported/catalog-objects.js';
import { pickStored } from '../supported/stored-fields.js';
import { omitEmpty } from './omit-empty.js';
import { parseCatalogCharge } from './catalog-charge-input.js';

const noSuch = (field: string, what: string) => invalidValue('catalog', field, `no such ${what}`);

/** Creates a product and returns its id. */
export function addProductObject(input: NewProductInput, call: CallContext): Promise<string> {
  return addProduct(call, {
    name: input.Name,
    number: input.ProductNumber,
    sku: input.SKU ?? null,
    category: input.Category ?? null,
    description: input.Description ?? null,
    effectiveStartDate: input.EffectiveStartDate,
    effectiveEndDate: input.EffectiveEndDate,
    details: pickStored('product', input),
    customFields: pickCustomFields(input),
  });
}

/** `POST /v1/object/product`. */
async function createProduct(input: NewProductInput, call: CallContext): Promise<WireBody> {
  return { Success: true, Id: await addProductObject(input, call) };
}

/** Parses comma-separated ids. */
export function externalIdsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Creates a rate plan and returns its id. Absent dates are copied from the product. */
export async function addRatePlanObject(input: NewRatePlanInput, call: CallContext): Promise<string> {
  const product = await findProduct(call.tx, input.ProductId);
  if (product?.id !== input.ProductId) throw noSuch('ProductId', 'product');
  for (const currency of input.ActiveCurrencies ?? []) checkCurrency(call, currency, 'ActiveCurrencies', 'catalog');
  return addRatePlan(call, {
    productId: product.id,
    name: input.Name,
    number: input.ProductRatePlanNumber,
    description: input.Description ?? null,
    effectiveStartDate: input.EffectiveStartDate ?? product.effectiveStartDate,
    effectiveEndDate: input.EffectiveEndDate ?? product.effectiveEndDate,
    grade: input.Grade ?? null,
    externalIds: externalIdsOf(input.ExternalRatePlanIds ?? ''),
    externalIdSource: input.ExternalIdSourceSystem ?? null,
    details: pickStored('productRatePlan', input),
    customFields: pickCustomFields(input),
  });
}

/** `POST /v1/object/product-rate-plan`. */
async function createProductRatePlan(input: NewRatePlanInput, call: CallContext): Promise<WireBody> {
  return { Success: true, Id: await addRatePlanObject(input, call) };
}

/** Returns the stored fields of a charge, and the limits of its quantity. Responses spell these names in camelCase. */
function chargeDetails(input: NewChargeInput): Record<string, unknown> {
  const { MinQuantity, MaxQuantity } = input;
  const all = Object.entries({ ...pickStored('productCharge', input), MinQuantity, MaxQuantity });
  return omitEmpty(Object.fromEntries(all.map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value])));
}

/** Creates a charge with its prices and returns its id. */
export async function addChargeObject(input: NewChargeInput, call: CallContext): Promise<string> {
  const { charge, prices } = parseCatalogCharge(input);
  const plan = await findPlan(call.tx, input.ProductRatePlanId);
  if (!plan) throw noSuch('ProductRatePlanId', 'rate plan');
  return addCharge(
    call,
    {
      productRatePlanId: plan.id,
      name: input.Name,
      number: input.ProductRatePlanChargeNumber,
      ...charge,
      triggerEvent: input.TriggerEvent,
      description: input.Description ?? null,
      details: chargeDetails(input),
      customFields: pickCustomFields(input),
    },
    prices,
  );
}

/** `POST /v1/object/product-rate-plan-charge`. */
async function createProductRatePlanCharge(input: NewChargeInput, call: CallContext): Promise<WireBody> {
  return { Success: true, Id: await addChargeObject(input, call) };
}

/** Endpoints by operation name. */
export const catalogObjectEndpoints = {
  createProduct: partialEndpoint(rows.createProduct, 'catalog', newProductInput, createProduct),
  createProductRatePlan: partialEndpoint(rows.createProductRatePlan, 'catalog', newRatePlanInput, createProductRatePlan),
  createProductRatePlanCharge: partialEndpoint(rows.createProductRatePlanCharge, 'catalog', newChargeInput, createProductRatePlanCharge),
};
