import { operation } from '../operation.js';
import { rates, ratesRequest } from '../../schemas/storefront/rates.js';

/** Reference rates of assets, for showing a price approximately. Publishable key or session. No rate is an empty answer, not an error. */
export const listRates = operation({
  name: 'storefront.rates.list',
  method: 'GET',
  path: '/storefront/rates',
  request: ratesRequest,
  response: rates,
  retry: 'safe',
});
