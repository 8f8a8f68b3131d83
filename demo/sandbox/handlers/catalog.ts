import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import { endpoint, partialEndpoint } from '../http/endpoint.js';
import { asc } from 'drizzle-orm';
import { productRatePlansInput, type ProductRatePlansInput } from '../supported/catalog.js';
import type {
  GetProductRatePlanChargeRequest,
  GetProductRatePlanRequest,
  GetProductRequest,
  ListProductRatePlansByExternalIdRequest,
  ListProductsRequest,
} from '../../../src/generated/api/schemas/catalog.js';
import type { CallContext, WireBody } from '../context.js';
import { products } from '../database/schema.js';
import {
  findCharge,
  findPlan,
  findPlanByNumber,
  findPlansByExternalId,
  findProduct,
  readProductPlans,
  planStatus,
  type CatalogCharge,
  type CatalogPlan,
  type PlanRow,
  type ProductRow,
} from '../engine/catalog.js';
import { jsonNumber } from '../engine/money.js';
import { notFound } from '../errors.js';
import { prefixOf } from '../http/legacy-prefix.js';
import { returnedFields } from '../supported/stored-fields.js';
import { omitEmpty } from './omit-empty.js';
import { wirePricing, wireTerms } from './charge-terms.js';
import { catalogObjectEndpoints } from './catalog-objects.js';
import { pageOf, readPage } from './paging.js';
import { pricingSummary } from './pricing-summary.js';

/** First API version in which a product links to its rate plans instead of including them. */
const LINKED_FROM = 230;
const PRODUCTS_PER_PAGE = 10;

/** True if products link to their rate plans in this API version. Versions that are dates are newer than versions that are numbers. */
function linksPlans(version: string | undefined): boolean {
  if (version === undefined) return false;
  return /^\d{4}-\d{2}-\d{2}$/.test(version) || Number(version) >= LINKED_FROM;
}

function wireCharge(charge: CatalogCharge): WireBody {
  return {
    ...charge.customFields,
    id: charge.id,
    name: charge.name,
    productRatePlanChargeNumber: charge.number,
    type: charge.type,
    model: charge.model,
    uom: charge.uom,
    defaultQuantity: charge.defaultQuantity,
    listPriceBase: charge.listPriceBase?.replaceAll(' ', '_') ?? null,
    billingPeriod: charge.billingPeriod,
    triggerEvent: charge.triggerEvent,
    ...wireTerms(charge),
    ...returnedFields(charge.details, rows.listProducts.response, 'products.productRatePlans.productRatePlanCharges'),
    pricing: charge.prices.map(({ currency, pricing }) => ({ currency, ...wirePricing(pricing, (value) => value) })),
    pricingSummary: charge.prices.map(({ currency, pricing }) => pricingSummary(charge, currency, pricing)),
  };
}

function wirePlan(plan: CatalogPlan, today: string): WireBody {
  return {
    id: plan.id,
    name: plan.name,
    productRatePlanNumber: plan.number,
    status: planStatus(plan, today),
    effectiveStartDate: plan.effectiveStartDate,
    effectiveEndDate: plan.effectiveEndDate,
    ...plan.customFields,
    productRatePlanCharges: plan.charges.map(wireCharge),
  };
}

/** Returns a product with its rate plans, or with their URL, depending on the API version. */
function wireProduct(product: ProductRow, plans: readonly CatalogPlan[], call: CallContext): WireBody {
  return {
    ...product.customFields,
    id: product.id,
    productNumber: product.number,
    name: product.name,
    sku: product.sku ?? undefined,
    category: product.category ?? undefined,
    effectiveStartDate: product.effectiveStartDate,
    effectiveEndDate: product.effectiveEndDate,
    productRatePlans: linksPlans(call.version)
      ? new URL(`${prefixOf(call.url)}/v1/products/${product.id}/product-rate-plans`, call.url).href
      : plans.filter((plan) => plan.productId === product.id).map((plan) => wirePlan(plan, call.moment.today)),
  };
}

/** `GET /v1/catalog/products/{product-key}`, by id or product number. */
async function getProduct(input: GetProductRequest, call: CallContext): Promise<WireBody> {
  const product = await findProduct(call.tx, input['product-key']);
  if (!product) throw notFound('product', input['product-key']);
  const plans = linksPlans(call.version) ? [] : await readProductPlans(call.tx, [product.id]);
  return { success: true, ...wireProduct(product, plans, call) };
}

function wirePlanAlone(plan: PlanRow, today: string): WireBody {
  return omitEmpty({
    ...plan.customFields,
    id: plan.id,
    name: plan.name,
    productRatePlanNumber: plan.number,
    status: planStatus(plan, today),
    description: plan.description,
    effectiveStartDate: plan.effectiveStartDate,
    effectiveEndDate: plan.effectiveEndDate,
    grade: plan.grade === null ? undefined : jsonNumber(plan.grade),
    externallyManagedPlanIds: plan.externalIds,
  });
}

