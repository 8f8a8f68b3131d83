import { operation } from '../operation.js';
import { catalog, catalogRequest } from '../../schemas/storefront/catalog.js';

/** Reads the sellable catalog with prices. Requires a publishable key or session. */
export const getCatalog = operation({
  name: 'storefront.catalog',
  method: 'GET',
  path: '/storefront/catalog',
  request: catalogRequest,
  response: catalog,
  retry: 'safe',
});
