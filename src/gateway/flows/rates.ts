import type { Rates, RatesRequest } from '../../api/schemas/storefront/rates.js';
import type { OperationHandler } from '../context.js';

/** Returns the reference rates of the requested assets. Missing rates are left out. */
export const showRates: OperationHandler<RatesRequest, Rates> = async (context, { input }) => {
  const requested = input.assets?.split(',');
  const rates = await context.rates();
  return { body: { rates: rates.filter(({ asset }) => requested?.includes(asset) ?? true) } };
};
