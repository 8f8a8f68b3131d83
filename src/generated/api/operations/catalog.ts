// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  listProductsRequest,
  listProductsResponse,
  getProductRequest,
  product,
  listProductRatePlansRequest,
  listProductRatePlansResponse,
  getProductRatePlanRequest,
  getProductRatePlanResponse,
  listProductRatePlansByExternalIdRequest,
  listProductRatePlansByExternalIdResponse,
  getProductRatePlanChargeRequest,
  getProductRatePlanChargeResponse,
  createProductRequest,
  createProductRatePlanRequest,
  createProductRatePlanChargeRequest,
} from '../schemas/catalog.js';
import { createOrModifyResponse } from '../schemas/shared.js';

/** Page through products with rate plans, charges, pricing and tiers. `GET /v1/catalog/products`. */
export const listProducts = /* @__PURE__ */ operation({
  name: 'catalog.products',
  method: 'GET',
  path: '/v1/catalog/products',
  request: listProductsRequest,
  response: listProductsResponse,
  paging: 'page',
  items: 'products',
  retry: 'safe',
});

/** One product with the same nesting. `GET /v1/catalog/products/{product-key}`. */
export const getProduct = /* @__PURE__ */ operation({
  name: 'catalog.product',
  method: 'GET',
  path: '/v1/catalog/products/{product-key}',
  request: getProductRequest,
  response: product,
  retry: 'safe',
});

/** Rate plans of a product. `GET /v1/products/{product-key}/product-rate-plans`. */
export const listProductRatePlans = /* @__PURE__ */ operation({
  name: 'catalog.rate-plans',
  method: 'GET',
  path: '/v1/products/{product-key}/product-rate-plans',
  request: listProductRatePlansRequest,
  response: listProductRatePlansResponse,
  paging: 'page',
  items: 'productRatePlans',
  retry: 'safe',
});

/** One rate plan. `GET /v1/product-rate-plans/{id}`. */
export const getProductRatePlan = /* @__PURE__ */ operation({
  name: 'catalog.rate-plan',
  method: 'GET',
  path: '/v1/product-rate-plans/{id}',
  request: getProductRatePlanRequest,
  response: getProductRatePlanResponse,
  retry: 'safe',
});

/** Rate plans by outside id. `GET /v1/product-rate-plans/external-id/{id}`. */
export const listProductRatePlansByExternalId = /* @__PURE__ */ operation({
  name: 'catalog.rate-plans-by-external-id',
  method: 'GET',
  path: '/v1/product-rate-plans/external-id/{id}',
  request: listProductRatePlansByExternalIdRequest,
  response: listProductRatePlansByExternalIdResponse,
  retry: 'safe',
});

/** One product charge. `GET /v1/product-rate-plan-charges/{product-rate-plan-charge-key}`. */
export const getProductRatePlanCharge = /* @__PURE__ */ operation({
  name: 'catalog.rate-plan-charge',
  method: 'GET',
  path: '/v1/product-rate-plan-charges/{product-rate-plan-charge-key}',
  request: getProductRatePlanChargeRequest,
  response: getProductRatePlanChargeResponse,
  retry: 'safe',
});

/** Create product (generic object style). `POST /v1/object/product`. */
export const createProduct = /* @__PURE__ */ operation({
  name: 'catalog.create-product',
  method: 'POST',
  path: '/v1/object/product',
  request: createProductRequest,
  response: createOrModifyResponse,
  query: ['rejectUnknownFields'],
  retry: 'keyed',
});

/** Create rate plan. `POST /v1/object/product-rate-plan`. */
export const createProductRatePlan = /* @__PURE__ */ operation({
  name: 'catalog.create-rate-plan',
  method: 'POST',
  path: '/v1/object/product-rate-plan',
  request: createProductRatePlanRequest,
  response: createOrModifyResponse,
  query: ['rejectUnknownFields'],
  retry: 'keyed',
});

/** Create charge; carries revenue recognition settings. `POST /v1/object/product-rate-plan-charge`. */
export const createProductRatePlanCharge = /* @__PURE__ */ operation({
  name: 'catalog.create-rate-plan-charge',
  method: 'POST',
  path: '/v1/object/product-rate-plan-charge',
  request: createProductRatePlanChargeRequest,
  response: createOrModifyResponse,
  query: ['rejectUnknownFields'],
  retry: 'keyed',
});
