import type { Rates, RatesRequest } from '../../api/schemas/storefront/rates.js';
import type { OperationHandler } from '../context.js';

/** Reference rates of the assets that are asked for. What there is no rate of is left out. */
export const showRates: OperationHandler<RatesRequest, Rates> = async (context, { input }) => {
  const wanted = input.assets?.split(',');
  const rates = await context.rates();
  return { body: { rates: rates.filter(({ asset }) => wanted?.includes(asset) ?? true) } };
};
