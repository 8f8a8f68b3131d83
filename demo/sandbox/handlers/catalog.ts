import { billingOperations as rows } from '../../../src/api/operations/billing/index.js';
import { endpoint, partialEndpoint } from '../http/endpoint.js';
import { asc, eq, or } from 'drizzle-orm';
import { productRatePlansRequest, type ProductRatePlansRequest, type ProductsRequest } from '../supported/catalog.js';
import type { Call, WireBody } from '../context.js';
import { products } from '../database/schema.js';
import { plansOfProducts, planStatus, type CatalogCharge, type CatalogPlan } from '../engine/catalog.js';
import { notFound } from '../errors.js';
import { prefixOf } from '../http/prefix.js';
import { pageOf, readPage } from './paging.js';

/** From this version on a product names the URL of its rate plans; before, they stand inside it. */
const LINKED_FROM = 230;
const PRODUCTS_PER_PAGE = 10;

/** Versions by number came before versions by date. */
function linksPlans(version: string | undefined): boolean {
  if (version === undefined) return false;
  return /^\d{4}-\d{2}-\d{2}$/.test(version) || Number(version) >= LINKED_FROM;
}

function wireCharge(charge: CatalogCharge): WireBody {
  return {
    id: charge.id,
    name: charge.name,
    productRatePlanChargeNumber: charge.number,
    type: charge.type,
    model: charge.model,
    uom: charge.uom,
    defaultQuantity: charge.defaultQuantity,
    listPriceBase: charge.listPriceBase?.replaceAll(' ', '_') ?? null,
    billingPeriod: charge.billingPeriod,
    billingTiming: charge.billingTiming,
    billingPeriodAlignment: charge.type === 'Recurring' ? 'AlignToCharge' : null,
    triggerEvent: charge.triggerEvent,
    endDateCondition: charge.endDateCondition,
    taxable: charge.taxable,
    pricing: charge.prices.map(({ currency, price }) => ({ currency, price })),
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

/** `GET /v1/catalog/products`. */
async function listProducts(input: ProductsRequest, call: Call): Promise<WireBody> {
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
    : await plansOfProducts(
        call.tx,
        rows.map((product) => product.id),
      );
  return {
    products: rows.map((product) => ({
      id: product.id,
      productNumber: product.number,
      name: product.name,
      sku: product.sku ?? undefined,
      category: product.category ?? undefined,
      effectiveStartDate: product.effectiveStartDate,
      effectiveEndDate: product.effectiveEndDate,
      productRatePlans: linked
        ? new URL(`${prefixOf(call.url)}/v1/products/${product.id}/product-rate-plans`, call.url).href
        : plans.filter((plan) => plan.productId === product.id).map((plan) => wirePlan(plan, call.moment.today)),
    })),
    ...nextPage,
    success: true,
  };
}

/** `GET /v1/products/{product-key}/product-rate-plans`, by id or product number. */
async function listProductRatePlans(input: ProductRatePlansRequest, call: Call): Promise<WireBody> {
  const key = input['product-key'];
  const [product] = await call.tx
    .select()
    .from(products)
    .where(or(eq(products.id, key), eq(products.number, key)));
  if (!product) throw notFound('product', key);
  const page = readPage(input);
  const plans = await plansOfProducts(call.tx, [product.id]);
  const { rows, nextPage } = pageOf(plans.slice(page.offset, page.offset + page.size + 1), page, call.url);
  return { productRatePlans: rows.map((plan) => wirePlan(plan, call.moment.today)), ...nextPage, success: true };
}

/** What is served here, by row. */
export const catalogEndpoints = {
  listProducts: endpoint(rows.listProducts, 'catalog', listProducts),
  listProductRatePlans: partialEndpoint(rows.listProductRatePlans, 'catalog', productRatePlansRequest, listProductRatePlans),
};