/** `GET /v1/product-rate-plans/{id}`, by id or number. */
async function getProductRatePlan(input: GetProductRatePlanRequest, call: CallContext): Promise<WireBody> {
  const plan = (await findPlan(call.tx, input.id)) ?? (await findPlanByNumber(call.tx, input.id));
  if (!plan) throw notFound('product rate plan', input.id);
  return omitEmpty({ success: true, ...wirePlanAlone(plan, call.moment.today), ExternalIdSourceSystem: plan.externalIdSource });
}

/** `GET /v1/product-rate-plans/external-id/{id}`. */
async function listProductRatePlansByExternalId(input: ListProductRatePlansByExternalIdRequest, call: CallContext): Promise<WireBody> {
  const plans = await findPlansByExternalId(call.tx, input.id);
  if (plans.length === 0) throw notFound('product rate plan of the external id', input.id);
  const productRatePlans = plans.map((plan) =>
    omitEmpty({ ...wirePlanAlone(plan, call.moment.today), externalIdSourceSystem: plan.externalIdSource }),
  );
  return { success: true, productRatePlans };
}

/** `GET /v1/product-rate-plan-charges/{product-rate-plan-charge-key}`. Prices are numbers in this response, but text in lists. */
async function getProductRatePlanCharge(input: GetProductRatePlanChargeRequest, call: CallContext): Promise<WireBody> {
  const charge = await findCharge(call.tx, input['product-rate-plan-charge-key']);
  if (!charge) throw notFound('product rate plan charge', input['product-rate-plan-charge-key']);
  const { deferredRevenueAccount } = charge.details;
  return omitEmpty({
    success: true,
    ...wireCharge(charge),
    ...returnedFields(charge.details, rows.getProductRatePlanCharge.response),
    description: charge.description,
    defaultQuantity: charge.defaultQuantity === null ? undefined : jsonNumber(charge.defaultQuantity),
    billingTiming: charge.terms.billingTiming === 'In Arrears' ? 'IN_ARREARS' : charge.type === 'Recurring' ? 'IN_ADVANCE' : undefined,
    endDateCondition: charge.type === 'OneTime' ? 'One_Time' : (charge.terms.endDateCondition ?? 'Subscription_End'),
    financeInformation:
      deferredRevenueAccount === undefined ? undefined : omitEmpty({ deferredRevenueAccountingCode: deferredRevenueAccount }),
    prorationOption: charge.terms.prorationOption ?? 'DefaultFromTenantSetting',
    // Unlike other operations, this operation spells `TieredwithOverage`, omits `Per Specific Months` and nests the list of tiers.
    ...(charge.model === 'TieredWithOverage' && { model: 'TieredwithOverage' }),
    ...(charge.listPriceBase === 'Per Specific Months' && { listPriceBase: undefined }),
    pricing: charge.prices.map(({ currency, pricing }) => {
      const { tiers, ...amounts } = wirePricing(pricing, jsonNumber);
      return { currency, ...amounts, ...(tiers !== undefined && { tiers: [tiers] }) };
    }),
    customFields: charge.customFields,
  });
}

/** `GET /v1/catalog/products`. */
async function listProducts(input: ListProductsRequest, call: CallContext): Promise<WireBody> {
  const page = readPage(input, PRODUCTS_PER_PAGE);
  const found = await call.tx
    .select()
    .from(products)
    .orderBy(asc(products.position))
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows, nextPage } = pageOf(found, page, call.url);
  const linked = linksPlans(call.version);
  const plans = linked
    ? []
    : await readProductPlans(
        call.tx,
        rows.map((product) => product.id),
      );
  return {
    products: rows.map((product) => wireProduct(product, plans, call)),
    ...nextPage,
    success: true,
  };
}

/** `GET /v1/products/{product-key}/product-rate-plans`, by id or product number. */
async function listProductRatePlans(input: ProductRatePlansInput, call: CallContext): Promise<WireBody> {
  const key = input['product-key'];
  const product = await findProduct(call.tx, key);
  if (!product) throw notFound('product', key);
  const page = readPage(input);
  const plans = await readProductPlans(call.tx, [product.id]);
  const { rows, nextPage } = pageOf(plans.slice(page.offset, page.offset + page.size + 1), page, call.url);
  return { productRatePlans: rows.map((plan) => wirePlan(plan, call.moment.today)), ...nextPage, success: true };
}

/** Endpoints by operation name. */
export const catalogEndpoints = {
  listProducts: endpoint(rows.listProducts, 'catalog', listProducts),
  listProductRatePlans: partialEndpoint(rows.listProductRatePlans, 'catalog', productRatePlansInput, listProductRatePlans),
  getProduct: endpoint(rows.getProduct, 'catalog', getProduct),
  getProductRatePlan: endpoint(rows.getProductRatePlan, 'catalog', getProductRatePlan),
  listProductRatePlansByExternalId: endpoint(rows.listProductRatePlansByExternalId, 'catalog', listProductRatePlansByExternalId),
  getProductRatePlanCharge: endpoint(rows.getProductRatePlanCharge, 'catalog', getProductRatePlanCharge),
  ...catalogObjectEndpoints,
};
