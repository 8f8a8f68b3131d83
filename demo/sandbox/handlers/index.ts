import { billingOperations as rows } from '../../../src/api/operations/billing/index.js';
import { endpoint, type Endpoint } from '../http/endpoint.js';
import { listProductRatePlans, listProducts } from './catalog.js';
import { createToken } from './oauth.js';

/** One endpoint for each row of the billing API. */
export const endpoints: Partial<Record<keyof typeof rows, Endpoint>> = {
  createToken: endpoint(rows.createToken, 'access', createToken),
  listProducts: endpoint(rows.listProducts, 'catalog', listProducts),
  listProductRatePlans: endpoint(rows.listProductRatePlans, 'catalog', listProductRatePlans),
};
