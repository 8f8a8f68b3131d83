import { operation } from '../operation.js';
import { entitlements, entitlementsRequest } from '../../schemas/storefront/entitlements.js';

/** Lists what an account may use: plans, features, quantities and limits. Only for servers, with the secret key. */
export const getEntitlements = operation({
  name: 'storefront.entitlements',
  method: 'GET',
  path: '/storefront/entitlements',
  request: entitlementsRequest,
  response: entitlements,
  retry: 'safe',
});
