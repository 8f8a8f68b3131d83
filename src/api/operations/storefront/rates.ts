import { operation } from '../operation.js';
import { rates, ratesRequest } from '../../schemas/storefront/rates.js';

/** Lists reference rates of assets, for approximate prices. Empty if there are no rates. Requires a publishable key or session. */
export const listRates = operation({
  name: 'storefront.rates.list',
  method: 'GET',
  path: '/storefront/rates',
  request: ratesRequest,
  response: rates,
  retry: 'safe',
});
