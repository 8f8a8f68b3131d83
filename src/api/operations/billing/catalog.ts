import { operation } from '../operation.js';
import { productList, productRatePlanList, productRatePlansRequest, productsRequest } from '../../schemas/billing/catalog.js';

/** Pages through the products; rate plans follow by {@link listProductRatePlans}. */
export const listProducts = operation({
  name: 'catalog.products',
  method: 'GET',
  path: '/v1/catalog/products',
  request: productsRequest,
  response: productList,
  paging: 'page',
  items: 'products',
  retry: 'safe',
});

/** Rate plans of one product with their charges and prices. */
export const listProductRatePlans = operation({
  name: 'catalog.product-rate-plans',
  method: 'GET',
  path: '/v1/products/{product-key}/product-rate-plans',
  request: productRatePlansRequest,
  response: productRatePlanList,
  paging: 'page',
  items: 'productRatePlans',
  retry: 'safe',
});
