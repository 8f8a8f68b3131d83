import type { Catalog, CatalogRequest } from '../../api/schemas/storefront/catalog.js';
import type { CurrencyCode } from '../../api/schemas/values.js';
import type { GatewayContext, OperationHandler } from '../context.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { chooseCurrency } from '../offers/choose-plans.js';
import { Refusal } from '../refusal.js';
import { catalogView } from '../views/catalog.js';

/** Cache of catalog views: for each sellable catalog, the views by currency and language. */
const views = new WeakMap<SellableCatalog, Map<string, Catalog>>();
/** Maximum number of cached views. Limited because a visitor can send any text as language. */
const MAX_VIEWS = 200;

function cachedView(
  context: GatewayContext,
  sellableCatalog: SellableCatalog,
  currency: CurrencyCode,
  locale: string | undefined,
): Catalog {
  const cachedViews = views.get(sellableCatalog) ?? new Map<string, Catalog>();
  views.set(sellableCatalog, cachedViews);
  const key = `${currency} ${locale ?? ''}`;
  const created = cachedViews.get(key) ?? catalogView(sellableCatalog, { currency, locale, paymentForm: context.paymentForm });
  if (cachedViews.size < MAX_VIEWS) cachedViews.set(key, created);
  return created;
}

/** Returns the sellable catalog with prices in one currency and texts in one language. */
export const showCatalog: OperationHandler<CatalogRequest, Catalog> = async (context, { input }) => {
  const sellableCatalog = await context.sellableCatalog();
  const currency = chooseCurrency(sellableCatalog, input.currency);
  if (typeof currency !== 'string') {
    const { field, message } = currency;
    throw new Refusal({ status: 400, type: 'invalid-request', code: currency.code, message: `${field} ${message}`, fields: [currency] });
  }
  return { body: cachedView(context, sellableCatalog, currency, input.locale) };
};
