import type { Catalog, CatalogRequest } from '../../api/schemas/storefront/catalog.js';
import type { Flow } from '../context.js';
import { chooseCurrency } from '../offers/choose.js';
import { Refusal } from '../refusal.js';
import { catalogView } from '../views/catalog.js';

/** What may be bought, with prices in one currency and texts in one language. */
export const showCatalog: Flow<CatalogRequest, Catalog> = async (context, { input }) => {
  const assortment = await context.assortment();
  const currency = chooseCurrency(assortment, input.currency);
  if (typeof currency !== 'string') {
    const { field, message } = currency;
    throw new Refusal({ status: 400, type: 'invalid-request', code: currency.code, message: `${field} ${message}`, fields: [currency] });
  }
  return { body: catalogView(assortment, { currency, locale: input.locale, paymentForm: context.paymentForm }) };
};
